import Routes

extension ManeuverKind {
  /// The character that looks like the maneuver; a point where there is none.
  var terminalArrow: String {
    if let circulation { return circulation == .clockwise ? "↻" : "↺" }
    switch family {
    case .none, .notice: return "·"
    case .passenger: return self == .parkVehicle ? "⚑" : "·"
    case .depart: return "●"
    case .arrive, .endOfDirections: return "⚑"
    case .waypoint: return "⚐"
    case .ferryBoard, .ferryTrainBoard, .ferryEnd: return "≈"
    case .offRamp where turnDirection == nil: return "⤴"
    case .goOn, .turn, .uTurn, .endOfRoad, .keep, .fork, .merge, .onRamp, .offRamp,
      .changeHighway, .switchRoad, .roundaboutEntry, .roundaboutExit, .numberedExit, .roundabout:
      let degrees = turnDirection?.degrees ?? 0
      return arrow(degrees: degrees == 180 && side == .left ? -180 : degrees)
    }
  }
}

extension Lane.Direction {
  /// The character that looks like the arrow on the lane.
  var terminalArrow: String { self == .noArrow ? "·" : arrow(degrees: degrees) }
}

/// The character for a turn by -180 to 180 degrees, positive to the right, in steps of 45.
private func arrow(degrees: Double) -> String {
  ["↶", "↙", "↰", "↖", "↑", "↗", "↱", "↘", "↷"][Int((degrees + 180) / 45)]
}
