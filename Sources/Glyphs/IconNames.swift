import Maneuvers

/// Finds the glyph that the name of a file means, in any order of its words.
///
/// `Resources/icon-names.csv` says what words of engines and of other sets mean in ours, the longest
/// first, and names whole glyphs. A number is `#` there; sizes and scales count for nothing.
enum IconNames {
  private static let rows = WordList.table("icon-names.csv", in: "Glyphs/Resources") { row in
    (words: row[0].split(separator: " "), means: row[1].split(separator: " "), glyph: row[2])
  }
  private static let terms = Dictionary(grouping: rows.filter { $0.glyph.isEmpty }) { $0.words[0] }
  private static let glyphs = Dictionary(
    IconLibrary.builtInNames.map { (key(words(of: $0[...])), $0) }
      + rows.filter { !$0.glyph.isEmpty }.map { (key($0.words), $0.glyph) }
  ) { $1 }

  /// The glyph that a name without its ending means; `nil` if its words are no glyph's.
  static func glyph(of name: Substring) -> String? {
    let words = words(of: name)
    let number = words.first { UInt($0) != nil } ?? ""
    let marked = words.map { $0 == number ? "#" : $0 }.filter { $0.first?.isNumber == false }
    let found = glyphs[key(marked)] ?? glyphs[key(marked.filter { $0 != "#" })]
    let full = found?.replacing("#", with: number).replacing("-", with: "_")
    return full.flatMap { GlyphSpec(name: $0) }?.name.replacing("_", with: "-")
  }

  /// Splits a name at all but letters and digits, before a number and before a capital.
  private static func words(of name: Substring) -> [Substring] {
    var text = ""
    for letter in name {
      let last = text.last ?? " "
      if letter.isUppercase && last.isLowercase || letter.isNumber && last.isLetter { text += " " }
      text.append(letter)
    }
    return text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  /// The words in ours, each once and sorted.
  private static func key(_ words: [Substring]) -> String {
    var (rest, key) = (words[...], Set<Substring>())
    while let first = rest.first {
      let row = terms[first]?.first { rest.starts(with: $0.words) }
      key.formUnion(row?.means ?? [first])
      rest = rest.dropFirst(row?.words.count ?? 1)
    }
    return key.sorted().joined(separator: " ")
  }
}
