/// How names and numbers of roads are spoken: without signs that a voice spells or skips, and with
/// abbreviations written out.
struct SpokenNames: Sendable {
  /// Where a word of a name is written out; the last word may precede a direction.
  enum Place: String, CaseIterable {
    case first, last
    /// Such as titles, which precede a name.
    case notLast
  }

  /// The letters of road numbers, with the words for them.
  var refs: [String: String] = [:]
  var words: [Place: [String: String]] = [:]
  private var endings: [(short: String, word: String)] = []
  private var directions: [String: String] = [:]

  /// Adds the abbreviations of street words, from short to long, unless there is a word already.
  mutating func add(_ streetWords: StreetWords) {
    let place: Place = streetWords.position == .first ? .first : .last
    for entry in streetWords.entries {
      let short = Self.key(entry.short)
      switch entry.kind {
      case .directions: directions[short] = entry.word
      case .endings: endings.append((entry.short, entry.word))
      case .words:
        if words[place]?[short] == nil { words[place, default: [:]][short] = entry.word }
      }
    }
  }

  /// Abbreviations have no period, so that both spellings are found.
  static func key(_ word: some StringProtocol) -> String {
    word.hasSuffix(".") ? String(word.dropLast()) : String(word)
  }

  func spoken(_ component: InstructionText.Component) -> InstructionText.Component {
    var component = component
    let text = Self.cleaned(component.text)
    component.text = component.kind == .ref || component.kind == .exit ? number(text) : name(text)
    return component
  }

  /// The first of several names, without brackets, and with spaces for signs.
  ///
  /// A slash after a short word marks an abbreviation, as in "C/ Mayor"; a colon inside a word stays,
  /// as in "S:t Eriksgatan".
  private static func cleaned(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var depth = 0
    func isLetter(_ place: Int) -> Bool {
      scalars.indices.contains(place) && scalars[place].properties.isAlphabetic
    }
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case "/" where 1...4 ~= result.count && result.allSatisfy(\.properties.isCased):
        result += "/ ".unicodeScalars
      case "/", ";", "|":
        if result.contains(where: { $0 != " " }) { return String(result).trimmingSpaces }
      case "&": result += " & ".unicodeScalars
      case ":" where isLetter(place - 1) && isLetter(place + 1): result.append(scalar)
      case "-", "–", "'", "’", ".", ",", "·", "・", "״", "׳": result.append(scalar)
      default:
        let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        let isMark = scalar.properties.generalCategory == .nonspacingMark
        result.append(isWord || isMark ? scalar : " ")
      }
    }
    return String(result).trimmingSpaces
  }

  private func number(_ ref: String) -> String {
    let ref = joined(ref.split { $0 == " " || $0 == "/" }.map(String.init))
    let letters = ref.prefix { $0.isLetter }
    guard let word = refs[String(letters)] else { return ref }
    return word + " " + ref.dropFirst(letters.count).drop { $0 == " " || $0 == "-" }
  }

  private func name(_ name: String) -> String {
    var parts = name.split(separator: " ").map(String.init)
    guard !parts.isEmpty else { return name }
    func isDirection(_ place: Int) -> Bool { directions[Self.key(parts[place])] != nil }
    // A street word before a direction is the last: "King St W".
    var last = parts.count - 1
    if last > 1, isDirection(last) { last -= 1 }
    for (place, part) in parts.enumerated() {
      let key = Self.key(part)
      var word = words[place == last ? .last : .notLast]?[key]
      if place == 0 { word = parts.count > 1 ? words[.first]?[key] ?? word : nil }
      if parts.count > 2, place == 0 || place == parts.count - 1 { word = directions[key] ?? word }
      let ending = place == last ? endings.first { part.hasSuffix($0.short) } : nil
      if word == nil, let ending { word = part.dropLast(ending.short.count) + ending.word }
      parts[place] = word ?? (part.hasSuffix("/") ? String(part.dropLast()) : part)
    }
    return joined(parts)
  }

  /// Says '&', or leaves it out in languages that have no word for it.
  private func joined(_ parts: [String]) -> String {
    parts.compactMap { $0 == "&" ? words[.notLast]?["&"] : $0 }.joined(separator: " ")
  }
}
