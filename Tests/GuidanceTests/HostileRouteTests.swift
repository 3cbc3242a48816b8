import Foundation
import Guidance
import Routes
import Testing
import Faults

/// Names that no engine should send, and some do.
@Suite struct HostileRouteTests {
  /// A response whose step, stop and sign are called something, given as JSON without quotes.
  private static func response(_ name: String) -> [UInt8] {
    let step =
      "{\"distance\":10,\"duration\":5,\"name\":\"\(name)\",\"ref\":\"\(name)\","
      + "\"destinations\":\"\(name)\",\"exits\":\"\(name)\",\"rotary_name\":\"\(name)\","
      + "\"junction_name\":\"\(name)\",\"maneuver\":{\"type\":\"turn\",\"modifier\":\"left\","
      + "\"instruction\":\"\(name)\"}}"
    let leg = "{\"distance\":10,\"duration\":5,\"summary\":\"\(name)\",\"steps\":[\(step)]}"
    return [UInt8](
      ("{\"code\":\"Ok\",\"waypoints\":[{\"name\":\"a\"},{\"name\":\"\(name)\"}],"
        + "\"routes\":[{\"distance\":10,\"duration\":5,\"legs\":[\(leg)]}]}").utf8)
  }

  private static let names: [String] = [
    String(repeating: "Llanfair", count: 1250), String(repeating: "\\\\", count: 50),
    "\\u0000\\u0001\\b\\t\\n\\r\\u001b[31m\\u007f", "🛣️🚗👩‍👩‍👧‍👦", "\\ud83d\\ude97", "\\ud83d", "\\ude97 x",
    "\\u202eevil\\u202c", "\\u2068open", "رحلة Main Street שלום 12", "{road}", "{phrase} {", " ",
    "",
    ";;;,,,: ;", "\\u00e9e\\u0301", "．／",
  ]

  @Test(arguments: ["en", "de", "he", "ar", "ja"])
  func `any name gives clean cards`(tag: String) throws {
    let guide = Guide(locale: try LocaleTag(tag))
    for name in Self.names {
      let route = try RouteReader().read(Self.response(name)).routes[0]
      let guided = try guide.guide(route)
      let card = try #require(guided.cards.first)
      let lists = [
        card.instructionVariants, card.dashboardVariants, card.notificationVariants,
        [guided].choices[0].summaryVariants, guided.legs[0].arrivalVariants,
      ]
      for texts in lists {
        #expect(!texts.isEmpty && Set(texts).count == texts.count, "\(name.prefix(20))")
        #expect(texts.allSatisfy { !$0.isEmpty }, "\(name.prefix(20))")
      }
      #expect(card.instructions.map(\.text) == card.instructionVariants)
      // What says what to do without any name is always among them.
      #expect(card.instructionVariants.contains { $0.count < 40 })
    }
  }

  @Test func `braces in a name are not placeholders`() throws {
    let route = try RouteReader().read(Self.response("{road}")).routes[0]
    let card = try #require(try Guide().guide(route).cards.first)
    #expect(
      card.instructionVariants.contains {
        $0.hasPrefix("Turn left to take exit {road} onto {road}")
      })
  }

  @Test(arguments: [
    "0000-01-01T00:00:00Z", "0000-02-29T23:59:60+14:00", "9998-11-26T23:59:59-23:59",
  ])
  func `the first and the last year are ordinary years`(text: String) throws {
    let route = Route(
      legs: [Leg(steps: [], distance: 0, duration: 0)], distance: 0, duration: 400 * 86_400)
    let guided = try Guide(departure: try Departure(text)).guide(route)
    let arrival = try #require(guided.arrival)
    #expect(arrival.dayChange == 400)
    #expect(!arrival.text.isEmpty)
    #expect(arrival.time.text.utf8.count == text.utf8.count)
  }

  @Test func `a drive outside the years 0 to 9999 is an error`() throws {
    let route = Route(legs: [Leg(steps: [], distance: 0, duration: 9)], distance: 0, duration: 9)
    #expect(throws: Fault.badYear(10_000)) {
      try Guide(departure: Departure("9999-12-31T23:59:59Z")).guide(route)
    }
    let early = try Departure("0000-01-01T00:30:00+02:00", zone: "America/New_York")
    #expect(throws: Fault.badYear(-1)) { try Guide(departure: early).guide(route) }
  }

  @Test func `historical offsets from UTC are in whole minutes`() throws {
    let departure = try Departure("0000-06-01T00:00:00Z", zone: "Europe/Berlin")
    #expect(departure.start.text == "0000-06-01T00:53:00+00:53")
  }

  private static func step(_ meters: Double, _ seconds: Double) -> Step {
    Step(
      maneuver: Maneuver(kind: .turnLeft, engineType: "turn"), distance: meters, duration: seconds)
  }

  @Test func `sums too large to show are errors`() throws {
    let long = Leg(
      steps: Array(repeating: Self.step(0, 9e8), count: 12_000), distance: 0, duration: 0)
    #expect(throws: Fault.badTime(1.8e9)) {
      try Guide().guide(Route(legs: [long], distance: 0, duration: 0))
    }
    let far = Leg(steps: [Self.step(6e8, 0), Self.step(6e8, 0)], distance: 0, duration: 0)
    #expect(throws: Fault.badDistance(1.2e9)) {
      try Guide().guide(Route(legs: [far], distance: 0, duration: 0))
    }
    let slow = Leg(steps: [], distance: 0, duration: 9e8)
    #expect(throws: Fault.badTime(1.8e9)) {
      try Guide(departure: Departure("2026-05-04T08:00:00Z")).guide(
        Route(legs: [slow, slow], distance: 0, duration: 0))
    }
  }

  @Test(arguments: [-1, -1e300, -Double.infinity, .infinity])
  func `a step with an impossible length is an error`(number: Double) {
    for (step, error) in [
      (Self.step(number, 1), Fault.badDistance(number)),
      (Self.step(1, number), .badTime(number)),
    ] {
      let leg = Leg(steps: [step], distance: 1, duration: 1)
      #expect(throws: error) {
        try Guide().guide(Route(legs: [leg], distance: 1, duration: 1))
      }
    }
  }

  @Test func `a route without legs has no stops`() throws {
    let guided = try Guide().guide(Route(legs: [], distance: 0, duration: 0))
    #expect(guided.facts.stops == 0 && guided.cards.isEmpty && guided.legs.isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func `a tag with many parts is read quickly`() throws {
    let tag = "de" + String(repeating: "-aaa", count: 400_000)
    #expect(try LocaleTag(tag).language == "de")
  }

  @Test(.timeLimit(.minutes(1))) func `a road with many numbers and signs is worded quickly`()
    throws
  {
    let card = try Spoken.card(.turnLeft, "en") { step in
      step.road.ref = (0..<20_000).map { "A\($0)" }.joined(separator: ";")
      step.road.name = (0..<20_000).map { "B\($0)" }.joined(separator: "/")
      step.road.destinations = (0..<20_000).map { "C\($0)" }.joined(separator: ",")
    }
    #expect(card.roadVariants.last == "A0 / A1 / A2 / A3 / A4 / A5 / A6 / A7 / A8 / A9")
    #expect(card.instructionVariants[0].hasSuffix("toward C0, C1, C2, C3"))
  }
}
