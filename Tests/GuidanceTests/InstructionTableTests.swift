import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

/// A table for each language: every kind without a road, with a road, a number, an exit, signs.
///
/// The tables stand in the folder `Tables`, where a change of wording is to be read. To write them
/// anew, set the environment variable `FINGERPOST_RECORD`; the run then fails, so that nothing is
/// taken unread.
@Suite struct InstructionTableTests {
  /// The sample names of each language.
  static let samples = Dictionary(
    uniqueKeysWithValues: Languages.builtIn.tags.compactMap { tag in
      LanguageExamples(tag, in: .builtIn).map { (tag, $0.samples) }
    })

  private static func url(_ tag: String) -> URL {
    Corpus.package.appending(path: "Tests/GuidanceTests/Tables/\(tag).txt")
  }

  static let columns = ["none", "road", "ref", "exit", "signs", "place"]

  /// The variants of a kind with what a column names.
  static func variants(
    _ kind: ManeuverKind, _ column: String, _ tag: String, hasArrived: Bool = false
  ) throws -> [String] {
    let sample = try #require(samples[tag], "name six places in samples")
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
    var guide = Guide(locale: try LocaleTag(tag))
    guide.hasAnnouncements = false
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
    let url = Self.url(tag)
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
    let isRightToLeft = Spoken.isRightToLeft(tag)
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
    ("fr", "Rond-Point de l’Étoile", "Au rond-point de l’Étoile, prendre la 2e sortie"),
    ("es", "Rotonda de Cibeles", "En la rotonda de Cibeles, toma la 2.ª salida"),
    ("it", "Rotonda del Mare", "Alla rotonda del Mare, prendi la 2ª uscita"),
    ("he", "כיכר המדינה", "ב\u{2068}כיכר המדינה\u{2069}, צאו ביציאה השנייה"),
    ("ar", "دوار السلام", "عند \u{2068}دوار السلام\u{2069}، اسلك المخرج الثاني"),
    ("sv", "Roslagsrondellen", "Ta 2:a avfarten i Roslagsrondellen"),
    ("de", "Marktkreisel", "Im Marktkreisel die 2. Ausfahrt nehmen"),
    ("nl", "Velperpoortrotonde", "Neem op de Velperpoortrotonde de 2e afslag"),
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

  /// Whether a text has the words of a name, but for their endings, which a case may change.
  private static func names(_ name: some StringProtocol, in text: String) -> Bool {
    text.contains(name) || name.split(separator: " ").allSatisfy { text.contains($0.prefix(3)) }
  }

  /// Kinds that lead onto a road, which a driver must be told where it is known.
  @Test(arguments: Languages.builtIn.tags)
  func `turns name the road, its number, the exit, the signs and the place`(tag: String) throws {
    let sample = try #require(Self.samples[tag])
    let first = sample.destinations.prefix { $0 != "," }
    for kind in [ManeuverKind.turnLeft, .keepRight, .merge, .onRampLeft, .offRampRight] {
      #expect(Self.names(sample.road, in: try Self.variants(kind, "road", tag)[0]))
      #expect(try Self.variants(kind, "ref", tag)[0].contains(sample.ref))
      #expect(Self.names(first, in: try Self.variants(kind, "signs", tag)[0]))
    }
    #expect(try Self.variants(.offRampRight, "exit", tag)[0].contains("12"))
    for kind in [ManeuverKind.roundaboutNthExitCCW, .roundaboutEnterCW] {
      let text = try Self.variants(kind, "place", tag)[0]
      #expect(Self.names(sample.place, in: text), "\(tag) \(kind): \(text)")
    }
    for kind in [ManeuverKind.arriveLeft, .waypoint] {
      #expect(try Self.variants(kind, "place", tag)[0].contains(sample.stop), "\(tag) \(kind)")
    }
  }
}
