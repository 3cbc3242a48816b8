import Guidance
import Routes
import TestSupport
import Testing

@Suite struct RouteChoiceTests {
  private static func route(
    _ seconds: Double, _ roads: [(name: String, meters: Double)], legs: Int = 1,
    kind: ManeuverKind = .turnLeft, congestion: Congestion? = nil
  ) -> Route {
    let steps = roads.map { name, meters in
      var step = Step(
        maneuver: Maneuver(kind: kind, engineType: "test"), distance: meters, duration: 1)
      step.road.name = name
      return step
    }
    let meters = roads.reduce(0) { $0 + $1.meters }
    var leg = Leg(steps: steps, distance: meters, duration: seconds)
    leg.congestion = congestion
    let more = Array(repeating: Leg(steps: [], distance: 0, duration: 0), count: legs - 1)
    return Route(legs: [leg] + more, distance: meters, duration: seconds)
  }

  private static func choices(_ routes: [Route], _ tag: String = "en") throws -> [RouteChoice] {
    let guide = Guide(units: .metric, locale: try LocaleTag(tag))
    let guided = try routes.map { try guide.guide($0) }
    return guided.choices
  }

  @Test func `one route is the fastest, and others say by how much they are slower`() throws {
    let choices = try Self.choices([
      Self.route(1400, [("A Road", 5000), ("B Road", 9000), ("C Road", 100)]),
      Self.route(1100, [("A Road", 900), ("C Road", 12_000)]),
      Self.route(1101, [("", 100)]),
    ])
    #expect(choices.map(\.isFastest) == [false, true, false])
    #expect(choices.map(\.minutesSlower) == [5, 0, 0])
    #expect(choices[0].summaryVariants == ["via A Road and B Road", "via A Road"])
    #expect(choices[1].summaryVariants == ["via C Road"])
    #expect(
      choices[0].selectionSummaryVariants == [
        "5\u{A0}min slower · 23\u{A0}min", "5\u{A0}min slower",
      ])
    #expect(
      choices[1].selectionSummaryVariants == ["Fastest route · 18\u{A0}min", "Fastest route"])
    #expect(
      choices[2].selectionSummaryVariants == [
        "Similar ETA, 13\u{A0}km shorter · 18\u{A0}min", "Similar ETA, 13\u{A0}km shorter",
        "Similar ETA",
      ])
    let differences = choices.map(\.differenceVariants.last)
    #expect(differences == ["5\u{A0}min slower", "Fastest route", "Similar ETA"])
    #expect(
      choices[0].additionalInformationVariants == ["23\u{A0}min · 14\u{A0}km", "23\u{A0}min"])
  }

  @Test func `tolls, ferries, stops and traffic are named, the most important first`() throws {
    let jam = Congestion(levels: [.low, .severe], distances: [800, 200])
    let choice = try Self.choices([
      Self.route(60, [("Quay", 500)], legs: 3, kind: .ferryBoard, congestion: jam)
    ])[0]
    #expect(
      choice.additionalInformationVariants == [
        "1\u{A0}min · 500\u{A0}m · Heavy traffic · Ferry · 2\u{A0}stops",
        "1\u{A0}min · 500\u{A0}m · Heavy traffic · Ferry",
        "1\u{A0}min · 500\u{A0}m · Heavy traffic",
        "1\u{A0}min · 500\u{A0}m", "1\u{A0}min",
      ])
    #expect(!choice.isFastest && choice.minutesSlower == 0)
    let toll = try Self.choices([Self.route(60, [("Quay", 500)], kind: .tollGate)])[0]
    #expect(toll.additionalInformationVariants[0].hasSuffix("· Tolls"))
  }

  @Test(arguments: Languages.builtIn.tags)
  func `each language has texts for each choice, longest first and without a gap`(
    tag: String
  ) throws {
    let jam = Congestion(levels: [.heavy])
    let choices = try Self.choices(
      [
        Self.route(4000, [("Alpha", 5000), ("Beta", 5000)], legs: 4, congestion: jam),
        Self.route(400, [("Gamma", 1)]), Self.route(0, []),
      ], tag)
    for choice in choices {
      let lists = [
        choice.summaryVariants, choice.additionalInformationVariants,
        choice.selectionSummaryVariants,
      ]
      for texts in lists {
        #expect(!texts.isEmpty && Set(texts).count == texts.count, "\(texts)")
        #expect(texts.map(\.count) == texts.map(\.count).sorted(by: >), "\(texts)")
        for text in texts {
          let isClean = !text.isEmpty && !text.contains("{") && !text.contains("  ")
          #expect(isClean, "\(text)")
        }
      }
    }
    #expect(choices[0].summaryVariants[0].contains("Alpha"))
    #expect(choices[0].summaryVariants[0].contains("Beta"))
  }

  @Test(
    arguments: [
      ([.low, .low, .low, .low, .moderate], [1, 1, 1, 1, 1], .medium),
      ([.low, .moderate], [81, 19], .light), ([.low, .heavy], [80, 20], .heavy),
      ([.low, .heavy], [81, 19], .medium), ([.low, .severe], [90, 10], .heavy),
      ([.low, .heavy], [91, 9], .light), ([.low, .severe], [95, 5], .medium),
      ([.low, .severe], [96, 4], .light),
      ([.unknown, .heavy], [51, 49], nil), ([.unknown, .heavy], [50, 50], .heavy), ([], [], nil),
    ] as [([Congestion.Level], [Double], DelayCategory?)])
  func `traffic is light, medium or heavy by the share of the route that it slows`(
    levels: [Congestion.Level], lengths: [Double], category: DelayCategory?
  ) {
    #expect(DelayCategory(Congestion(levels: levels, distances: lengths)) == category)
  }

  @Test func `an arrival has texts and a card even if the engine has no step for it`() throws {
    let route = Self.route(60, [("Quay", 500)], legs: 2)
    let legs = try Guide().guide(route).legs
    #expect(legs[0].approachVariants == ["Your stop is ahead"])
    #expect(legs[0].arrivalVariants == ["You have arrived at your stop", "At your stop"])
    #expect(legs[1].approachVariants == ["Your destination is ahead", "Destination ahead"])
    #expect(legs[1].arrivalVariants == ["You have arrived at your destination", "Arrived"])
    #expect(legs.map(\.arrivalStep.maneuver.kind) == [.waypoint, .arrive])
    let cards = try Guide().guide(route).cards
    #expect(cards.map(\.step.maneuver.kind) == [.turnLeft, .waypoint, .arrive])
    #expect(cards[2].instructionVariants == legs[1].approachVariants)
    #expect(cards[2].remainingToDestination.distance.meters == 0)
    let departure = try Departure("2026-05-04T08:30:00Z")
    let guided = try Guide(departure: departure).guide(route)
    #expect(guided.arrival?.phrase == "Arrive at 8:31\u{A0}AM")
    #expect(guided.cards[0].arrival?.time.text == "2026-05-04T08:30:00Z")
  }

  @Test func `the card of an arrival has the engine's step if there is one`() throws {
    var route = Self.route(60, [("Quay", 500)], legs: 2)
    let last = Step(
      maneuver: Maneuver(kind: .arriveLeft, engineType: "arrive"), distance: 0, duration: 0)
    route.legs[1].steps.append(last)
    let guided = try Guide().guide(route)
    #expect(guided.cards.last?.step == last)
    #expect(guided.legs[1].arrivalStep == last)
  }

  @Test(
    arguments: [
      (0, 100, nil), (9.9, 100, .light), (10, 100, .medium), (24.9, 100, .medium),
      (25, 100, .heavy), (100, 100, .heavy), (5, 0, nil),
    ] as [(Double, Double, DelayCategory?)])
  func `traffic is light, medium or heavy by the share of the time that it costs`(
    delay: Double, duration: Double, category: DelayCategory?
  ) throws {
    #expect(DelayCategory(delay: delay, of: duration) == category)
    var leg = Leg(steps: [], distance: 10, duration: duration)
    leg.trafficDelay = delay > 0 ? delay : nil
    let route = Route(legs: [leg], distance: 10, duration: duration)
    #expect(try Guide().guide(route).facts.delay == category)
  }

  /// The engines that tell what traffic costs: TomTom, and HERE and Google where it is not 0.
  @Test(
    .enabled(if: Corpus.has("routes/tomtom"), "skipped: no corpus of routes"),
    arguments: [
      ("Pinkoune-gpex--tomtom_response", [.medium]),
      ("maps-sdk-js--responseParser.data-L11743", [.light]),
      ("alexanderkaznacheev-tomtom-dbs--hague_proxyman", [nil, nil]),
    ] as [(String, [DelayCategory?])])
  func `the delay of TomTom gives the category`(name: String, expected: [DelayCategory?]) throws {
    let response = try RouteReader().read(Corpus.bytes("routes/tomtom/\(name).json"))
    #expect(try response.routes.map { try Guide().guide($0).facts.delay } == expected)
  }

  @Test func `HERE and Google state the time without traffic`() throws {
    let here = """
      {"routes": [{"sections": [{"type": "vehicle", "transport": {"mode": "car"}, "summary":
       {"length": 900, "duration": 130, "baseDuration": 100}, "actions": [{"action": "depart",
       "duration": 130, "length": 900}]}]}]}
      """
    let google = """
      {"routes": [{"legs": [{"distanceMeters": 900, "duration": "130s", "staticDuration": "100s",
       "steps": []}]}]}
      """
    for json in [here, google] {
      let route = try RouteReader().read([UInt8](json.utf8)).routes[0]
      #expect(route.legs[0].trafficDelay == 30)
      #expect(try Guide().guide(route).facts.delay == .medium)
    }
  }

  @Test(.enabled(if: Corpus.has("routes/mapbox"), "skipped: no corpus of routes"))
  func `routes of an engine with traffic have a category`() throws {
    let name = "routes/mapbox/mapbox-navigation-android--multiple_routes_with_2_alternatives.json"
    let reader = RouteReader()
    let response = try reader.read(Corpus.bytes(name))
    let guided = try response.routes.map { try Guide().guide($0) }
    #expect(guided.count > 1)
    #expect(guided.allSatisfy { $0.facts.delay != nil })
    #expect(guided.choices.filter(\.isFastest).count == 1)
  }
}
