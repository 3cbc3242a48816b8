// An engine says the side of a turn more than once: by its word, in its sentence, by the lanes to
// take, by the headings. Where these differ they vote, each with one voice; the word wins a tie.

extension Step {
  /// Makes kind, direction, driving side and lanes of the step name one side, and drops lanes that
  /// say nothing.
  mutating func settleSides() {
    let kind = maneuver.kind
    if kind.circulation != nil {
      settleRoundabout()
    } else if kind.turnDirection == .uTurn {
      settleUTurn()
    } else if kind.hasOpenSide {
      if let side = sentenceSide ?? litSide { turn(to: side) }
    } else if kind.turnDirection == .straight {
      dropLanesThatTurnOff()
    } else if let side = kind.side, !kind.isPlace {
      settleTurn(side)
    } else if kind.isDeparture, let side = kind.side, sentenceSide == side.opposite {
      // The kind says where the start lies, the sentence which way to go; the glyph shows no side.
      maneuver.kind = .depart
    }
    if let side = maneuver.kind.side, maneuver.kind.turnsOff { settleJunction(side) }
    if kind.asksNoLane, !lanes.isEmpty, !lanes.contains(where: { $0.state != .avoid }) {
      lanes = []
    }
  }

  /// A turn: lanes and headings that show the other side need the sentence's voice to win.
  private mutating func settleTurn(_ side: TurnSide) {
    let (lit, measured) = (litSide, measuredSide)
    guard lit == side.opposite || measured == side.opposite else { return }
    let voices = [side, lit, measured, sentenceSide].compactMap(\.self)
    let own = voices.count { $0 == side }
    if voices.count - own > own { turn(to: side.opposite) }
    if let side = maneuver.kind.side, litSide == side.opposite { relightLanes(to: side) }
  }

  /// Drops the roads of a junction where they clearly turn to the other side: they are those of
  /// another junction, or the road to take is not the one marked.
  private mutating func settleJunction(_ side: TurnSide) {
    guard let roads = maneuver.intersection, let entry = roads.entry, let exit = roads.exit,
      roads.bearings.indices.contains(entry), roads.bearings.indices.contains(exit)
    else { return }
    let turn = Bearing.turn(from: roads.bearings[entry] + 180, to: roads.bearings[exit])
    if (25...155).contains(turn.magnitude), TurnSide(degrees: turn) != side {
      maneuver.intersection = nil
    }
  }

  /// A U-turn: the sentence and the lanes know the side, while the word mostly has it from the
  /// driving side alone; where the first two differ, the word decides.
  private mutating func settleUTurn() {
    let (told, lit) = (sentenceSide, litSideOfUTurn)
    let isTie = told != nil && lit != nil && told != lit
    if !isTie, let side = told ?? lit, side != maneuver.kind.side {
      turn(to: side)
      for index in lanes.indices { lanes[index].turnBack(to: side) }
      // Cars draw U-turns by the driving side, and this one is not that of the side stated.
      if drivingSideSource != .option, !isOnFootOrBicycle, drivingSide != side.drivingSideOfUTurn {
        (drivingSide, drivingSideSource) = (side.drivingSideOfUTurn, .uTurn)
      }
    }
    if let side = maneuver.kind.side, litSide == side.opposite { relightLanes(to: side) }
  }

  private mutating func turn(to side: TurnSide) {
    let kind = maneuver.kind.turned(to: side)
    guard kind != maneuver.kind else { return }
    maneuver.kind = kind
    maneuver.direction = kind.turnDirection
  }
}

extension Step {
  /// The side that the engine's sentence names; nil where it names none or both.
  var sentenceSide: TurnSide? {
    maneuver.instruction.flatMap { sentence in
      SideWords.side(
        in: sentence,
        without: [road.name, road.ref, road.destinations, road.junctionName, road.rotaryName])
    }
  }

  /// The side to which the headings turn, where they turn clearly to one.
  private var measuredSide: TurnSide? {
    // Some engines write 0 for all bearings.
    guard let before = maneuver.bearingBefore, let after = maneuver.bearingAfter,
      before != 0 || after != 0
    else { return nil }
    let turn = Bearing.turn(from: before, to: after)
    return (30...150).contains(turn.magnitude) ? TurnSide(degrees: turn) : nil
  }

  /// The side of the lanes to take for a U-turn.
  ///
  /// It is that of their other arrows, else that of the road where they lie: an arrow that turns back
  /// has its side mostly from the driving side.
  private var litSideOfUTurn: TurnSide? {
    let lit = litLanes
    guard let first = lit.first, let last = lit.last else { return nil }
    let implied = TurnSide(turningBackOn: drivingSide)
    let sides = Set(
      lit.flatMap { index in
        lanes[index].directions.compactMap { arrow -> TurnSide? in
          arrow.degrees.magnitude == 180 && arrow.side == implied ? nil : arrow.side
        }
      })
    if sides.count == 1 { return sides.first }
    if sides.isEmpty, last - first + 1 < lanes.count {
      if first == 0 { return .left }
      if last == lanes.count - 1 { return .right }
    }
    return nil
  }

  private var isOnFootOrBicycle: Bool {
    ["walk", "foot", "pedestrian", "cycl", "bicycle", "bike"].contains {
      mode?.lowercased().holds($0) ?? false
    }
  }
}

extension ManeuverKind {
  /// Whether it leads to a side that the word does not name.
  fileprivate var hasOpenSide: Bool {
    switch self {
    case .onRamp, .offRamp, .merge, .changeHighway: true
    default: false
    }
  }

  /// Whether it turns off to its side, whatever the other roads do.
  fileprivate var turnsOff: Bool {
    switch self {
    case .turnSlightLeft, .turnSlightRight, .turnLeft, .turnRight, .turnSharpLeft,
      .turnSharpRight, .endOfRoadLeft, .endOfRoadRight:
      true
    default: false
    }
  }

  /// Whether the side of the kind is that of a place beside the road.
  var isPlace: Bool {
    switch self {
    case .depart, .departLeft, .departRight, .arrive, .arriveStraight, .arriveLeft, .arriveRight,
      .arriveEndOfDirections, .waypoint, .waypointStraight, .waypointLeft, .waypointRight:
      true
    default: false
    }
  }

  /// Whether one departs from a place beside the road.
  fileprivate var isDeparture: Bool { self == .departLeft || self == .departRight }

  /// Whether a driver need not choose a lane here: where one arrives, departs or goes on.
  fileprivate var asksNoLane: Bool {
    switch self {
    case .noManeuver, .offRoute, .straight, .followRoad, .nameChange, .notification, .tollGate,
      .borderCrossing:
      true
    default: isPlace
    }
  }
}
