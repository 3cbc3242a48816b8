/// Countries by their ISO 3166 codes, and those with left-hand traffic.
package enum Country {
  /// Converts a code of two or three letters, in any case, to two capital letters.
  package static func alpha2(_ code: String?) -> String? {
    guard let code = code?.uppercased(), code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return code.utf8.count == 2 ? code : byThree[code]
  }

  static func keepsLeft(_ code: String) -> Bool { leftHand.contains(code) }

  /// Whether its signs show speeds in miles per hour.
  static func signsMiles(_ code: String) -> Bool { mile.contains(code) }

  static func isLeftHandArea(_ place: Coordinate) -> Bool {
    leftHandAreas.contains { box in
      (box[0]...box[2]).contains(place.latitude) && (box[1]...box[3]).contains(place.longitude)
    }
  }

  private static let leftHand = Set(WordList["left-hand countries"])
  private static let mile = Set(WordList["countries of miles"])
  private static let byThree = Dictionary(
    uniqueKeysWithValues: WordList["country codes"].map {
      (String($0.prefix(3)), String($0.suffix(2)))
    })
  /// The south, west, north and east edges of each area, in degrees.
  private static let leftHandAreas = WordList["left-hand areas"].map {
    $0.split(separator: ",").compactMap { Double($0) }
  }
}
