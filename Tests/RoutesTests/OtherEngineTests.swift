import Foundation
import Testing
import Faults

@testable import Routes

@Suite struct OtherEngineTests {
  private func route(_ json: String, as format: Engine) throws -> Route {
    let response = try RouteReader().read(Data(json.utf8))
    #expect(response.format == format)
    return try #require(response.routes.first)
  }

  @Test func `a ride of OpenTripPlanner is boarded, changed, and has the time of its leg`() throws {
    let json = """
      {"data": {"plan": {"itineraries": [{"legs": [
        {"mode": "WALK", "transitLeg": false, "distance": 100, "duration": 80,
         "from": {"lat": 47.5, "lon": -122.3}, "to": {"name": "Stop"}, "steps": [
          {"relativeDirection": "DEPART", "distance": 25, "streetName": "Main", "lat": 47.5,
           "lon": -122.3},
          {"relativeDirection": "HARD_LEFT", "distance": 75, "streetName": "path",
           "bogusName": true}]},
        {"mode": "BUS", "transitLeg": true, "distance": 2000, "startTime": 1000, "endTime": 301000,
         "routeShortName": "21", "headsign": "Downtown", "to": {"name": "Change"}},
        {"mode": "RAIL", "transitLeg": true, "distance": 3000, "startTime": 0, "endTime": 60000,
         "trip": {"route": {"shortName": "RE 87"}, "tripHeadsign": "Singen"}},
        {"mode": "FERRY", "transitLeg": true, "distance": 1, "duration": 1}]}]}}}
      """
    let route = try route(json, as: .openTripPlanner)
    #expect(
      route.legs.map { $0.steps.map(\.maneuver.kind) } == [
        [.depart, .turnSharpLeft], [.transitBoard], [.transitTransfer], [.ferryBoard],
      ])
    #expect(route.legs[0].steps.map(\.duration) == [20, 60])
    #expect(route.legs[0].steps.map(\.road.name) == ["Main", nil])
    #expect(route.legs[0].steps[0].maneuver.location?.longitude == -122.3)
    #expect(route.legs.map(\.duration) == [80, 300, 60, 1])
    #expect(route.legs[1].steps[0].road.name == "21")
    #expect(route.legs[2].steps[0].road.destinations == "Singen")
    #expect(route.legs[0].destinationName == "Stop")
  }

  @Test func `MapQuest gives roundabouts and arrivals in words, and distances in miles`() throws {
    func maneuver(_ type: Int, _ distance: Double, _ narrative: String) -> String {
      "{\"turnType\": \(type), \"distance\": \(distance), \"time\": 7, "
        + "\"narrative\": \"\(narrative)\", \"streets\": [\"RP1\", \"Ruta 1\"], "
        + "\"startPoint\": {\"lat\": -38, \"lng\": -57}}"
    }
    let maneuvers = [
      maneuver(0, 1, "Start out going west on Main St."),
      maneuver(1, 2, "Enter next roundabout and take the 2nd exit onto RP46."),
      maneuver(28, 1, "Take the 1st exit from roundabout onto CR-19."),
      maneuver(6, 1, "Turn left onto RP30. Pass through 1 roundabout."),
      maneuver(77, 1, "Xyzzy."),
      maneuver(0, 0, "Arrive at Main St. Your destination is on the left."),
    ].joined(separator: ",")
    let json = """
      {"info": {"statuscode": 0}, "route": {"distance": 6, "time": 42, "options": {"unit": "M",
       "locale": "en_US"}, "legs": [{"maneuvers": [\(maneuvers)]}]}}
      """
    let route = try route(json, as: .mapQuest)
    let steps = route.legs[0].steps
    #expect(
      steps.map(\.maneuver.kind) == [
        .depart, .roundaboutNthExitCCW, .roundaboutNthExitCCW, .turnLeft, .followRoad, .arriveLeft,
      ])
    #expect(steps.map(\.maneuver.exit) == [nil, 2, 1, nil, nil, nil])
    #expect(steps.map { $0.fallbacks.map(\.words) } == [[], [], [], [], ["77"], []])
    #expect(steps[1].distance == 3218.688)
    #expect(steps[1].road.ref == "RP46")
    #expect(steps[4].road.name == "Ruta 1")
    #expect(steps[4].road.ref == "RP1")
    #expect(route.language == "en-US")
  }

  @Test func `a single step of OSRM is a route of one step`() throws {
    let json = """
      {"step": {"maneuver": {"type": "fork", "modifier": "left"}, "mode": "ferry", "name": "Way",
       "exits": "4A"}, "instructions": {"en": "…"}}
      """
    let route = try route(json, as: .osrm)
    #expect(route.legs[0].steps.map(\.maneuver.kind) == [.ferryBoardLeft])
    #expect(route.legs[0].steps[0].road.exits == "4A")
    #expect(route.distance == 0)
  }

  @Test func `Ferrostar shows a maneuver on the step before it`() throws {
    let json = try #require(SmallAnswer.json("ferrostar", "ManeuverType::Turn", "Left"))
    let route = try route(json, as: .ferrostar)
    let steps = route.legs[0].steps
    #expect(steps.map(\.maneuver.kind) == [.depart, .turnLeft])
    #expect(steps[1].announcements == [Announcement(distance: 50, text: "Soon")])
    #expect(steps[1].banners.map(\.distance) == [90])
    #expect(
      steps[1].lanes == [
        Lane(directions: [.left, .through], followed: .left, state: .preferred),
        Lane(directions: [.right]),
      ])
    #expect(steps[1].maneuver.headings.map { [$0.before, $0.after] } == [0, 270])
    #expect(steps[1].road.exits == "12")
  }

  /// Ferrostar 0.54 respells its members: `roadName` for `road_name`.
  @Test(arguments: [("Turn", "Left"), ("OffRamp", "SlightRight"), ("Roundabout", "Right")])
  func `Ferrostar's members in camelCase are those in snake_case`(type: String, modifier: String)
    throws
  {
    let json = try #require(SmallAnswer.json("ferrostar", "ManeuverType::" + type, modifier))
    let respelled = json.replacing(/"[a-z_]+" *:/) { name in
      name.output.split(separator: "_").enumerated()
        .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }
    #expect(respelled.contains("\"visualInstructions\":"))
    let (old, new) = try (
      RouteReader().read(Data(json.utf8)), RouteReader().read(Data(respelled.utf8))
    )
    #expect(new.format == .ferrostar)
    #expect(
      new.routes[0].legs[0].steps.map(\.maneuver) == old.routes[0].legs[0].steps.map(\.maneuver))
  }

  @Test func `CycleStreets has roundabouts in two segments, and stops by the number of the leg`()
    throws
  {
    var place = 0.0
    func segment(_ turn: String, leg: Int, walk: Int = 0) -> String {
      let points = [place, place + 1].map { "\(0.14771 - 0.00023 * $0),\(52.20004 - 0.00037 * $0)" }
      place += 1
      return """
        {"@attributes": {"type": "segment", "turn": "\(turn)", "name": "Mill Road", "distance": "50",
          "time": "10", "legNumber": "\(leg)", "walk": "\(walk)", "startBearing": "201",
          "points": "\(points[0]) \(points[1])"}}
        """
    }
    let markers = [
      "{\"@attributes\": {\"type\": \"route\", \"length\": \"300\", \"time\": \"60\", "
        + "\"finish\": \"Hills Road\"}}",
      segment("", leg: 1), segment("join roundabout", leg: 1), segment("second exit", leg: 1),
      segment("", leg: 2), segment("Double-Back", leg: 2, walk: 1), segment("", leg: 2),
    ].joined(separator: ",")
    let route = try route("{\"marker\": [\(markers)]}", as: .cycleStreets)
    #expect(
      route.legs.map { $0.steps.map(\.maneuver.kind) } == [
        [.depart, .roundaboutNthExitCW], [.depart, .uTurnRight, .straight],
      ])
    let ring = route.legs[0].steps[1]
    #expect(ring.maneuver.exit == 2)
    #expect(ring.distance == 100)
    #expect(ring.drivingSide == .left && ring.drivingSideSource == .country)
    #expect(route.legs[0].steps[0].maneuver.bearingAfter == 201)
    #expect(route.legs[0].steps[0].line.first?.longitude == 0.14771)
    #expect(route.legs[1].steps.map(\.mode) == ["cycling", "walking", "cycling"])
    #expect(route.legs.map(\.duration) == [30, 30])
    #expect(route.distance == 300)
    #expect(route.legs.map(\.destinationName) == [nil, "Hills Road"])
    #expect(route.legs.flatMap(\.steps).flatMap(\.fallbacks).isEmpty)
  }

  @Test(arguments: [
    ("", 38.5), (", \"points_encoded_multiplier\": 100000", 38.5),
    (", \"points_encoded_multiplier\": 1000000.0", 3.85),
  ])
  func `GraphHopper states the precision of its line`(more: String, latitude: Double) throws {
    let json = """
      {"paths": [{"distance": 1, "time": 1, "points": "_p~iF~ps|U_ulLnnqC"\(more),
        "instructions": [{"sign": 0, "interval": [0, 1]}, {"sign": 4, "interval": [1, 1]}]}]}
      """
    let steps = try route(json, as: .graphHopper).legs[0].steps
    #expect(steps[0].maneuver.location?.latitude == latitude)
  }

  @Test(arguments: [("5", 38.5), ("7", 0.385), ("-1", 3_850_000), ("999999999999", 3.85e-9)])
  func `TomTom states the precision of its line`(precision: String, latitude: Double) throws {
    let json = """
      {"routes": [{"summary": {"lengthInMeters": 1, "travelTimeInSeconds": 1}, "legs": [
        {"encodedPolyline": "_p~iF~ps|U_ulLnnqC", "encodedPolylinePrecision": \(precision)}],
        "guidance": {"instructions": [{"maneuver": "DEPART", "pointIndex": 0}]}}]}
      """
    let steps = try route(json, as: .tomTom).legs[0].steps
    #expect(steps[0].maneuver.location?.latitude == latitude)
  }

  @Test(arguments: [(-90.0, TurnDirection.left), (30, .slightRight)])
  func `TomTom's switches between parallel roads have the side of their angle`(
    angle: Double, direction: TurnDirection
  ) throws {
    let json = """
      {"routes": [{"summary": {"lengthInMeters": 1, "travelTimeInSeconds": 1}, "guidance": {
        "instructions": [{"maneuver": "SWITCH_PARALLEL_ROAD",
          "turnAngleInDecimalDegrees": \(angle)}]}}]}
      """
    let maneuver = try route(json, as: .tomTom).legs[0].steps[0].maneuver
    #expect(maneuver.kind == .switchParallelRoad)
    #expect(maneuver.direction == direction)
  }

  @Test func `an unknown lane arrow of TomTom is reported`() throws {
    let json = """
      {"routes": [{"summary": {"lengthInMeters": 1, "travelTimeInSeconds": 1},
        "legs": [{"points": [{"latitude": 0, "longitude": 0}, {"latitude": 1, "longitude": 0}]}],
        "sections": [{"sectionType": "LANES", "startPointIndex": 0, "endPointIndex": 1,
          "lanes": [{"directions": ["WIBBLE", "LEFT"], "follow": "LEFT"}]}],
        "guidance": {"instructions": [{"maneuver": "TURN_LEFT", "pointIndex": 1}]}}]}
      """
    let step = try route(json, as: .tomTom).legs[0].steps[0]
    #expect(
      step.lanes == [Lane(directions: [.noArrow, .left], followed: .left, state: .preferred)])
    #expect(
      step.fallbacks == [
        Fallback(
          place: "routes[0].sections[0].lanes[0]", words: "WIBBLE",
          replacement: Lane.Direction.noArrow.rawValue)
      ])
  }

  @Test func `a stop on Ferrostar's route is not an arrival`() throws {
    let json = try #require(SmallAnswer.json("ferrostar", "ManeuverType::Arrive", "Left"))
    let steps = try route(json, as: .ferrostar).legs[0].steps
    #expect(steps.map(\.maneuver.kind) == [.depart, .arriveLeft])
    let longer = json.replacing(
      "\"visual_instructions\": [],",
      with: """
        "visual_instructions": [{"trigger_distance_before_maneuver": 9, "primary_content":
          {"text": "X", "maneuver_type": "arrive", "maneuver_modifier": null}}],
        """)
    let more = try route(longer, as: .ferrostar).legs[0].steps
    #expect(more.map(\.maneuver.kind) == [.depart, .waypointLeft, .arrive])
  }

  @Test(arguments: [
    ("-2", "board_ferry", ManeuverKind.ferryBoardLeft), ("2", "board_ferry", .ferryBoardRight),
    ("0", "board_ferry", .ferryBoard), ("9", "board_ferry", .ferryBoard),
    ("-2", "leave_ferry", .ferryDisembark),
  ])
  func `GraphHopper's ferries are boarded on the side of the turn`(
    sign: String, ferry: String, kind: ManeuverKind
  ) throws {
    let json = """
      {"paths": [{"distance": 1, "time": 1, "instructions": [{"sign": \(sign),
        "ferry": "\(ferry)"}]}]}
      """
    #expect(try route(json, as: .graphHopper).legs[0].steps[0].maneuver.kind == kind)
  }
}
