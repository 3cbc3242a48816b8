extension String {
  /// The most similar name, by at most so many inserted or removed letters; `nil` if none is close.
  ///
  /// Case does not count, nor whether a word has `_` or `-`.
  package func nearest(among names: [String], within limit: Int = 2) -> String? {
    let word = plain
    let count = word.count
    // A name of quite another length is never close, and a long text would take seconds to compare.
    let ranked = names.filter { abs($0.count - count) <= limit }
      .map { (word.difference(from: $0.plain).count, $0) }
    return ranked.min { $0 < $1 }.flatMap { $0.0 <= limit ? $0.1 : nil }
  }

  private var plain: String { lowercased().replacing("_", with: "-") }

  /// The remedy for a word that is none of some names: the most similar name; `nil` if none is close.
  package func suggestion(among names: [String], within limit: Int = 2) -> String? {
    nearest(among: names, within: limit).map { "did you mean '\($0)'?" }
  }
}
