import Testing

@testable import Guidance
@testable import Routes

@Suite struct GuidedObjectTests {
  static func words(
    _ kind: RouteObject.Kind, _ facts: [RouteObject.Fact: RouteObject.FactValue] = [:],
    _ locale: String = "en", country: String? = nil
  ) throws -> String? {
    var route = Roads.route([Roads.leg([100, 0], seconds: [10, 0])])
    route.objects = [RouteObject(kind, from: 50, facts: facts)]
    route.country = country
    return try Guide(locale: LocaleTag(locale)).guide(route).objects.first?.words
  }

  @Test func `a charging stop says how long and how far it charges`() throws {
    let facts: [RouteObject.Fact: RouteObject.FactValue] = [
      .name: .text("Riverton Volts"), .seconds: .number(360), .chargeAfter: .number(82.6),
    ]
    #expect(
      try Self.words(.charging, facts) == "Charging stop: Riverton Volts (6\u{A0}min, to 82%)")
    #expect(
      try Self.words(.charging, facts.filter { $0.key == .chargeAfter }, "de")
        == "Ladestopp (bis 82\u{A0}%)")
    #expect(try Self.words(.restArea, facts) == "Rest area: Riverton Volts")
  }

  @Test(arguments: [
    (RouteObject.Kind.tunnel, "Holland Tunnel", "en", "Holland Tunnel"),
    (.tunnel, "Gotthard", "en", "Tunnel: Gotthard"), (.tunnel, "Elbtunnel", "de", "Elbtunnel"),
    (.tunnel, "Fréjus", "fr", "Tunnel\u{A0}: Fréjus"),
    (.tunnel, "关越", "zh-Hans", "隧道：关越"),
    (.tunnel, "Gotthard", "he", "מנהרה: \u{2068}Gotthard\u{2069}"),
    (.ferry, "Star", "pt-PT", "Ferry: Star"), (.toll, "A1", "pt-PT", "Portagem: A1"),
    (.trafficSignal, "x", "en", "Traffic light"), (.railCrossing, "x", "en-GB", "Level crossing"),
  ])
  func `a name follows the text, unless it contains the text`(
    kind: RouteObject.Kind, name: String, locale: String, words: String
  ) throws {
    #expect(try Self.words(kind, [.name: .text(name)], locale) == words)
  }

  @Test func `speed limits and borders say what their signs say`() throws {
    let limit: [RouteObject.Fact: RouteObject.FactValue] = [.value: .number(48)]
    #expect(try Self.words(.speedLimit, limit) == "Speed limit 48")
    #expect(try Self.words(.speedLimit, limit, country: "US") == "Speed limit 30")
    #expect(try Self.words(.speedLimit, limit, "ar-u-nu-arab") == "حد السرعة ٤٨")
    #expect(try Self.words(.speedLimit, [.isUnlimited: .flag(true)]) == "No speed limit")
    #expect(try Self.words(.border, [.country: .text("FR")]) == "Border: FR")
    #expect(try Self.words(.notice, [.text: .text("Low bridge")]) == "Notice: Low bridge")
  }

  @Test func `limits for vehicles say their number instead of the engine's message`() throws {
    func words(_ type: String, _ value: Double, _ unit: String, _ locale: String) throws -> String?
    {
      try Self.words(
        .notice,
        [
          .type: .text(type), .value: .number(value), .unit: .text(unit), .text: .text("Violated"),
        ], locale)
    }
    #expect(try words("max-height", 3.6, "m", "en") == "Height limit: 3.6\u{A0}m")
    #expect(try words("max-width", 2, "m", "en") == "Width limit: 2\u{A0}m")
    #expect(try words("max-weight", 7.5, "t", "de") == "Gewichtsbeschränkung: 7,5\u{A0}t")
    #expect(try words("max-axle-load", 11.55, "t", "en") == "Weight limit: 11.55\u{A0}t")
    // A number without its unit, or of another kind, is none.
    #expect(try words("max-height", 3.6, "ft", "en") == "Height limit: Violated")
  }

  @Test(arguments: Languages.builtIn.tags)
  func `every sign has words in every language`(tag: String) throws {
    let own = try RouteObject.Kind.allCases.map { kind in try Self.words(kind, [:], tag) }
    #expect(own.allSatisfy { $0?.isEmpty == false && $0?.contains("{") == false })
    // Some languages have one word for two of them, but none for many.
    #expect(Set(own).count >= own.count - 1, "\(own)")
  }

  @Test func `a language without words gives only names`() throws {
    var route = Roads.route([Roads.leg([100, 0], seconds: [10, 0])])
    route.language = "eo"
    route.legs[0].steps[0].maneuver.instruction = "Turniĝu"
    route.objects = [
      RouteObject(.tunnel, from: 5, facts: [.name: .text("Elbtunnel")]),
      RouteObject(.toll, from: 6),
    ]
    #expect(try Guide().guide(route).objects.map(\.words) == ["Elbtunnel", ""])
  }

  @Test func `each kind is in one group, and groups choose`() throws {
    var route = Roads.route([Roads.leg([100, 0], seconds: [10, 0])])
    route.objects = RouteObject.Kind.allCases.map { RouteObject($0, from: 50) }
    var guide = Guide()
    #expect(try guide.guide(route).objects.map(\.object) == route.objects)
    var chosen: [RouteObject.Kind] = []
    for group in AlongGroup.allCases {
      guide.along = [group]
      let objects = try guide.guide(route).objects
      #expect(!objects.isEmpty && objects.allSatisfy { route.objects[$0.index] == $0.object })
      chosen += objects.map(\.object.kind)
    }
    #expect(Set(chosen).count == chosen.count && chosen.count == RouteObject.Kind.allCases.count)
    guide.along = []
    #expect(try guide.guide(route).objects.isEmpty)
  }
}
