/// Turns a step in OSRM's form into one of the model.
struct OSRMStepBuilder {
  let leg: OSRMLeg
  let index: Int
  let isLastLeg: Bool
  let sides: OSRMSides

  init(leg: OSRMLeg, index: Int, isLastLeg: Bool, sides: OSRMSides) {
    self.leg = leg
    self.index = index
    self.isLastLeg = isLastLeg
    self.sides = sides
    source = leg.steps[index]
  }

  /// The place of the step in the answer; only for reports.
  private var place: String { source.node?.place ?? "steps[\(index)]" }
  /// The step as it stands; held, since it has many parts.
  private let source: OSRMStep
  private var words: OSRMManeuver { source.maneuver }

  func step() -> Step {
    let (side, sideSource) = sides.side(of: source)
    let type = Self.normalized(words.type, among: Self.types)
    let modifier = words.modifier.map { Self.normalized($0, among: Self.modifiers) }
    var maneuver = Maneuver(
      kind: .straight, engineType: words.type, engineModifier: words.modifier,
      direction: modifier.flatMap(TurnDirection.init) ?? measuredDirection(type))
    maneuver.instruction = words.instruction
    maneuver.location = words.location
    maneuver.bearingBefore = words.bearingBefore
    maneuver.bearingAfter = words.bearingAfter
    maneuver.exit = words.exit
    let (kind, fallback) = kind(type, modifier, maneuver.direction, side)
    maneuver.kind = kind
    if source.mode == "ferry", previousMode != "ferry" {
      maneuver.kind = maneuver.kind.ontoFerry ?? maneuver.kind
    }
    // Some tools put the steps of all legs into one.
    if !isLastLeg || index < leg.steps.count - 1 { maneuver.kind = maneuver.kind.asWaypoint }
    if let circulation = maneuver.kind.circulation {
      maneuver.roundaboutAngle = roundaboutAngle(circulation)
      maneuver.ring = ring(type)
      if let before = words.bearingBefore {
        maneuver.otherExits = source.passed.map {
          Bearing.roundaboutAngle(from: before, to: $0, circulation: circulation)
        }
      }
    }
    maneuver.intersection = source.intersection
    var step = Step(
      maneuver: maneuver, distance: source.distance, duration: source.duration,
      road: source.road, mode: source.mode, drivingSide: side, drivingSideSource: sideSource)
    if let fallback { step.fallbacks.append(fallback) }
    addSigns(to: &step)
    addLanes(to: &step)
    if index > 0 {
      let before = leg.steps[index - 1]
      step.banners = before.banners.map(\.banner)
      step.announcements = before.announcements.filter { !$0.text.isEmpty }
    }
    return step
  }

  private var previousMode: String? { index > 0 ? leg.steps[index - 1].mode : nil }

  private static let types = Set(Vocabulary.osrm.entries.map(\.symbol))
  private static let modifiers = Set(TurnDirection.allCases.map(\.rawValue))

  /// The word of a list that equals this one but for case and spaces; else the word itself.
  private static func normalized(_ word: String, among known: Set<String>) -> String {
    if known.contains(word) { return word }
    func squeezed(_ text: String) -> String {
      text.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
    }
    return known.sorted().first { squeezed($0) == squeezed(word) } ?? word
  }

  /// The kind for the engine's words, and what it stands in for if they are not known.
  private func kind(
    _ type: String, _ modifier: String?, _ direction: TurnDirection?, _ side: DrivingSide
  ) -> (ManeuverKind, Fallback?) {
    let vocabulary = Vocabulary.osrm
    if type == "roundabout" || type == "rotary" {
      let value = (words.exit ?? 0) > 0 ? "* (exit present)" : "* (exit absent)"
      if let entry = vocabulary.entry(type, value) { return (entry.kind(on: side), nil) }
    }
    if let entry = vocabulary.entry(type, modifier ?? "") {
      return (isBend(type, direction) ? .nameChange : entry.kind(on: side), nil)
    }
    // Without a modifier the turn itself tells, if the bearings are known.
    if modifier == nil, let direction, let entry = vocabulary.entry(type, direction.rawValue) {
      return (entry.kind(on: side), nil)
    }
    if modifier == nil, let straight = vocabulary.entry(type, "straight") {
      return (straight.kind(on: side), nil)
    }
    // An unknown type reads as a turn, an unknown modifier as straight on, or as none where one
    // departs or arrives.
    let isEnd = type == "arrive" || type == "depart"
    let entry =
      isEnd
      ? vocabulary.entry(type, "") : vocabulary.entry("turn", direction?.rawValue ?? "straight")
    let kind = entry?.kind(on: side) ?? .straight
    let all = [words.type, words.modifier].compactMap(\.self).joined(separator: ", ")
    return (
      kind, Fallback(place: place + ".maneuver", words: all, replacement: kind.rawValue)
    )
  }

  /// Whether the road merely bends while its name changes: there is no other way to take, so it is
  /// no turn, unless the engine's sentence tells to turn.
  private func isBend(_ type: String, _ direction: TurnDirection?) -> Bool {
    guard type == "new name", direction == .slightLeft || direction == .slightRight else {
      return false
    }
    guard let sentence = words.instruction,
      SideWords.side(in: sentence, without: [source.road.name, source.road.ref]) != nil
    else { return true }
    return SideWords.goesOn(sentence)
  }

  /// The direction that the bearings show, for maneuvers that turn.
  private func measuredDirection(_ type: String) -> TurnDirection? {
    guard type != "arrive", type != "depart", let before = words.bearingBefore,
      let after = words.bearingAfter, before != 0 || after != 0
    else { return nil }
    return TurnDirection(turnDegrees: Bearing.turn(from: before, to: after))
  }

  /// The angle driven around the roundabout: as the banner says, else from entry and exit.
  private func roundaboutAngle(_ circulation: Circulation) -> Double? {
    let banners = index > 0 ? leg.steps[index - 1].banners : []
    if let degrees = banners.lazy.compactMap(\.degrees).last, degrees.isFinite {
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      return turn <= 0 ? turn + 360 : turn
    }
    guard ["roundabout", "rotary"].contains(words.type), index + 1 < leg.steps.count,
      leg.steps[index + 1].maneuver.type.hasPrefix("exit "),
      let before = words.bearingBefore, let after = leg.steps[index + 1].maneuver.bearingAfter
    else { return nil }
    // Some engines write 0 for every bearing.
    guard before != 0 || words.bearingAfter != 0 || after != 0 else { return nil }
    return Bearing.roundaboutAngle(from: before, to: after, circulation: circulation)
  }

  /// What the line of the step shows of the roundabout that is entered here.
  private func ring(_ type: String) -> RoundaboutShape? {
    guard ["roundabout", "rotary"].contains(type), let geometry = source.node?["geometry"],
      let before = words.bearingBefore, before != 0 || words.bearingAfter != 0
    else { return nil }
    let line = Polyline(osrm: geometry, start: words.location, length: source.distance)
    // The step is the ring alone where the way out is a step of its own.
    let next = index + 1 < leg.steps.count ? leg.steps[index + 1].maneuver : nil
    let isAlone = next?.type.hasPrefix("exit ") ?? false
    return RoundaboutShape(
      line, entry: 0, exit: isAlone ? line.points.count - 1 : nil, before: before,
      out: isAlone ? next?.bearingAfter : nil)
  }

  /// The lanes before the maneuver: those of the banner, which knows which arrow to follow, else
  /// those of the intersection.
  ///
  /// The latter alone tells which lanes serve without being the best.
  private func addLanes(to step: inout Step) {
    let side = step.drivingSide
    let banners = index > 0 ? leg.steps[index - 1].banners : []
    let shown = banners.last { !$0.lanes.isEmpty }?.lanes ?? []
    var lanes = shown.isEmpty ? source.lanes : shown
    if shown.count == source.lanes.count {
      for slot in lanes.indices {
        lanes[slot].access = source.lanes[slot].access
        lanes[slot].isValid = lanes[slot].isValid || source.lanes[slot].isValid
        lanes[slot].followed = lanes[slot].followed ?? source.lanes[slot].followed
      }
    }
    let turn = turn(of: step.maneuver, side)
    for (slot, lane) in lanes.enumerated() {
      for word in lane.indications where Lane.Direction(osrm: word, side) == nil {
        step.fallbacks.append(
          Fallback(
            place: place + ".lanes[\(slot)]", words: word,
            replacement: Lane.Direction.noArrow.rawValue))
      }
      step.lanes.append(self.lane(lane, turn: turn, side))
    }
  }

  /// By how many degrees one turns from the road before to the one after, positive to the right; 0
  /// where that is not known.
  private func turn(of maneuver: Maneuver, _ side: DrivingSide) -> Double {
    // The modifier of a roundabout is the turn into it.
    if ["roundabout", "rotary"].contains(words.type), let angle = maneuver.roundaboutAngle,
      let circulation = maneuver.kind.circulation
    {
      return Bearing.turn(roundaboutAngle: angle, circulation: circulation)
    }
    return maneuver.direction?.degrees(on: side) ?? 0
  }

  private func lane(_ source: OSRMLane, turn: Double, _ side: DrivingSide) -> Lane {
    let directions = source.indications.map { Lane.Direction(osrm: $0, side) ?? .noArrow }
    let isUsable = source.isActive ?? source.isValid || source.isValid
    var lane = Lane(directions: directions, access: source.access)
    guard isUsable else { return lane }
    lane.state = source.isActive == true ? .preferred : .usable
    let named = source.followed.flatMap { Lane.Direction(osrm: $0, side) }
    let arrows = lane.directions.filter { $0 != .noArrow }
    lane.followed =
      named.flatMap { lane.directions.contains($0) ? $0 : nil }
      ?? Lane.nearest(to: turn, among: arrows)
    return lane
  }
}
