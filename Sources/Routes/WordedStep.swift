/// A step that is told in words alone, as some engines do where their field for it is absent.
///
/// The words are read only where they leave no doubt: English phrases that begin an instruction.
/// The first step of a leg is where one departs, whatever the language.
struct WordedStep {
  private let text: MarkedText
  private let node: JSONNode
  private let isFirst: Bool

  init(_ text: MarkedText, at node: JSONNode, isFirst: Bool) {
    self.text = text
    self.node = node
    self.isFirst = isFirst
  }

  /// The step; a fallback is noted where the words are not clear.
  func step(
    side: (DrivingSide, DrivingSideSource), distance: Double, duration: Double
  ) -> Step {
    let words = text.sentence
    let signs = WordedSigns(text)
    let found =
      Self.kind(of: words, side: side.0) ?? (signs.isExit ? .offRamp : isFirst ? .depart : nil)
    let kind = found ?? .followRoad
    var step = Step(
      maneuver: Maneuver(kind: kind, engineType: "", direction: kind.turnDirection),
      distance: distance, duration: duration, drivingSide: side.0, drivingSideSource: side.1)
    if !words.isEmpty { step.maneuver.take(text) }
    step.take(signs, of: text)
    if found == nil {
      step.fallbacks.append(
        Fallback(place: node.place, words: String(words.prefix(60)), replacement: kind.rawValue))
    }
    return step
  }
}

extension Step {
  /// Takes from a sentence in English what the answer says of the road and its signs in no field,
  /// and the kind and the side of a ramp or an exit.
  mutating func takeSigns(of text: MarkedText) { take(WordedSigns(text), of: text) }

  /// Takes from the instruction the exit and the signs that the engine's fields leave out.
  ///
  /// An absent name stays absent, since the engine has none: what its sentence names is a sign.
  mutating func takeSignsBesideFields() {
    guard let sentence = maneuver.instruction else { return }
    // A look first, since sentences are many and most have their signs in fields.
    let saysExit = road.exits == nil && sentence.holds("xit ")
    let saysSigns = road.destinations == nil && sentence.holds(" toward")
    guard saysExit || saysSigns else { return }
    let (name, ref) = (road.name, road.ref)
    takeSigns(of: MarkedText(sentence))
    (road.name, road.ref) = (name, ref)
  }

  /// Takes what was read from a sentence.
  mutating func take(_ signs: WordedSigns, of text: MarkedText) {
    var kind = maneuver.kind.refined(by: signs)
    // Some say where the destination lies, or that one takes a ramp, in words alone.
    if [.arrive, .straight, .followRoad].contains(kind),
      let worded = WordedStep.kind(of: text.sentence, side: drivingSide)?.refined(by: signs),
      kind == .arrive ? worded.isArrival : worded.leavesRoad || worded.isOnRamp
    {
      kind = worded
    }
    if kind != maneuver.kind {
      maneuver.kind = kind
      maneuver.direction = kind.turnDirection
    }
    let stated = road.exits
    road.take(signs)
    if kind.circulation != nil {
      road.exits = stated
      road.rotaryName = road.rotaryName ?? signs.rotary
      if kind.entersRoundabout, maneuver.exit == nil {
        maneuver.exit = WordedStep.exit(in: text.sentence)
      }
    } else if road.exits == nil {
      road.exits = ExitWords.number(in: text, leavesRoad: kind.leavesRoad)
    }
  }
}
