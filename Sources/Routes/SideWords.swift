/// The words for left and right in engines' instructions, except in names such as "Links Road".
enum SideWords {
  /// Finds the side that a sentence names; `nil` for no side and for both.
  static func side(in sentence: String, without names: [String?] = []) -> TurnSide? {
    var text = sentence
    for name in names {
      guard let name, name.utf8.count > 2 else { continue }
      text = text.replacing(name, with: " ")
    }
    text = text.lowercased()
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
