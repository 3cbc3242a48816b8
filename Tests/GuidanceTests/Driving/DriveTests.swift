import Driving
import Foundation
import Guidance
import Routes
import TestSupport
import Testing
import Faults

@Suite struct DriveTests {
  static let units: [UnitSystem] = [.metric, .us, .uk, .ukSigns]

  /// Drives a route with about as many locations and checks the laws.
  static func drive(_ route: Route, _ name: String, units: UnitSystem, ticks: Double) throws {
    var options = DriveOptions()
    options.rate = min(10, ticks / max(1, route.duration))
    var stream = try Drive([route], guide: Guide(units: units), options: options).events()
    var laws = DriveLaws(name)
    while let event = try stream.next() { laws.check(event) }
    laws.finish()
  }

  @Test(arguments: try examples())
  func `the drive of every example keeps the laws`(path: String) throws {
    let bytes = try Data(contentsOf: Corpus.package.appending(path: path))
    let response = try RouteReader().read(bytes)
    for (index, route) in response.routes.enumerated() {
      do {
        try Self.drive(route, "\(path)[\(index)]", units: .metric, ticks: 300)
        try Self.drive(route, "\(path)[\(index)]", units: .us, ticks: 100)
      } catch let fault as Fault where fault == .noLine {
        #expect(path.contains("navinfo"), "\(path)")
      }
    }
  }

  static func examples() throws -> [String] {
    let folder = Corpus.package.appending(path: "Examples/routes")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.contains(".cards.") && ($0.hasSuffix(".json") || $0.hasSuffix(".jsonl")) }
      .map { "Examples/routes/" + $0 }
  }

  @Test func `events are in order, and arrivals come where they are reached`() throws {
    let route = Roads.route([
      Roads.leg([100, 200, 0], seconds: [10, 20, 0]),
      Roads.leg([50, 0], seconds: [5, 0], from: 0.0026979),
    ])
    let events = try Roads.events([route])
    let names = events.filter {
      ![.location, .remainingTime, .remainingDistance, .card, .maneuverState, .next].contains(
        $0.name)
    }
    .map { "\($0.milliseconds) \($0.name.rawValue)" }
    #expect(
      names == [
        "0 guidance-started", "0 announcement", "0 delay-category", "7000 announcement",
        "10000 announcement", "27000 announcement", "30000 arrived", "30000 continued",
        "31000 announcement", "35000 arrived", "35000 guidance-ended",
      ])
    let shown = events.compactMap { event -> String? in
      guard case .card(let card) = event.content, card.isNew else { return nil }
      return "\(event.milliseconds) \(card.card.step.maneuver.kind.rawValue)"
    }
    #expect(
      shown == ["0 depart", "1000 turn-left", "10000 arrive", "30000 depart", "31000 arrive"])
  }

  @Test(arguments: [(10.0, 100.0), (3, 25), (60, 1000), (0, 0)])
  func `remaining time and distance are sent no more often than the thresholds allow`(
    seconds: Double, meters: Double
  ) throws {
    let route = Roads.route([
      Roads.leg([3000, 2000, 0], seconds: [140, 233, 0]),
      Roads.leg([777, 0], seconds: [61, 0], from: 0.045),
    ])
    let events = try Roads.events([route]) {
      $0.timeThreshold = seconds
      $0.distanceThreshold = meters
    }
    var last: [DriveEvent.Name: (value: Double, leg: Int)] = [:]
    var pairs = 0
    for event in events {
      let (value, leg, threshold) =
        switch event.content {
        case .remainingTime(let value, let leg): (value, leg, seconds)
        case .remainingDistance(let value, let leg): (value, leg, meters)
        default: (0, -1, 0)
        }
      guard leg >= 0 else { continue }
      if let before = last[event.name], before.leg == leg, value > 0 {
        #expect(before.value - value >= threshold - 1e-6)
        pairs += 1
      }
      last[event.name] = (value, leg)
    }
    #expect(pairs >= 10)
  }

  @Test func `a card's estimates run down to its maneuver`() throws {
    let route = Roads.route([Roads.leg([1000, 500, 0], seconds: [60, 30, 0])])
    var texts: [String] = []
    for event in try Roads.events([route]) {
      if case .card(let card) = event.content, card.card.index == 1,
        let text = card.toManeuver?.distance.rounded.map({ Guide().text($0) })
      {
        if texts.last != text { texts.append(text) }
      }
    }
    #expect(texts.first == "1\u{A0}km")
    #expect(texts.count > 15)
    #expect(Set(texts).count == texts.count)
  }

  @Test func `annotations spread the time over a step`() throws {
    var leg = Roads.leg([1000, 0], seconds: [100, 0])
    let line = leg.steps[0].line
    leg.steps[0].line = [
      line[0], Coordinate(latitude: 0, longitude: line[1].longitude / 2), line[1],
    ]
    leg.annotation.distances = [500, 500]
    leg.annotation.durations = [20, 80]
    let speeds = try Roads.events([Roads.route([leg])]).compactMap { event -> Double? in
      guard case .location(let location) = event.content else { return nil }
      return location.speed
    }
    #expect(speeds[10] == 25)
    #expect(speeds[50] == 6.25)
  }

  @Test func `traffic ahead gives the delay, and the segments of the bar`() throws {
    var leg = Roads.leg([1000, 0], seconds: [100, 0])
    let end = leg.steps[0].line[1].longitude
    leg.steps[0].line = (0...4).map { Coordinate(latitude: 0, longitude: end * Double($0) / 4) }
    leg.annotation.congestion = [.low, .heavy, .moderate, .low]
    let events = try Roads.events([Roads.route([leg])])
    let told = events.compactMap { event -> String? in
      guard case .delayCategory(let category) = event.content else { return nil }
      return "\(event.milliseconds / 1000) \(category?.google.value ?? 0)"
    }
    // A fifth of what is left decides: first of the heavy stretch, then of the moderate one.
    #expect(told.map { $0.suffix(1) } == ["1", "2", "3"])
    let bar = events.lazy.compactMap { event -> TripProgress? in
      guard case .card(let card) = event.content else { return nil }
      return card.progress
    }.first
    #expect(
      bar?.segments.map { "\($0.start) \($0.end) \($0.congestion)" } == [
        "0.0 0.25 low", "0.25 0.5 heavy", "0.5 0.75 moderate", "0.75 1.0 low",
      ])
  }

  @Test func `a drive into the night changes the lighting mode`() throws {
    // From 10 to 130 degrees east in an hour: far faster than the sun sets.
    let start = Coordinate(latitude: 0, longitude: 10)
    var leg = Roads.leg([13_343_000, 0], seconds: [3600, 0], from: 10)
    leg.steps[0].line = (0...12).map { Coordinate(latitude: 0, longitude: 10 + Double($0) * 10) }
    leg.steps[1].line = [leg.steps[0].line[12]]
    #expect(leg.steps[0].line[0] == start)
    let guide = Guide(departure: try Departure("2026-03-20T12:00:00Z"))
    let told = try Roads.events([Roads.route([leg])], guide: guide).compactMap {
      event -> LightingMode? in
      guard case .lightingMode(let mode) = event.content else { return nil }
      return mode
    }
    #expect(told == [.normal, .lowLight])
  }

  @Test func `a route without a place, or with only one, is an error`() {
    var leg = Roads.leg([1000, 0], seconds: [100, 0])
    leg.steps[0].line = [Coordinate(latitude: 1, longitude: 1)]
    leg.steps[1].line = [Coordinate(latitude: 1, longitude: 1)]
    #expect(throws: Fault.onePlace) {
      try Drive([Roads.route([leg])], guide: Guide())
    }
    leg.steps[0].line = []
    leg.steps[1].line = []
    #expect(throws: Fault.noLine) {
      try Drive([Roads.route([leg])], guide: Guide())
    }
    leg.steps[0].line = [
      Coordinate(latitude: 91, longitude: 1), Coordinate(latitude: 1, longitude: 1),
    ]
    #expect(throws: Fault.badPlace(latitude: 91, longitude: 1)) {
      try Drive([Roads.route([leg])], guide: Guide())
    }
    #expect(
      Fault.noLine.description
        == "the route has no geometry to drive along; ask the router for steps with geometries")
  }

  @Test func `the longest distance that can be shown can be driven`() throws {
    var leg = Roads.leg([1, 0], seconds: [100, 0])
    leg.steps[0].distance = 9e8
    leg.steps[0].line = [(0, 0), (0.5, 0), (0, 1)].map {
      Coordinate(latitude: $0.0, longitude: $0.1)
    }
    for units in Self.units {
      let events = try Roads.events([Roads.route([leg])], guide: Guide(units: units))
      #expect(events.last?.content == .guidanceEnded(hasArrived: true))
    }
  }

  @Test func `a drive whose steps last beyond the year 9999 is an error`() throws {
    var leg = Roads.leg([100, 0], seconds: [9e8, 0])
    leg.duration = 0
    let route = Roads.route([leg])
    #expect(throws: Fault.badYear(10_018)) {
      try Drive([route], guide: Guide(departure: Departure("9990-01-01T00:00:00Z")))
    }
    var options = DriveOptions()
    options.mostLocations = 100
    _ = try Drive([route], guide: Guide(), options: options)
  }

  @Test func `a waiting vehicle has the course of the way ahead, or of the way behind`() throws {
    let ways = [0.0, 0, 100, 0, 0]
    let leg = Roads.leg(ways, seconds: [2, 2, 10, 2, 0])
    let courses = try Roads.events([Roads.route([leg])]).compactMap { event in
      if case .location(let location) = event.content { return location.course }
      return nil
    }
    #expect(courses.count == 17 && courses.allSatisfy { $0 == 90 })
  }

  @Test(arguments: units) func `zero-length steps and legs are shown once each`(
    units: UnitSystem
  ) throws {
    let route = Roads.route([
      Roads.leg([0, 0, 100, 0, 0], seconds: [0, 0, 10, 0, 0]),
      Roads.leg([0, 0], seconds: [0, 0], from: 0.000899),
      Roads.leg([0, 70, 0], seconds: [30, 0, 0], from: 0.000899),
    ])
    try Self.drive(route, "zero", units: units, ticks: 400)
    let still = Roads.route([Roads.leg([0, 0], seconds: [0, 0])])
    try Self.drive(still, "still", units: units, ticks: 10)
  }

  @Test func `a route without times is driven at 50 km/h`() throws {
    let route = Roads.route([Roads.leg([1000, 0], seconds: [0, 0])])
    let drive = try Drive([route], guide: Guide())
    #expect(drive.hasAssumedTimes)
    try Self.drive(route, "assumed", units: .metric, ticks: 72)
  }

  @Test(arguments: [
    [(60.0, 179.9), (60, -179.9)], [(60, -179.9), (60, 179.9), (60, 179.5)],
    [(89.9, 0), (90, 0), (89.9, 180)], [(89.99, 10), (89.99, -170)], [(-90, 0), (-89, 50)],
    [(10, 179.5), (10, 180.5)],
  ])
  func `the antimeridian and the poles are crossed like any other line`(
    places: [(Double, Double)]
  ) throws {
    let line = places.map { Coordinate(latitude: $0.0, longitude: $0.1) }
    let first = Maneuver(kind: .depart, engineType: "")
    var step = Step(maneuver: first, distance: 22_000, duration: 1100)
    step.line = line
    var last = Step(
      maneuver: Maneuver(kind: .arrive, engineType: ""), distance: 0, duration: 0)
    last.line = [line[line.count - 1]]
    let leg = Leg(steps: [step, last], distance: 22_000, duration: 1100)
    let route = Roads.route([leg])
    try Self.drive(route, "\(places)", units: .metric, ticks: 300)
    // Locations follow each other closely, whatever the longitudes do.
    var before: Coordinate?
    for event in try Roads.events([route]) {
      guard case .location(let location) = event.content else { continue }
      if let before {
        let (a, b) = (vector(before), vector(location.place))
        let chord = zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        #expect(chord * 6_371_008.8 < 160, "\(before) to \(location.place)")
      }
      before = location.place
    }
  }

  private func vector(_ place: Coordinate) -> [Double] {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return [
      cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude),
    ]
  }
}
