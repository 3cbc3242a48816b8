import Foundation
import Guidance
import Routes
import TestSupport
import Testing

/// A table for each language: every kind without a road, with a road, a number, an exit, signs.
///
/// The tables stand in the folder `Tables`, where a change of wording is to be read. To write them
/// anew, set the environment variable `FINGERPOST_RECORD`; the run then fails, so that nothing is
/// taken unread.
@Suite struct InstructionTableTests {
  /// Names as they are in the countries of the languages.
  struct Sample {
    var road: String
    var ref: String
    var destinations: String
    /// The name of a roundabout.
    var place: String
    /// The name of a stop.
    var stop: String
    /// The name of a ferry.
    var ferry: String
  }

  static let samples: [String: Sample] = [
    "en": Sample(
      road: "Main Street", ref: "I 5", destinations: "Salem, Portland", place: "Big Circle",
      stop: "City Hall",
      ferry: "Edmonds–Kingston"),
    "en-GB": Sample(
      road: "High Street", ref: "M25", destinations: "Oxford, London", place: "Hangar Lane",
      stop: "Town Hall",
      ferry: "Dover–Calais"),
    "de": Sample(
      road: "Hauptstraße", ref: "A 1", destinations: "Köln, Bremen", place: "Am Stern",
      stop: "Rathaus",
      ferry: "Konstanz–Meersburg"),
    "fr": Sample(
      road: "Rue de Rivoli", ref: "A 6", destinations: "Orléans, Lyon", place: "de l’Étoile",
      stop: "Mairie",
      ferry: "Royan–Le Verdon"),
    "es": Sample(
      road: "Paseo del Prado", ref: "A-7", destinations: "Málaga, Cádiz", place: "de Cibeles",
      stop: "Museo del Prado",
      ferry: "Algeciras–Ceuta"),
    "pt-BR": Sample(
      road: "Rua Augusta", ref: "BR-116", destinations: "Campinas, Santos", place: "da Torre",
      stop: "Teatro Municipal",
      ferry: "Santos–Guarujá"),
    "pt-PT": Sample(
      road: "Rua do Ouro", ref: "A 1", destinations: "Leiria, Porto", place: "do Marquês",
      stop: "Câmara Municipal",
      ferry: "Setúbal–Tróia"),
    "it": Sample(
      road: "Via Roma", ref: "SS 16", destinations: "Bari, Foggia", place: "del Mare",
      stop: "Museo Civico",
      ferry: "Messina–Villa San Giovanni"),
    "nl": Sample(
      road: "Dorpsstraat", ref: "A2", destinations: "Utrecht, Breda", place: "De Ster",
      stop: "Stadhuis",
      ferry: "Vlissingen–Breskens"),
    "he": Sample(
      road: "רחוב הרצל", ref: "כביש 4", destinations: "חיפה, עכו", place: "המדינה", stop: "מוזיאון",
      ferry: "חיפה–לימסול"),
    "ar": Sample(
      road: "شارع النيل", ref: "E 11", destinations: "القاهرة, الجيزة", place: "السلام",
      stop: "المتحف",
      ferry: "سفاجا–ضبا"),
    "zh-Hant": Sample(
      road: "中山路", ref: "國道1號", destinations: "台北, 基隆", place: "東門圓環", stop: "市政府",
      ferry: "旗津渡輪"),
    "ja": Sample(
      road: "青山通り", ref: "国道1号", destinations: "東京, 横浜", place: "六本木交差点", stop: "美術館",
      ferry: "東京湾フェリー"),
    "zh-Hans": Sample(
      road: "中山路", ref: "G2", destinations: "苏州, 上海", place: "五角场环岛", stop: "市民中心",
      ferry: "金陵路渡口"),
    "ko": Sample(
      road: "테헤란로", ref: "국도 1호선", destinations: "수원, 대전", place: "시청 회전교차로",
      stop: "미술관", ferry: "완도–제주"),
    "sv": Sample(
      road: "Storgatan", ref: "E4", destinations: "Uppsala, Gävle", place: "Roslagstull",
      stop: "Stadshuset", ferry: "Nynäshamn–Visby"),
    "da": Sample(
      road: "Storegade", ref: "E20", destinations: "Odense, Esbjerg", place: "Vibenshus",
      stop: "Rådhuset", ferry: "Helsingør–Helsingborg"),
    "nb": Sample(
      road: "Storgata", ref: "E6", destinations: "Hamar, Lillehammer", place: "Sinsen",
      stop: "Rådhuset", ferry: "Moss–Horten"),
    "fi": Sample(
      road: "Mannerheimintie", ref: "E 18", destinations: "Lahti, Lohja", place: "Tähtitorni",
      stop: "Kaupungintalo", ferry: "Helsinki–Tallinna"),
    "pl": Sample(
      road: "Jana Pawła II", ref: "S8", destinations: "Łódź, Kalisz", place: "Dmowskiego",
      stop: "Ratusz", ferry: "Gdynia–Hel"),
    "cs": Sample(
      road: "Na Příkopě", ref: "D1", destinations: "Brno, Jihlava", place: "Vítězné náměstí",
      stop: "Radnice", ferry: "Nahoru–Dolů"),
    "ru": Sample(
      road: "Невский проспект", ref: "М-10", destinations: "Тверь, Клин", place: "Площадь Победы",
      stop: "Мэрия", ferry: "Кавказ – Крым"),
    "uk": Sample(
      road: "Харківське шосе", ref: "М-06", destinations: "Житомир, Рівне", place: "Одеська площа",
      stop: "Ратуша", ferry: "Чорноморськ – Поті"),
    "tr": Sample(
      road: "Atatürk Caddesi", ref: "O-7", destinations: "Ankara, Bolu", place: "Cumhuriyet",
      stop: "Belediye", ferry: "Eskihisar–Topçular"),
  ]

  static let columns = ["none", "road", "ref", "exit", "signs", "place"]

  /// The variants of a kind with what a column names.
  static func variants(
    _ kind: ManeuverKind, _ column: String, _ tag: String, hasArrived: Bool = false
  ) throws -> [String] {
    let sample = try #require(samples[tag])
    var maneuver = Maneuver(kind: kind, engineType: "test")
    if kind.rawValue.contains("nth-exit") { maneuver.exit = 2 }
    var step = Step(maneuver: maneuver, distance: 100, duration: 10)
    let name = kind.rawValue.contains("-board") ? sample.ferry : sample.road
    switch column {
    case "road": step.road.name = name
    case "ref": step.road.ref = sample.ref
    case "exit":
      step.road.exits = "12"
      step.road.name = name
    case "signs":
      step.road.destinations = sample.destinations
      step.road.name = name
    case "both":
      step.road.name = name
      step.road.ref = sample.ref
    case "place":
      step.road.rotaryName = sample.place
    default: break
    }
    var leg = Leg(steps: [step], distance: 100, duration: 10)
    if column == "place" { leg.placeName = sample.stop }
    let guide = Guide(locale: try LocaleTag(tag))
    let route = Route(legs: [leg], distance: 100, duration: 10)
    let guided = try guide.guide(route)
    if hasArrived { return guided.legs[0].arrivalVariants }
    return try #require(guided.cards.first).instructionVariants
  }

  /// The variants of each kind, by column.
  private typealias Wording = (kind: ManeuverKind, variants: [String: [String]])

  private static func table(_ tag: String, _ wordings: [Wording]) throws -> String {
    var lines: [String] = []
    for (kind, wording) in wordings {
      lines.append(kind.rawValue)
      var seen: Set<[String]> = []
      for column in columns {
        let variants = try #require(wording[column])
        guard seen.insert(variants).inserted else { continue }
        lines.append("  \(column): " + variants.joined(separator: " | "))
      }
      guard kind.rawValue.hasPrefix("arrive") || kind.rawValue.hasPrefix("waypoint") else {
        continue
      }
      for column in ["none", "place"] {
        let variants = try variants(kind, column, tag, hasArrived: true)
        lines.append("  there, \(column): " + variants.joined(separator: " | "))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: Languages.builtIn.tags)
  func `each kind's texts match the table of its language and the rules for all languages`(
    tag: String
  ) throws {
    let wordings = try ManeuverKind.allCases.map { kind in
      let columns = try (Self.columns + ["both"]).map { ($0, try Self.variants(kind, $0, tag)) }
      return (kind, Dictionary(uniqueKeysWithValues: columns))
    }
    try checkTable(tag, wordings)
    try checkTexts(tag, wordings)
    try checkFirst(tag, wordings)
  }

  private func checkTable(_ tag: String, _ wordings: [Wording]) throws {
    let url = Corpus.package.appending(path: "Tests/GuidanceTests/Tables/\(tag).txt")
    let table = try Self.table(tag, wordings)
    if ProcessInfo.processInfo.environment["FINGERPOST_RECORD"] != nil {
      try Data(table.utf8).write(to: url)
      Issue.record("written anew: read \(url.lastPathComponent) line by line")
      return
    }
    let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let pairs = zip(
      table.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false))
    for (line, wanted) in pairs where line != wanted {
      Issue.record("is \(line), and was \(wanted)")
      return
    }
    #expect(table == expected)
  }

  /// No gap, no empty text, the longest first, each once, names set apart.
  private func checkTexts(_ tag: String, _ wordings: [Wording]) throws {
    let sample = try #require(Self.samples[tag])
    let isRightToLeft = tag == "he" || tag == "ar"
    for (kind, wording) in wordings {
      for variants in wording.values {
        #expect(!variants.isEmpty && Set(variants).count == variants.count)
        #expect(variants.map(\.count) == variants.map(\.count).sorted(by: >), "\(variants)")
        let sizes = variants.map(\.unicodeScalars.count)
        #expect(sizes == sizes.sorted(by: >), "\(variants)")
        for text in variants {
          let isClean =
            !text.isEmpty && !text.contains("{") && !text.contains("}") && !text.contains("  ")
            && text.first != " " && text.last != " "
          #expect(isClean, "\(tag) \(kind): '\(text)'")
          #expect(
            text.count { $0 == "\u{2068}" } == text.count { $0 == "\u{2069}" }, "\(text)")
          for name in [sample.road, sample.ref, sample.place] + ["12"] where text.contains(name) {
            #expect(
              text.contains("\u{2068}\(name)\u{2069}") == isRightToLeft, "\(tag): \(text)")
          }
        }
      }
    }
  }

  /// What says the most comes first.
  private func checkFirst(_ tag: String, _ wordings: [Wording]) throws {
    let sample = try #require(Self.samples[tag])
    for (kind, wording) in wordings {
      for (column, name) in [("road", sample.road), ("ref", sample.ref), ("exit", "12")] {
        let variants = try #require(wording[column])
        guard variants.contains(where: { $0.contains(name) }) else { continue }
        #expect(variants[0].contains(name), "\(tag) \(kind) \(column): \(variants)")
      }
    }
  }

  /// A word that a name begins or ends with is not said twice.
  @Test(arguments: [
    ("de", "Kreisverkehr Am Stern", "Im Kreisverkehr Am Stern die 2. Ausfahrt nehmen"),
    ("fr", "Rond-Point de l’Étoile", "Au Rond-Point de l’Étoile, prendre la 2e sortie"),
    ("es", "Rotonda de Cibeles", "En la Rotonda de Cibeles, toma la 2.ª salida"),
    ("it", "Rotonda del Mare", "Alla Rotonda del Mare, prendi la 2ª uscita"),
    ("he", "כיכר המדינה", "ב\u{2068}כיכר המדינה\u{2069}, צאו ביציאה השנייה"),
    ("ar", "دوار السلام", "عند \u{2068}دوار السلام\u{2069}، اسلك المخرج الثاني"),
  ])
  func `a roundabout is called a roundabout only once`(
    tag: String, name: String, text: String
  ) throws {
    let card = try Spoken.card(.roundaboutNthExitCCW, tag) {
      $0.maneuver.exit = 2
      $0.road.rotaryName = name
    }
    #expect(card.instructionVariants.first == text)
  }

  /// Kinds that lead onto a road, which a driver must be told where it is known.
  @Test(arguments: Languages.builtIn.tags)
  func `turns name the road, its number, the exit, the signs and the place`(tag: String) throws {
    let sample = try #require(Self.samples[tag])
    let first = sample.destinations.prefix { $0 != "," }
    for kind in [ManeuverKind.turnLeft, .keepRight, .merge, .onRampLeft, .offRampRight] {
      #expect(try Self.variants(kind, "road", tag)[0].contains(sample.road))
      #expect(try Self.variants(kind, "ref", tag)[0].contains(sample.ref))
      #expect(try Self.variants(kind, "signs", tag)[0].contains(first))
    }
    #expect(try Self.variants(.offRampRight, "exit", tag)[0].contains("12"))
    for kind in [ManeuverKind.roundaboutNthExitCCW, .roundaboutEnterCW] {
      #expect(try Self.variants(kind, "place", tag)[0].contains(sample.place), "\(tag) \(kind)")
    }
    for kind in [ManeuverKind.arriveLeft, .waypoint] {
      #expect(try Self.variants(kind, "place", tag)[0].contains(sample.stop), "\(tag) \(kind)")
    }
  }
}
