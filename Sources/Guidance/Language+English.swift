import Routes

extension Language {
  /// English, with the short forms that road signs use.
  static let english = Language(
    tag: "en",
    phrases: [
      .noManeuver: Phrase("Follow the route", road: .none),
      .offRoute: Phrase("Go to the route", road: .along),
      .depart: Phrase("Start", road: .along),
      .departLeft: Phrase("Start, leaving to the left", short: "Start left", road: .along),
      .departRight: Phrase("Start, leaving to the right", short: "Start right", road: .along),
      .straight: Phrase("Continue straight", short: "Straight"),
      .followRoad: Phrase("Continue", road: .along),
      .nameChange: Phrase("Continue"),
      .turnSlightLeft: Phrase("Turn slightly left", short: "Slight left"),
      .turnSlightRight: Phrase("Turn slightly right", short: "Slight right"),
      .turnLeft: Phrase("Turn left", short: "Left"),
      .turnRight: Phrase("Turn right", short: "Right"),
      .turnSharpLeft: Phrase("Turn sharply left", short: "Sharp left"),
      .turnSharpRight: Phrase("Turn sharply right", short: "Sharp right"),
      .uTurnLeft: Phrase("Make a U-turn to the left", short: "U-turn"),
      .uTurnRight: Phrase("Make a U-turn to the right", short: "U-turn"),
      .endOfRoadLeft: Phrase("At the end of the road, turn left", short: "Turn left"),
      .endOfRoadRight: Phrase("At the end of the road, turn right", short: "Turn right"),
      .keepLeft: Phrase("Keep left"),
      .keepRight: Phrase("Keep right"),
      .keepMiddle: Phrase("Keep to the middle", short: "Keep middle"),
      .forkLeft: Phrase("Keep left at the fork", short: "Keep left"),
      .forkRight: Phrase("Keep right at the fork", short: "Keep right"),
      .merge: Phrase("Merge"),
      .mergeLeft: Phrase("Merge left"),
      .mergeRight: Phrase("Merge right"),
      .onRamp: Phrase("Take the ramp", short: "Ramp"),
      .onRampSlightLeft: Phrase("Take the ramp on the left", short: "Ramp left"),
      .onRampSlightRight: Phrase("Take the ramp on the right", short: "Ramp right"),
      .onRampLeft: Phrase("Turn left to take the ramp", short: "Ramp left"),
      .onRampRight: Phrase("Turn right to take the ramp", short: "Ramp right"),
      .onRampSharpLeft: Phrase("Turn sharply left to take the ramp", short: "Ramp left"),
      .onRampSharpRight: Phrase("Turn sharply right to take the ramp", short: "Ramp right"),
      .onRampUTurnLeft: Phrase("Make a U-turn to the left to take the ramp", short: "Ramp left"),
      .onRampUTurnRight: Phrase(
        "Make a U-turn to the right to take the ramp", short: "Ramp right"),
      .offRamp: Phrase("Take the exit", short: "Exit", exit: "Take exit {exit}"),
      .offRampSlightLeft: leavingLeft,
      .offRampSlightRight: leavingRight,
      .offRampLeft: leavingLeft,
      .offRampRight: leavingRight,
      .offRampSharpLeft: leavingLeft,
      .offRampSharpRight: leavingRight,
      .offRampUTurnLeft: leavingLeft,
      .offRampUTurnRight: leavingRight,
      .changeHighway: Phrase("Change to the other motorway", short: "Change motorway"),
      .changeHighwayLeft: Phrase("Keep left to change motorways", short: "Keep left"),
      .changeHighwayRight: Phrase("Keep right to change motorways", short: "Keep right"),
      .switchParallelRoad: Phrase("Move to the parallel road", short: "Parallel road"),
      .switchMainRoad: Phrase("Move to the main road", short: "Main road"),
      .roundaboutEnterCCW: entering,
      .roundaboutEnterCW: entering,
      .roundaboutExitCCW: leaving,
      .roundaboutExitCW: leaving,
      .roundaboutNthExitCCW: entering,
      .roundaboutNthExitCW: entering,
      .roundaboutSharpRightCCW: around("turn sharply right", "Sharp right"),
      .roundaboutRightCCW: around("turn right", "Right"),
      .roundaboutSlightRightCCW: around("turn slightly right", "Slight right"),
      .roundaboutStraightCCW: around("go straight on", "Straight"),
      .roundaboutSlightLeftCCW: around("turn slightly left", "Slight left"),
      .roundaboutLeftCCW: around("turn left", "Left"),
      .roundaboutSharpLeftCCW: around("turn sharply left", "Sharp left"),
      .roundaboutUTurnCCW: around("make a U-turn", "U-turn"),
      .roundaboutSharpRightCW: around("turn sharply right", "Sharp right"),
      .roundaboutRightCW: around("turn right", "Right"),
      .roundaboutSlightRightCW: around("turn slightly right", "Slight right"),
      .roundaboutStraightCW: around("go straight on", "Straight"),
      .roundaboutSlightLeftCW: around("turn slightly left", "Slight left"),
      .roundaboutLeftCW: around("turn left", "Left"),
      .roundaboutSharpLeftCW: around("turn sharply left", "Sharp left"),
      .roundaboutUTurnCW: around("make a U-turn", "U-turn"),
      .ferryBoard: Phrase("Take the ferry", short: "Ferry", road: .none),
      .ferryBoardLeft: Phrase("Take the ferry on the left", short: "Ferry left", road: .none),
      .ferryBoardRight: Phrase("Take the ferry on the right", short: "Ferry right", road: .none),
      .ferryDisembark: Phrase("Leave the ferry"),
      .ferryChange: Phrase("Change to the other ferry", short: "Change ferry", road: .none),
      .ferryTrainBoard: Phrase("Take the car train", short: "Car train", road: .none),
      .ferryTrainBoardLeft: Phrase(
        "Take the car train on the left", short: "Car train left", road: .none),
      .ferryTrainBoardRight: Phrase(
        "Take the car train on the right", short: "Car train right", road: .none),
      .ferryTrainDisembark: Phrase("Leave the car train"),
      .arrive: destination("Arrive at your destination", "Arrive at {name}", "Destination"),
      .arriveStraight: destination(
        "Your destination is ahead", "{name} is ahead", "Destination ahead"),
      .arriveLeft: destination(
        "Your destination is on the left", "{name} is on the left", "Destination left"),
      .arriveRight: destination(
        "Your destination is on the right", "{name} is on the right", "Destination right"),
      .arriveEndOfDirections: destination(
        "The directions end here; go on to your destination", nil, "Directions end"),
      .waypoint: destination("Arrive at your stop", "Arrive at {name}", "Stop"),
      .waypointStraight: destination("Your stop is ahead", "{name} is ahead", "Stop ahead"),
      .waypointLeft: destination("Your stop is on the left", "{name} is on the left", "Stop left"),
      .waypointRight: destination(
        "Your stop is on the right", "{name} is on the right", "Stop right"),
      .notification: Phrase("Continue", road: .along),
      .tollGate: Phrase("Pass the toll gate", short: "Toll", road: .none),
      .borderCrossing: Phrase("Cross the border", short: "Border", road: .none),
      .parkVehicle: Phrase("Park your vehicle", short: "Park", road: .none),
      .bikeRent: Phrase("Pick up a shared bike", short: "Get bike", road: .none),
      .bikeReturn: Phrase("Return the shared bike", short: "Return bike", road: .none),
      .transitBoard: Phrase("Board", road: .none),
      .transitTransfer: Phrase("Change lines", short: "Change", road: .none),
      .transitRemainOn: Phrase("Stay on board", road: .none),
      .transitAlight: Phrase("Get off", road: .none),
      .transitStationEnter: Phrase("Enter the station", short: "Enter", road: .none),
      .transitStationExit: Phrase("Leave the station", short: "Leave", road: .none),
      .elevator: Phrase("Take the elevator", short: "Elevator", road: .none),
      .stairs: Phrase("Take the stairs", short: "Stairs", road: .none),
      .escalator: Phrase("Take the escalator", short: "Escalator", road: .none),
      .buildingEnter: Phrase("Enter the building", short: "Enter", road: .none),
      .buildingExit: Phrase("Leave the building", short: "Leave", road: .none),
      .levelChange: Phrase("Change floors", road: .none),
      .gate: Phrase("Go through the gate", short: "Gate", road: .none),
    ],
    onto: "{phrase} onto {road}",
    along: "{phrase} on {road}",
    toward: "{phrase} toward {destination}",
    departing: "Head {compass}",
    compass: [
      "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
    ],
    roundaboutExit: Phrase(
      "At the roundabout, take the {ordinal} exit", short: "Take the {ordinal} exit",
      named: "At {name}, take the {ordinal} exit"),
    ordinal: { number in
      let suffix =
        switch (number % 10, number % 100) {
        case (_, 11...13): "th"
        case (1, _): "st"
        case (2, _): "nd"
        case (3, _): "rd"
        default: "th"
        }
      return "\(number)\(suffix)"
    },
    decimal: ".",
    distanceUnits: [
      .meters: "m", .kilometers: "km", .feet: "ft", .yards: "yd", .miles: "mi",
    ],
    timeUnits: (
      day: ("{n}\u{A0}day", "{n}\u{A0}days"), hour: ("{n}\u{A0}hr", "{n}\u{A0}hr"),
      minute: ("{n}\u{A0}min", "{n}\u{A0}min")
    ))

  private static let leavingLeft = Phrase(
    "Take the exit on the left", short: "Exit left", exit: "Take exit {exit} on the left")
  private static let leavingRight = Phrase(
    "Take the exit on the right", short: "Exit right", exit: "Take exit {exit} on the right")
  private static let entering = Phrase(
    "Enter the roundabout", short: "Roundabout", named: "Enter {name}")
  private static let leaving = Phrase("Leave the roundabout", short: "Exit", named: "Leave {name}")

  private static func around(_ words: String, _ short: String) -> Phrase {
    Phrase("At the roundabout, \(words)", short: short, named: "At {name}, \(words)")
  }

  private static func destination(_ bare: String, _ named: String?, _ short: String) -> Phrase {
    Phrase(bare, short: short, road: .none, named: named)
  }
}
