import JSON

/// What completes a step in OSRM's form: its neighbors, and the driving sides of the route.
struct OSRMContext {
  let before: OSRMStep?
  let next: OSRMStep?
  let isLastLeg: Bool
  let sides: OSRMSides
}

extension OSRMStep {
  private var isRing: Bool { ["roundabout", "rotary"].contains(maneuver.engineType) }

  /// Sets what depends on the driving side and on the neighbors, which may be complete or not.
  mutating func complete(in context: OSRMContext) {
    let (before, next) = (context.before, context.next)
    step.foundSide = context.sides.side(of: self)
    let type = Self.normalized(maneuver.engineType, among: Self.types)
    let modifier = maneuver.engineModifier.map { Self.normalized($0, among: Self.modifiers) }
    let direction = modifier.flatMap(TurnDirection.init) ?? measuredDirection(type)
    step.maneuver.direction = direction
    step.maneuver.kind =
      entry(type, modifier, direction)?.kind(on: step.drivingSide) ?? unknownKind(type, direction)
    if isBend(type, modifier, direction) { step.maneuver.kind = .nameChange }
    if step.mode == "ferry", before?.step.mode != "ferry" {
      step.maneuver.kind = step.maneuver.kind.ontoFerry ?? step.maneuver.kind
    }
    // Some tools put the steps of all legs into one.
    if !context.isLastLeg || next != nil { step.makeWaypoint() }
    addRing(before, exit: next.map { $0.maneuver }.flatMap { $0.isSeparateExit ? $0 : nil })
    addSigns(before)
    addLanes(before)
    step.banners = before?.banners.map { $0.banner } ?? []
    step.announcements = before?.announcements.filter { !$0.text.isEmpty } ?? []
    let texts = step.banners.flatMap { [$0.primary, $0.secondary] }.compactMap { $0 }
    var known = Set(step.shields)
    step.shields += texts.flatMap { $0.components }.compactMap { $0.shield }
      .filter { known.insert($0).inserted }
  }

  private static let types = Set(Vocabulary.osrm.entries.map { $0.symbol })
  private static let modifiers = Set(TurnDirection.allCases.map { $0.rawValue })

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
      let value = (maneuver.exit ?? 0) > 0 ? "* (exit present)" : "* (exit absent)"
      if let entry = osrm.entry(type, value) { return entry }
    }
    if let entry = osrm.entry(type, modifier ?? "") { return entry }
    guard modifier == nil else { return nil }
    // Without a modifier, the bearings show the turn.
    return direction.flatMap { osrm.entry(type, $0.rawValue) } ?? osrm.entry(type, "straight")
  }

  /// Adds a fallback: the plain kind at the ends of a leg, else a turn or straight on.
  private mutating func unknownKind(_ type: String, _ direction: TurnDirection?) -> ManeuverKind {
    let isEnd = type == "arrive" || type == "depart"
    let entry =
      isEnd
      ? Vocabulary.osrm.entry(type)
      : Vocabulary.osrm.entry("turn", direction?.rawValue ?? "straight")
    let kind = entry?.kind(on: step.drivingSide) ?? .straight
    let all = maneuver.engineModifier.map { "\(maneuver.engineType), \($0)" } ?? maneuver.engineType
    step.fallbacks.append(
      Fallback(place: node.place + ".maneuver", words: all, replacement: kind.rawValue))
    return kind
  }

  /// Whether the road only bends as its name changes, which is no turn unless the sentence says so.
  private func isBend(_ type: String, _ modifier: String?, _ direction: TurnDirection?) -> Bool {
    guard type == "new name", modifier != nil,
      direction == .slightLeft || direction == .slightRight
    else { return false }
    guard let sentence = maneuver.instruction,
      SideWords.side(in: sentence, without: [step.road.name, step.road.ref]) != nil
    else { return true }
    return SideWords.goesOn(sentence)
  }

  private func measuredDirection(_ type: String) -> TurnDirection? {
    guard type != "arrive", type != "depart", let (before, after) = maneuver.headings else {
      return nil
    }
    return TurnDirection(turnDegrees: Bearing.turn(from: before, to: after))
  }

  /// Adds the shape of a roundabout; `exit` is the step that leaves it, if it is one of its own.
  private mutating func addRing(_ before: OSRMStep?, exit: Maneuver?) {
    guard let circulation = maneuver.kind.circulation else { return }
    step.maneuver.roundaboutAngle = roundaboutAngle(before, exit: exit, circulation)
    guard let heading = maneuver.bearingBefore else { return }
    step.maneuver.otherExits = passed.map {
      Bearing.roundaboutAngle(from: heading, to: $0, circulation: circulation)
    }
    // Some engines write 0 for every bearing.
    let isKnown = heading != 0 || maneuver.bearingAfter != 0
    let way = isKnown ? nil : before?.line
    guard isRing, node["geometry"] != nil,
      let heading = isKnown ? heading : way?.bearing(before: (way?.points.count ?? 0) - 1)
    else { return }
    let line = line
    // A separate exit step starts where this line ends.
    step.maneuver.ring = RoundaboutShape(
      line, entry: 0, exit: exit == nil ? nil : line.points.count - 1, before: heading,
      out: exit?.bearingAfter)
  }

  /// The angle from the banner, else from the headings at entry and exit.
  private func roundaboutAngle(
    _ before: OSRMStep?, exit: Maneuver?, _ circulation: Circulation
  ) -> Double? {
    if let degrees = before?.banners.compactMap({ $0.degrees }).last {
      let turn = degrees.truncatingRemainder(dividingBy: 360)
      return turn <= 0 ? turn + 360 : turn
    }
    guard isRing, let heading = maneuver.bearingBefore, let after = exit?.bearingAfter,
      // Some engines write 0 for every bearing.
      heading != 0 || maneuver.bearingAfter != 0 || after != 0
    else { return nil }
    return Bearing.roundaboutAngle(from: heading, to: after, circulation: circulation)
  }

  private mutating func addSigns(_ before: OSRMStep?) {
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
  private mutating func addLanes(_ before: OSRMStep?) {
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
    let turn = turnDegrees
    for (slot, lane) in merged.enumerated() {
      for word in lane.indications where Lane.Direction(osrm: word, step.drivingSide) == nil {
        step.fallbacks.append(Fallback(arrow: word, at: node.place + ".lanes[\(slot)]"))
      }
      step.lanes.append(lane.lane(turn: turn, step.drivingSide))
    }
  }

  /// The turn from the road before to the one after, in degrees, positive right; 0 if unknown.
  private var turnDegrees: Double {
    // The modifier of a roundabout is only the turn into it.
    if isRing, let angle = maneuver.roundaboutAngle, let circulation = maneuver.kind.circulation {
      return Bearing.turn(roundaboutAngle: angle, circulation: circulation)
    }
    return maneuver.direction?.degrees(on: step.drivingSide) ?? 0
  }
}

extension Maneuver {
  /// Whether it leaves a roundabout that the step before enters.
  fileprivate var isSeparateExit: Bool { engineType.hasPrefix("exit ") }
}
