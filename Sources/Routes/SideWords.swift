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
    let isLeft = !words.isDisjoint(with: lefts) || leftParts.contains { text.holds($0) }
    let isRight = !words.isDisjoint(with: rights) || rightParts.contains { text.holds($0) }
    guard isLeft != isRight else { return nil }
    return isLeft ? .left : .right
  }

  /// Whether a sentence says to go on, as in "Continue slightly left", instead of to turn.
  static func goesOn(_ sentence: String) -> Bool {
    let text = sentence.lowercased()
    return goingOn.contains { text.holds($0) }
  }

  private static let goingOn = WordList["going on"]
  private static let lefts = Set(WordList["left"])
  private static let rights = Set(WordList["right"])
  private static let leftParts = WordList["left in part"]
  private static let rightParts = WordList["right in part"]
}
