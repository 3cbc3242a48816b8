import Guidance
import Routes
import Testing

/// How a route differs from the fastest one.
@Suite struct RouteDifferenceTests {
  /// A route of some minutes and kilometers; nil where the engine does not tell of tolls or ferries.
  struct Facts: Sendable {
    var minutes: Double
    var kilometers: Double
    var tolls: Bool?
    var ferry: Bool?

    func guided(_ guide: Guide) throws -> GuidedRoute {
      let meters = kilometers * 1000
      var leg = Leg(steps: [], distance: meters, duration: minutes * 60)
      leg.features.hasTolls = tolls
      leg.features.hasFerry = ferry
      return try guide.guide(Route(legs: [leg], distance: meters, duration: minutes * 60))
    }
  }

  private static let best = Facts(minutes: 30, kilometers: 40, tolls: true, ferry: false)

  private static func choice(
    _ facts: Facts, _ best: Facts = best, _ tag: String = "en"
  ) throws -> RouteChoice {
    let guide = Guide(units: .metric, locale: try LocaleTag(tag))
    let routes = [try best.guided(guide), try facts.guided(guide)]
    return routes.choices[1]
  }

  @Test(
    arguments: [
      (Facts(minutes: 33, kilometers: 41, tolls: false), "3 min slower, no tolls"),
      (Facts(minutes: 31, kilometers: 40), "Similar ETA"),
      (Facts(minutes: 30, kilometers: 40, tolls: true), "Fastest route"),
      (Facts(minutes: 30, kilometers: 40, tolls: false), "Fastest route, no tolls"),
      (Facts(minutes: 32, kilometers: 40), "2 min slower"),
      // A longer way explains a slower one, and so is told of a similar one only.
      (Facts(minutes: 45, kilometers: 60, tolls: true), "15 min slower"),
      (Facts(minutes: 31, kilometers: 60, tolls: true), "Similar ETA, 20 km longer"),
      (
        Facts(minutes: 90, kilometers: 25, tolls: false, ferry: true),
        "1 hr slower, no tolls, with a ferry, 15 km shorter"
      ),
      // Less than a tenth shorter, and an engine that tells nothing.
      (Facts(minutes: 40, kilometers: 37), "10 min slower"),
      (Facts(minutes: 0, kilometers: 37), nil),
    ] as [(Facts, String?)])
  func `time, tolls, ferries and length differ`(facts: Facts, text: String?) throws {
    let choice = try Self.choice(facts)
    #expect(choice.differenceVariants.first?.replacing("\u{A0}", with: " ") == text)
    if let text {
      #expect(choice.selectionSummaryVariants.contains(choice.differenceVariants[0]), "\(text)")
    }
  }

  @Test func `the difference is that of the lengths that are shown`() throws {
    let choice = try Self.choice(
      Facts(minutes: 30.4, kilometers: 14.4), Facts(minutes: 30, kilometers: 12.6))
    // 14 km and 13 km.
    #expect(choice.differenceVariants == ["Similar ETA, 1\u{A0}km longer", "Similar ETA"])
  }

  @Test(arguments: Languages.builtIn.tags)
  func `each language has texts for differences, longest first and without a gap`(
    tag: String
  ) throws {
    for (tolls, ferry) in [(false, true), (true, false)] {
      let best = Facts(minutes: 30, kilometers: 40, tolls: !tolls, ferry: !ferry)
      for (minutes, kilometers) in [(31.0, 80.0), (31, 20), (59, 20)] {
        let facts = Facts(minutes: minutes, kilometers: kilometers, tolls: tolls, ferry: ferry)
        let choice = try Self.choice(facts, best, tag)
        for list in [choice.differenceVariants, choice.selectionSummaryVariants] {
          #expect(list.count >= 4 && Set(list).count == list.count)
          #expect(list.map(\.count) == list.map(\.count).sorted(by: >), "\(list)")
          for text in list {
            #expect(!text.isEmpty && !text.contains("{") && !text.contains("  "), "\(text)")
          }
        }
      }
    }
  }

  @Test func `a single route and a language without words have no texts for differences`() throws {
    let guide = Guide(units: .metric)
    let single = try Self.best.guided(guide)
    #expect([single].choices[0].differenceVariants.isEmpty)
    var step = Step(
      maneuver: Maneuver(kind: .turnRight, engineType: "turn"), distance: 9, duration: 9)
    step.maneuver.instruction = "Павярніце направа"
    let legs = [Leg(steps: [step], distance: 9, duration: 9)]
    let belarusian = Route(legs: legs, distance: 9, duration: 9, language: "be")
    let slower = Route(legs: legs, distance: 9, duration: 600, language: "be")
    let routes = try [belarusian, slower].map { try Guide().guide($0) }
    #expect(routes[0].guide.previewTitles == nil)
    #expect(routes.choices[0].differenceVariants.isEmpty)
    #expect(routes.choices[1].differenceVariants == ["+9\u{A0}min"])
    #expect(Guide(locale: try LocaleTag("de")).previewTitles?.start == "Los")
  }

  @Test(
    arguments: [
      (nil, []), (" ", []), ("Mill Lane", ["Mill Lane"]),
      (
        "1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA",
        [
          "1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA",
          "1600 Amphitheatre Pkwy, Mountain View", "1600 Amphitheatre Pkwy",
        ]
      ),
      ("12, Rue de Rivoli, Paris", ["12, Rue de Rivoli, Paris", "12, Rue de Rivoli"]),
    ] as [(String?, [String])])
  func `a place has its name, and shorter ones from its address`(
    name: String?, variants: [String]
  ) throws {
    var leg = Leg(steps: [], distance: 1, duration: 1)
    leg.destinationName = name
    var route = Route(legs: [leg], distance: 1, duration: 1)
    route.originName = name
    let guided = try Guide().guide(route)
    #expect(guided.destinationVariants == variants && guided.originVariants == variants)
  }
}
