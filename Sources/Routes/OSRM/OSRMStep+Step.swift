import JSON

extension OSRMStep {
  private var isRing: Bool { ["roundabout", "rotary"].contains(type) }

  /// The step; the neighbors add the banners, and the exit of a ring.
  func step(
    after before: OSRMStep?, before next: OSRMStep?, isLastLeg: Bool, _ sides: OSRMSides
  ) -> Step {
    let side = sides.side(of: self)
    let word = Self.normalized(type, among: Self.types)
    let known = modifier.map { Self.normalized($0, among: Self.modifiers) }
    let direction = known.flatMap(TurnDirection.init) ?? measuredDirection(word)
    var step = Step(
      entry(word, known, direction), type: type, modifier: modifier,
      replacement: Self.replacement(word, direction, side), at: node["maneuver"] ?? node, side,
      distance: distance, duration: duration)
    step.maneuver.direction = direction
    step.maneuver.instruction = instruction
    step.maneuver.location = location
    (step.maneuver.bearingBefore, step.maneuver.bearingAfter) = (bearingBefore, bearingAfter)
    step.maneuver.exit = exit
    step.maneuver.intersection = intersection
    (step.road, step.shields, step.mode) = (road, shields, mode)
    step.line = line
    if isBend(word, known, direction) { step.maneuver.kind = .nameChange }
    let isOnTrain = mode == "train" && before?.mode == "driving"
    if isOnTrain || mode == "ferry" && before?.mode != "ferry",
      let kind = step.maneuver.kind.ontoFerry
    {
      step.maneuver.kind = isOnTrain ? kind.asCarTrain : kind
    }
    // Some tools put the steps of all legs into one.
    if !isLastLeg || next != nil { step.makeWaypoint() }
    addRing(to: &step.maneuver, before, exit: next.flatMap { $0.isSeparateExit ? $0 : nil })
    addSigns(to: &step, before)
    addLanes(to: &step, before)
    step.banners = before?.banners.map { $0.banner } ?? []
    step.announcements = before?.announcements.filter { !$0.text.isEmpty } ?? []
    let texts = step.banners.flatMap { [$0.primary, $0.secondary] }.compactMap { $0 }
    var seen = Set(shields)
    step.shields += texts.flatMap { $0.components }.compactMap { $0.shield }
      .filter { seen.insert($0).inserted }
    return step
  }

  private static let types = Set(Vocabulary.osrm.entries.map { $0.symbol })
  private static let modifiers = Set(TurnDirection.allCases.map { $0.rawValue })

  /// The known word that differs at most in case and separators, else the word itself.
  private static func normalized(_ word: String, among known: Set<String>) -> String {
    if known.contains(word) { return word }
    let plain = Vocabulary.squeezed(word)
    return known.sorted().first { Vocabulary.squeezed($0) == plain } ?? word
  }

  private func entry(
    _ type: String, _ modifier: String?, _ direction: TurnDirection?
  ) -> Vocabulary.Entry? {
    let osrm = Vocabulary.osrm
    if type == "roundabout" || type == "rotary" {
      let value = (exit ?? 0) > 0 ? "* (exit present)" : "* (exit absent)"
      if let entry = osrm.entry(type, value) { return entry }
    }
    if let entry = osrm.entry(type, modifier ?? "") { return entry }
    guard modifier == nil else { return nil }
    // Without a modifier, the bearings show the turn.
    return direction.flatMap { osrm.entry(type, $0.rawValue) } ?? osrm.entry(type, "straight")
  }

  /// The kind of an unknown word: the plain one at the ends of a leg, else a turn or straight on.
  private static func replacement(
    _ type: String, _ direction: TurnDirection?, _ side: FoundSide
  ) -> ManeuverKind {
    let isEnd = type == "arrive" || type == "depart"
    let entry =
      isEnd
      ? Vocabulary.osrm.entry(type)
      : Vocabulary.osrm.entry("turn", direction?.rawValue ?? "straight")
    return entry?.kind(on: side.side) ?? .straight
  }

  /// Whether the road only bends as its name changes, which is no turn unless the sentence says so.
  private func isBend(_ type: String, _ modifier: String?, _ direction: TurnDirection?) -> Bool {
    guard type == "new name", modifier != nil,
      direction == .slightLeft || direction == .slightRight
    else { return false }
    guard let sentence = instruction,
      SideWords.side(in: sentence, without: [road.name, road.ref]) != nil
    else { return true }
    return SideWords.goesOn(sentence)
  }

  private func measuredDirection(_ type: String) -> TurnDirection? {
    guard type != "arrive", type != "depart",
      let (before, after) = Bearing.known(bearingBefore, bearingAfter)
    else { return nil }
    return TurnDirection(turnDegrees: Bearing.turn(from: before, to: after))
  }

  /// Adds the shape of a roundabout; `exit` is the step that leaves it, if it is one of its own.
  private func addRing(to maneuver: inout Maneuver, _ before: OSRMStep?, exit: OSRMStep?) {
    guard let circulation = maneuver.kind.circulation else { return }
    maneuver.roundaboutAngle = roundaboutAngle(before, exit: exit, circulation)
    guard let heading = bearingBefore else { return }
    maneuver.otherExits = passed.map {
      Bearing.roundaboutAngle(from: heading, to: $0, circulation: circulation)
    }
    let isKnown = Bearing.areKnown(heading, bearingAfter)
    let way = isKnown ? nil : before?.line
    guard isRing, node["geometry"] != nil,
      let heading = isKnown ? heading : way?.bearing(before: (way?.count ?? 0) - 1)
    else { return }
    let line = line
    // A separate exit step starts where this line ends.
    maneuver.ring = RoundaboutShape(
      line, entry: 0, exit: exit == nil ? nil : line.count - 1, before: heading,
      out: exit?.bearingAfter)
  }

  /// The angle from the banner, else from the headings at entry and exit.
  private func roundaboutAngle(
    _ before: OSRMStep?, exit: OSRMStep?, _ circulation: Circulation
  ) -> Double? {
    if let degrees = before?.banners.compactMap({ $0.degrees }).last {
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      return turn <= 0 ? turn + 360 : turn
    }
    guard isRing, let heading = bearingBefore, let after = exit?.bearingAfter,
      Bearing.areKnown(heading, bearingAfter, after)
    else { return nil }
    return Bearing.roundaboutAngle(from: heading, to: after, circulation: circulation)
  }

  private func addSigns(to step: inout Step, _ before: OSRMStep?) {
    guard step.maneuver.kind.family != .waypoint else { return }
    if step.road.exits == nil, step.maneuver.kind.circulation == nil {
      step.road.exits = before?.banners.firstValue { banner in
        banner.banner.primary.components.filter { $0.type == "exit-number" }.map { $0.text }
          .joined(by: "; ")
      }
    }
    step.takeSignsBesideFields()
  }

  /// Adds the lanes of the banner, which names the arrow to follow, else of the intersection.
  private func addLanes(to step: inout Step, _ before: OSRMStep?) {
    let shown = before?.banners.last { !$0.lanes.isEmpty }?.lanes ?? []
    var merged = shown.isEmpty ? lanes : shown
    // Only the intersection marks lanes that are usable but not the best.
    if shown.count == lanes.count {
      for (slot, lane) in lanes.enumerated() {
        merged[slot].access = lane.access
        merged[slot].isValid = merged[slot].isValid || lane.isValid
        merged[slot].followed = merged[slot].followed ?? lane.followed
      }
    }
    let turn = turnDegrees(of: step)
    for (slot, lane) in merged.enumerated() {
      for word in lane.indications where Lane.Direction(osrm: word, step.drivingSide) == nil {
        step.fallbacks.append(Fallback(arrow: word, at: node.place + ".lanes[\(slot)]"))
      }
      step.lanes.append(lane.lane(turn: turn, step.drivingSide))
    }
  }

  /// The turn from the road before to the one after, in degrees, positive right; 0 if unknown.
  private func turnDegrees(of step: Step) -> Double {
    // The modifier of a roundabout is only the turn into it.
    let maneuver = step.maneuver
    if isRing, let angle = maneuver.roundaboutAngle, let circulation = maneuver.kind.circulation {
      return Bearing.turn(roundaboutAngle: angle, circulation: circulation)
    }
    return maneuver.direction?.degrees(on: step.drivingSide) ?? 0
  }

  /// Whether it leaves a roundabout that the step before enters.
  private var isSeparateExit: Bool { type.hasPrefix("exit ") }
}
