/// Countries by their ISO 3166 codes, and those with left-hand traffic.
package enum Country {
  /// Converts a code of two or three letters, in any case, to two capital letters.
  package static func alpha2(_ code: String?) -> String? {
    guard let code = code?.uppercased(), code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return code.utf8.count == 2 ? code : byThree[code]
  }

  package static func keepsLeft(_ code: String) -> Bool { leftHand.contains(code) }

  /// Whether its signs show speeds in miles per hour.
  package static func signsMiles(_ code: String) -> Bool { mile.contains(code) }

  /// The south, west, north and east edges of areas where traffic certainly keeps left, in degrees.
  package static let leftHandAreas = WordList.countries.words("left-hand areas").map {
    $0.split(separator: ",").compactMap { Double($0) }
  }

  private static let leftHand = Set(WordList.countries.words("left-hand countries"))
  private static let mile = Set(WordList.countries.words("countries of miles"))
  private static let byThree = Dictionary(
    uniqueKeysWithValues: WordList.countries.words("country codes").map {
      (String($0.prefix(3)), String($0.suffix(2)))
    })
}

/// The country of a step's road, with its evidence.
public struct FoundCountry: Hashable, Sendable {
  /// The evidence for a country.
  public enum Source: String, Hashable, Sendable {
    /// The response states it.
    case engine
    /// A coarse map knows it from the place of the maneuver.
    case place
  }

  /// Two capital letters of ISO 3166.
  public let code: String
  /// The state or province, in ISO 3166-2 the part after the hyphen, if the response states it.
  public let state: String?
  /// The evidence.
  public let source: Source

  /// Creates a country.
  public init(_ code: String, state: String? = nil, source: Source) {
    (self.code, self.state, self.source) = (code, state, source)
  }

  /// Reads an engine's code of two or three letters; `nil` if it is unknown.
  package init?(engine code: String?, state: String? = nil) {
    guard let code = Country.alpha2(code) else { return nil }
    // Some engines put the country before the state, as ISO 3166-2 does.
    let state = state.flatMap { $0.split(separator: "-").last }.map { $0.uppercased() }
    self.init(code, state: state, source: .engine)
  }
}
