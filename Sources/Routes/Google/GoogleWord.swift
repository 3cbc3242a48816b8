/// A step of one of Google's services: its word, its instruction and how one travels.
struct GoogleWord {
  var maneuver: String?
  var instruction: MarkedText?
  var mode: String?
  var vocabulary: Vocabulary
  var node: JSONNode

  /// The step; without a word, the instruction is read where it leaves no doubt.
  func step(
    side: (DrivingSide, DrivingSideSource), distance: Double, duration: Double, isFirst: Bool,
    modeBefore: String?
  ) -> Step {
    var step: Step
    if let word = maneuver, word != "MANEUVER_UNSPECIFIED" || instruction == nil {
      step = Step(
        entry(word), type: word, at: node, side: side, distance: distance, duration: duration)
      step.maneuver.take(instruction)
      if let instruction { step.takeSigns(of: instruction) }
    } else if let kind = ride(after: modeBefore) {
      step = Step(
        maneuver: Maneuver(kind: kind, engineType: maneuver ?? ""), distance: distance,
        duration: duration, drivingSide: side.0, drivingSideSource: side.1)
      step.maneuver.take(instruction)
    } else {
      step = WordedStep(instruction ?? MarkedText(""), at: node, isFirst: isFirst).step(
        side: side, distance: distance, duration: duration)
      step.maneuver.engineType = maneuver ?? ""
      // An instruction may be absent altogether: then there is nothing to misunderstand.
      if instruction == nil { step.fallbacks = [] }
    }
    // The word of a roundabout names the side of entry, and so the driving side.
    if let circulation = step.maneuver.kind.circulation, maneuver != nil, side.1 != .option {
      step.drivingSide = circulation == .clockwise ? .left : .right
      step.drivingSideSource = .roundabout
    }
    step.mode = mode
    return step
  }

  /// What one does where public transport begins, is changed or ends.
  private func ride(after mode: String?) -> ManeuverKind? {
    let wasRiding = mode == "TRANSIT"
    guard self.mode == "TRANSIT" else { return wasRiding ? .transitAlight : nil }
    return wasRiding ? .transitTransfer : .transitBoard
  }

  private func entry(_ word: String) -> Vocabulary.Entry? {
    vocabulary.entry(word, "") ?? Self.byName[word]
      ?? Self.byName[word.uppercased().replacing("-", with: "_")]
      ?? Self.byName[word.lowercased().replacing("_", with: "-")]
  }

  /// The words of all of Google's services.
  private static let byName: [String: Vocabulary.Entry] = {
    var result: [String: Vocabulary.Entry] = [:]
    for vocabulary in [
      Vocabulary.googleDirections, .googleRoutesPreferred, .googleRoutes,
    ] {
      for entry in vocabulary.entries { result[entry.symbol] = entry }
    }
    return result
  }()

  /// The way round that the word for a roundabout tells.
  static func circulation(_ word: String?) -> Circulation? {
    word.flatMap { byName[$0] }?.kind.circulation
  }

  /// The U-turn that a word tells.
  static func uTurn(_ word: String?) -> ManeuverKind? {
    word.flatMap { byName[$0]?.kind }.flatMap { $0 == .uTurnLeft || $0 == .uTurnRight ? $0 : nil }
  }
}
