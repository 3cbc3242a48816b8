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

  private static let words = Set(WordList["exit"])
}
