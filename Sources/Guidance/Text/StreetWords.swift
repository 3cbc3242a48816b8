struct StreetWords: Sendable {
  struct Entry: Sendable {
    var word: String
    var short: String
    var kind: Kind

    func abbreviate(_ part: Substring) -> String? {
      if part == word { return short }
      guard kind == .endings, part.count > word.count, part.hasSuffix(word) else { return nil }
      return part.dropLast(word.count) + short
    }
  }

  enum Kind: String, Sendable, CaseIterable {
    /// Stands alone.
    case words
    /// Also ends longer words, as in "Hauptstraße".
    case endings
    /// May follow the street word, as in "King Street West".
    case directions
  }

  var entries: [Entry] = []
  /// First is as in "Rue de Rivoli".
  enum Position: String, CaseIterable { case first, last }

  var position = Position.last

  /// Abbreviates the street word of a name; `nil` without a street word.
  ///
  /// The street word is the last, or the first in some languages; elsewhere it belongs to the name,
  /// as in "Lane Cove Road". Keeps a single word, unless the street word is its end.
  func abbreviated(_ name: String) -> String? {
    guard !entries.isEmpty else { return nil }
    var words = name.split(separator: " ", omittingEmptySubsequences: false)
    var place = position == .first ? 0 : words.count - 1
    var changed = false
    while words.indices.contains(place) {
      let found = entries.lazy.compactMap { entry in
        entry.abbreviate(words[place]).map { (entry, $0) }
      }.first
      guard let (entry, short) = found, words.count > 1 || words[place] != entry.word else { break }
      words[place] = short[...]
      changed = true
      guard entry.kind == .directions else { break }
      place -= 1
    }
    return changed ? words.joined(separator: " ") : nil
  }
}
