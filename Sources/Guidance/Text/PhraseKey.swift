import Routes

/// What an instruction says: the kinds of maneuvers that are worded alike are one.
///
/// The raw values are the keys of `phrases` in language files, each of which has all of them.
enum PhraseKey: String, Hashable, Sendable, CaseIterable {
  case noManeuver, offRoute
  case depart
  case straight, followRoad, nameChange
  case turnSlightLeft, turnSlightRight, turnLeft, turnRight, turnSharpLeft, turnSharpRight
  case uTurnLeft, uTurnRight
  case endOfRoadLeft, endOfRoadRight
  case keepLeft, keepRight, keepMiddle, forkLeft, forkRight
  case merge, mergeLeft, mergeRight
  case onRamp, onRampLeft, onRampRight, onRampUTurn
  case offRamp, offRampLeft, offRampRight
  case changeHighway, changeHighwayLeft, changeHighwayRight
  case switchParallelRoad, switchMainRoad
  case roundaboutEnter, roundaboutExit
  /// With the number of the exit as `{ordinal}`.
  case roundaboutNthExit
  case roundaboutSharpRight, roundaboutRight, roundaboutSlightRight, roundaboutStraight
  case roundaboutSlightLeft, roundaboutLeft, roundaboutSharpLeft, roundaboutUTurn
  case ferryBoard, ferryBoardLeft, ferryBoardRight, ferryDisembark, ferryChange
  case trainBoard, trainBoardLeft, trainBoardRight, trainDisembark
  case arrive, arriveStraight, arriveLeft, arriveRight, endOfDirections
  case waypoint, waypointStraight, waypointLeft, waypointRight
  case notification, tollGate, borderCrossing, parkVehicle, bikeRent, bikeReturn
  case transitBoard, transitTransfer, transitRemainOn, transitAlight
  case stationEnter, stationExit, elevator, stairs, escalator
  case buildingEnter, buildingExit, levelChange, gate
}

extension PhraseKey {
  /// The key that words a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - hasExitNumber: Whether the number of the exit of a roundabout is known.
  init(_ kind: ManeuverKind, hasExitNumber: Bool) {
    switch kind {
    case .noManeuver: self = .noManeuver
    case .offRoute: self = .offRoute
    // The side is where the starting point lies, which is no way to go.
    case .depart, .departLeft, .departRight: self = .depart
    case .straight: self = .straight
    case .followRoad: self = .followRoad
    case .nameChange: self = .nameChange
    case .turnSlightLeft: self = .turnSlightLeft
    case .turnSlightRight: self = .turnSlightRight
    case .turnLeft: self = .turnLeft
    case .turnRight: self = .turnRight
    case .turnSharpLeft: self = .turnSharpLeft
    case .turnSharpRight: self = .turnSharpRight
    case .uTurnLeft: self = .uTurnLeft
    case .uTurnRight: self = .uTurnRight
    case .endOfRoadLeft: self = .endOfRoadLeft
    case .endOfRoadRight: self = .endOfRoadRight
    case .keepLeft: self = .keepLeft
    case .keepRight: self = .keepRight
    case .keepMiddle: self = .keepMiddle
    case .forkLeft: self = .forkLeft
    case .forkRight: self = .forkRight
    case .merge: self = .merge
    case .mergeLeft: self = .mergeLeft
    case .mergeRight: self = .mergeRight
    case .onRamp: self = .onRamp
    case .onRampSlightLeft, .onRampLeft, .onRampSharpLeft: self = .onRampLeft
    case .onRampSlightRight, .onRampRight, .onRampSharpRight: self = .onRampRight
    case .onRampUTurnLeft, .onRampUTurnRight: self = .onRampUTurn
    // Where the exit turns back, it does not lie on the side to which one turns.
    case .offRamp, .offRampUTurnLeft, .offRampUTurnRight: self = .offRamp
    case .offRampSlightLeft, .offRampLeft, .offRampSharpLeft: self = .offRampLeft
    case .offRampSlightRight, .offRampRight, .offRampSharpRight: self = .offRampRight
    case .changeHighway: self = .changeHighway
    case .changeHighwayLeft: self = .changeHighwayLeft
    case .changeHighwayRight: self = .changeHighwayRight
    case .switchParallelRoad: self = .switchParallelRoad
    case .switchMainRoad: self = .switchMainRoad
    case .roundaboutEnterCCW, .roundaboutEnterCW: self = .roundaboutEnter
    case .roundaboutExitCCW, .roundaboutExitCW: self = .roundaboutExit
    case .roundaboutNthExitCCW, .roundaboutNthExitCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutEnter
    case .roundaboutSharpRightCCW, .roundaboutSharpRightCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutSharpRight
    case .roundaboutRightCCW, .roundaboutRightCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutRight
    case .roundaboutSlightRightCCW, .roundaboutSlightRightCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutSlightRight
    case .roundaboutStraightCCW, .roundaboutStraightCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutStraight
    case .roundaboutSlightLeftCCW, .roundaboutSlightLeftCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutSlightLeft
    case .roundaboutLeftCCW, .roundaboutLeftCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutLeft
    case .roundaboutSharpLeftCCW, .roundaboutSharpLeftCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutSharpLeft
    case .roundaboutUTurnCCW, .roundaboutUTurnCW:
      self = hasExitNumber ? .roundaboutNthExit : .roundaboutUTurn
    case .ferryBoard: self = .ferryBoard
    case .ferryBoardLeft: self = .ferryBoardLeft
    case .ferryBoardRight: self = .ferryBoardRight
    case .ferryDisembark: self = .ferryDisembark
    case .ferryChange: self = .ferryChange
    case .ferryTrainBoard: self = .trainBoard
    case .ferryTrainBoardLeft: self = .trainBoardLeft
    case .ferryTrainBoardRight: self = .trainBoardRight
    case .ferryTrainDisembark: self = .trainDisembark
    case .arrive: self = .arrive
    case .arriveStraight: self = .arriveStraight
    case .arriveLeft: self = .arriveLeft
    case .arriveRight: self = .arriveRight
    case .arriveEndOfDirections: self = .endOfDirections
    case .waypoint: self = .waypoint
    case .waypointStraight: self = .waypointStraight
    case .waypointLeft: self = .waypointLeft
    case .waypointRight: self = .waypointRight
    case .notification: self = .notification
    case .tollGate: self = .tollGate
    case .borderCrossing: self = .borderCrossing
    case .parkVehicle: self = .parkVehicle
    case .bikeRent: self = .bikeRent
    case .bikeReturn: self = .bikeReturn
    case .transitBoard: self = .transitBoard
    case .transitTransfer: self = .transitTransfer
    case .transitRemainOn: self = .transitRemainOn
    case .transitAlight: self = .transitAlight
    case .transitStationEnter: self = .stationEnter
    case .transitStationExit: self = .stationExit
    case .elevator: self = .elevator
    case .stairs: self = .stairs
    case .escalator: self = .escalator
    case .buildingEnter: self = .buildingEnter
    case .buildingExit: self = .buildingExit
    case .levelChange: self = .levelChange
    case .gate: self = .gate
    }
  }
}

extension PhraseKey {
  /// Whether one is at a stop or at the destination.
  var arrives: Bool {
    switch self {
    case .arrive, .arriveStraight, .arriveLeft, .arriveRight, .endOfDirections, .waypoint,
      .waypointStraight, .waypointLeft, .waypointRight:
      true
    default: false
    }
  }

  /// Whether one may stay on the same road by it, as by a turn where the road turns.
  var mayStay: Bool {
    switch self {
    case .straight, .turnSlightLeft, .turnSlightRight, .turnLeft, .turnRight, .turnSharpLeft,
      .turnSharpRight, .endOfRoadLeft, .endOfRoadRight, .keepLeft, .keepRight, .keepMiddle,
      .forkLeft, .forkRight:
      true
    default: false
    }
  }

  /// Whether it may lead to an exit that has a number.
  var mayTakeExit: Bool {
    switch self {
    case .offRamp, .offRampLeft, .offRampRight, .nameChange, .merge, .mergeLeft, .mergeRight,
      .onRamp, .onRampLeft, .onRampRight, .changeHighway, .changeHighwayLeft, .changeHighwayRight:
      true
    default: mayStay
    }
  }

  /// The key that words the way to an exit with a number: a ramp that has one is an exit.
  var toExit: PhraseKey {
    switch self {
    case .onRamp, .changeHighway: .offRamp
    case .onRampLeft: .offRampLeft
    case .onRampRight: .offRampRight
    case .changeHighwayLeft: .keepLeft
    case .changeHighwayRight: .keepRight
    default: self
    }
  }

  /// Whether a vehicle is boarded whose name stands in the place of the road's.
  var boardsFerry: Bool {
    switch self {
    case .ferryBoard, .ferryBoardLeft, .ferryBoardRight, .trainBoard, .trainBoardLeft,
      .trainBoardRight:
      true
    default: false
    }
  }

  /// Whether a ride on public transport begins or goes on.
  var rides: Bool {
    switch self {
    case .transitBoard, .transitTransfer, .transitRemainOn: true
    default: false
    }
  }
}
