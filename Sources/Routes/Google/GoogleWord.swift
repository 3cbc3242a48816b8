/// A step of one of Google's services: word, instruction and mode of travel.
struct GoogleWord {
  var maneuver: String?
  var instruction: MarkedText?
  var mode: String?
  var vocabulary: Vocabulary
  var node: JSONNode

  /// The step; without a word, takes the kind from the instruction if it is clear.
  func step(
    _ side: FoundSide, distance: Double, duration: Double, isFirst: Bool, modeBefore: String?
  ) -> Step {
    var step: Step
    if let word = maneuver, word != "MANEUVER_UNSPECIFIED" || instruction == nil {
      step = Step(
        entry(word), type: word, at: node, side, distance: distance, duration: duration)
      step.maneuver.take(instruction)
      if let instruction { step.takeSigns(of: instruction) }
    } else if let kind = ride(after: modeBefore) {
      step = Step(kind, type: maneuver ?? "", side, distance: distance, duration: duration)
      step.maneuver.take(instruction)
    } else {
      step = Step(
        wordedBy: instruction ?? MarkedText(""), at: node, isFirst: isFirst, side,
        distance: distance, duration: duration)
      step.maneuver.engineType = maneuver ?? ""
      // Without an instruction, there is no unknown text to report.
      if instruction == nil { step.fallbacks = [] }
    }
    // A roundabout's word names the side of the entry, and so the driving side.
    if let circulation = step.maneuver.kind.circulation, maneuver != nil, side.source != .option {
      step.foundSide = FoundSide(DrivingSide(circulation), .roundabout)
    }
    step.mode = mode
    return step
  }

  private func ride(after mode: String?) -> ManeuverKind? {
    let wasRiding = mode == "TRANSIT"
    guard self.mode == "TRANSIT" else { return wasRiding ? .transitAlight : nil }
    return wasRiding ? .transitTransfer : .transitBoard
  }

  private static let byName = Dictionary(
    [Vocabulary.googleDirections, .googleRoutesPreferred, .googleRoutes].flatMap(\.entries)
      .map { ($0.symbol, $0) },
    uniquingKeysWith: { $1 })

  /// The entry of a word from any of the services, in either style.
  private func entry(_ word: String) -> Vocabulary.Entry? {
    vocabulary.entry(word) ?? Self.byName[word]
      ?? Self.byName[word.uppercased().replacing("-", with: "_")]
      ?? Self.byName[word.lowercased().replacing("_", with: "-")]
  }

  static func circulation(_ word: String?) -> Circulation? {
    word.flatMap { byName[$0] }?.kind.circulation
  }

  static func uTurn(_ word: String?) -> ManeuverKind? {
    word.flatMap { byName[$0]?.kind }.flatMap { $0.family == .uTurn ? $0 : nil }
  }
}
