/// What a maneuver means, the same for every engine; a kind without a side leaves the side open.
///
/// `Words/kinds.csv` has the name, family, turn, side and circulation of each kind.
public enum ManeuverKind: Hashable, Sendable, CaseIterable {
  /// No maneuver information and no glyph; off the route, or not yet on it.
  case noManeuver, offRoute
  /// The start of a route or leg, with the side of the road where it lies.
  case depart, departLeft, departRight
  /// Straight across a junction; along the current road; along the road as its name changes.
  case straight, followRoad, nameChange
  case turnSlightLeft, turnSlightRight, turnLeft, turnRight, turnSharpLeft, turnSharpRight
  case uTurnLeft, uTurnRight
  /// A turn where the road ends at a T-junction.
  case endOfRoadLeft, endOfRoadRight
  /// A branch of a smoothly splitting carriageway; `keepMiddle` is the middle one of three.
  case keepLeft, keepRight, keepMiddle
  /// A branch where the road divides in two.
  case forkLeft, forkRight
  /// Moves to a side to join another road.
  case merge, mergeLeft, mergeRight
  case onRamp, onRampSlightLeft, onRampSlightRight, onRampLeft, onRampRight, onRampSharpLeft,
    onRampSharpRight, onRampUTurnLeft, onRampUTurnRight
  case offRamp, offRampSlightLeft, offRampSlightRight, offRampLeft, offRampRight, offRampSharpLeft,
    offRampSharpRight, offRampUTurnLeft, offRampUTurnRight
  case changeHighway, changeHighwayLeft, changeHighwayRight
  /// Moves to the parallel carriageway or back to the main one; the angle shows the side.
  case switchParallelRoad, switchMainRoad
  /// Counter-clockwise roundabout: enter, exit unknown; leave; take an exit by number or angle.
  case roundaboutEnterCCW, roundaboutExitCCW, roundaboutNthExitCCW
  /// Counter-clockwise roundabout: enter and leave in a direction.
  case roundaboutSharpRightCCW, roundaboutRightCCW, roundaboutSlightRightCCW,
    roundaboutStraightCCW, roundaboutSlightLeftCCW, roundaboutLeftCCW, roundaboutSharpLeftCCW,
    roundaboutUTurnCCW
  /// Clockwise roundabout: enter, exit unknown; leave; take an exit by number or angle.
  case roundaboutEnterCW, roundaboutExitCW, roundaboutNthExitCW
  /// Clockwise roundabout: enter and leave in a direction.
  case roundaboutSharpRightCW, roundaboutRightCW, roundaboutSlightRightCW, roundaboutStraightCW,
    roundaboutSlightLeftCW, roundaboutLeftCW, roundaboutSharpLeftCW, roundaboutUTurnCW
  /// Vehicle ferry: board, leave, change to another.
  case ferryBoard, ferryBoardLeft, ferryBoardRight, ferryDisembark, ferryChange
  /// Car train: board, leave.
  case ferryTrainBoard, ferryTrainBoardLeft, ferryTrainBoardRight, ferryTrainDisembark
  /// The destination; `arriveEndOfDirections`: the journey continues by another mode.
  case arrive, arriveStraight, arriveLeft, arriveRight, arriveEndOfDirections
  case waypoint, waypointStraight, waypointLeft, waypointRight
  /// `notification`: conditions or the mode of travel change.
  case notification, tollGate, borderCrossing
  /// `parkVehicle`: leave the vehicle and continue by another mode.
  case parkVehicle, bikeRent, bikeReturn
  case transitBoard, transitTransfer, transitRemainOn, transitAlight, transitStationEnter,
    transitStationExit
  /// A pedestrian in or around a building; `levelChange` leaves the means open.
  case elevator, stairs, escalator, buildingEnter, buildingExit, levelChange, gate
}
