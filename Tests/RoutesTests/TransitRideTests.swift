import Foundation
import Testing

@testable import Routes

@Suite struct TransitRideTests {
  private func steps(_ json: String) throws -> [Step] {
    try #require(try RouteReader().read(Data(json.utf8)).routes.first).legs.flatMap(\.steps)
  }

  private func ride(
    _ line: String?, _ headsign: String?, _ from: String?, _ to: String?, _ count: Int?
  ) -> TransitRide {
    var ride = TransitRide()
    ride.line = line
    ride.headsign = headsign
    ride.boardingStop = from
    ride.alightingStop = to
    ride.stopCount = count
    return ride
  }

  @Test func `Google's rides are boarded, changed and left`() throws {
    func details(_ line: String) -> String {
      """
      {"travel_mode": "TRANSIT", "html_instructions": "Bus", "transit_details": {"headsign": "X",
       "num_stops": 4, "departure_stop": {"name": "A"}, "arrival_stop": {"name": "B"},
       "line": {"short_name": "\(line)"}}}
      """
    }
    let steps = try steps(
      """
      {"status": "OK", "routes": [{"legs": [{"steps": [\(details("7")), \(details("8")),
       {"travel_mode": "WALKING", "html_instructions": "Walk to C"},
       {"travel_mode": "WALKING", "html_instructions": "Walk to D"}]}]}]}
      """)
    let (first, second) = (ride("7", "X", "A", "B", 4), ride("8", "X", "A", "B", 4))
    #expect(
      steps.map(\.maneuver.kind) == [.transitBoard, .transitTransfer, .transitAlight, .followRoad])
    #expect(steps.map(\.transit) == [first, second, second, nil])
    #expect(steps[0].road.name == "7")
  }

  @Test func `rides of Google Routes have their stops`() throws {
    let steps = try steps(
      """
      {"routes": [{"distanceMeters": 1, "legs": [{"steps": [{"distanceMeters": 1, "travelMode":
       "TRANSIT", "transitDetails": {"headsign": "X", "stopCount": 3, "transitLine": {"nameShort":
       "U2", "name": "Long"}, "stopDetails": {"departureStop": {"name": "A"}, "arrivalStop":
       {"name": "B"}}}}]}]}]}
      """)
    #expect(steps.map(\.transit) == [ride("U2", "X", "A", "B", 3)])
  }

  @Test(arguments: [
    (#""intermediateStops": [{"stop": {"name": "M"}}]"#, 2 as Int?),
    (#""from": {"name": "A", "stopIndex": 28}, "to": {"name": "B", "stopIndex": 34}"#, 6),
    (#""intermediateStops": null"#, nil),
  ])
  func `OpenTripPlanner counts stops`(fields: String, count: Int?) throws {
    let ends = fields.contains("from") ? "" : #", "from": {"name": "A"}, "to": {"name": "B"}"#
    let steps = try steps(
      """
      {"plan": {"itineraries": [{"legs": [{"mode": "BUS", "transitLeg": true, "distance": 1,
       "duration": 1, "routeShortName": "21", "headsign": "X", \(fields)\(ends)},
       {"mode": "BUS", "transitLeg": true, "interlineWithPreviousLeg": true, "distance": 1,
       "duration": 1, "routeShortName": "5"}]}]}}
      """)
    #expect(steps[0].transit == ride("21", "X", "A", "B", count))
    #expect(steps[1].maneuver.kind == .transitRemainOn)
    #expect(steps[1].transit?.line == "5")
  }

  @Test(arguments: [
    """
    {"data": {"planConnection": {"pageInfo": {}, "edges": [{"node": {"legs": [
     {"mode": "BUS", "duration": 1, "distance": 1, "route": {"shortName": "21"}, "headsign": "X",
      "from": {"name": "A"}, "to": {"name": "B"}, "intermediateStops": [{"name": "M"}],
      "start": {"scheduledTime": "2026-11-28T10:00:00+01:00", "estimated": null}},
     {"mode": "BUS", "duration": 1, "distance": 1, "route": {"shortName": "5"},
      "interlineWithPreviousLeg": true}]}}]}}}
    """,
    """
    {"data": {"trip": {"tripPatterns": [{"legs": [
     {"mode": "bus", "ride": true, "duration": 1, "distance": 1, "line": {"publicCode": "21"},
      "fromEstimatedCall": {"destinationDisplay": {"frontText": "X"}},
      "fromPlace": {"name": "A"}, "toPlace": {"name": "B"}, "intermediateQuays": [{"name": "M"}],
      "aimedStartTime": "2026-11-28T10:00:00+01:00", "interchangeTo": {"staySeated": true}},
     {"mode": "bus", "ride": true, "duration": 1, "distance": 1, "line": {"publicCode": "5"}}]}]}}}
    """,
  ])
  func `OpenTripPlanner's newer queries give the same rides`(json: String) throws {
    let steps = try steps(json)
    #expect(steps[0].transit?.departure != nil)
    var known = steps[0].transit
    known?.departure = nil
    #expect(known == ride("21", "X", "A", "B", 2))
    #expect(steps[0].maneuver.kind == .transitBoard && steps[0].mode == "BUS")
    #expect(steps[1].maneuver.kind == .transitRemainOn && steps[1].transit?.line == "5")
  }

  @Test func `HERE's sections are rides`() throws {
    let steps = try steps(
      """
      {"routes": [{"sections": [{"type": "transit", "transport": {"mode": "bus", "name": "304",
       "shortName": "304", "headsign": "X"}, "departure": {"place": {"name": "A"}}, "arrival":
       {"place": {"name": "B"}}, "intermediateStops": [{}, {}], "postActions": [
       {"action": "deboard"}], "preActions": [{"action": "board"}]}]}]}
      """)
    let ride = ride("304", "X", "A", "B", 3)
    #expect(steps.map(\.maneuver.kind) == [.transitBoard, .transitAlight])
    #expect(steps.map(\.transit) == [ride, ride])
  }

  @Test func `GraphHopper's rides are in the legs of the path`() throws {
    let steps = try steps(
      """
      {"paths": [{"distance": 1, "time": 1, "points": "", "instructions": [
        {"sign": 101, "street_name": "To B"}, {"sign": 103, "street_name": "B"}], "legs": [
        {"type": "walk"}, {"type": "pt", "trip_headsign": "To B", "stops": [{"stop_name": "A"},
         {"stop_name": "M"}]}, {"type": "pt", "isInSameVehicleAsPrevious": true, "stops": [
         {"stop_name": "M"}, {"stop_name": "B"}]}]}]}
      """)
    let ride = ride(nil, "To B", "A", "B", 2)
    #expect(steps.map(\.transit) == [ride, ride])
  }

  @Test func `Valhalla's rides are in their maneuvers`() throws {
    let steps = try steps(
      """
      {"trip": {"legs": [{"shape": "", "maneuvers": [{"type": 30, "transit_info": {"short_name":
       "U2", "headsign": "X", "transit_stops": [{"name": "A"}, {"name": "M"}, {"name": "B"}]}},
       {"type": 36}, {"type": 8}]}]}}
      """)
    let ride = ride("U2", "X", "A", "B", 2)
    #expect(steps.map(\.transit) == [ride, ride, nil])
    #expect(steps[0].road.name == "U2")
  }
}
