import Routes

enum Template {
  enum Piece {
    case text(Substring)
    case slot(Substring)
  }

  static func eachPiece(of template: String, _ use: (Piece) -> Void) {
    // Searching an array is faster than searching a string.
    let bytes = Array(template.utf8)
    func part(_ range: Range<Int>) -> Substring {
      let start = template.utf8.index(template.startIndex, offsetBy: range.lowerBound)
      return template[start..<template.utf8.index(start, offsetBy: range.count)]
    }
    var rest = 0
    while let open = bytes[rest...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest { use(.text(part(rest..<open))) }
      use(.slot(part(open + 1..<close)))
      rest = close + 1
    }
    if rest < bytes.count { use(.text(part(rest..<bytes.count))) }
  }

  static func fill(_ template: String, _ value: (Substring) -> String) -> String {
    var result = ""
    eachPiece(of: template) { piece in
      switch piece {
      case .text(let text): result += text
      case .slot(let name): result += value(name)
      }
    }
    return result
  }

  /// Drops a word next to a placeholder if its value begins or ends with it, to avoid "roundabout
  /// Roundabout of the Star", "rondellen Roslagsrondellen" and "Star Ferry ferry".
  ///
  /// Keeps prefixed letters, as in Hebrew. Without spaces, two characters are a word. A compound may
  /// also end with one of `nouns`, in lowercase, as "Marktkreisel" does beside "Kreisverkehr".
  static func sparing(
    _ template: String, around slot: String, name: String, nouns: [String] = []
  ) -> String {
    guard let place = template.firstRange(of: "{\(slot)}") else { return template }
    let head = template[..<place.lowerBound]
    let tail = template[place.upperBound...]
    let middle = template[place]
    let parts = name.split(separator: " ")
    guard let first = parts.first, let last = parts.last else { return template }
    if head.last != " ", !head.isEmpty || tail.first != " " {
      return withoutSpaces(head, middle, tail, name: name)
    }
    let ends = [folded(first), folded(last)]
    let words = head.dropLast().split(separator: " ", omittingEmptySubsequences: false)
    if let word = words.last, !head.isEmpty {
      let start = head.dropLast(word.count + 1)
      let noun = folded(word)
      if ends.contains(noun)
        || ([noun] + nouns).contains(where: { $0.count > 4 && ends[1].hasSuffix($0) })
      {
        return String(start + middle + tail)
      }
      if Bidi.hasRightToLeft(name), ends.contains(folded(word.dropFirst())) {
        return String(start + word.prefix(1) + middle + tail)
      }
    }
    if tail.first == " " {
      let word = tail.dropFirst().prefix { $0 != " " }
      if ends[1] == folded(word) { return String(head + middle + tail.dropFirst(word.count + 1)) }
    }
    return template
  }

  private static func withoutSpaces(
    _ head: Substring, _ middle: Substring, _ tail: Substring, name: String
  ) -> String {
    let before = head[(head.lastIndex(of: "}").map { head.index(after: $0) } ?? head.startIndex)...]
    for count in stride(from: before.count, to: 1, by: -1) {
      let word = before.suffix(count)
      if name.hasPrefix(word) || name.hasSuffix(word) {
        return String(head.dropLast(count) + middle + tail)
      }
    }
    let after = tail.prefix { $0 != "{" }
    for count in stride(from: after.count, to: 1, by: -1)
    where name.hasSuffix(after.prefix(count)) {
      return String(head + middle + tail.dropFirst(count))
    }
    return String(head + middle + tail)
  }

  /// Lowercases a word and removes its diacritics.
  private static func folded(_ word: Substring) -> String {
    let letters = word.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    return String(String.UnicodeScalarView(letters)).lowercased()
  }
}

/// The placeholders that texts of languages must have, from `placeholders.txt`.
enum Placeholders {
  private static let lists = WordList("Guidance/Words/placeholders.txt")
  private static let none = Set(lists.words("none"))

  /// Those of a text by its path; `a|b` is one of both.
  static func of(_ path: String) -> [String] {
    none.contains(path) ? [] : lists.words(path).map { $0.replacing("/", with: "|") }
  }
}
