/// The canonical kinds of maneuvers, one for each distinct meaning.
///
/// Every engine's words map to one of these. Name, family, turn, side and circulation of each are a
/// row of `Words/kinds.csv`. A kind without a side leaves the side open.
public enum ManeuverKind: Hashable, Sendable, CaseIterable {
  /// No maneuver information and no picture; and off the route, or not on it yet.
  case noManeuver, offRoute
  /// The start of a route or leg, which may lie beside the road.
  case depart, departLeft, departRight
  /// Straight across a junction; along the present road; along it under a new name.
  case straight, followRoad, nameChange
  /// A turn at a junction.
  case turnSlightLeft, turnSlightRight, turnLeft, turnRight, turnSharpLeft, turnSharpRight
  /// A turn back, swinging to a side.
  case uTurnLeft, uTurnRight
  /// A turn where the road ends in a T.
  case endOfRoadLeft, endOfRoadRight
  /// A branch of a carriageway that splits smoothly; the middle one of three.
  case keepLeft, keepRight, keepMiddle
  /// A branch where the road divides in two.
  case forkLeft, forkRight
  /// Join another road by moving to a side.
  case merge, mergeLeft, mergeRight
  /// The ramp onto a motorway.
  case onRamp, onRampSlightLeft, onRampSlightRight, onRampLeft, onRampRight, onRampSharpLeft,
    onRampSharpRight, onRampUTurnLeft, onRampUTurnRight
  /// The ramp off a motorway.
  case offRamp, offRampSlightLeft, offRampSlightRight, offRampLeft, offRampRight, offRampSharpLeft,
    offRampSharpRight, offRampUTurnLeft, offRampUTurnRight
  /// From one motorway to another, from a side.
  case changeHighway, changeHighwayLeft, changeHighwayRight
  /// To the carriageway that runs parallel, and back to the main one; the angle shows the side.
  case switchParallelRoad, switchMainRoad
  /// A counter-clockwise roundabout, that of right-hand traffic: enter it, exit unknown; leave it;
  /// take an exit by number or angle.
  case roundaboutEnterCCW, roundaboutExitCCW, roundaboutNthExitCCW
  /// Go round a counter-clockwise roundabout and leave in a direction.
  case roundaboutSharpRightCCW, roundaboutRightCCW, roundaboutSlightRightCCW,
    roundaboutStraightCCW, roundaboutSlightLeftCCW, roundaboutLeftCCW, roundaboutSharpLeftCCW,
    roundaboutUTurnCCW
  /// A clockwise roundabout, that of left-hand traffic: enter it, exit unknown; leave it; take an
  /// exit by number or angle.
  case roundaboutEnterCW, roundaboutExitCW, roundaboutNthExitCW
  /// Go round a clockwise roundabout and leave in a direction.
  case roundaboutSharpRightCW, roundaboutRightCW, roundaboutSlightRightCW, roundaboutStraightCW,
    roundaboutSlightLeftCW, roundaboutLeftCW, roundaboutSharpLeftCW, roundaboutUTurnCW
  /// A ferry for vehicles: board it, leave it, change to another.
  case ferryBoard, ferryBoardLeft, ferryBoardRight, ferryDisembark, ferryChange
  /// A train that carries cars: board it, leave it.
  case ferryTrainBoard, ferryTrainBoardLeft, ferryTrainBoardRight, ferryTrainDisembark
  /// The destination; or the end of guidance, where the journey goes on by another means.
  case arrive, arriveStraight, arriveLeft, arriveRight, arriveEndOfDirections
  /// A stop on the way.
  case waypoint, waypointStraight, waypointLeft, waypointRight
  /// Conditions or the mode of travel change; a toll plaza; a border.
  case notification, tollGate, borderCrossing
  /// Leave the vehicle, and go on another way; fetch and return a shared bike.
  case parkVehicle, bikeRent, bikeReturn
  /// A passenger of public transport.
  case transitBoard, transitTransfer, transitRemainOn, transitAlight, transitStationEnter,
    transitStationExit
  /// A pedestrian in or around a building; `levelChange` leaves the means open.
  case elevator, stairs, escalator, buildingEnter, buildingExit, levelChange, gate
}
