import Foundation
import Routes
import Testing

@Suite struct OtherEngineTests {
  private func route(_ json: String, as format: RouteFormat) throws -> Route {
    let answer = try RouteReader().read(Data(json.utf8))
    #expect(answer.format == format)
    return try #require(answer.routes.first)
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

  @Test func `MapQuest tells roundabouts and arrivals in words, and distances in miles`() throws {
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
    #expect(steps[1].road.name == "RP46")
    #expect(steps[4].road.name == "RP1/Ruta 1")
    #expect(route.language == "en-US")
  }

  @Test func `a step of OSRM that stands alone is a route of one step`() throws {
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
    #expect(steps[1].maneuver.bearingAfter == 90)
    #expect(steps[1].road.exits == "12")
  }
}
