/// The word lists of `Words/sentences.txt`, by name.
extension WordList {
  private static let sentences = WordList("Routes/Words/sentences.txt")

  /// The words of a list, in order; a test reads every list that the program uses.
  static subscript(name: String) -> [String] { sentences.words(name) }

  static func pairs(_ name: String) -> [(key: String, value: String)] {
    self[name].map { pair in
      let end = pair.firstIndex(of: "=") ?? pair.startIndex
      return (String(pair[..<end]), String(pair[pair.index(after: end)...]))
    }
  }

  static func dictionary(_ name: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: pairs(name).map { ($0, $1) })
  }

  static func kinds(_ name: String) -> [(key: String, value: ManeuverKind)] {
    pairs(name).map { phrase, name in
      guard let kind = ManeuverKind(rawValue: name) else {
        preconditionFailure("sentences.txt: unknown kind '\(name)'")
      }
      return (phrase, kind)
    }
  }
}
