import Routes

extension InstructionWriter {
  /// The instruction for a voice: with one road and one place of the sign, or brief without both.
  func speech(isBrief: Bool = false) -> InstructionText {
    let phrase = phrase
    let head = head(phrase)
    if kind.rides {
      let rungs = rideRungs(head.full)
      return (isBrief ? rungs.last : rungs.first) ?? head.full
    }
    guard !isBrief else { return head.core }
    var text = head.full
    if phrase.road != .none, let road = spokenRoad { text = join(text, road, head) }
    if phrase.road != .none || kind.boardsFerry, let sign = destinations.last,
      sign.contains(where: { !$0.text.isEmpty })
    {
      text = join(text, sign: sign)
    }
    return text
  }

  /// The name of the road, else its number; nil if nothing of it can be spoken.
  var spokenRoad: RoadText? {
    let roads = roadNames.filter { road in road.components.contains { !$0.text.isEmpty } }
    return roads.first { $0.form == .name } ?? roads.last
  }

  /// Whether the instruction begins with a place, such as a roundabout or "At junction 12".
  var beginsWithPlace: Bool {
    if kind.circulation != nil || [.endOfRoad, .fork].contains(kind.family) { return true }
    func first(_ text: String) -> Substring { text.prefix { $0 != " " } }
    let head = head(phrase).full.text
    return !exitNumbers.isEmpty && first(head) != first(phrase.bare)
  }
}
