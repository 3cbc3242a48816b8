import Faults
import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct AlongPropertyTests {
  @Test(arguments: UInt64(0)..<30)
  func `objects are in order, within the route, and on the line near the engine's place`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let route = try RouteReader().read(Data(Self.response(&random).utf8)).routes[0]
    #expect(!route.objects.isEmpty)
    try Self.check(route, "seed \(seed)")
  }

  @Test func `objects of any response are in order, within the route and on the line`() throws {
    var count = 0
    try Law.objects.check { sample in
      for route in (try? RouteReader().read(sample.bytes))?.routes ?? [] {
        count += route.objects.count
        try Self.check(route, sample.name)
      }
    }
    #expect(count > 100)
  }

  @Test func `an object in a joined roundabout has the distance of the joined line`() throws {
    let ring = """
      {"distance": 100, "duration": 1, "name": "", "mode": "driving",
       "maneuver": {"type": "roundabout", "exit": 2, "modifier": "right"},
       "geometry": {"coordinates": \(AlongFixture.points(2, 4))},
       "intersections": [{"location": [0.003, 0], "traffic_signal": true}]}
      """
    let exit = ring.replacing("roundabout", with: "exit roundabout")
      .replacing(AlongFixture.points(2, 4), with: AlongFixture.points(4, 6))
      .replacing("0.003", with: "0.005").replacing("100", with: "300")
    let json = AlongFixture.response([
      AlongFixture.leg([AlongFixture.step(0, 2, type: "depart"), ring, exit])
    ])
    func meters(_ reader: RouteReader) throws -> [Double?] {
      try reader.read(Data(json.utf8)).routes[0].objects.map { $0.start?.rounded() }
    }
    #expect(try meters(RouteReader(roundabouts: .separate)) == [250, 450])
    #expect(try meters(RouteReader()) == [300, 500])
  }

  /// Checks the laws of all objects; `gap` is the greatest distance from the line, in meters.
  static func check(_ route: Route, _ name: String, gap: Double = 30) throws {
    let geometry = route.geometry
    let meters = geometry.meters
    let sum = route.legs.reduce(0) { $0 + $1.distance }
    let length = max(meters.last ?? 0, sum, route.distance) + 1
    var last = 0.0
    for object in route.objects {
      let text = "\(name): \(object.inWords)"
      #expect(object.start ?? .infinity >= last, "\(text)")
      last = object.start ?? .infinity
      #expect((0...length).contains(object.start ?? 0), "\(text)")
      #expect(object.end ?? length <= length, "\(text)")
      #expect(object.end ?? .infinity >= object.start ?? 0, "\(text)")
      guard let place = object.location, let start = object.start, !meters.isEmpty else { continue }
      // Of a step without length, all points are at one distance.
      let first = max(0, (meters.firstIndex { $0 >= start } ?? meters.count - 1) - 1)
      let end = meters.lastIndex { $0 <= start } ?? 0
      let found =
        (first...max(first, end)).map { distance(to: place, geometry, meters, start, $0) }
        .min() ?? 0
      if found <= gap { continue }
      // Some tests of others move an intersection off the whole line.
      let nearest = geometry.points.map { place.distance(to: $0) }.min() ?? 0
      #expect(nearest > gap, "\(text) is \(found) m off the line")
    }
  }

  /// The distance from a place to the spot of a segment that is a way from the start.
  static func distance(
    to place: Coordinate, _ line: RouteGeometry, _ meters: [Double], _ way: Double, _ segment: Int
  ) -> Double {
    let next = min(segment + 1, meters.count - 1)
    let span = meters[next] - meters[segment]
    let share = span > 0 ? (way - meters[segment]) / span : 0
    let spot = line.points[segment].toward(line.points[next], share: share)
    return place.distance(to: spot)
  }

  /// A random walk of some legs and steps, whose intersections are up to 20 meters off the line.
  private static func response(_ random: inout SeededRandom) -> String {
    var place = (longitude: 10.0, latitude: random.double(-60...60))
    var legs: [String] = []
    for _ in 0..<random.int(1...3) {
      var steps: [String] = []
      for _ in 0..<random.int(1...6) {
        var points = [place]
        for _ in 0..<random.int(1...20) {
          place.longitude += random.double(-0.001...0.002)
          place.latitude += random.double(-0.001...0.001)
          points.append(place)
        }
        let junctions = points.filter { _ in random.int(0...2) == 0 }.map { point in
          let off = random.double(-0.00015...0.00015)
          let words = ["tunnel", "toll", "motorway", "odd"].filter { _ in random.int(0...2) == 0 }
          return """
            {"location": [\(point.longitude), \(point.latitude + off)],
             "traffic_signal": \(random.int(0...1) == 0), "admin_index": \(random.int(0...3)),
             "classes": [\(words.map { "\"\($0)\"" }.joined(separator: ","))]}
            """
        }
        let list = points.map { "[\($0.longitude), \($0.latitude)]" }.joined(separator: ",")
        steps.append(
          """
          {"distance": \(random.double(100...3000)), "duration": 1, "name": "", "mode": "driving",
           "maneuver": {"type": "turn", "modifier": "left"},
           "geometry": {"coordinates": [\(list)]},
           "intersections": [\(junctions.joined(separator: ","))]}
          """)
      }
      let point = random.int(-5...60)
      legs.append(
        AlongFixture.leg(
          steps,
          """
          , "admins": [{"iso_3166_1": "DE"}, {"iso_3166_1": "DE"}, {"iso_3166_1": "PL"}],
          "incidents": [{"type": "accident", "geometry_index_start": \(point),
           "geometry_index_end": \(point + random.int(-5...60))}]
          """))
    }
    return AlongFixture.response(legs)
  }
}
