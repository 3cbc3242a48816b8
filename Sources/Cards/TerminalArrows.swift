import Routes

extension ManeuverKind {
  /// The character that looks like the maneuver; a point where there is none.
  var terminalArrow: String {
    switch self {
    case .noManeuver, .offRoute, .notification, .transitBoard, .transitTransfer, .transitRemainOn,
      .transitAlight, .transitStationEnter, .transitStationExit, .elevator, .stairs, .escalator,
      .buildingEnter, .buildingExit, .levelChange, .gate, .tollGate, .borderCrossing, .bikeRent,
      .bikeReturn:
      "·"
    case .depart, .departLeft, .departRight: "●"
    case .straight, .followRoad, .nameChange, .keepMiddle, .merge, .changeHighway,
      .switchParallelRoad, .switchMainRoad, .onRamp:
      "↑"
    case .offRamp: "⤴"
    case .turnSlightLeft, .keepLeft, .forkLeft, .mergeLeft, .onRampSlightLeft, .offRampSlightLeft,
      .changeHighwayLeft:
      "↖"
    case .turnSlightRight, .keepRight, .forkRight, .mergeRight, .onRampSlightRight,
      .offRampSlightRight, .changeHighwayRight:
      "↗"
    case .turnLeft, .endOfRoadLeft, .onRampLeft, .offRampLeft: "↰"
    case .turnRight, .endOfRoadRight, .onRampRight, .offRampRight: "↱"
    case .turnSharpLeft, .onRampSharpLeft, .offRampSharpLeft: "↙"
    case .turnSharpRight, .onRampSharpRight, .offRampSharpRight: "↘"
    case .uTurnLeft, .onRampUTurnLeft, .offRampUTurnLeft: "↶"
    case .uTurnRight, .onRampUTurnRight, .offRampUTurnRight: "↷"
    case .roundaboutEnterCCW, .roundaboutExitCCW, .roundaboutNthExitCCW, .roundaboutSharpRightCCW,
      .roundaboutRightCCW, .roundaboutSlightRightCCW, .roundaboutStraightCCW,
      .roundaboutSlightLeftCCW, .roundaboutLeftCCW, .roundaboutSharpLeftCCW, .roundaboutUTurnCCW:
      "↺"
    case .roundaboutEnterCW, .roundaboutExitCW, .roundaboutNthExitCW, .roundaboutSharpRightCW,
      .roundaboutRightCW, .roundaboutSlightRightCW, .roundaboutStraightCW,
      .roundaboutSlightLeftCW, .roundaboutLeftCW, .roundaboutSharpLeftCW, .roundaboutUTurnCW:
      "↻"
    case .ferryBoard, .ferryBoardLeft, .ferryBoardRight, .ferryDisembark, .ferryChange,
      .ferryTrainBoard, .ferryTrainBoardLeft, .ferryTrainBoardRight, .ferryTrainDisembark:
      "≈"
    case .arrive, .arriveStraight, .arriveLeft, .arriveRight, .arriveEndOfDirections,
      .parkVehicle:
      "⚑"
    case .waypoint, .waypointStraight, .waypointLeft, .waypointRight: "⚐"
    }
  }
}

extension Lane.Direction {
  /// The character that looks like the arrow on the lane.
  var terminalArrow: String {
    switch self {
    case .uTurnLeft: "↶"
    case .sharpLeft: "↙"
    case .left: "↰"
    case .slightLeft, .mergeToLeft: "↖"
    case .through: "↑"
    case .slightRight, .mergeToRight: "↗"
    case .right: "↱"
    case .sharpRight: "↘"
    case .uTurnRight: "↷"
    case .noArrow: "·"
    }
  }
}
