// Exit number, angle, direction and way round of a roundabout come from different places: the
// engine's word, a banner, headings, the line. Each is checked against the others.

extension Step {
  /// Makes way round, angle, direction and exit number of a roundabout agree; an angle that cannot
  /// go with the others is reckoned from the ring or the headings, or dropped.
  mutating func settleRoundabout() {
    guard maneuver.kind.entersRoundabout else { return }
    settleCirculation()
    settleAngle()
    settleOtherExits()
    if let side = maneuver.roundaboutSide, litSide == side.opposite,
      // One turns to this side on entering, wherever one leaves.
      litSide != (maneuver.kind.circulation == .clockwise ? .left : .right)
    {
      relightLanes(to: side)
    }
    maneuver.ring = nil
  }

  /// Follows the line round the ring where it clearly goes the other way than the driving side
  /// lets expect.
  private mutating func settleCirculation() {
    guard let ring = maneuver.ring, ring.isCertain, drivingSideSource != .option,
      let shown = ring.circulation, shown != maneuver.kind.circulation
    else { return }
    maneuver.kind = maneuver.kind.turnedRound
    maneuver.roundaboutAngle = maneuver.roundaboutAngle.map(Self.turnedRound)
    maneuver.otherExits = maneuver.otherExits.map(Self.turnedRound)
    drivingSide = shown == .clockwise ? .left : .right
    drivingSideSource = .roundabout
  }

  /// The angle to the same exit the other way round.
  private static func turnedRound(_ angle: Double) -> Double { angle >= 360 ? 360 : 360 - angle }

  private mutating func settleAngle() {
    guard let angle = maneuver.roundaboutAngle, let circulation = maneuver.kind.circulation else {
      return
    }
    let ring = maneuver.ring?.angle(circulation)
    let heading = headingAngle(circulation)
    // Banners measure the arc on the ring, which on small ones is far from the angle of the roads.
    let tolerance = heading == nil ? 120.0 : 60
    let candidates = [angle, ring, heading].compactMap(\.self)
      .filter { angle in
        guard let exit = maneuver.exit, !RoundaboutRange(exit: exit).contains(angle) else {
          return true
        }
        // Where one road alone meets the ring, the first exit leads back.
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
    // Two that agree with each other overrule the direction that the word names, unless the
    // sentence names it too.
    if fitting.isEmpty, named != nil, candidates.count > 1,
      (candidates[0] - candidates[1]).magnitude <= 45,
      sentenceSide == nil || sentenceSide != maneuver.kind.side
    {
      maneuver.roundaboutAngle = candidates[0]
      let turn = Bearing.turn(roundaboutAngle: candidates[0], circulation: circulation)
      maneuver.direction = TurnDirection(octantOf: turn)
      maneuver.kind = maneuver.kind.leaving(to: TurnDirection(octantOf: turn))
    }
  }

  /// The angle by the headings before and after the roundabout; the heading after the entry alone is
  /// one on the ring.
  private func headingAngle(_ circulation: Circulation) -> Double? {
    guard roundaboutExit != nil, let before = maneuver.bearingBefore,
      let after = maneuver.bearingAfter, before != 0 || after != 0
    else { return nil }
    return Bearing.roundaboutAngle(from: before, to: after, circulation: circulation)
  }

  /// Keeps the exits passed only if they are as many as the number of the exit says, all before it.
  private mutating func settleOtherExits() {
    guard !maneuver.otherExits.isEmpty else { return }
    guard let angle = maneuver.roundaboutAngle, let exit = maneuver.exit,
      maneuver.otherExits.count == exit - 1, maneuver.otherExits.allSatisfy({ $0 < angle })
    else {
      maneuver.otherExits = []
      return
    }
  }
}

/// The angles, driven around a roundabout, at which an exit of a number can lie.
struct RoundaboutRange {
  private let range: ClosedRange<Double>

  /// The range of an exit: those passed take at least 25 degrees each, as on a ring of 14 roads, and
  /// the first one lies well before a full turn.
  ///
  /// - Parameter exit: The number of the exit, from 1.
  init(exit: Int) {
    range = exit <= 1 ? 1...315 : min(25 * Double(exit - 1) + 5, 340)...360
  }

  func contains(_ angle: Double) -> Bool { range.contains(angle) }
}

extension Maneuver {
  /// The side to which a roundabout is left, by its angle, else by its word; nil for straight on and
  /// where it is not known.
  fileprivate var roundaboutSide: TurnSide? {
    guard let angle = roundaboutAngle, let circulation = kind.circulation else { return kind.side }
    let turn = Bearing.turn(roundaboutAngle: angle, circulation: circulation)
    return turn.magnitude < 45 ? nil : TurnSide(degrees: turn)
  }
}

extension TurnDirection {
  /// The direction nearest to a turn, in steps of 45 degrees.
  ///
  /// - Parameter turn: In degrees, positive to the right, from -180 to 180.
  fileprivate init(octantOf turn: Double) {
    self =
      Self.allCases.min { ($0.degrees - turn).magnitude < ($1.degrees - turn).magnitude }
      ?? .straight
    if turn <= -157.5 { self = .uTurn }
  }
}

extension ManeuverKind {
  /// The same maneuver on a roundabout that runs the other way round.
  fileprivate var turnedRound: ManeuverKind {
    let (old, new) = circulation == .clockwise ? ("-cw", "-ccw") : ("-ccw", "-cw")
    guard circulation != nil else { return self }
    return ManeuverKind(rawValue: rawValue.dropLast(old.count) + new) ?? self
  }

  /// The kind of roundabout that is left in a direction, with the way round of this one.
  fileprivate func leaving(to direction: TurnDirection) -> ManeuverKind {
    let name = direction == .uTurn ? "u-turn" : direction.rawValue.replacing(" ", with: "-")
    let round = circulation == .clockwise ? "cw" : "ccw"
    return ManeuverKind(rawValue: "roundabout-\(name)-\(round)") ?? self
  }
}
