extension Language {
  /// English as in the United States.
  static let english = Language(
    tag: "en", phrase: { englishPhrase($0) },
    joints: Joints(
      onto: "{phrase} onto {road}", along: "{phrase} on {road}",
      take: "{phrase} to take {road}", stay: "{phrase} to stay on {road}",
      takeExit: "{phrase} to take exit {exit}", toward: "{phrase} toward {destination}",
      departing: "Head {compass}", junction: "{phrase} at {junction}", exitLabel: "Exit {exit}"),
    compass: [
      "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
    ],
    ordinal: { number, _ in englishOrdinal(number) },
    roads: [RoadForm(.digits, ["*": "Route {road}", "name": "Route {road}"])],
    streetWords: [
      StreetWord("Street", "St"), StreetWord("Avenue", "Ave"), StreetWord("Boulevard", "Blvd"),
      StreetWord("Road", "Rd"), StreetWord("Drive", "Dr"), StreetWord("Lane", "Ln"),
      StreetWord("Court", "Ct"), StreetWord("Place", "Pl"), StreetWord("Square", "Sq"),
      StreetWord("Terrace", "Ter"), StreetWord("Parkway", "Pkwy"), StreetWord("Highway", "Hwy"),
      StreetWord("Expressway", "Expy"), StreetWord("Freeway", "Fwy"),
      StreetWord("Turnpike", "Tpke"), StreetWord("Bridge", "Br"), StreetWord("Circle", "Cir"),
      StreetWord("North", "N", .direction), StreetWord("South", "S", .direction),
      StreetWord("East", "E", .direction),
      StreetWord("West", "W", .direction),
    ],
    format: NumberFormat(
      days: Plural(one: "{n}\u{A0}day", other: "{n}\u{A0}days"), hours: "{n}\u{A0}hr",
      minutes: "{n}\u{A0}min", clock: .hours12(am: "AM", pm: "PM", isBefore: false)),
    lanes: { use, _ in englishLanes(use) },
    ride: RideWords(
      from: "{phrase} from {stop}", length: "{phrase}, {stops}",
      stops: Plural(one: "{n}\u{A0}stop", other: "{n}\u{A0}stops")),
    trip: TripWords(
      via: "via {road}", and: "{a} and {b}", fastest: "Fastest route", slower: "{time} slower",
      tolls: "Tolls", ferry: "Ferry", unpaved: "Unpaved road",
      stops: Plural(one: "{n}\u{A0}stop", other: "{n}\u{A0}stops"), arrival: "Arrive at {time}",
      traffic: ("Light traffic", "Moderate traffic", "Heavy traffic")))
}

private func englishOrdinal(_ number: Int) -> String {
  let suffix =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return "\(number)\(suffix)"
}

private func englishLanes(_ use: LaneUse) -> [String] {
  let words = ["two", "three", "four", "five"]
  switch use {
  case .any: return ["Use any lane", "Any lane"]
  case .left(1): return ["Use the left lane", "Left lane"]
  case .right(1): return ["Use the right lane", "Right lane"]
  case .middle(1): return ["Use the middle lane", "Middle lane"]
  case .left(let number):
    return ["Use the \(LaneUse.count(number, words)) left lanes", "Left lanes"]
  case .right(let number):
    return ["Use the \(LaneUse.count(number, words)) right lanes", "Right lanes"]
  case .middle(let number):
    return ["Use the \(LaneUse.count(number, words)) middle lanes", "Middle lanes"]
  case .fromLeft(let places):
    if let place = places.first, places.count == 1 {
      return ["Use the \(englishOrdinal(place)) lane from the left", "Lane \(place)"]
    }
    let list = LaneUse.list(places, last: " and ")
    return ["Use lanes \(list) from the left", "Lanes \(list)"]
  }
}

private func around(_ words: String, _ short: String) -> Language.Phrase {
  Language.Phrase("At the roundabout, \(words)", short: short, named: "At {name}, \(words)")
}

/// What an instruction says in American words, many of which British English shares.
func englishPhrase(_ key: PhraseKey) -> Language.Phrase {
  switch key {
  case .noManeuver: .init("Follow the route", road: .none)
  case .offRoute: .init("Proceed to the route", road: .along)
  case .depart: .init("Start", road: .along)
  case .straight: .init("Continue straight", short: "Straight")
  case .followRoad: .init("Continue", road: .along)
  case .nameChange: .init("Continue")
  case .turnSlightLeft: .init("Slight left")
  case .turnSlightRight: .init("Slight right")
  case .turnLeft: .init("Turn left", short: "Left")
  case .turnRight: .init("Turn right", short: "Right")
  case .turnSharpLeft: .init("Sharp left")
  case .turnSharpRight: .init("Sharp right")
  case .uTurnLeft:
    .init("Make a U-turn to the left", short: "U-turn", withRoad: "{phrase} and continue on {road}")
  case .uTurnRight:
    .init(
      "Make a U-turn to the right", short: "U-turn", withRoad: "{phrase} and continue on {road}")
  case .endOfRoadLeft: .init("At the end of the road, turn left", short: "Turn left")
  case .endOfRoadRight: .init("At the end of the road, turn right", short: "Turn right")
  case .keepLeft: .init("Keep left", road: .take)
  case .keepRight: .init("Keep right", road: .take)
  case .keepMiddle: .init("Keep to the middle", short: "Keep middle", road: .take)
  case .forkLeft: .init("Keep left at the fork", short: "Keep left", road: .take)
  case .forkRight: .init("Keep right at the fork", short: "Keep right", road: .take)
  case .merge: .init("Merge")
  case .mergeLeft: .init("Merge left")
  case .mergeRight: .init("Merge right")
  case .onRamp: .init("Take the ramp", short: "Ramp")
  case .onRampLeft: .init("Take the ramp on the left", short: "Ramp on left")
  case .onRampRight: .init("Take the ramp on the right", short: "Ramp on right")
  case .onRampUTurn: .init("Make a U-turn to take the ramp", short: "U-turn to ramp")
  case .offRamp: .init("Take the exit", short: "Exit", exit: "Take exit {exit}")
  case .offRampLeft:
    .init("Take the exit on the left", short: "Exit on left", exit: "Take exit {exit} on the left")
  case .offRampRight:
    .init(
      "Take the exit on the right", short: "Exit on right", exit: "Take exit {exit} on the right")
  case .changeHighway:
    .init(
      "Change to the other freeway", short: "Change freeway", withRoad: "Change to {road}")
  case .changeHighwayLeft:
    .init(
      "Keep left to change freeways", short: "Keep left", withRoad: "Keep left to change to {road}")
  case .changeHighwayRight:
    .init(
      "Keep right to change freeways", short: "Keep right",
      withRoad: "Keep right to change to {road}")
  case .switchParallelRoad: .init("Move to the parallel road", short: "Parallel road", road: .along)
  case .switchMainRoad: .init("Move to the main road", short: "Main road", road: .along)
  case .roundaboutEnter:
    .init(
      "Enter the roundabout", short: "Roundabout", named: "Enter {name}",
      withRoad: "{phrase} and exit onto {road}")
  case .roundaboutExit: .init("Exit the roundabout", short: "Exit", named: "Exit {name}")
  case .roundaboutNthExit:
    .init(
      "At the roundabout, take the {ordinal} exit", short: "Take the {ordinal} exit",
      named: "At {name}, take the {ordinal} exit")
  case .roundaboutSharpRight: around("make a sharp right", "Sharp right")
  case .roundaboutRight: around("turn right", "Right")
  case .roundaboutSlightRight: around("make a slight right", "Slight right")
  case .roundaboutStraight: around("continue straight", "Straight")
  case .roundaboutSlightLeft: around("make a slight left", "Slight left")
  case .roundaboutLeft: around("turn left", "Left")
  case .roundaboutSharpLeft: around("make a sharp left", "Sharp left")
  case .roundaboutUTurn: around("make a U-turn", "U-turn")
  case .ferryBoard:
    .init("Take the ferry", short: "Ferry", road: .none, named: "Take the {name} ferry")
  case .ferryBoardLeft:
    .init(
      "Take the ferry on the left", short: "Ferry on left", road: .none,
      named: "Take the {name} ferry on the left")
  case .ferryBoardRight:
    .init(
      "Take the ferry on the right", short: "Ferry on right", road: .none,
      named: "Take the {name} ferry on the right")
  case .ferryDisembark: .init("Leave the ferry")
  case .ferryChange: .init("Change to the other ferry", short: "Change ferry", road: .none)
  case .trainBoard:
    .init("Take the car train", short: "Car train", road: .none, named: "Take the {name} car train")
  case .trainBoardLeft:
    .init(
      "Take the car train on the left", short: "Car train on left", road: .none,
      named: "Take the {name} car train on the left")
  case .trainBoardRight:
    .init(
      "Take the car train on the right", short: "Car train on right", road: .none,
      named: "Take the {name} car train on the right")
  case .trainDisembark: .init("Leave the car train")
  case .arrive: .end("Arrive at your destination", "Arrive at {name}", "Destination")
  case .arriveStraight: .end("Your destination is ahead", "{name} is ahead", "Destination ahead")
  case .arriveLeft:
    .end("Your destination is on the left", "{name} is on the left", "Destination on left")
  case .arriveRight:
    .end("Your destination is on the right", "{name} is on the right", "Destination on right")
  case .endOfDirections:
    .end("The directions end here; go on to your destination", nil, "Directions end")
  case .waypoint: .end("Arrive at your stop", "Arrive at {name}", "Stop")
  case .waypointStraight: .end("Your stop is ahead", "{name} is ahead", "Stop ahead")
  case .waypointLeft: .end("Your stop is on the left", "{name} is on the left", "Stop on left")
  case .waypointRight: .end("Your stop is on the right", "{name} is on the right", "Stop on right")
  case .notification: .init("Continue", road: .along)
  case .tollGate: .init("Go through the toll plaza", short: "Toll", road: .none)
  case .borderCrossing: .init("Cross the border", short: "Border", road: .none)
  case .parkVehicle: .init("Park your vehicle", short: "Park", road: .none)
  case .bikeRent: .init("Pick up a shared bike", short: "Get bike", road: .none)
  case .bikeReturn: .init("Return the shared bike", short: "Return bike", road: .none)
  case .transitBoard: .init("Board", road: .none, named: "Take the {name}")
  case .transitTransfer:
    .init("Change lines", short: "Change", road: .none, named: "Change to the {name}")
  case .transitRemainOn: .init("Stay on board", road: .none)
  case .transitAlight: .init("Get off", road: .none, named: "Get off at {name}")
  case .stationEnter: .init("Enter the station", short: "Enter", road: .none)
  case .stationExit: .init("Leave the station", short: "Leave", road: .none)
  case .elevator: .init("Take the elevator", short: "Elevator", road: .none)
  case .stairs: .init("Take the stairs", short: "Stairs", road: .none)
  case .escalator: .init("Take the escalator", short: "Escalator", road: .none)
  case .buildingEnter: .init("Enter the building", short: "Enter", road: .none)
  case .buildingExit: .init("Leave the building", short: "Leave", road: .none)
  case .levelChange: .init("Change floors", road: .none)
  case .gate: .init("Go through the gate", short: "Gate", road: .none)
  }
}
