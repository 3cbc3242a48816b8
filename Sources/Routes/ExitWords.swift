/// Finds the number of a motorway exit after a word for it, in the engines' languages.
enum ExitWords {
  /// The number if it is clear: a tag marks it, or the engine's word means an exit.
  static func number(in text: MarkedText, leavesRoad: Bool) -> String? {
    for part in text.parts where ["b", "strong", "exit", "exitnumber"].contains(part.label) {
      let number = text.words(of: part)
      guard number.isExitNumber else { continue }
      let head = String(decoding: text.sentence.utf8.prefix(part.range.lowerBound), as: UTF8.self)
      if let last = head.split(separator: " ").last, words.contains(last.lowercased()) {
        return number
      }
    }
    guard leavesRoad, text.parts.isEmpty else { return nil }
    let all = text.sentence.split { $0 == " " || $0 == "," }
    for (word, next) in zip(all, all.dropFirst()) where words.contains(word.lowercased()) {
      let number = String(next).withoutEnd(".")
      // A number with a point is an ordinal that counts exits.
      if number == next, number.isExitNumber { return number }
    }
    return nil
  }

  /// Splits "I 70 Exit 53", "A 8 (Ausfahrt 23)" and "M25 J12" into the number of the road and that of
  /// the exit; nil for other names.
  static func split(_ name: String) -> (road: String, exit: String)? {
    var parts = name.split { " ,;()".contains($0) }
    guard let last = parts.popLast() else { return nil }
    let isShort = last.first == "J" && parts.last?.last?.isNumber == true
    let exit = String(isShort ? last.dropFirst() : last)
    if !isShort {
      guard let word = parts.popLast()?.lowercased(),
        words.contains(word) || junctionWords.contains(word)
      else { return nil }
    }
    guard exit.isExitNumber, parts.contains(where: { $0.contains(where: { $0.isNumber }) }) else {
      return nil
    }
    return (parts.joined(separator: " "), exit)
  }

  /// Whether a word in lower case stands before or after the number of an exit.
  static func isExit(_ word: String) -> Bool { words.contains(word) }

  /// The exit that an ordinal in lower case counts, such as "2e" and "zweite".
  static func count(_ word: String) -> Int? {
    Int(word.prefix { $0.isNumber }) ?? ordinals[word]
  }

  private static let ordinals = WordList.dictionary("exit counts").compactMapValues { Int($0) }
  private static let junctionWords = Set(WordList["junction"])
  private static let words = Set(WordList["exit"])
}

extension Road {
  /// Takes the number of a junction out of the road's name and number, as in "I 70 Exit 53".
  ///
  /// The way that leaves there, an exit, is not the road: it keeps only the exit's number.
  mutating func dropJunctionNumbers(isExit: Bool) {
    var found: String?
    func drop(from field: inout String?) {
      guard let text = field, let (road, exit) = ExitWords.split(text) else { return }
      field = isExit ? nil : road
      found = found ?? exit
    }
    drop(from: &name)
    drop(from: &ref)
    if isExit { exits = exits ?? found }
  }
}

/// The words for left and right in engines' instructions, except in names such as "Links Road".
enum SideWords {
  /// Finds the side that a sentence names; `nil` for no side and for both.
  ///
  /// Inside of a sentence, capitals begin names such as "Right Street". Where none but capitals name a
  /// side, the first words count as far as all have one, as in "Turn Left onto Elm Street".
  static func side(in sentence: String, without names: [String?] = []) -> TurnSide? {
    var text = sentence
    for name in names {
      guard let name, name.utf8.count > 2 else { continue }
      text = text.replacing(name, with: " ")
    }
    let words = text.split(separator: " ")
    func isCapital(_ word: Substring) -> Bool { word.first { $0.isLetter }?.isUppercase == true }
    func side(keeping first: Int) -> TurnSide? {
      Self.side(in: words.prefix(first) + words.dropFirst(first).filter { !isCapital($0) })
    }
    return side(keeping: 1) ?? side(keeping: words.prefix(while: isCapital).count)
  }

  private static func side(in words: [Substring]) -> TurnSide? {
    let text = words.joined(separator: " ").lowercased()
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    let sides = lists.filter { _, whole, parts in
      !words.isDisjoint(with: whole) || parts.contains { text.holds($0) }
    }
    return sides.count == 1 ? sides[0].side : nil
  }

  /// Whether a sentence says to go on, as in "Continue slightly left", instead of to turn.
  static func goesOn(_ sentence: String) -> Bool {
    let text = sentence.lowercased()
    return WordList["going on"].contains { text.holds($0) }
  }

  private static let lists = [TurnSide.left, .right].map { side in
    (
      side: side, whole: Set(WordList[side.rawValue]), parts: WordList[side.rawValue + " in part"]
    )
  }
}
