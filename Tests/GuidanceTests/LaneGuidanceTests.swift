import Guidance
import Routes
import Testing

@Suite struct LaneGuidanceTests {
  /// What is said of lanes, given from left to right with `*` for those to take.
  private static func variants(_ lanes: String, _ tag: String) throws -> [String] {
    let card = try Spoken.card(.turnLeft, tag) { step in
      step.lanes = lanes.map {
        Lane(directions: [.through], state: $0 == "*" ? .preferred : .avoid)
      }
    }
    return try #require(card.laneGuidance).instructionVariants
  }

  @Test(arguments: [
    ("**", []), ("*-", ["Use the left lane", "Left lane"]),
    ("-**", ["Use the two right lanes", "Right lanes"]),
    ("-*-", ["Use the middle lane", "Middle lane"]),
    ("-***-", ["Use the three middle lanes", "Middle lanes"]),
    ("******-", ["Use the 6 left lanes", "Left lanes"]),
    ("-*--", ["Use the 2nd lane from the left", "Lane 2"]),
    ("*-**", ["Use lanes 1, 3 and 4 from the left", "Lanes 1, 3 and 4"]), ("--", []),
  ])
  func `the lanes to use are named by side or number`(lanes: String, variants: [String]) throws {
    #expect(try Self.variants(lanes, "en") == variants)
  }

  /// `h`, `b`, `t` and `c` are lanes of the route for carpools, buses, taxis and bicycles.
  @Test(arguments: [
    ("h*-", Vehicle.car, "Use the middle lane"),
    ("h*-", .hov, "Use the two left lanes (carpool lane)"),
    ("h--", .car, "Use the left lane (carpool lane)"),
    ("*bc", .bus, "Use the two left lanes (bus lane)"),
    ("*bc", .bicycle, "Use lanes 1 and 3 from the left (bike lane)"),
    ("-tb", .taxi, "Use the middle lane (taxi lane)"),
    ("u-h", .car, "Use the left lane"), ("uu-h", .hov, "Use the right lane (carpool lane)"),
  ])
  func `a restricted lane is named, and used by its vehicles or if no other leads there`(
    lanes: String, vehicle: Vehicle, text: String
  ) throws {
    let access: [Character: Lane.Access] = ["h": .hov, "b": .bus, "t": .taxi, "c": .bicycle]
    let card = try Spoken.card(.turnLeft, "en") { step in
      step.vehicle = vehicle
      step.lanes = lanes.map { letter in
        Lane(
          directions: [.through],
          state: letter == "-" ? .avoid : letter == "u" ? .usable : .preferred,
          access: access[letter].map { [$0] } ?? [])
      }
      step.avoidReservedLanes()
    }
    #expect(card.laneGuidance?.instructionVariants.first == text)
  }

  @Test(arguments: [
    ("en", "use the left lane, carpool lane"), ("ja", "左端の車線を進み、相乗り車線、"),
  ])
  func `a voice names a lane without brackets`(tag: String, text: String) throws {
    func step(_ kind: ManeuverKind) -> Step {
      Step(maneuver: Maneuver(kind: kind, engineType: "test"), distance: 5000, duration: 250)
    }
    var turn = step(.turnLeft)
    turn.lanes = [
      Lane(directions: [.left], state: .preferred, access: [.hov]), Lane(directions: [.through]),
    ]
    let route = Route(
      legs: [Leg(steps: [step(.depart), turn], distance: 10_000, duration: 500)],
      distance: 10_000, duration: 500)
    let cards = try Guide(locale: LocaleTag(tag)).guide(route).cards
    let texts = cards[1].announcements.map { $0.text.lowercased() }
    #expect(texts.contains { $0.contains(text) }, "\(texts)")
    #expect(!texts.contains { $0.contains("(") || $0.contains("（") })
  }

  @Test(arguments: [
    ("driving", Lane.Access.bus, false), ("bus", .bus, true), ("Taxi", .bus, false),
    ("cycling", .bicycle, true), ("motorcycle", .bicycle, false), ("CARPOOL", .hov, true),
  ])
  func `the mode of travel opens restricted lanes`(
    mode: String, access: Lane.Access, opens: Bool
  ) throws {
    let card = try Spoken.card(.turnLeft, "en") { step in
      step.mode = mode
      step.lanes = [
        Lane(directions: [.through], state: .preferred, access: [access]),
        Lane(directions: [.through], state: .preferred), Lane(directions: [.left]),
      ]
      step.avoidReservedLanes()
    }
    let text = try #require(card.laneGuidance?.instructionVariants.first)
    #expect(text.hasPrefix("Use the two left lanes (") == opens)
    #expect(opens || text == "Use the middle lane")
  }

  @Test(arguments: [
    ("de", "Spuren 1, 3 und 4 von links benutzen"),
    ("fr", "Emprunter les voies 1, 3 et 4 en partant de la gauche"),
    ("es", "Usa los carriles 1, 3 y 4 desde la izquierda"),
    ("pt-BR", "Use as faixas 1, 3 e 4 a partir da esquerda"),
    ("it", "Usa le corsie 1, 3 e 4 da sinistra"),
    ("nl", "Gebruik de rijstroken 1, 3 en 4 van links"),
    ("he", "השתמשו בנתיבים 1, 3 ו־4 משמאל"), ("ar", "استخدم المسارات ١ و٣ و٤ من اليسار"),
    ("zh-Hant", "使用左起第1、3、4車道"), ("ja", "左から1・3・4番目の車線を進む"),
  ])
  func `several lanes are listed as the language does`(tag: String, text: String) throws {
    #expect(try Self.variants("*-**", tag)[0] == text)
  }

  @Test(arguments: [
    ("he", "****-", "השתמשו בארבעת הנתיבים השמאליים"),
    ("he", "******-", "השתמשו ב־6 הנתיבים השמאליים"),
    ("ar", "**-", "استخدم المسارين الأيسرين"), ("ar", "*-*", "استخدم المسارين ١ و٣ من اليسار"),
    ("ar", "-*--", "استخدم المسار الثاني من اليسار"), ("he", "-*--", "השתמשו בנתיב השני משמאל"),
    ("es", "--*-", "Usa el 3.er carril desde la izquierda"),
    ("es", "**-", "Usa los dos carriles de la izquierda"),
    ("de", "**-", "Die beiden linken Spuren benutzen"),
    ("ar", "***-", "استخدم المسارات الثلاثة اليسرى"),
    ("ar", "******-", "استخدم المسارات الـ٦ اليسرى"),
  ])
  func `a prefix is joined to a word, and to figures as the language wants`(
    tag: String, lanes: String, text: String
  ) throws {
    #expect(try Self.variants(lanes, tag)[0] == text)
  }
}
