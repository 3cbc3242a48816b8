/// Country codes as engines write them.
enum CountryCode {
  /// Converts an ISO 3166 code of two or three letters, in any case, to one of two capitals.
  ///
  /// - Returns: The code; `nil` for any other text.
  static func alpha2(_ code: String?) -> String? {
    guard let code = code?.uppercased(), code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return code.utf8.count == 2 ? code : byThree[code]
  }

  /// Whether traffic keeps left in a country, by its ISO 3166 code of two capitals.
  static func keepsLeft(_ code: String) -> Bool { leftHand.contains(code) }

  private static let leftHand = Set(WordList["left-hand countries"])
  private static let byThree = Dictionary(
    uniqueKeysWithValues: WordList["country codes"].map {
      (String($0.prefix(3)), String($0.suffix(2)))
    })
}
