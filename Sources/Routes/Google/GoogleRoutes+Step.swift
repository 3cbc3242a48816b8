import JSON
extension GoogleRoutes {
  /// A step without its place and lines; without a word, takes the kind from a clear instruction.
  func step(
    _ node: JSONNode, _ instruction: MarkedText?, _ side: FoundSide, distance: Double,
    duration: Double, after before: JSONNode?
  ) -> Step {
    let (maneuver, mode) = (word(node), mode(node))
    var step: Step
    if let word = maneuver, word != "MANEUVER_UNSPECIFIED" || instruction == nil {
      step = Step(
        Self.entry(word), type: word, at: node, side, distance: distance, duration: duration)
      step.maneuver.take(instruction)
      if let instruction { step.takeSigns(of: instruction) }
    } else if let kind = Self.ride(mode, after: before.flatMap(self.mode)) {
      step = Step(kind, type: maneuver ?? "", side, distance: distance, duration: duration)
      step.maneuver.take(instruction)
    } else {
      step = Step(
        wordedBy: instruction ?? MarkedText(""), at: node, isFirst: before == nil, side,
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

  private static func ride(_ mode: String?, after before: String?) -> ManeuverKind? {
    let wasRiding = before == "TRANSIT"
    guard mode == "TRANSIT" else { return wasRiding ? .transitAlight : nil }
    return wasRiding ? .transitTransfer : .transitBoard
  }

  private static let byName = Dictionary(
    [Vocabulary.googleDirections, .googleRoutesPreferred, .googleRoutes].flatMap(\.entries)
      .map { ($0.symbol, $0) },
    uniquingKeysWith: { $1 })

  /// The entry of a word from any of the services, in either style.
  private static func entry(_ word: String) -> Vocabulary.Entry? {
    byName[word] ?? byName[word.uppercased().replacing("-", with: "_")]
      ?? byName[word.lowercased().replacing("_", with: "-")]
  }

  static func circulation(_ word: String?) -> Circulation? {
    word.flatMap { byName[$0] }?.kind.circulation
  }

  static func uTurn(_ word: String?) -> ManeuverKind? {
    word.flatMap { byName[$0]?.kind }.flatMap { $0.family == .uTurn ? $0 : nil }
  }
}
