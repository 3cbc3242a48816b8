extension String {
  /// The most similar name, by at most so many inserted or removed letters; `nil` if none is close.
  ///
  /// Ignores case, and takes `_` and `-` as equal: `Turn_Lef` is nearest to `turn-left`.
  package func nearest(among names: [String], within limit: Int = 2) -> String? {
    let word = plain
    let count = word.count
    // A name of quite another length is never close, and a long text would take seconds to compare.
    let ranked = names.filter { abs($0.count - count) <= limit }
      .map { (word.difference(from: $0.plain).count, $0) }
    return ranked.min { $0 < $1 }.flatMap { $0.0 <= limit ? $0.1 : nil }
  }

  private var plain: String { lowercased().replacing("_", with: "-") }

  /// The remedy for an unknown word: `did you mean 'osrm'?` for `orsm`; `nil` if no name is close.
  package func suggestion(among names: [String], within limit: Int = 2) -> String? {
    nearest(among: names, within: limit).map { "did you mean '\($0)'?" }
  }
}
