public import Faults
import Maneuvers

/// The parts of a BCP 47 language tag that matter to guidance.
public struct LocaleTag: Hashable, Sendable {
  /// The language in lowercase, such as `pt`.
  public let language: String
  /// The script, such as `Hant`.
  public let script: String?
  /// The region in uppercase, such as `BR`, or three digits.
  public let region: String?
  /// The values of the Unicode extension, such as `nu` for `-u-nu-latn`.
  public let keywords: [String: String]

  /// Parses a tag such as `de-AT` or `ar-EG-u-nu-latn`; throws `Fault.badLocale`.
  ///
  /// Accepts POSIX names such as `de_DE.UTF-8`, and ignores what follows a point or an at sign.
  public init(_ text: String) throws(Fault) {
    let plain = text.prefix { $0 != "." && $0 != "@" }
    let parts = plain.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isWhole = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isWhole, let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy({ $0.isLetter })
    else { throw .badLocale(text) }
    var script: String?
    var region: String?
    for part in parts.dropFirst().prefix(while: { $0.count > 1 }) {
      if script == nil, region == nil, part.count == 4, part.allSatisfy({ $0.isLetter }) {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil,
        part.count == 2 && part.allSatisfy({ $0.isLetter })
          || part.count == 3 && part.allSatisfy({ $0.isNumber })
      {
        region = part.uppercased()
      }
    }
    // Another name of a language may state its script or region, too: `sh` is `sr-Latn`.
    let name = first.lowercased()
    let row = Self.rows[name]?.first { $0.distance == 0 }
    (language, self.script, self.region) = (
      row?.language ?? name, script ?? row?.script, region ?? row?.region
    )
    keywords = Self.keywords(in: parts.map { $0.lowercased() })
  }

  /// The tags of languages that its speakers read, by the CLDR's language matching, the nearest first.
  var neighbors: [LocaleTag] {
    let names = region.map { ["\(language)-\($0)", language] } ?? [language]
    return names.flatMap { Self.rows[$0] ?? [] }
      .filter { $0.distance > 0 && ($0.written.isEmpty || script ?? $0.written == $0.written) }
      .map { LocaleTag(self, row: $0) }
  }

  /// Copies a tag with a near language in the place of its own.
  private init(_ tag: LocaleTag, row: Row) {
    (language, script, region) = (row.language, row.script, tag.region ?? row.region)
    keywords = tag.keywords
  }

  private typealias Row = (
    desired: String, written: String, language: String, script: String?, region: String?,
    distance: Int
  )

  /// Other names of languages, at the distance 0, and near languages, if written in a script: the
  /// aliases and the language matching of the CLDR 47 that lead to a built-in language.
  private static let rows: [String: [Row]] = {
    let rows = WordList.table("locales.csv", in: "Guidance/Words") { row -> Row? in
      let parts = row[2].split(separator: "-").map(String.init)
      let rest = parts.dropFirst()
      guard let distance = Int(row[3]) else { return nil }
      return (
        row[0], row[1], parts[0], rest.first { $0.count == 4 }, rest.first { $0.count == 2 },
        distance
      )
    }
    return Dictionary(grouping: rows, by: { $0.desired })
  }()

  private static func keywords(in parts: [String]) -> [String: String] {
    var result: [String: String] = [:]
    var key: String?
    let own = parts.drop { $0 != "u" }.dropFirst()
    for part in own.prefix(while: { $0.count > 1 }) {
      if part.count == 2 {
        key = part
      } else if let name = key, result[name] == nil {
        result[name] = part
      }
    }
    return result
  }

  /// The units on the region's roads, or those of `-u-ms-` or `-u-rg-`; `nil` without a region.
  public var statedUnits: UnitSystem? {
    switch keywords["ms"] {
    case "metric": return .metric
    case "ussystem": return .us
    case "uksystem": return .uk
    default: break
    }
    return (keywords["rg"].map { $0.prefix(2).uppercased() } ?? region).map(
      UnitSystem.init(region:))
  }

  /// The units of the region, or of the one that the bare language means, by the likely subtags of the
  /// CLDR.
  var likelyUnits: UnitSystem { statedUnits ?? Self.units[language] ?? .metric }

  /// Of languages whose likely region has other units than the metric ones.
  private static let units: [String: UnitSystem] = [
    "chr": .us, "cy": .uk, "en": .us, "gd": .uk, "gv": .uk, "haw": .us, "kw": .uk, "my": .us,
    "nv": .us, "sco": .uk,
  ]
}
