/// The canonical kinds of maneuvers, one for each distinct meaning.
///
/// Every engine's words map to one of these. The raw value is the name used in files; `ccw` means a
/// counter-clockwise roundabout, that of right-hand traffic.
public enum ManeuverKind: String, Hashable, Sendable, CaseIterable {
  /// No maneuver information and no picture.
  case noManeuver = "none"
  /// Vehicle is off the route or must first reach it.
  case offRoute = "off-route"
  /// Start of the route or of a leg.
  case depart
  /// Start of the route; the departure point lies to the left of travel.
  case departLeft = "depart-left"
  /// Start of the route; the departure point lies to the right of travel.
  case departRight = "depart-right"
  /// Go straight across a junction.
  case straight
  /// Stay on the present road, no decision to take.
  case followRoad = "follow-road"
  /// Same carriageway, the road name changes.
  case nameChange = "name-change"
  /// Slight left turn at a junction.
  case turnSlightLeft = "turn-slight-left"
  /// Slight right turn at a junction.
  case turnSlightRight = "turn-slight-right"
  /// Ordinary left turn at a junction.
  case turnLeft = "turn-left"
  /// Ordinary right turn at a junction.
  case turnRight = "turn-right"
  /// Sharp left turn at a junction.
  case turnSharpLeft = "turn-sharp-left"
  /// Sharp right turn at a junction.
  case turnSharpRight = "turn-sharp-right"
  /// Reverse direction by swinging to the left.
  case uTurnLeft = "u-turn-left"
  /// Reverse direction by swinging to the right.
  case uTurnRight = "u-turn-right"
  /// Road ends in a T; turn left.
  case endOfRoadLeft = "end-of-road-left"
  /// Road ends in a T; turn right.
  case endOfRoadRight = "end-of-road-right"
  /// Stay on the left side where the carriageway splits smoothly.
  case keepLeft = "keep-left"
  /// Stay on the right side where the carriageway splits smoothly.
  case keepRight = "keep-right"
  /// Take the middle branch of a three way split.
  case keepMiddle = "keep-middle"
  /// Take the left branch where the road divides in two.
  case forkLeft = "fork-left"
  /// Take the right branch where the road divides in two.
  case forkRight = "fork-right"
  /// Join another road, side unknown.
  case merge
  /// Join another road by moving left.
  case mergeLeft = "merge-left"
  /// Join another road by moving right.
  case mergeRight = "merge-right"
  /// Take the ramp onto a motorway, side unknown.
  case onRamp = "on-ramp"
  /// Ramp onto a motorway, slight left.
  case onRampSlightLeft = "on-ramp-slight-left"
  /// Ramp onto a motorway, slight right.
  case onRampSlightRight = "on-ramp-slight-right"
  /// Ramp onto a motorway, left turn.
  case onRampLeft = "on-ramp-left"
  /// Ramp onto a motorway, right turn.
  case onRampRight = "on-ramp-right"
  /// Ramp onto a motorway, sharp left.
  case onRampSharpLeft = "on-ramp-sharp-left"
  /// Ramp onto a motorway, sharp right.
  case onRampSharpRight = "on-ramp-sharp-right"
  /// Ramp onto a motorway that swings back to the left.
  case onRampUTurnLeft = "on-ramp-u-turn-left"
  /// Ramp onto a motorway that swings back to the right.
  case onRampUTurnRight = "on-ramp-u-turn-right"
  /// Leave the motorway, side unknown.
  case offRamp = "off-ramp"
  /// Leave the motorway, slight left.
  case offRampSlightLeft = "off-ramp-slight-left"
  /// Leave the motorway, slight right.
  case offRampSlightRight = "off-ramp-slight-right"
  /// Leave the motorway, left turn.
  case offRampLeft = "off-ramp-left"
  /// Leave the motorway, right turn.
  case offRampRight = "off-ramp-right"
  /// Leave the motorway, sharp left.
  case offRampSharpLeft = "off-ramp-sharp-left"
  /// Leave the motorway, sharp right.
  case offRampSharpRight = "off-ramp-sharp-right"
  /// Leave the motorway and swing back to the left.
  case offRampUTurnLeft = "off-ramp-u-turn-left"
  /// Leave the motorway and swing back to the right.
  case offRampUTurnRight = "off-ramp-u-turn-right"
  /// Change from one motorway to another, side unknown.
  case changeHighway = "change-highway"
  /// Change from one motorway to another from the left side.
  case changeHighwayLeft = "change-highway-left"
  /// Change from one motorway to another from the right side.
  case changeHighwayRight = "change-highway-right"
  /// Move to the carriageway running parallel; side comes from the angle.
  case switchParallelRoad = "switch-parallel-road"
  /// Move from the parallel carriageway back to the main one.
  case switchMainRoad = "switch-main-road"
  /// Enter a counter-clockwise (right-hand traffic) roundabout, exit unknown.
  case roundaboutEnterCCW = "roundabout-enter-ccw"
  /// Leave a counter-clockwise (right-hand traffic) roundabout already being driven.
  case roundaboutExitCCW = "roundabout-exit-ccw"
  /// Enter a counter-clockwise (right-hand traffic) roundabout and take an exit by its number or
  /// angle.
  case roundaboutNthExitCCW = "roundabout-nth-exit-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and leave sharply to the right.
  case roundaboutSharpRightCCW = "roundabout-sharp-right-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and leave to the right.
  case roundaboutRightCCW = "roundabout-right-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and leave slightly to the right.
  case roundaboutSlightRightCCW = "roundabout-slight-right-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and leave straight on.
  case roundaboutStraightCCW = "roundabout-straight-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and leave slightly to the left.
  case roundaboutSlightLeftCCW = "roundabout-slight-left-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and leave to the left.
  case roundaboutLeftCCW = "roundabout-left-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and leave sharply to the left.
  case roundaboutSharpLeftCCW = "roundabout-sharp-left-ccw"
  /// Go round a counter-clockwise (right-hand traffic) roundabout and turn back.
  case roundaboutUTurnCCW = "roundabout-u-turn-ccw"
  /// Enter a clockwise (left-hand traffic) roundabout, exit unknown.
  case roundaboutEnterCW = "roundabout-enter-cw"
  /// Leave a clockwise (left-hand traffic) roundabout already being driven.
  case roundaboutExitCW = "roundabout-exit-cw"
  /// Enter a clockwise (left-hand traffic) roundabout and take an exit by its number or angle.
  case roundaboutNthExitCW = "roundabout-nth-exit-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and leave sharply to the right.
  case roundaboutSharpRightCW = "roundabout-sharp-right-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and leave to the right.
  case roundaboutRightCW = "roundabout-right-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and leave slightly to the right.
  case roundaboutSlightRightCW = "roundabout-slight-right-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and leave straight on.
  case roundaboutStraightCW = "roundabout-straight-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and leave slightly to the left.
  case roundaboutSlightLeftCW = "roundabout-slight-left-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and leave to the left.
  case roundaboutLeftCW = "roundabout-left-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and leave sharply to the left.
  case roundaboutSharpLeftCW = "roundabout-sharp-left-cw"
  /// Go round a clockwise (left-hand traffic) roundabout and turn back.
  case roundaboutUTurnCW = "roundabout-u-turn-cw"
  /// Board a vehicle ferry.
  case ferryBoard = "ferry-board"
  /// Board a vehicle ferry whose entrance is on the left.
  case ferryBoardLeft = "ferry-board-left"
  /// Board a vehicle ferry whose entrance is on the right.
  case ferryBoardRight = "ferry-board-right"
  /// Drive off a ferry.
  case ferryDisembark = "ferry-disembark"
  /// Change to another ferry.
  case ferryChange = "ferry-change"
  /// Board a car-carrying train.
  case ferryTrainBoard = "ferry-train-board"
  /// Board a car-carrying train whose entrance is on the left.
  case ferryTrainBoardLeft = "ferry-train-board-left"
  /// Board a car-carrying train whose entrance is on the right.
  case ferryTrainBoardRight = "ferry-train-board-right"
  /// Drive off a car-carrying train.
  case ferryTrainDisembark = "ferry-train-disembark"
  /// Final destination, side unknown.
  case arrive
  /// Final destination straight ahead.
  case arriveStraight = "arrive-straight"
  /// Final destination on the left side of the road.
  case arriveLeft = "arrive-left"
  /// Final destination on the right side of the road.
  case arriveRight = "arrive-right"
  /// Road guidance ends; the journey goes on by another means.
  case arriveEndOfDirections = "arrive-end-of-directions"
  /// Intermediate stop reached, side unknown.
  case waypoint
  /// Intermediate stop straight ahead.
  case waypointStraight = "waypoint-straight"
  /// Intermediate stop on the left side.
  case waypointLeft = "waypoint-left"
  /// Intermediate stop on the right side.
  case waypointRight = "waypoint-right"
  /// Driving conditions or travel mode change, no turn.
  case notification
  /// Toll plaza on the route.
  case tollGate = "toll-gate"
  /// Country border on the route.
  case borderCrossing = "border-crossing"
  /// Leave the vehicle and go on another way.
  case parkVehicle = "park-vehicle"
  /// Pick up a shared bike.
  case bikeRent = "bike-rent"
  /// Return a shared bike.
  case bikeReturn = "bike-return"
  /// Board public transport.
  case transitBoard = "transit-board"
  /// Change between transit vehicles.
  case transitTransfer = "transit-transfer"
  /// Stay aboard the transit vehicle.
  case transitRemainOn = "transit-remain-on"
  /// Leave public transport.
  case transitAlight = "transit-alight"
  /// Walk into a station.
  case transitStationEnter = "transit-station-enter"
  /// Walk out of a station.
  case transitStationExit = "transit-station-exit"
  /// Use a lift.
  case elevator
  /// Use stairs.
  case stairs
  /// Use an escalator.
  case escalator
  /// Enter a building.
  case buildingEnter = "building-enter"
  /// Leave a building.
  case buildingExit = "building-exit"
  /// Change floor, means unknown.
  case levelChange = "level-change"
  /// Pass a gate or barrier on foot.
  case gate
}
