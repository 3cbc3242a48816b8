import Faults
import Routes
import TestSupport
import Testing

@testable import Preview

private func step(_ line: [Coordinate], at place: Coordinate? = nil) -> Step {
  var step = Step(
    maneuver: Maneuver(kind: .depart, engineType: ""), distance: 1000, duration: 100)
  step.line = line
  step.maneuver.location = place
  return step
}

private func places(_ numbers: [Double]) -> [[Double]] {
  stride(from: 0, to: numbers.count, by: 2).map { [numbers[$0], numbers[$0 + 1]] }
}

@Test func `a straight line keeps its ends, a bend its corner`() {
  let straight = (0...100).map { Coordinate(latitude: 10 + Double($0) / 1000, longitude: 20) }
  let across = (1...100).map { Coordinate(latitude: 10.1, longitude: 20 + Double($0) / 1000) }
  let lines = ThinnedLines([step(straight), step(straight + across)]).steps
  #expect(places(lines[0]) == [[10, 20], [10.1, 20]])
  #expect(places(lines[1]) == [[10, 20], [10.1, 20], [10.1, 20.1]])
}

@Test func `a step without a line leads straight to the next`() {
  let ends = [Coordinate(latitude: 1, longitude: 2), Coordinate(latitude: 3, longitude: 4)]
  let lines = ThinnedLines([step([], at: ends[0]), step([], at: ends[1])]).steps
  #expect(lines == [[1, 2, 3, 4], [3, 4]])
}

@Test(arguments: UInt64(0)..<20)
func `no point of a line is farther than two meters from the thinned one`(seed: UInt64) throws {
  var random = SeededRandom(seed: seed)
  var place = (latitude: 60.0, longitude: 179.95)
  let line = (0..<300).map { _ in
    place.latitude += Double(Int(random.next() % 200)) * 1e-6
    place.longitude += Double(Int(random.next() % 200) - 40) * 1e-5
    let longitude = place.longitude > 180 ? place.longitude - 360 : place.longitude
    return Coordinate(latitude: place.latitude, longitude: longitude)
  }
  let kept = places(ThinnedLines([step(line)]).steps[0])
  #expect(kept.count < line.count)
  func plane(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double) {
    let east = longitude < 0 ? longitude + 360 : longitude
    return ((east - 180) * 111_195 * 0.5, (latitude - 60) * 111_195)
  }
  for point in line {
    let p = plane(point.latitude, point.longitude)
    let nearest = zip(kept, kept.dropFirst()).map { a, b in
      let (s, e) = (plane(a[0], a[1]), plane(b[0], b[1]))
      let (x, y) = (e.x - s.x, e.y - s.y)
      let share = max(0, min(1, ((p.x - s.x) * x + (p.y - s.y) * y) / max(x * x + y * y, 1e-9)))
      let (dx, dy) = (p.x - s.x - share * x, p.y - s.y - share * y)
      return (dx * dx + dy * dy).squareRoot()
    }.min()
    #expect(try #require(nearest) < 2.5)
  }
}

@Test func `a long winding line has a bounded number of points`() {
  var random = SeededRandom(seed: 7)
  let line = (0..<(Cases.areAll ? 60_000 : 20_000)).map { index in
    Coordinate(
      latitude: 50 + Double(index) * 1e-4, longitude: 5 + Double(random.next() % 1000) * 1e-5)
  }
  let kept = places(ThinnedLines([step(line)]).steps[0])
  #expect((2...2500).contains(kept.count))
}
