import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct GeometryTests {
  @Test func `Google's own example of an encoded line is read`() {
    let line = [Coordinate](encoded: "_p~iF~ps|U_ulLnnqC_mqNvxq`@", precision: 5)
    #expect(
      line == [
        Coordinate(latitude: 38.5, longitude: -120.2),
        Coordinate(latitude: 40.7, longitude: -120.95),
        Coordinate(latitude: 43.252, longitude: -126.453),
      ])
  }

  @Test func `HERE's own example of a flexible line is read`() {
    let line = [Coordinate](flexible: "BFoz5xJ67i1B1B7PzIhaxL7Y")
    #expect(
      line == [
        Coordinate(latitude: 50.10228, longitude: 8.69821),
        Coordinate(latitude: 50.10201, longitude: 8.69567),
        Coordinate(latitude: 50.10063, longitude: 8.69150),
        Coordinate(latitude: 50.09878, longitude: 8.68752),
      ])
  }

  @Test func `heights are skipped`() {
    let flat = [Coordinate](encoded: "_p~iF~ps|U_ulLnnqC", precision: 5)
    let solid = [Coordinate](encoded: "_p~iF~ps|U?_ulLnnqC_A", precision: 5, dimensions: 3)
    #expect(solid == flat)
  }

  @Test func `a broken line gives the points before the fault`() {
    #expect([Coordinate](encoded: "_p~iF~ps|U\u{1}", precision: 5).count == 1)
    #expect([Coordinate](encoded: "~~~~~~~~~~~~~~~~~~~~~", precision: 5).isEmpty)
    #expect([Coordinate](flexible: "________________").isEmpty)
  }

  @Test func `a heading ends 10 meters away, between two points`() throws {
    let meter = 1 / 111_195.0
    // 9 m east, then far north.
    let line = [Coordinate](
      [(0, 0), (0, 9), (500, 9)].map { north, east in
        Coordinate(latitude: north * meter, longitude: east * meter)
      })
    #expect(line.bearing(after: 0) == 64)
    #expect(line.bearing(before: 1) == 90)
    #expect(line.bearing(before: 2) == 0)
  }

  @Test func `headings are those of a compass`() {
    let line = [Coordinate]([
      Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0.001, longitude: 0),
      Coordinate(latitude: 0.001, longitude: 0.001),
    ])
    #expect(line.bearing(before: 1) == 0)
    #expect(line.bearing(after: 1) == 90)
    #expect(line.bearing(before: 0) == nil)
    #expect(abs(line.length - 222.39) < 0.01)
  }

  /// A drive northward around a ring that leaves it by some degrees.
  static func ring(
    _ circulation: Circulation, angle: Double
  ) -> ([Coordinate], entry: Int, exit: Int) {
    let sign = circulation == .counterClockwise ? 1.0 : -1.0
    var points: [(Double, Double)] = [(0, -80), (0, -60), (0, -40)]
    let radius = 25.0
    let entry = points.count
    for step in 0...Int(angle / 10) {
      let turn = (Double(step) * 10 - 90) * .pi / 180
      points.append((sign * radius * cos(turn), radius * sin(turn)))
    }
    let exit = points.count - 1
    let out = (angle - 90) * .pi / 180
    for far in [45.0, 65, 85] { points.append((sign * far * cos(out), far * sin(out))) }
    let line = [Coordinate](
      points.map { Coordinate(latitude: $0.1 / 111_195, longitude: $0.0 / 111_195) })
    return (line, entry, exit)
  }

  @Test(arguments: [90.0, 180, 270], Circulation.allCases)
  func `the line shows the way round and the exit`(angle: Double, circulation: Circulation) {
    let (line, entry, exit) = Self.ring(circulation, angle: angle)
    for known in [exit, nil] as [Int?] {
      let shape = RoundaboutShape(line, entry: entry, exit: known)
      #expect(shape.circulation == circulation, "\(known as Any)")
      let found = shape.exitBearing.map {
        Bearing.roundaboutAngle(from: 0, to: $0, circulation: circulation)
      }
      #expect(found.map { abs($0 - angle) <= 10 } == true, "\(found as Any)")
    }
  }

  @Test func `a line without a ring shows no way round`() {
    let straight = [Coordinate](
      (0..<20).map { Coordinate(latitude: Double($0) * 0.0001, longitude: 0) })
    #expect(RoundaboutShape(straight, entry: 5, exit: nil).circulation == nil)
    #expect(RoundaboutShape(straight, entry: 5, exit: 9).circulation == nil)
  }

  @Test(arguments: [(1e308, 0.0), (1e308, 90), (-1e308, 1e308)])
  func `places off the Earth give finite headings or none`(longitude: Double, latitude: Double) {
    let line = [Coordinate]([
      Coordinate(latitude: 0, longitude: -longitude),
      Coordinate(latitude: latitude, longitude: longitude),
    ])
    for heading in [line.bearing(after: 0), line.bearing(before: 1)] {
      #expect(heading.map(\.isFinite) ?? true)
    }
  }

  @Test func `the search for a point finds the same as an exhaustive one`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      let points = (0..<random.int(1...40)).map { _ in
        Coordinate(
          latitude: Double(random.int(0...9)) / 10_000,
          longitude: Double(random.int(0...9)) / 10_000)
      }
      let start = random.int(0...points.count - 1)
      let way = Double(random.int(0...2000))
      let place: Coordinate? =
        random.int(0...3) == 0 ? nil : points[random.int(0...points.count - 1)]
      let distances = points.distances
      let faults = (start..<points.count).map { index in
        (place.map { $0.distance(to: points[index]) } ?? 0)
          + (distances[index] - way).magnitude * (place == nil ? 1 : 0.1)
      }
      let least = faults.indices.min { faults[$0] < faults[$1] }
      #expect(
        LineCutter(points).index(near: place, after: way, from: start) == start + (least ?? 0))
    }
  }
}
