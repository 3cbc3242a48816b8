extension Step {
  /// The indices of the lanes to take: of the preferred ones, else of the usable ones.
  var litLanes: [Int] {
    let best: Lane.State = lanes.contains { $0.state == .preferred } ? .preferred : .usable
    return lanes.indices.filter { lanes[$0].state == best }
  }

  /// The side of the arrows of all lanes to take; `nil` if one is straight, if they differ, and
  /// without lanes to take.
  var litSide: TurnSide? {
    guard !lanes.isEmpty else { return nil }
    // A lane without arrows says nothing.
    let lit = litLanes.compactMap { lanes[$0].followed }.filter { $0 != .noArrow }
    guard let side = lit.first?.side, lit.allSatisfy({ $0.side == side }) else { return nil }
    return side
  }

  /// Highlights the arrows to the side of the maneuver in lanes that highlight the other side;
  /// drops all lanes if one to take has no such arrow, since they belong to another junction.
  mutating func relightLanes(to side: TurnSide) {
    let turn = maneuver.direction?.degrees ?? 0
    let wanted = turn == 0 || turn.magnitude == 180 ? (side == .left ? -90.0 : 90) : turn
    for index in litLanes {
      let arrows = lanes[index].directions.filter { $0.side == side }
      guard let arrow = Lane.nearest(to: wanted, among: arrows) else {
        lanes = []
        return
      }
      lanes[index].followed = arrow
    }
  }

  /// Drops the lanes of a step straight on if all highlighted arrows turn by a right angle or more:
  /// they belong to another junction.
  mutating func dropLanesThatTurnOff() {
    guard litSide != nil,
      litLanes.allSatisfy({ (lanes[$0].followed?.degrees.magnitude ?? 0) >= 90 })
    else { return }
    lanes = []
  }
}

extension Lane {
  mutating func turnBack(to side: TurnSide) {
    let (old, new): (Direction, Direction) =
      side == .left ? (.uTurnRight, .uTurnLeft) : (.uTurnLeft, .uTurnRight)
    guard directions.contains(old) else { return }
    let followed = followed == old ? new : followed
    self = Lane(
      directions: directions.map { $0 == old ? new : $0 }, followed: followed, state: state,
      access: access)
  }
}
