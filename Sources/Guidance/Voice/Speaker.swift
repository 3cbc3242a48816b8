import Routes

/// The texts that a voice says about one maneuver.
struct Speaker {
  let voice: Voice
  let step: Step
  private let now: InstructionWriter
  private let ahead: InstructionWriter
  /// Which lanes to use, if not all of them lead along the route.
  private let lanes: InstructionText?

  init(_ voice: Voice, _ step: Step, after old: Road?, placeName: String?) {
    self.voice = voice
    self.step = step
    now = InstructionWriter(step, voice.words, .at, after: old, placeName: placeName)
    ahead = InstructionWriter(step, voice.words, .before, after: old, placeName: placeName)
    let best = LaneGuidance.best(of: step.lanes)
    let use = best.flatMap { state in LaneUse(step.lanes.map { $0.state == state }) }
    let text = use.flatMap { $0.side == .any ? nil : voice.words.language.texts($0).first }
    lanes = text.map { InstructionText([.init(.text, $0)]) }
  }

  var hasLanes: Bool { lanes != nil }

  /// At the maneuver, followed by other instructions.
  func act(withLanes: Bool, then others: [InstructionText] = []) -> InstructionText {
    let own = withLanes ? laned(now.speech()) : now.speech()
    let all = others.reduce(own) { voice.fill(.then, ["first": $0, "second": $1]) }
    return plain(voice.fill(.now, ["instruction": all]))
  }

  func ahead(_ distance: SpokenDistance, withLanes: Bool) -> InstructionText {
    plain(
      voice.fill(
        .ahead,
        [
          "distance": voice.text(distance, .ahead),
          "instruction": withLanes ? laned(ahead.speech()) : ahead.speech(),
        ]))
  }

  /// After another instruction; with the road only if it says nothing else.
  var second: InstructionText { ahead.speech(isBrief: step.maneuver.kind.family != .goOn) }

  func onward(_ distance: SpokenDistance) -> InstructionText {
    let words = voice.text(distance, .along)
    guard let road = now.spokenRoad, now.kind.family != .depart else {
      return plain(voice.fill(.onward, ["distance": words]))
    }
    // The road takes the case that the placeholder names.
    var parts = ["distance": words]
    Template.eachPiece(of: voice.sentences[.onwardOn] ?? "") { piece in
      if case .slot(let slot) = piece, slot.hasPrefix("road") {
        parts["road"] = InstructionText(road.written(slot))
      }
    }
    return plain(voice.fill(.onwardOn, parts))
  }

  private func laned(_ instruction: InstructionText) -> InstructionText {
    guard let lanes else { return instruction }
    let hasOwn = voice.sentences[.lanesAt] != nil
    return voice.fill(
      now.beginsWithPlace && hasOwn ? .lanesAt : .lanes,
      ["lanes": lanes, "instruction": instruction])
  }

  /// Begins with a capital; no-break spaces matter only to the eye.
  private func plain(_ text: InstructionText) -> InstructionText {
    InstructionText(
      text.components.map { part in
        var part = part
        for space in ["\u{A0}", "\u{202F}"] where part.text.holds(space) {
          part.text = part.text.replacing(space, with: " ")
        }
        return part
      })
  }
}
