/// The words of street names that may be abbreviated.
struct StreetWords: Sendable {
  struct Entry: Sendable {
    var word: String
    var short: String
    var kind: Kind

    /// A word of a name abbreviated, or nil where it is another one.
    func abbreviate(_ part: Substring) -> String? {
      if part == word { return short }
      guard kind == .endings, part.count > word.count, part.hasSuffix(word) else { return nil }
      return part.dropLast(word.count) + short
    }
  }

  /// Where a word stands in a name.
  enum Kind: String, Sendable, CaseIterable {
    /// A word of its own.
    case words
    /// It also ends longer words, as in "Hauptstraße".
    case endings
    /// It may stand behind the street word, as in "King Street West".
    case directions
  }

  var entries: [Entry] = []
  /// First is as in "Rue de Rivoli".
  enum Position: String, CaseIterable { case first, last }

  var position = Position.last

  /// A street name with its street word abbreviated, or `nil` where there is none.
  ///
  /// The street word is the last of the name, or the first where the language puts it there; what
  /// stands elsewhere belongs to the name, as in "Lane Cove Road". A name of one word is left whole,
  /// unless the street word is its end.
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
