public import Faults

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
      first.allSatisfy(\.isLetter)
    else { throw .badLocale(text) }
    var script: String?
    var region: String?
    for part in parts.dropFirst().prefix(while: { $0.count > 1 }) {
      if script == nil, region == nil, part.count == 4, part.allSatisfy(\.isLetter) {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil,
        part.count == 2 && part.allSatisfy(\.isLetter)
          || part.count == 3 && part.allSatisfy(\.isNumber)
      {
        region = part.uppercased()
      }
    }
    // Obsolete tags that older systems still write, and Norwegian, which is most often Bokmål.
    let old = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
    let small = first.lowercased()
    language = old[small] ?? small
    self.script = script
    self.region = region
    keywords = Self.keywords(in: parts.map { $0.lowercased() })
  }

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

  /// The region, or the one that the bare language means, by the likely subtags of the CLDR.
  ///
  /// The table has the languages for which it matters: those with units other than the metric ones,
  /// and those with several files.
  var likelyRegion: String? { region ?? Self.regions[language] }

  private static let regions = [
    "chr": "US", "cy": "GB", "en": "US", "gd": "GB", "gv": "IM", "haw": "US", "kw": "GB",
    "my": "MM", "nv": "US", "pt": "BR", "sco": "GB", "zh": "CN",
  ]

  /// The units of the region, or of the one that the language means.
  var likelyUnits: UnitSystem {
    statedUnits ?? likelyRegion.map(UnitSystem.init(region:)) ?? .metric
  }
}
