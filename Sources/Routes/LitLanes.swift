extension Step {
  /// The indices of the preferred lanes, else of the usable ones.
  var litLanes: [Int] {
    let best: Lane.State = lanes.contains { $0.state == .preferred } ? .preferred : .usable
    return lanes.indices.filter { lanes[$0].state == best }
  }

  /// The side of the arrows in all lanes to take; `nil` if one is straight or two differ.
  var litSide: TurnSide? {
    guard !lanes.isEmpty else { return nil }
    // Ignore lanes without arrows.
    let lit = litLanes.compactMap { lanes[$0].followed }.filter { $0 != .noArrow }
    guard let side = lit.first?.side, lit.allSatisfy({ $0.side == side }) else { return nil }
    return side
  }

  /// Moves highlights to a side; drops all lanes if one lacks such an arrow: another junction's.
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

  /// Drops lanes whose highlighted arrows all contradict the way, straight on or a turn: another
  /// junction's.
  mutating func dropLanesOfOtherWays() {
    let lit = litLanes.map { lanes[$0].followed }
    let (kind, side) = (maneuver.kind, maneuver.kind.side)
    if kind.turnDirection == .straight {
      guard litSide != nil, lit.allSatisfy({ $0?.degrees.magnitude ?? 0 >= 90 }) else { return }
    } else {
      guard let turn = kind.turnDirection?.degrees.magnitude, turn >= 90, !lit.isEmpty,
        lit.allSatisfy({ $0 == .through }),
        !litLanes.contains(where: { lanes[$0].directions.contains { $0.side == side } }),
        lanes.contains(where: { $0.directions.contains { $0.side == side } })
      else { return }
    }
    lanes = []
  }
}
