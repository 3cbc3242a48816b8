import Foundation
import Guidance
import Routes
import Testing

/// Names that no engine should send, and some do.
@Suite struct HostileRouteTests {
  /// An answer whose step, stop and sign are called something, given as JSON without quotes.
  private static func answer(_ name: String) -> [UInt8] {
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
      let route = try RouteReader().read(Self.answer(name)).routes[0]
      let guided = try guide.guide(route)
      let card = try #require(guided.cards.first)
      let lists = [
        card.instructionVariants, card.dashboardVariants, card.notificationVariants,
        guided.choice(among: [guided]).summaryVariants, guided.legs[0].arrivalVariants,
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

  @Test func `braces in a name are no places to fill`() throws {
    let route = try RouteReader().read(Self.answer("{road}")).routes[0]
    let card = try #require(try Guide().guide(route).cards.first)
    #expect(card.instructionVariants.contains { $0.hasPrefix("Turn left onto {road}") })
  }

  @Test(arguments: [
    "0000-01-01T00:00:00Z", "0000-02-29T23:59:60+14:00", "9998-11-26T23:59:59-23:59",
  ])
  func `the first and the last year are years like others`(text: String) throws {
    let route = Route(
      legs: [Leg(steps: [], distance: 0, duration: 0)], distance: 0, duration: 400 * 86_400)
    let guided = try Guide(departure: try Departure(text)).guide(route)
    let arrival = try #require(guided.arrival)
    #expect(arrival.dayChange == 400)
    #expect(!arrival.text.isEmpty)
    #expect(arrival.time.text.utf8.count == text.utf8.count)
  }

  @Test func `a drive that leaves the years of four digits is an error`() throws {
    let route = Route(legs: [Leg(steps: [], distance: 0, duration: 9)], distance: 0, duration: 9)
    #expect(throws: GuidanceError.badYear(10_000)) {
      try Guide(departure: Departure("9999-12-31T23:59:59Z")).guide(route)
    }
    let early = try Departure("0000-01-01T00:30:00+02:00", zone: "America/New_York")
    #expect(throws: GuidanceError.badYear(-1)) { try Guide(departure: early).guide(route) }
  }

  @Test func `clocks that once went by the sun are told in whole minutes`() throws {
    let departure = try Departure("0000-06-01T00:00:00Z", zone: "Europe/Berlin")
    #expect(departure.start.text == "0000-06-01T00:53:00+00:53")
  }
}
