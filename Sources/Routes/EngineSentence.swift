extension Maneuver {
  /// The engine's sentence for a driver to read; `nil` if no sentence is fit to show.
  ///
  /// Excludes markup, notes, the final full stop and lengths. A sentence with unfilled placeholders
  /// is not fit, nor is one that calls a stop the destination or counts exits that do not exist.
  public var sentence: String? {
    guard !hasFalseCount, let text = wording ?? instruction,
      let sentence = EngineSentence.presentable(text)
    else {
      return nil
    }
    return kind.family == .waypoint && EngineSentence.namesDestination(sentence) ? nil : sentence
  }
}

package enum EngineSentence {
  /// Removes markup, lengths and the full stop; returns `nil` if the rest is not fit to show.
  static func presentable(_ text: String) -> String? {
    let bare = MarkedText(text, breaksLines: true).sentence
    guard !isUnfilled(bare), let words = withoutLengths(bare) else { return nil }
    return finished(words)
  }

  /// Whether a text has unfilled placeholders, such as `{way_name}` or `undefined`, or markup.
  package static func isUnfilled(_ text: String) -> Bool {
    // Most sentences hold none of these.
    guard ["{", "<", "[", "%", "&", "unde", "null", "NaN"].contains(where: text.holds) else {
      return false
    }
    if text.holds("{") && text.holds("}") || text.holds("<") || text.holds("[object ") {
      return true
    }
    let words = text.split { $0.isWhitespace || ",;:.()/".contains($0) }
    return words.contains { word in
      ["undefined", "null", "NaN"].contains(word)
        || word.hasPrefix("%") && word.dropFirst().first.map { "sd@1234".contains($0) } ?? false
        || isEntity(word)
    }
  }

  private static func isEntity(_ word: Substring) -> Bool {
    guard let start = word.firstIndex(of: "&") else { return false }
    // The split above removes the semicolon of an entity.
    let name = word[word.index(after: start)...].prefix { $0.isASCII && $0.isLetter }
    return name.count >= 2 && name.count <= 8
      && word[name.endIndex...].isEmpty && String(name).entityWords != nil
  }

  /// Removes the lengths; returns `nil` if one cannot be removed.
  private static func withoutLengths(_ text: String) -> String? {
    let mayHoldLength = text.utf8.contains { $0 > 0x7F || Scanner.isDigit($0) }
    guard mayHoldLength else { return text }
    var scalars = Array(text.unicodeScalars)
    var rounds = 0
    while let length = StatedLength.all(in: scalars).last?.range {
      rounds += 1
      guard rounds <= 4, let shorter = without(length, in: scalars) else { return nil }
      scalars = shorter
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Removes a later sentence, an outer clause, or the end of the text that states a length.
  private static func without(
    _ length: Range<Int>, in text: [Unicode.Scalar]
  ) -> [Unicode.Scalar]? {
    let end = sentenceEnd(text, from: length.upperBound)
    // Without a stop at its end it is no sentence: the stop before ends an abbreviation.
    if stops.contains(text[end - 1]), let start = sentenceStart(text, before: length.lowerBound) {
      return Array(text[..<start] + text[end...])
    }
    if let comma = text[length.upperBound..<end].firstIndex(where: commas.contains),
      words(text[..<comma]) <= 4
    {
      let rest = text[(comma + 1)...].drop { $0 == " " }
      guard let first = rest.first else { return nil }
      return Array(String(Character(first)).uppercased().unicodeScalars) + rest.dropFirst()
    }
    guard text[length.upperBound..<end].allSatisfy({ stops.contains($0) || $0 == " " }) else {
      return nil
    }
    var head = text[..<length.lowerBound]
    if let comma = head.lastIndex(where: commas.contains), comma > 0, words(head[comma...]) <= 4 {
      head = head[..<comma]
    } else {
      head = withoutLinks(head)
    }
    return head.isEmpty ? nil : Array(head + text[end...])
  }

  /// The start of the sentence around a place; `nil` for the first one, such as `C. de la Villa`.
  private static func sentenceStart(_ text: [Unicode.Scalar], before place: Int) -> Int? {
    var index = place - 1
    while index > 0 {
      if stops.contains(text[index]) {
        if !text[index].isASCII { return index + 1 }
        let next = index + 2 < text.count ? text[index + 2] : " "
        if text[index + 1] == " ", !next.properties.isLowercase { return index + 1 }
      }
      index -= 1
    }
    return nil
  }

  private static func sentenceEnd(_ text: [Unicode.Scalar], from place: Int) -> Int {
    for index in place..<text.count where stops.contains(text[index]) {
      if !text[index].isASCII || index + 1 == text.count || text[index + 1] == " " {
        return index + 1
      }
    }
    return text.count
  }

  private static let stops: [Unicode.Scalar] = [".", "!", "?", "。", "．", "！", "？", "।", "۔"]
  private static let commas: [Unicode.Scalar] = [",", ";", "、", "，", "،"]

  private static func words(_ text: ArraySlice<Unicode.Scalar>) -> Int {
    text.split(separator: " ").count
  }

  /// Removes final words that lead to a length, such as `for` or `and go`.
  private static func withoutLinks(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    var parts = text.split(separator: " ")
    func last(_ place: Int) -> String? {
      parts[ifAny: parts.count - 1 - place].map {
        String(String.UnicodeScalarView($0)).lowercased()
      }
    }
    while parts.count > 1, let word = last(0), links.contains(word) { parts.removeLast() }
    if parts.count > 2, let verb = last(0), verbs.contains(verb), let and = last(1),
      ["and", "then"].contains(and)
    {
      parts.removeLast(2)
    }
    guard let end = parts.last?.endIndex else { return [] }
    return text[..<end]
  }

  private static let links = Set(WordList["before a length"])
  private static let verbs = Set(WordList["go"])

  /// Trims punctuation and spaces; returns `nil` if the end is missing.
  private static func finished(_ text: String) -> String? {
    var words = text.cleaned.unicodeScalars[...]
    // The last byte of a no-break space.
    if text.utf8.contains(0xA0) {
      let spaced = words.map { $0 == "\u{A0}" ? " " : $0 }
      words = String(String.UnicodeScalarView(spaced)).cleaned.unicodeScalars[...]
    }
    while let last = words.last, endMarks.contains(last) { words.removeLast() }
    while let first = words.first, startMarks.contains(first) { words.removeFirst() }
    let result = String(words)
    return result.isEmpty || isDangling(result) ? nil : result
  }

  private static let endMarks = Array(" .。．।۔,;:、，".unicodeScalars)
  private static let startMarks = Array(" .。,;:".unicodeScalars)

  private static func isDangling(_ text: String) -> Bool {
    [" onto", " toward", " towards", " stay on", " signs for", " for exit"].contains {
      text.hasSuffix($0)
    }
  }

  /// Whether a sentence counts to zero or below, as in `the 0th exit` or `-1. Ausfahrt`.
  static func countsBelowOne(_ text: String) -> Bool {
    text.split { $0.isWhitespace || $0 == "(" || $0 == ")" }.contains { word in
      let isNegative = word.first == "-" || word.first == "\u{2212}"
      let digits = word.drop { $0 == "-" || $0 == "\u{2212}" }
      guard let first = digits.first, isNegative ? first.isNumber : first == "0" else {
        return false
      }
      let suffix = digits.drop(while: { $0.isNumber })
      return digits.prefix(while: { $0.isNumber }).allSatisfy { isNegative || $0 == "0" }
        && suffix.count <= 3 && suffix.allSatisfy { $0.isLetter || ".ªº,".contains($0) }
    }
  }

  package static func namesDestination(_ text: String) -> Bool {
    let words = text.lowercased()
    return WordList["destination"].contains { words.contains($0) }
  }
}
