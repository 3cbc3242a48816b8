import Guidance
import Testing

@testable import Routes

/// What is said of rides on public transport.
@Suite struct RideTextTests {
  private static func ride(_ kind: ManeuverKind, _ tag: String, stops: Int? = 5) throws -> [String]
  {
    try Spoken.variants(kind, tag) { step in
      var ride = TransitRide()
      ride.line = "U2"
      ride.headsign = "Ruhleben"
      ride.boardingStop = "Zoo"
      ride.alightingStop = "Olympiastadion"
      ride.stopCount = stops
      step.transit = ride
      step.travel = .asPassenger
    }.map { $0.replacing("\u{A0}", with: " ") }
  }

  @Test func `line, direction, stop and number of stops are left out one by one`() throws {
    #expect(
      try Self.ride(.transitBoard, "en") == [
        "Take the U2 toward Ruhleben from Zoo, 5 stops", "Take the U2 toward Ruhleben, 5 stops",
        "Take the U2 toward Ruhleben", "Take the U2", "Board",
      ])
    #expect(try Self.ride(.transitBoard, "en", stops: 1)[0].hasSuffix(", 1 stop"))
    #expect(
      try Self.ride(.transitTransfer, "en", stops: nil) == [
        "Change to the U2 toward Ruhleben from Zoo", "Change to the U2 toward Ruhleben",
        "Change to the U2", "Change lines", "Change",
      ])
  }

  @Test(arguments: [
    ("en", "Take the U2 from Zoo, 8:05 AM, 5 stops"),
    ("de", "Linie U2 ab Zoo nehmen, 08:05, 5 Haltestellen"),
  ])
  func `a ride has its departure time, in the time zone of the stop`(
    tag: String, text: String
  ) throws {
    let variants = try Spoken.variants(.transitBoard, tag) { step in
      step.transit = TransitRide(
        line: "U2", boardingStop: "Zoo", stopCount: 5,
        departure: StatedTime("2026-05-04T08:05:00+02:00"))
    }
    #expect(variants[0].replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ") == text)
  }

  @Test(arguments: [
    ("en", "Board at Zoo"), ("de", "Einsteigen an der Haltestelle Zoo"), ("ja", "Zooで乗車する"),
    ("zh-Hans", "在Zoo上车"),
  ])
  func `a line without a name is boarded at its stop`(tag: String, text: String) throws {
    let variants = try Spoken.variants(.transitBoard, tag) { step in
      step.transit = TransitRide(boardingStop: "Zoo")
    }
    #expect(variants[0] == text)
  }

  @Test(arguments: [
    ("en", "Take the carpool toward Ulm"), ("en-GB", "Take the car share towards Ulm"),
    ("nl", "Stap in voor de carpool richting Ulm"),
  ])
  func `a carpool is not a line`(tag: String, text: String) throws {
    let variants = try Spoken.variants(.transitBoard, tag) { step in
      step.mode = "CARPOOL"
      step.transit = TransitRide(line: "3f1c", headsign: "Ulm")
    }
    #expect(variants[0] == text)
  }

  /// Legs of a ride each, of which the last two are in the same vehicle.
  @Test(arguments: [false, true])
  func `a leg that is a ride ends where the passenger gets off`(departs: Bool) throws {
    let legs = [ManeuverKind.transitBoard, .transitTransfer, .transitRemainOn].map { kind in
      var step = Step(
        maneuver: Maneuver(kind: kind, engineType: "test"), distance: 900, duration: 90)
      step.transit = TransitRide(
        line: "U2", alightingStop: "Zoo", departure: StatedTime("2026-05-04T08:05:00+02:00"))
      return Leg(steps: [step], distance: 900, duration: 90)
    }
    var guide = try Guide(locale: LocaleTag("en"))
    if departs { guide.departure = try Departure("2026-05-04T09:00:00+02:00") }
    let cards = try guide.guide(Route(legs: legs, distance: 2700, duration: 270)).cards
    #expect(
      cards.map(\.step.maneuver.kind) == [
        .transitBoard, .transitAlight, .transitTransfer, .waypoint, .transitRemainOn,
        .transitAlight, .arrive,
      ])
    #expect(cards[1].instructionVariants[0] == "Get off at Zoo")
    #expect(cards[0].instructionVariants[0].contains("8:05") != departs)
  }

  @Test(arguments: [
    (
      "en-GB", "Take the U2 towards Ruhleben from Zoo, 5 stops", "Get off at Olympiastadion"
    ),
    (
      "de", "Linie U2 Richtung Ruhleben ab Zoo nehmen, 5 Haltestellen",
      "An der Haltestelle Olympiastadion aussteigen"
    ),
    (
      "fr", "Prendre la ligne U2 vers Ruhleben depuis Zoo, 5 arrêts",
      "Descendre à l’arrêt Olympiastadion"
    ),
    ("es", "Toma la línea U2 hacia Ruhleben desde Zoo, 5 paradas", "Baja en Olympiastadion"),
    (
      "pt-BR", "Pegue a linha U2 sentido Ruhleben a partir de Zoo, 5 paradas",
      "Desembarque em Olympiastadion"
    ),
    (
      "it", "Prendi la linea U2 verso Ruhleben da Zoo, 5 fermate",
      "Scendi alla fermata Olympiastadion"
    ),
    (
      "nl", "Neem lijn U2 richting Ruhleben vanaf Zoo, 5 haltes",
      "Stap uit bij halte Olympiastadion"
    ),
    ("he", "עלו על קו U2 לכיוון Ruhleben מתחנת Zoo, 5 תחנות", "רדו בתחנת Olympiastadion"),
    ("ar", "اركب الخط U2 باتجاه Ruhleben من محطة Zoo، ٥ محطات", "انزل في محطة Olympiastadion"),
    ("zh-Hant", "從Zoo搭乘U2，往Ruhleben，5 站", "在Olympiastadion下車"),
    ("ja", "ZooからRuhleben方面へU2に乗る（停車5回）", "Olympiastadionで下車する"),
    ("zh-Hans", "从Zoo乘坐U2，往Ruhleben方向，5站", "在Olympiastadion下车"),
    ("ko", "Zoo에서 Ruhleben 방면 U2 승차(5개 정거장)", "Olympiastadion에서 하차"),
    ("sv", "Stig på U2 mot Ruhleben från Zoo, 5 hållplatser", "Stig av vid Olympiastadion"),
    ("da", "Stig på U2 mod Ruhleben fra Zoo, 5 stoppesteder", "Stig af ved Olympiastadion"),
    ("nb", "Gå på U2 mot Ruhleben fra Zoo, 5 holdeplasser", "Gå av ved Olympiastadion"),
    (
      "fi", "Nouse linjan U2 kyytiin, suuntana Ruhleben, pysäkki Zoo, 5 pysäkkiä",
      "Jää pois pysäkillä Olympiastadion"
    ),
    (
      "pl", "Wsiądź do linii U2, kierunek Ruhleben, przystanek Zoo, 5 przystanków",
      "Wysiądź na przystanku Olympiastadion"
    ),
    (
      "cs", "Nastupte na linku U2, směr Ruhleben, zastávka Zoo, 5 zastávek",
      "Vystupte na zastávce Olympiastadion"
    ),
    (
      "ru", "Сядьте на маршрут U2 в направлении «Ruhleben» на остановке «Zoo», 5 остановок",
      "Выйдите на остановке «Olympiastadion»"
    ),
    (
      "uk", "Сядьте на маршрут U2 у напрямку «Ruhleben» на зупинці «Zoo», 5 зупинок",
      "Вийдіть на зупинці «Olympiastadion»"
    ),
    (
      "tr", "U2 hattına, Ruhleben yönünde Zoo durağından binin, 5 durak",
      "Olympiastadion durağında inin"
    ),
  ])
  func `each language names all of a ride, and the stop where it ends`(
    tag: String, boarding: String, alighting: String
  ) throws {
    #expect(try Self.ride(.transitBoard, tag)[0] == boarding)
    #expect(try Self.ride(.transitAlight, tag)[0] == alighting)
  }

  @Test(arguments: Languages.builtIn.tags)
  func `without a ride there are few variants, and with one each is shorter`(tag: String) throws {
    for kind in [ManeuverKind.transitBoard, .transitTransfer, .transitRemainOn, .transitAlight] {
      let bare = try Spoken.variants(kind, tag)
      #expect(!bare.isEmpty && bare.count <= 2)
      for count in [nil, 1, 2, 3, 11, 100] {
        let full = try Self.ride(kind, tag, stops: count)
        #expect(zip(full, full.dropFirst()).allSatisfy { $0.count > $1.count }, "\(full)")
        #expect(full.last == bare.last)
      }
    }
  }

  @Test func `names are separate parts of an instruction`() throws {
    let card = try Spoken.card(.transitBoard, "ar") { step in
      var ride = TransitRide()
      ride.line = "U2"
      ride.headsign = "Ruhleben"
      step.transit = ride
    }
    #expect(
      card.instructions[0].components.filter { $0.kind != .text }.map(\.text) == ["U2", "Ruhleben"])
    #expect(card.instructionVariants[0].contains("\u{2068}U2\u{2069}"))
  }
}
