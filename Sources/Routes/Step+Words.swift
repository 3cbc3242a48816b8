import JSON
extension Step {
  /// Creates a step from words alone, with a fallback if they are not clear.
  ///
  /// Only reads clear English phrases at the start; a leg's first step is always the departure.
  init(
    wordedBy text: MarkedText, at node: JSONNode, isFirst: Bool, _ side: FoundSide,
    distance: Double, duration: Double
  ) {
    let words = text.sentence
    let signs = WordedSigns(text)
    let found =
      WordedStep.kind(of: words, side: side.side)
      ?? (signs.isExit ? .offRamp : isFirst ? .depart : nil)
    self.init(found ?? .followRoad, type: "", side, distance: distance, duration: duration)
    if !words.isEmpty { maneuver.take(text) }
    take(signs, of: text)
    if found == nil {
      fallbacks = [
        Fallback(
          place: node.place, words: String(words.prefix(60)),
          replacement: ManeuverKind.followRoad.rawValue)
      ]
    }
  }

  /// Takes the absent road and signs from an English sentence, and refines a ramp or an exit.
  mutating func takeSigns(of text: MarkedText) { take(WordedSigns(text), of: text) }

  /// Takes the absent exit and signs from the instruction, but no name, which is that of a sign.
  mutating func takeSignsBesideFields() {
    guard let sentence = maneuver.instruction else { return }
    // Check quickly first, since most steps have their signs in fields.
    let saysExit = road.exits == nil && sentence.holds("xit ")
    let saysSigns = road.destinations == nil && sentence.holds(" toward")
    guard saysExit || saysSigns else { return }
    let (name, ref) = (road.name, road.ref)
    takeSigns(of: MarkedText(sentence))
    (road.name, road.ref) = (name, ref)
  }

  private mutating func take(_ signs: WordedSigns, of text: MarkedText) {
    var kind = maneuver.kind.refined(by: signs)
    // Some engines state the side of the destination, or a ramp, only in words.
    if [.arrive, .straight, .followRoad].contains(kind),
      let worded = WordedStep.kind(of: text.sentence, side: drivingSide)?.refined(by: signs),
      kind == .arrive ? worded.family == .arrive : [.offRamp, .onRamp].contains(worded.family)
    {
      kind = worded
    }
    if kind != maneuver.kind { maneuver.become(kind) }
    let stated = road.exits
    road.take(signs)
    if kind.circulation != nil {
      road.exits = stated
      road.rotaryName = road.rotaryName ?? signs.rotary
      if kind.entersRoundabout, maneuver.exit == nil {
        maneuver.exit = WordedStep.exit(in: text.sentence)
      }
    } else if road.exits == nil {
      road.exits = ExitWords.number(in: text, leavesRoad: kind.family == .offRamp)
    }
  }
}
