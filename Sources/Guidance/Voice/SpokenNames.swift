/// How names and numbers of roads are spoken: without signs that a voice spells or skips, and with
/// abbreviations written out.
struct SpokenNames: Sendable {
  /// Where a word of a name is written out; the last word may precede a direction.
  enum Place: String, CaseIterable {
    case first, last, any
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
  private static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case "/", ";", "|":
        if result.contains(where: { $0 != " " }) { return String(result).trimmingSpaces }
      case "&": result += " & ".unicodeScalars
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
    let ref = ref.split { $0 == " " || $0 == "&" }.joined(separator: " ")
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
      var word = words[.any]?[key]
      if place == 0, parts.count > 1 { word = words[.first]?[key] ?? word }
      if place == last, place > 0 { word = words[.last]?[key] ?? word }
      if parts.count > 2, place == 0 || place == parts.count - 1 { word = directions[key] ?? word }
      let ending = place == last ? endings.first { part.hasSuffix($0.short) } : nil
      if word == nil, let ending { word = part.dropLast(ending.short.count) + ending.word }
      parts[place] = word ?? part
    }
    // Leaves out '&' in languages that have no word for it.
    return parts.filter { $0 != "&" }.joined(separator: " ")
  }
}
