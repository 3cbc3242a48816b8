import Routes

extension ManeuverKind {
  /// A character that looks like the maneuver, or a dot.
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
  var terminalArrow: String { self == .noArrow ? "·" : arrow(degrees: degrees) }
}

/// The character for a turn of -180 to 180 degrees in steps of 45, positive to the right.
private func arrow(degrees: Double) -> String {
  ["↶", "↙", "↰", "↖", "↑", "↗", "↱", "↘", "↷"][Int((degrees + 180) / 45)]
}
