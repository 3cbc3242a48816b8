public import Routes

/// The maneuvers of the Google Navigation SDK, in the order of their numbers from 0.
///
/// The numbers are those of `GMSNavigationManeuver` and of Android's `Maneuver` alike.
public enum GoogleManeuver: Int, Hashable, Sendable, CaseIterable {
  case unknown, depart, destination, destinationLeft, destinationRight, straight, turnLeft,
    turnRight, turnKeepLeft, turnKeepRight, turnSlightLeft, turnSlightRight, turnSharpLeft,
    turnSharpRight, turnUTurnClockwise, turnUTurnCounterClockwise, mergeUnspecified, mergeLeft,
    mergeRight, forkLeft, forkRight, onRampUnspecified, onRampLeft, onRampRight, onRampKeepLeft,
    onRampKeepRight, onRampSlightLeft, onRampSlightRight, onRampSharpLeft, onRampSharpRight,
    onRampUTurnClockwise, onRampUTurnCounterClockwise, offRampUnspecified, offRampLeft,
    offRampRight, offRampKeepLeft, offRampKeepRight, offRampSlightLeft, offRampSlightRight,
    offRampSharpLeft, offRampSharpRight, offRampUTurnClockwise, offRampUTurnCounterClockwise,
    roundaboutClockwise, roundaboutCounterClockwise, roundaboutStraightClockwise,
    roundaboutStraightCounterClockwise, roundaboutLeftClockwise, roundaboutLeftCounterClockwise,
    roundaboutRightClockwise, roundaboutRightCounterClockwise, roundaboutSlightLeftClockwise,
    roundaboutSlightLeftCounterClockwise, roundaboutSlightRightClockwise,
    roundaboutSlightRightCounterClockwise, roundaboutSharpLeftClockwise,
    roundaboutSharpLeftCounterClockwise, roundaboutSharpRightClockwise,
    roundaboutSharpRightCounterClockwise, roundaboutUTurnClockwise,
    roundaboutUTurnCounterClockwise, roundaboutExitClockwise, roundaboutExitCounterClockwise,
    ferryBoat, ferryTrain, nameChange

  /// The name of the enumerator in the SDK for iOS.
  public var name: String { Self.names[rawValue] }

  private static let names = allCases.map { maneuver in
    let name = "\(maneuver)"
    return "GMSNavigationManeuver" + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The maneuver for a kind; the nearest where the SDK has none of its own.
  ///
  /// - Parameters:
  ///   - kind: The canonical kind.
  ///   - angle: The degrees driven around a roundabout, 1 to 360, which give the direction if the
  ///     kind has only an exit.
  public init(_ kind: ManeuverKind, roundaboutAngle angle: Double? = nil) {
    if let angle, angle.isFinite,
      kind == .roundaboutNthExitCCW || kind == .roundaboutNthExitCW
    {
      self = Self.roundabouts[kind == .roundaboutNthExitCW ? 1 : 0][Self.octant(angle)]
    } else {
      self.init(kind)
    }
  }

  /// The direction in which an angle around a roundabout ends, in steps of 45°: 0 at 22.5 to 67.5.
  private static func octant(_ angle: Double) -> Int {
    Int(max(0, min(7, (angle - 22.5) / 45)))
  }

  /// Counter-clockwise and clockwise: by the angle driven, from the sharpest turn to turning back.
  private static let roundabouts: [[GoogleManeuver]] = [
    [
      .roundaboutSharpRightCounterClockwise, .roundaboutRightCounterClockwise,
      .roundaboutSlightRightCounterClockwise, .roundaboutStraightCounterClockwise,
      .roundaboutSlightLeftCounterClockwise, .roundaboutLeftCounterClockwise,
      .roundaboutSharpLeftCounterClockwise, .roundaboutUTurnCounterClockwise,
    ],
    [
      .roundaboutSharpLeftClockwise, .roundaboutLeftClockwise, .roundaboutSlightLeftClockwise,
      .roundaboutStraightClockwise, .roundaboutSlightRightClockwise, .roundaboutRightClockwise,
      .roundaboutSharpRightClockwise, .roundaboutUTurnClockwise,
    ],
  ]

  private init(_ kind: ManeuverKind) {
    switch kind {
    case .noManeuver, .offRoute, .bikeRent, .bikeReturn, .transitBoard, .transitTransfer,
      .transitRemainOn, .transitAlight, .transitStationEnter, .transitStationExit, .elevator,
      .stairs, .escalator, .buildingEnter, .buildingExit, .levelChange, .gate:
      self = .unknown
    case .depart, .departLeft, .departRight: self = .depart
    case .arrive, .arriveStraight, .arriveEndOfDirections, .waypoint, .waypointStraight,
      .parkVehicle:
      self = .destination
    case .arriveLeft, .waypointLeft: self = .destinationLeft
    case .arriveRight, .waypointRight: self = .destinationRight
    case .straight, .followRoad, .keepMiddle, .switchParallelRoad, .switchMainRoad,
      .ferryDisembark, .ferryTrainDisembark, .notification, .tollGate, .borderCrossing:
      self = .straight
    case .turnLeft, .endOfRoadLeft: self = .turnLeft
    case .turnRight, .endOfRoadRight: self = .turnRight
    case .keepLeft: self = .turnKeepLeft
    case .keepRight: self = .turnKeepRight
    case .turnSlightLeft: self = .turnSlightLeft
    case .turnSlightRight: self = .turnSlightRight
    case .turnSharpLeft: self = .turnSharpLeft
    case .turnSharpRight: self = .turnSharpRight
    case .uTurnRight: self = .turnUTurnClockwise
    case .uTurnLeft: self = .turnUTurnCounterClockwise
    case .merge, .changeHighway: self = .mergeUnspecified
    case .mergeLeft: self = .mergeLeft
    case .mergeRight: self = .mergeRight
    case .forkLeft, .changeHighwayLeft: self = .forkLeft
    case .forkRight, .changeHighwayRight: self = .forkRight
    case .onRamp: self = .onRampUnspecified
    case .onRampLeft: self = .onRampLeft
    case .onRampRight: self = .onRampRight
    case .onRampSlightLeft: self = .onRampSlightLeft
    case .onRampSlightRight: self = .onRampSlightRight
    case .onRampSharpLeft: self = .onRampSharpLeft
    case .onRampSharpRight: self = .onRampSharpRight
    case .onRampUTurnRight: self = .onRampUTurnClockwise
    case .onRampUTurnLeft: self = .onRampUTurnCounterClockwise
    case .offRamp: self = .offRampUnspecified
    case .offRampLeft: self = .offRampLeft
    case .offRampRight: self = .offRampRight
    case .offRampSlightLeft: self = .offRampSlightLeft
    case .offRampSlightRight: self = .offRampSlightRight
    case .offRampSharpLeft: self = .offRampSharpLeft
    case .offRampSharpRight: self = .offRampSharpRight
    case .offRampUTurnRight: self = .offRampUTurnClockwise
    case .offRampUTurnLeft: self = .offRampUTurnCounterClockwise
    case .roundaboutEnterCW, .roundaboutNthExitCW: self = .roundaboutClockwise
    case .roundaboutEnterCCW, .roundaboutNthExitCCW: self = .roundaboutCounterClockwise
    case .roundaboutStraightCW: self = .roundaboutStraightClockwise
    case .roundaboutStraightCCW: self = .roundaboutStraightCounterClockwise
    case .roundaboutLeftCW: self = .roundaboutLeftClockwise
    case .roundaboutLeftCCW: self = .roundaboutLeftCounterClockwise
    case .roundaboutRightCW: self = .roundaboutRightClockwise
    case .roundaboutRightCCW: self = .roundaboutRightCounterClockwise
    case .roundaboutSlightLeftCW: self = .roundaboutSlightLeftClockwise
    case .roundaboutSlightLeftCCW: self = .roundaboutSlightLeftCounterClockwise
    case .roundaboutSlightRightCW: self = .roundaboutSlightRightClockwise
    case .roundaboutSlightRightCCW: self = .roundaboutSlightRightCounterClockwise
    case .roundaboutSharpLeftCW: self = .roundaboutSharpLeftClockwise
    case .roundaboutSharpLeftCCW: self = .roundaboutSharpLeftCounterClockwise
    case .roundaboutSharpRightCW: self = .roundaboutSharpRightClockwise
    case .roundaboutSharpRightCCW: self = .roundaboutSharpRightCounterClockwise
    case .roundaboutUTurnCW: self = .roundaboutUTurnClockwise
    case .roundaboutUTurnCCW: self = .roundaboutUTurnCounterClockwise
    case .roundaboutExitCW: self = .roundaboutExitClockwise
    case .roundaboutExitCCW: self = .roundaboutExitCounterClockwise
    case .ferryBoard, .ferryBoardLeft, .ferryBoardRight, .ferryChange: self = .ferryBoat
    case .ferryTrainBoard, .ferryTrainBoardLeft, .ferryTrainBoardRight: self = .ferryTrain
    case .nameChange: self = .nameChange
    }
  }
}
