/// How to write some roads in a sentence: the words around a name, and the endings of its words.
struct RoadForm: Sendable {
  enum Match: String, Sendable, CaseIterable {
    /// Numbers without letters before them, such as `9` or `17K`.
    case digits
    /// Numbers after letters, such as `A 1` or `AP-7`, if there are `words` only with one of these.
    case refs
    /// Names whose first word, in lowercase, is one of `words`.
    case first
    /// Names that begin with one of `words`, in lowercase, as they are spoken or written.
    case start
    /// Names that end with one of `words`, in lowercase.
    case end
    /// Names and numbers that end so; a Hangul syllable ends with its final consonant.
    case sound
    /// Names with a first character between the two of `words`.
    case letters
    case any
  }

  /// What a name must be like.
  struct Condition: Sendable {
    var match: Match
    var words: [String]
  }

  /// One condition or two, which all must hold.
  var conditions: [Condition]
  /// The text with the road as `{road}` for each case; `*` is any case.
  ///
  /// The case `name` is the road alone, as beside its name or in a list.
  var cases: [String: String]
  /// For each case, the endings of a name's words, each with its replacement.
  var endings: [String: [[String]]] = [:]

  /// The text for a case, or nil if the road stands alone.
  func text(_ name: Substring) -> String? {
    if let text = cases[String(name)] { return text }
    return name == "name" ? nil : cases["*"]
  }

  /// A name in a case, in languages that decline names.
  ///
  /// An abbreviation takes what the case adds after a sign: "Sk." is "Sk.’na" since "Sokağı" is
  /// "Sokağı’na". Others stay: "пр." is "проспект" and "проспекте".
  func declined(_ name: String, _ form: Substring, _ names: SpokenNames?) -> String {
    guard let pairs = endings[String(form)] else { return name }
    let opened = names?.opened(name) ?? name
    func isEnd(_ character: Character) -> Bool { " -,".contains(character) }
    let long = opened == name ? [] : opened.split(whereSeparator: isEnd)
    var (result, rest) = ("", name[...])
    var place = 0
    while !rest.isEmpty {
      let word = rest.prefix { !isEnd($0) }
      guard !word.isEmpty else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      var changed = word.changingEnding(pairs)
      if changed == word, long.indices.contains(place), long[place] != word {
        let whole = long[place].changingEnding(pairs)
        let added = whole.hasPrefix(long[place]) ? whole.dropFirst(long[place].count) : ""
        if added.first?.isLetter == false { changed += added }
      }
      result += changed + rest.dropFirst(word.count).prefix(1)
      rest = rest.dropFirst(word.count + 1)
      place += 1
    }
    return result
  }

  fileprivate func fits(_ road: RoadKey) -> Bool { conditions.allSatisfy { $0.fits(road) } }
}

extension RoadForm.Condition {
  fileprivate func fits(_ road: RoadKey) -> Bool {
    switch match {
    case .digits: return road.shape == .digits
    case .refs:
      guard case .number(let letters) = road.shape else { return false }
      return words.isEmpty || words.contains(letters)
    case .first: return road.shape == .name && words.contains(road.first)
    case .start:
      return road.shape == .name
        && words.contains { road.stem.hasPrefix($0) || road.written.hasPrefix($0) }
    case .end: return road.shape == .name && words.contains { road.stem.hasSuffix($0) }
    case .sound:
      let sound = road.sound
      return words.contains { sound.hasSuffix($0) }
    case .letters:
      let ends = words.compactMap { $0.unicodeScalars.first }
      return road.initial.map { ends[0] <= $0 && $0 <= ends[1] } ?? false
    case .any: return true
    }
  }
}

/// A road's name or number, parsed once for all forms.
private struct RoadKey {
  /// The name as it stands, in lowercase.
  let written: String
  let shape: RoadNumber.Shape
  let first: String
  /// The name without an engine's suffix, as in "Hadikgasse, B1" or "Elm Street (US 5)".
  let stem: String
  let initial: Unicode.Scalar?

  /// Opens the abbreviations of a name, so that it is written as it is spoken.
  init(_ road: String, _ names: SpokenNames?) {
    written = road.lowercased()
    let end = road.unicodeScalars.indices.first { place in
      switch road.unicodeScalars[place] {
      case ",", "(", "（": true
      // A slash after a few letters marks an abbreviation, as in "C/ Mayor" and "I/7"; between
      // figures it belongs to a number, as in "1571/1 Sokak".
      case "/":
        (road[..<place].utf8.count > 4 || !road[..<place].allSatisfy { $0.isCased })
          && !(road[..<place].last?.isNumber == true
            && road[place...].dropFirst().first?.isNumber == true)
      default: false
      }
    }
    var own = road[..<(end ?? road.endIndex)].trimmingSpaces
    // The abbreviation is a word, also without a space: "C/Mayor".
    if let slash = own.firstIndex(of: "/"), own[slash...].dropFirst().first?.isLetter == true {
      own.insert(" ", at: own.index(after: slash))
    }
    let opened = names.map { $0.isRef(own) ? own : $0.opened(own) } ?? own
    shape = RoadNumber.shape(of: opened)
    stem = opened.lowercased()
    first = String(stem.prefix { $0 != " " })
    initial = road.unicodeScalars.first
  }

  /// The text before brackets; a final consonant of the last Hangul syllable stands for it.
  var sound: String {
    var text = String(written.prefix { $0 != "(" }).trimmingSpaces
    let consonants = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars
    if let last = text.unicodeScalars.last?.value, 0xAC00...0xD7A3 ~= last,
      let consonant = zip(1..., consonants).first(where: { $0.0 == (last - 0xAC00) % 28 })
    {
      text.unicodeScalars.removeLast()
      text.unicodeScalars.append(consonant.1)
    }
    return text
  }
}

extension Language {
  /// How to write a road; nil if all cases are the road alone.
  func form(of road: String) -> RoadForm? {
    guard !roads.isEmpty else { return nil }
    let key = RoadKey(road, spokenNames ?? opener)
    return roads.first { $0.fits(key) }
  }
}

extension StringProtocol {
  /// Replaces the first of the endings that the text has.
  func changingEnding(_ pairs: [[String]]) -> String {
    guard let pair = pairs.first(where: { hasSuffix($0[0]) }) else { return String(self) }
    return dropLast(pair[0].count) + pair[1]
  }
}
