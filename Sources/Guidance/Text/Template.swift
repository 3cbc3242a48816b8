/// Text with places to fill, each a name in braces.
enum Template {
  /// A piece of a template.
  enum Piece {
    case text(Substring)
    case slot(Substring)
  }

  /// The pieces of a template, in order.
  static func pieces(_ template: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(template)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { pieces.append(.text(rest[..<open])) }
      pieces.append(.slot(rest[rest.utf8.index(after: open)..<close]))
      rest = rest[rest.utf8.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  /// The template with each place filled.
  static func fill(_ template: String, _ value: (Substring) -> String) -> String {
    pieces(template).reduce(into: "") { result, piece in
      switch piece {
      case .text(let text): result += text
      case .slot(let name): result += value(name)
      }
    }
  }

  /// The template without the word before a place which the name that fills it begins or ends with,
  /// so that no "roundabout Roundabout of the Star" is said.
  ///
  /// A letter in front of the word, such as the Hebrew prepositions, is kept. Where no spaces part
  /// the words, two characters make one.
  static func sparing(_ template: String, before slot: String, name: String) -> String {
    guard let place = template.firstRange(of: "{\(slot)}") else { return template }
    let head = template[..<place.lowerBound]
    let tail = template[place.lowerBound...]
    guard head.last == " " else {
      var word = head[(head.lastIndex(of: "}").map { head.index(after: $0) } ?? head.startIndex)...]
      while word.count > 1 {
        if name.hasPrefix(word) || name.hasSuffix(word) {
          return String(head.dropLast(word.count) + tail)
        }
        word = word.dropFirst()
      }
      return template
    }
    let words = head.dropLast().split(separator: " ", omittingEmptySubsequences: false)
    let parts = name.split(separator: " ")
    guard let word = words.last, let first = parts.first, let last = parts.last else {
      return template
    }
    let ends = [folded(first), folded(last)]
    let start = head.dropLast(word.count + 1)
    if ends.contains(folded(word)) { return String(start + tail) }
    if Bidi.hasRightToLeft(name), ends.contains(folded(word.dropFirst())) {
      return String(start + word.prefix(1) + tail)
    }
    return template
  }

  /// A word in small letters and without marks above or below them.
  private static func folded(_ word: Substring) -> String {
    let letters = word.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    return String(String.UnicodeScalarView(letters)).lowercased()
  }
}
