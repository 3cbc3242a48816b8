/// A word of street names and its abbreviation.
struct StreetWord: Sendable {
  var word: String
  var short: String
  var kind: Kind

  /// Where a word stands in a name.
  enum Kind: Sendable {
    /// A word of its own.
    case word
    /// It also ends longer words, as in "Hauptstraße".
    case suffix
    /// It may stand behind the street word, as in "King Street West".
    case direction
  }

  init(_ word: String, _ short: String, _ kind: Kind = .word) {
    self.word = word
    self.short = short
    self.kind = kind
  }

  /// A word of a name abbreviated, nil where it is another one.
  fileprivate func abbreviate(_ part: Substring) -> String? {
    if part == word { return short }
    guard kind == .suffix, part.count > word.count, part.hasSuffix(word) else { return nil }
    return part.dropLast(word.count) + short
  }
}

extension Language {
  /// A street name with its street word abbreviated, nil where there is none.
  ///
  /// The street word is the last of the name, or the first where the language puts it there; what
  /// stands elsewhere belongs to the name, as in "Lane Cove Road". A name of one word is left whole,
  /// unless the street word is its end.
  func abbreviated(_ name: String) -> String? {
    guard !streetWords.isEmpty else { return nil }
    var words = name.split(separator: " ", omittingEmptySubsequences: false)
    var place = streetWordIsFirst ? 0 : words.count - 1
    var changed = false
    while words.indices.contains(place) {
      let found = streetWords.lazy.compactMap { entry in
        entry.abbreviate(words[place]).map { (entry, $0) }
      }.first
      guard let (entry, short) = found, words.count > 1 || words[place] != entry.word else { break }
      words[place] = short[...]
      changed = true
      guard entry.kind == .direction else { break }
      place -= 1
    }
    return changed ? words.joined(separator: " ") : nil
  }
}
