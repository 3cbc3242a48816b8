import Driving
import Foundation
import Guidance
import Routes
import TestSupport
import Testing
import JSON
import Faults

@testable import Preview

private func guided(_ example: String, departure: String? = nil) throws -> GuidedRoute {
  let bytes = try Data(
    contentsOf: Corpus.package.appending(path: "Examples/routes/\(example).json"))
  let route = try RouteReader().read(bytes).routes[0]
  return try Guide(departure: departure.map { try Departure($0) }).guide(route)
}

extension DriveData.Track {
  /// The moments, each with its time from the start before its values.
  fileprivate func moments(_ width: Int) -> [[Int]] {
    var time = 0
    return stride(from: 0, to: numbers.count, by: width + 1).map { start in
      time += numbers[start]
      return [time] + numbers[start + 1...start + width]
    }
  }
}

@Test(arguments: ["helsinki-lanes", "helsinki-stops", "motorway", "roundabouts-left"])
func `a page's drive has the events of the drive`(example: String) throws {
  let route = try guided(example, departure: "2026-05-04T08:30:00+03:00")
  let data = try DriveRecorder.record(route)
  var events = try Drive([route]).events()
  var shows: [[Int]] = []
  var arrivals = 0
  var end = 0
  while let event = try events.next() {
    end = (event.milliseconds + 50) / 100
    switch event.content {
    case .card(let card): shows.append([end, card.card.index])
    case .arrived: arrivals += 1
    default: break
    }
  }
  #expect(data.end == end)
  #expect(data.shows.moments(6).map { Array($0[...1]) } == shows)
  #expect(Set(data.shows.moments(6).map { $0[1] }) == Set(route.cards.indices))
  #expect(data.arrivals.moments(1).count == arrivals)
  let last = try #require(data.shows.moments(6).last)
  #expect(last[6] == 1000)
  #expect(data.shows.moments(6).allSatisfy { $0[2...5].allSatisfy(data.texts.indices.contains) })
}

@Test func `a step that takes longer than its route does not enlarge the page`() throws {
  let line = [Coordinate(latitude: 10, longitude: 20), Coordinate(latitude: 10, longitude: 20.1)]
  var step = Step(
    maneuver: Maneuver(kind: .depart, engineType: ""), distance: 11_000, duration: 1e7)
  step.line = line
  let leg = Leg(steps: [step], distance: 11_000, duration: 1)
  let data = try DriveRecorder.record(
    Guide().guide(Route(legs: [leg], distance: 11_000, duration: 1)))
  #expect(data.end == 100_000_000)
  #expect(data.places.numbers.count < 4 * 1600)
}

@Test func `the vehicle follows the route's line, and no list grows without limit`() throws {
  // Ten hours at 100 km/h along a parallel.
  let line = (0...1000).map { Coordinate(latitude: 10, longitude: Double($0) / 100) }
  var step = Step(
    maneuver: Maneuver(kind: .depart, engineType: ""), distance: 1_000_000, duration: 36_000)
  step.line = line
  var end = Step(maneuver: Maneuver(kind: .arrive, engineType: ""), distance: 0, duration: 0)
  end.line = [line[1000]]
  let leg = Leg(steps: [step, end], distance: 1_000_000, duration: 36_000)
  let route = Route(legs: [leg], distance: 1_000_000, duration: 36_000)
  let data = try DriveRecorder.record(try Guide().guide(route))
  let places = data.places.moments(3)
  #expect((1000...1510).contains(places.count))
  #expect(data.end == 360_000 && places.last?[0] == 360_000)
  #expect(places.reduce(0) { $0 + $1[1] } == 1_000_000)
  #expect(places.reduce(0) { $0 + $1[2] } == 1_000_000)
  #expect(places[700][3] == 100 && data.speedUnit == "km/h")
}

@Test func `the traffic of a long route is merged into hundredths of it`() throws {
  let line = (0...4000).map { Coordinate(latitude: 10, longitude: Double($0) / 1000) }
  var step = Step(
    maneuver: Maneuver(kind: .depart, engineType: ""), distance: 400_000, duration: 14_400)
  step.line = line
  var leg = Leg(steps: [step], distance: 400_000, duration: 14_400)
  leg.annotation.congestion = (0..<4000).map { $0 < 1000 ? .low : $0 % 10 == 0 ? .low : .heavy }
  let route = try Guide().guide(Route(legs: [leg], distance: 400_000, duration: 14_400))
  let traffic = try DriveRecorder.record(route).traffic
  #expect(traffic.map { $0["level"]?.text } == ["low", "heavy"])
  #expect(traffic.map { $0["share"] } == [.number(0.25), .number(0.75)])
}

@Test func `the vehicle continues eastward across the antimeridian`() throws {
  var step = Step(
    maneuver: Maneuver(kind: .depart, engineType: ""), distance: 2000, duration: 100)
  step.line = [
    Coordinate(latitude: 10, longitude: 179.99), Coordinate(latitude: 10, longitude: -179.99),
  ]
  let leg = Leg(steps: [step], distance: 2000, duration: 100)
  let route = try Guide().guide(Route(legs: [leg], distance: 2000, duration: 100))
  let places = try DriveRecorder.record(route).places.moments(3)
  #expect(places.first?[2] == 17_999_000)
  #expect(places.dropFirst().allSatisfy { (0...30).contains($0[2]) })
  #expect(places.reduce(0) { $0 + $1[2] } == 18_001_000)
}

@Test func `a route without a line has its cards, and says why it has no drive`() throws {
  let leg = Leg(
    steps: [
      Step(maneuver: Maneuver(kind: .depart, engineType: ""), distance: 100, duration: 10),
      Step(maneuver: Maneuver(kind: .arrive, engineType: ""), distance: 0, duration: 0),
    ], distance: 100, duration: 10)
  let route = try Guide().guide(Route(legs: [leg], distance: 100, duration: 10))
  #expect(throws: Fault.noLine) { try DriveRecorder.record(route) }
}
