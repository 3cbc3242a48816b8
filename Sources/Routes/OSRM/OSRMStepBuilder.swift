/// Completes a step in OSRM's form from its driving side and its neighbors.
struct OSRMStepBuilder {
  let steps: [OSRMStep]
  let index: Int
  let isLastLeg: Bool
  let sides: OSRMSides

  private var source: OSRMStep { steps[index] }
  private var words: Maneuver { steps[index].maneuver }
  private var before: OSRMStep? { steps[ifAny: index - 1] }
  private var next: OSRMStep? { steps[ifAny: index + 1] }
  private var place: String { source.node?.place ?? "steps[\(index)]" }
  private var isRing: Bool { ["roundabout", "rotary"].contains(words.engineType) }

  func step() -> Step {
    var step = source.step
    step.foundSide = sides.side(of: source)
    let type = Self.normalized(words.engineType, among: Self.types)
    let modifier = words.engineModifier.map { Self.normalized($0, among: Self.modifiers) }
    let direction = modifier.flatMap(TurnDirection.init) ?? measuredDirection(type)
    step.maneuver.direction = direction
    let entry = entry(type, modifier, direction)
    step.maneuver.kind = entry?.kind(on: step.drivingSide) ?? unknownKind(type, direction, &step)
    if isBend(type, modifier, direction) { step.maneuver.kind = .nameChange }
    if step.mode == "ferry", before?.step.mode != "ferry" {
      step.maneuver.kind = step.maneuver.kind.ontoFerry ?? step.maneuver.kind
    }
    // Some tools put the steps of all legs into one.
    if !isLastLeg || next != nil { step.makeWaypoint() }
    if let circulation = step.maneuver.kind.circulation {
      step.maneuver.roundaboutAngle = roundaboutAngle(circulation)
      step.maneuver.ring = ring
      if let before = words.bearingBefore {
        step.maneuver.otherExits = source.passed.map {
          Bearing.roundaboutAngle(from: before, to: $0, circulation: circulation)
        }
      }
    }
    addSigns(to: &step)
    addLanes(to: &step)
    step.banners = before?.banners.map(\.banner) ?? []
    step.announcements = before?.announcements.filter { !$0.text.isEmpty } ?? []
    let texts = step.banners.flatMap { [$0.primary, $0.secondary] }.compactMap(\.self)
    var known = Set(step.shields)
    step.shields += texts.flatMap(\.components).compactMap(\.shield)
      .filter { known.insert($0).inserted }
    return step
  }

  private static let types = Set(Vocabulary.osrm.entries.map(\.symbol))
  private static let modifiers = Set(TurnDirection.allCases.map(\.rawValue))

  /// The known word that differs at most in case and separators, else the word itself.
  private static func normalized(_ word: String, among known: Set<String>) -> String {
    if known.contains(word) { return word }
    func squeezed(_ text: String) -> String {
      text.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
    }
    return known.sorted().first { squeezed($0) == squeezed(word) } ?? word
  }

  private func entry(
    _ type: String, _ modifier: String?, _ direction: TurnDirection?
  ) -> Vocabulary.Entry? {
    let osrm = Vocabulary.osrm
    if type == "roundabout" || type == "rotary" {
      let value = (words.exit ?? 0) > 0 ? "* (exit present)" : "* (exit absent)"
      if let entry = osrm.entry(type, value) { return entry }
    }
    if let entry = osrm.entry(type, modifier ?? "") { return entry }
    guard modifier == nil else { return nil }
    // Without a modifier, the bearings show the turn.
    return direction.flatMap { osrm.entry(type, $0.rawValue) } ?? osrm.entry(type, "straight")
  }

  /// Adds a fallback: the plain kind at the ends of a leg, else a turn or straight on.
  private func unknownKind(
    _ type: String, _ direction: TurnDirection?, _ step: inout Step
  ) -> ManeuverKind {
    let isEnd = type == "arrive" || type == "depart"
    let entry =
      isEnd
      ? Vocabulary.osrm.entry(type)
      : Vocabulary.osrm.entry("turn", direction?.rawValue ?? "straight")
    let kind = entry?.kind(on: step.drivingSide) ?? .straight
    let all = words.engineModifier.map { "\(words.engineType), \($0)" } ?? words.engineType
    step.fallbacks.append(
      Fallback(place: place + ".maneuver", words: all, replacement: kind.rawValue))
    return kind
  }

  /// Whether the road only bends as its name changes, which is no turn unless the sentence says so.
  private func isBend(_ type: String, _ modifier: String?, _ direction: TurnDirection?) -> Bool {
    guard type == "new name", modifier != nil,
      direction == .slightLeft || direction == .slightRight
    else { return false }
    guard let sentence = words.instruction,
      SideWords.side(in: sentence, without: [source.step.road.name, source.step.road.ref]) != nil
    else { return true }
    return SideWords.goesOn(sentence)
  }

  private func measuredDirection(_ type: String) -> TurnDirection? {
    guard type != "arrive", type != "depart", let (before, after) = words.headings else {
      return nil
    }
    return TurnDirection(turnDegrees: Bearing.turn(from: before, to: after))
  }

  /// The angle from the banner, else from the headings at entry and exit.
  private func roundaboutAngle(_ circulation: Circulation) -> Double? {
    if let degrees = before?.banners.compactMap(\.degrees).last {
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      return turn <= 0 ? turn + 360 : turn
    }
    guard isRing, let before = words.bearingBefore, let after = separateExit?.bearingAfter,
      // Some engines write 0 for every bearing.
      before != 0 || words.bearingAfter != 0 || after != 0
    else { return nil }
    return Bearing.roundaboutAngle(from: before, to: after, circulation: circulation)
  }

  private var separateExit: Maneuver? {
    next?.maneuver.engineType.hasPrefix("exit ") == true ? next?.maneuver : nil
  }

  private var ring: RoundaboutShape? {
    guard isRing, source.node?["geometry"] != nil, let before = words.bearingBefore,
      before != 0 || words.bearingAfter != 0
    else { return nil }
    let line = source.line
    // A separate exit step starts where this line ends.
    return RoundaboutShape(
      line, entry: 0, exit: separateExit == nil ? nil : line.points.count - 1, before: before,
      out: separateExit?.bearingAfter)
  }

  private func addSigns(to step: inout Step) {
    guard step.maneuver.kind.family != .waypoint else { return }
    if step.road.exits == nil, step.maneuver.kind.circulation == nil {
      step.road.exits = before?.banners.firstValue { banner in
        banner.banner.primary.components.filter { $0.type == "exit-number" }.map(\.text)
          .joined(by: "; ")
      }
    }
    step.takeSignsBesideFields()
  }

  /// Adds the lanes of the banner, which names the arrow to follow, else of the intersection.
  private func addLanes(to step: inout Step) {
    let shown = before?.banners.last { !$0.lanes.isEmpty }?.lanes ?? []
    var lanes = shown.isEmpty ? source.lanes : shown
    // Only the intersection marks lanes that are usable but not the best.
    if shown.count == source.lanes.count {
      for (slot, lane) in source.lanes.enumerated() {
        lanes[slot].access = lane.access
        lanes[slot].isValid = lanes[slot].isValid || lane.isValid
        lanes[slot].followed = lanes[slot].followed ?? lane.followed
      }
    }
    let turn = turn(of: step.maneuver, step.drivingSide)
    for (slot, lane) in lanes.enumerated() {
      for word in lane.indications where Lane.Direction(osrm: word, step.drivingSide) == nil {
        step.fallbacks.append(Fallback(arrow: word, at: place + ".lanes[\(slot)]"))
      }
      step.lanes.append(lane.lane(turn: turn, step.drivingSide))
    }
  }

  /// The turn from the road before to the one after, in degrees, positive right; 0 if unknown.
  private func turn(of maneuver: Maneuver, _ side: DrivingSide) -> Double {
    // The modifier of a roundabout is only the turn into it.
    if isRing, let angle = maneuver.roundaboutAngle, let circulation = maneuver.kind.circulation {
      return Bearing.turn(roundaboutAngle: angle, circulation: circulation)
    }
    return maneuver.direction?.degrees(on: side) ?? 0
  }
}
