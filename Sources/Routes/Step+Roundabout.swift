// A roundabout's exit number, angle, direction and circulation come from the engine's word, a
// banner, the headings and the line. Each source checks the others.

extension Step {
  /// Makes the facts of a roundabout agree; recomputes or drops an angle that contradicts them.
  mutating func settleRoundabout() {
    guard maneuver.kind.entersRoundabout else { return }
    if let exit = maneuver.exit, !Self.exits.contains(exit) || exit > arms {
      maneuver.exit = nil
      maneuver.hasFalseCount = true
    } else if let sentence = maneuver.instruction, EngineSentence.countsBelowOne(sentence) {
      maneuver.hasFalseCount = true
    }
    if maneuver.hasNoExit, let sentence = maneuver.instruction?.lowercased(),
      WordList["straight on"].contains(where: sentence.holds)
    {
      maneuver.become(maneuver.kind.leaving(to: .straight))
    }
    settleCirculation()
    settleAngle()
    settleOtherExits()
    if let side = maneuver.roundaboutSide, litSide == side.opposite,
      // Every entry turns to this side, whatever the exit.
      litSide != (maneuver.kind.circulation == .clockwise ? .left : .right)
    {
      relightLanes(to: side)
    }
    maneuver.ring = nil
  }

  /// Adopts the line's circulation if it clearly contradicts the driving side.
  private mutating func settleCirculation() {
    guard let ring = maneuver.ring, ring.isCertain, drivingSideSource != .option,
      let shown = ring.circulation, shown != maneuver.kind.circulation
    else { return }
    maneuver.kind = maneuver.kind.turnedRound
    maneuver.roundaboutAngle = maneuver.roundaboutAngle.map(Self.turnedRound)
    maneuver.otherExits = maneuver.otherExits.map(Self.turnedRound)
    foundSide = FoundSide(DrivingSide(shown), .roundabout)
  }

  private static func turnedRound(_ angle: Double) -> Double { angle >= 360 ? 360 : 360 - angle }

  private mutating func settleAngle() {
    guard let angle = maneuver.roundaboutAngle, let circulation = maneuver.kind.circulation else {
      return
    }
    let ring = maneuver.ring?.angle(circulation)
    let heading = headingAngle(circulation)
    // On a small ring, the arc that banners measure differs from the angle of the roads.
    let tolerance = heading == nil ? 120.0 : 60
    let candidates = [angle, ring, heading].compactMap { $0 }
      .filter { angle in
        guard let exit = maneuver.exit, !Self.angles(ofExit: exit).contains(angle) else {
          return true
        }
        // If only one road meets the ring, the first exit leads back.
        return exit == 1 && ring.map { (angle - $0).magnitude <= 30 } ?? false
      }
    let named = maneuver.kind.turnDirection.map { direction in
      direction == .uTurn
        ? 360
        : Bearing.roundaboutAngle(from: 0, to: direction.degrees, circulation: circulation)
    }
    let fitting = candidates.filter { angle in
      named.map { (angle - $0).magnitude <= 67.5 } ?? true
    }
    let likely = fitting.first { angle in
      ring.map { (angle - $0).magnitude <= tolerance } ?? true
    }
    maneuver.roundaboutAngle = likely ?? fitting.first
    // Two angles that agree overrule the word's direction, unless the sentence names it too.
    if fitting.isEmpty, named != nil, candidates.count > 1,
      (candidates[0] - candidates[1]).magnitude <= 45,
      sentenceSide == nil || sentenceSide != maneuver.kind.side
    {
      maneuver.roundaboutAngle = candidates[0]
      let turn = Bearing.turn(roundaboutAngle: candidates[0], circulation: circulation)
      maneuver.become(maneuver.kind.leaving(to: TurnDirection(octantOf: turn)))
    }
  }

  /// The angle from the headings; `nil` without an exit step: the second heading is on the ring.
  private func headingAngle(_ circulation: Circulation) -> Double? {
    guard roundaboutExit != nil, let (before, after) = maneuver.headings else { return nil }
    return Bearing.roundaboutAngle(from: before, to: after, circulation: circulation)
  }

  /// The exits that can be counted up to the one taken, if the roads at the ring are known.
  private var arms: Int {
    if !maneuver.otherExits.isEmpty { return maneuver.otherExits.count + 1 }
    // A small roundabout is one junction with all its roads.
    guard maneuver.engineType == "roundabout turn", let roads = maneuver.intersection else {
      return .max
    }
    return max(roads.bearings.count, 1)
  }

  /// The numbers that exits of roundabouts have.
  private static let exits = 1...19

  /// The angles possible for an exit number: each exit passed takes 25 degrees or more (14 roads).
  static func angles(ofExit exit: Int) -> ClosedRange<Double> {
    exit <= 1 ? 1...315 : min(25 * Double(exit - 1) + 5, 340)...360
  }

  /// Drops the exits passed unless the exit number confirms their count and all precede the exit.
  private mutating func settleOtherExits() {
    guard let angle = maneuver.roundaboutAngle, let exit = maneuver.exit,
      maneuver.otherExits.count == exit - 1, maneuver.otherExits.allSatisfy({ $0 < angle })
    else { return maneuver.otherExits = [] }
  }
}

extension Maneuver {
  /// The side of the exit, by the angle, else by the word; `nil` for straight on and if unknown.
  fileprivate var roundaboutSide: TurnSide? {
    guard let angle = roundaboutAngle, let circulation = kind.circulation else { return kind.side }
    let turn = Bearing.turn(roundaboutAngle: angle, circulation: circulation)
    return turn.magnitude < 45 ? nil : TurnSide(degrees: turn)
  }
}

extension TurnDirection {
  fileprivate init(octantOf turn: Double) {
    self =
      Self.allCases.min { ($0.degrees - turn).magnitude < ($1.degrees - turn).magnitude }
      ?? .straight
    if turn <= -157.5 { self = .uTurn }
  }
}

/// How to treat a roundabout that an engine describes in two steps, entry and exit.
public enum RoundaboutSteps: String, Hashable, Sendable, CaseIterable {
  case joined
  case separate
}

extension Leg {
  mutating func joinRoundabouts() {
    joinSteps(
      where: { entry, exit in
        entry.maneuver.kind.entersRoundabout && entry.roundaboutExit == nil
          && exit.maneuver.kind.leavesRoundabout
      }, by: { $0.join($1) })
  }
}

extension Step {
  /// Joins the step of the exit; takes its road and mode, and its exit number and angle if absent.
  ///
  /// The lanes of the exit lie inside the ring, so that they are not those of the approach.
  fileprivate mutating func join(_ exit: Step) {
    roundaboutExit = RoundaboutExit(
      engineType: exit.maneuver.engineType, engineModifier: exit.maneuver.engineModifier,
      instruction: exit.maneuver.instruction, distance: distance, duration: duration,
      banners: exit.banners, announcements: exit.announcements)
    let circulation = maneuver.kind.circulation
    maneuver.exit = maneuver.exit ?? exit.maneuver.exit
    if maneuver.roundaboutAngle == nil, let circulation {
      maneuver.roundaboutAngle =
        exit.maneuver.roundaboutAngle ?? angle(to: exit, circulation: circulation)
    }
    maneuver.bearingAfter = exit.maneuver.bearingAfter ?? maneuver.bearingAfter
    if maneuver.exit != nil || maneuver.roundaboutAngle != nil {
      maneuver.kind = maneuver.kind.withExit
    }
    let shields = shields + exit.shields
    extend(by: exit)
    self.shields = shields
    let name = road.rotaryName ?? exit.road.rotaryName
    let junction = road.junctionName ?? exit.road.junctionName
    if exit.road != Road() { (road, roadOnward) = (exit.road, exit.roadOnward) }
    road.rotaryName = name
    road.junctionName = junction
    mode = exit.mode ?? mode
  }

  private func angle(to exit: Step, circulation: Circulation) -> Double? {
    guard let before = maneuver.bearingBefore, let after = exit.maneuver.bearingAfter,
      Bearing.areKnown(before, after, maneuver.bearingAfter)
    else { return nil }
    return Bearing.roundaboutAngle(from: before, to: after, circulation: circulation)
  }
}
