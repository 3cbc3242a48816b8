import Routes

/// The texts that a voice says about one maneuver.
struct Speaker {
  let voice: Voice
  let step: Step
  /// How much a warning says.
  enum Form { case withLanes, full, brief }

  private let now: InstructionWriter
  private let ahead: InstructionWriter
  /// The whole instruction at the maneuver.
  private let whole: InstructionText
  /// Which lanes to use, if not all of them lead along the route.
  private let lanes: InstructionText?

  init(_ voice: Voice, _ step: Step, after old: Road?, placeName: String?) {
    self.voice = voice
    self.step = step
    now = InstructionWriter(step, voice.words, .at, after: old, placeName: placeName)
    ahead = now.at(.before)
    whole = now.speech()
    let text = LaneGuidance.use(of: step).flatMap { voice.words.language.texts($0).first }
    lanes = text.map { InstructionText([.init(.text, $0)]) }
  }

  var hasLanes: Bool { lanes != nil }

  /// Whether there is nothing to do: the way goes straight on along the same road, where no lane, sign
  /// or fork asks for it.
  var asksNothing: Bool {
    step.maneuver.kind == .straight && now.kept != nil && !hasLanes
      && now.places(of: now.sign).isEmpty
      && step.road.junctionName == nil && !step.maneuver.hasFork
  }

  /// The instruction of another maneuver that follows closely, and the sentence that joins it.
  struct Addition {
    var text: InstructionText
    var sentence: Voice.Sentence
  }

  /// At the maneuver, followed by other instructions.
  func act(withLanes: Bool, then others: [Addition] = []) -> InstructionText {
    let all = others.reduce(whole) { voice.join($0, $1) }
    return voice.fill(
      .now, ["instruction": withLanes ? laned(all, isFollowed: !others.isEmpty) : all]
    ).plain
  }

  /// On a way to the maneuver whose length is unknown.
  func now(_ form: Form) -> InstructionText {
    voice.fill(.now, ["instruction": instruction(form, now)]).plain
  }

  /// What a warning says after its distance.
  func instruction(_ form: Form) -> InstructionText { instruction(form, ahead) }

  private func instruction(_ form: Form, _ writer: InstructionWriter) -> InstructionText {
    switch form {
    case .withLanes: laned(writer.speech())
    case .full: writer.speech()
    case .brief: writer.speech(isBrief: true)
    }
  }

  /// After the instruction of another maneuver; with the road only if it says nothing else.
  func second(after other: ManeuverKind) -> Addition {
    let kind = step.maneuver.kind
    let isNext =
      other.circulation != nil && kind.circulation != nil && kind.family != .roundaboutExit
    let writer = isNext ? ahead.at(.next) : ahead
    return Addition(
      text: writer.speech(isBrief: kind.family != .goOn),
      sentence: kind.arrives ? .thenPlace : .then)
  }

  func onward(_ distance: RoundedDistance) -> InstructionText {
    let words = voice.text(distance, .along)
    guard let road = now.spoken(now.way), now.kind.family != .depart else {
      return voice.fill(.onward, ["distance": words]).plain
    }
    // The road takes the case that the placeholder names.
    var parts = ["distance": words]
    Template.eachPiece(of: voice.sentences[.onwardOn] ?? "") { piece in
      if case .slot(let slot) = piece, slot.hasPrefix("road") {
        parts["road"] = InstructionText(road.written(slot))
      }
    }
    return voice.fill(.onwardOn, parts).plain
  }

  /// The lanes of an instruction that others follow come first, so that these follow it.
  private func laned(
    _ instruction: InstructionText, isFollowed: Bool = false
  ) -> InstructionText {
    guard let lanes else { return instruction }
    let own = now.beginsWithPlace ? voice.sentences[.lanesAt] : nil
    var template = own ?? voice.sentences[.lanes] ?? ""
    for stop in [". ", "। "] where isFollowed && template.hasPrefix("{instruction}" + stop) {
      template = template.dropFirst("{instruction}".count + stop.count) + stop + "{instruction}"
    }
    return voice.fill(template, ["lanes": lanes, "instruction": instruction])
  }
}

extension Voice {
  /// The warning of an instruction that is so far away.
  func warning(of instruction: InstructionText, in distance: RoundedDistance) -> InstructionText {
    warning(of: instruction, in: text(distance, .ahead))
  }

  func warning(of instruction: InstructionText, in distance: InstructionText) -> InstructionText {
    fill(.ahead, ["distance": distance, "instruction": instruction]).plain
  }

  /// The distance of a warning as it stands in one.
  func distance(_ distance: RoundedDistance) -> String {
    let isFirst = (sentences[.ahead] ?? "").hasPrefix("{distance")
    let parts = text(distance, .ahead).plain.components
    return parts.map { beginning($0, isCapital: isFirst).text }.joined()
  }
}

extension InstructionText {
  /// With plain spaces, since no-break ones matter only to the eye.
  fileprivate var plain: InstructionText {
    InstructionText(
      components.map { part in
        var part = part
        for space in ["\u{A0}", "\u{202F}"] where part.text.holds(space) {
          part.text = part.text.replacing(space, with: " ")
        }
        return part
      })
  }
}
