/// The action of a maneuver of HERE, version 7, which an answer has on request.
///
/// It names the kind in every language; the instruction does so only in English.
struct HERE7Action {
  let kind: ManeuverKind
  private let word: String
  /// Which exit of a roundabout to take, from 1.
  private let exit: Int?

  /// Reads a maneuver; `nil` without a known action.
  init?(_ node: JSONNode) {
    guard let word = node.text("action") else { return nil }
    self.word = word
    for (start, kind) in Self.roundabouts where word.hasPrefix(start) {
      guard let exit = Int(word.dropFirst(start.count)), (1...20).contains(exit) else { return nil }
      self.kind = kind
      self.exit = exit
      return
    }
    guard let kind = Self.kinds[word] else { return nil }
    self.kind = kind
    exit = nil
  }

  /// Gives a step read from words the kind, unless the words are more precise.
  func apply(to step: inout Step) {
    step.maneuver.engineType = word
    step.fallbacks = []
    let read = step.maneuver.kind
    step.maneuver.exit = exit ?? step.maneuver.exit
    if kind == .arrive, read.family == .arrive { return }
    if kind == .followRoad, read.turnDirection == .straight { return }
    step.maneuver.become(kind)
  }

  /// In right-hand traffic the entry of a roundabout turns to the right.
  private static let roundabouts: [(String, ManeuverKind)] = [
    ("rightRoundaboutExit", .roundaboutNthExitCCW), ("leftRoundaboutExit", .roundaboutNthExitCW),
  ]

  private static let kinds = Dictionary(
    uniqueKeysWithValues: WordList.kinds("here7 actions").map { ($0, $1) })
}
