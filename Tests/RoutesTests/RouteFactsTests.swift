import Foundation
import Testing

@testable import Routes

@Suite struct RouteFactsTests {
  private func route(_ json: String) throws -> Route {
    try #require(try RouteReader().read(Data(json.utf8)).routes.first)
  }

  private func features(
    _ tolls: Bool?, _ ferry: Bool?, _ unpaved: Bool?, _ motorway: Bool?
  ) -> RouteFeatures {
    var features = RouteFeatures()
    (features.hasTolls, features.hasFerry) = (tolls, ferry)
    (features.hasUnpaved, features.hasMotorway) = (unpaved, motorway)
    return features
  }

  @Test(arguments: [
    ("US", "US"), ("usa", "US"), ("DEU", "DE"), ("ROU", "RO"), ("XXX", nil), ("", nil), ("1", nil),
    ("XKX", nil), ("GBR", "GB"),
  ])
  func `country codes have two letters`(code: String, expected: String?) {
    #expect(Country.alpha2(code) == expected)
    #expect(Country.alpha2(nil) == nil)
  }

  private func osrm(_ intersections: String, mode: String = "driving", leg: String = "") -> String {
    let step = """
      {"distance": 5, "duration": 1, "name": "", "mode": "\(mode)", "maneuver": {"type": "turn"},
       "intersections": [\(intersections)]}
      """
    return """
      {"code": "Ok", "routes": [{"distance": 1, "duration": 1, "legs": [{"distance": 1,
       "duration": 1, "steps": [\(step), {"distance": 0, "duration": 0, "name": "", "mode":
       "driving", "maneuver": {"type": "arrive"}}]\(leg)}]}]}
      """
  }

  @Test func `Mapbox and OSRM state facts of a leg at its intersections`() throws {
    let street = #""mapbox_streets_v8": {"class": "street"}"#
    #expect(try route(osrm("{}")).legs[0].features == features(nil, false, nil, nil))
    #expect(try route(osrm("{\(street)}")).legs[0].features == features(false, false, nil, false))
    #expect(
      try route(osrm("{\(street), \"toll_collection\": {\"type\": \"toll_booth\"}}")).legs[0]
        .features == features(true, false, nil, false))
    #expect(
      try route(osrm(#"{"classes": ["toll", "motorway", "unpaved"]}"#)).legs[0].features
        == features(true, false, true, true))
    #expect(try route(osrm("{}", mode: "ferry")).legs[0].features == features(nil, true, nil, nil))
  }

  @Test func `Mapbox's country is that of the first intersection`() throws {
    let admins = #", "admins": [{"iso_3166_1": "DE"}, {"iso_3166_1_alpha3": "POL"}]"#
    #expect(try route(osrm(#"{"admin_index": 1}"#, leg: admins)).country == "PL")
    #expect(try route(osrm("{}", leg: admins)).country == "DE")
    #expect(try route(osrm("{}")).country == nil)
  }

  @Test(arguments: [
    (
      #""routeOptions": {"language": "de", "voice_units": "imperial"}"#, String?.none,
      MeasurementSystem?.some(.imperial)
    ),
    (
      #""voiceLocale": "en-US", "routeOptions": {"language": "de", "voiceUnits": "metric"}"#,
      "en-US", .metric
    ),
    (#""voiceLocale": "fr-FR""#, "fr-FR", nil),
  ])
  func `Mapbox states the language of its texts, and the requested units`(
    fields: String, language: String?, units: MeasurementSystem?
  ) throws {
    let route = try route(
      #"{"code": "Ok", "routes": [{"distance": 1, "duration": 1, "legs": [], \#(fields)}]}"#)
    #expect(route.language == language)
    #expect(route.statedUnits == units)
  }

  @Test func `Valhalla states all but the country`() throws {
    let route = try route(
      """
      {"trip": {"units": "miles", "language": "en-GB", "legs": [
        {"maneuvers": [{"type": 1, "rough": true}], "shape": "", "summary": {"has_toll": true,
         "has_ferry": false, "has_highway": false}}, {"maneuvers": [{"type": 1, "toll": true}],
         "shape": ""}]}}
      """)
    #expect(route.statedUnits == .imperial)
    #expect(route.language == "en-GB")
    #expect(
      route.legs.map(\.features) == [
        features(true, false, true, false), features(true, nil, nil, nil),
      ])
  }

  @Test func `MapQuest states what its legs contain`() throws {
    let route = try route(
      """
      {"info": {"statuscode": 0}, "route": {"options": {"unit": "K", "locale": "de_DE"},
       "locations": [{"adminArea1": "AT"}, {"adminArea1": "DE"}], "locationSequence": [1, 0],
       "legs": [{"hasTollRoad": true, "hasFerry": false, "hasUnpaved": false, "hasHighway": true,
       "maneuvers": [{"turnType": 0}]}]}}
      """)
    #expect(route.country == "DE")
    #expect(route.statedUnits == .metric)
    #expect(route.legs[0].features == features(true, false, false, true))
  }

  @Test func `TomTom's sections apply to the legs that they cross`() throws {
    let points = (0..<5).map { "{\"latitude\": 5\($0), \"longitude\": 4}" }
    let leg = "{\"points\": [\(points.joined(separator: ","))]}"
    let section = "\"startPointIndex\": 6, \"endPointIndex\": 9"
    let route = try route(
      """
      {"formatVersion": "0.0.12", "report": {"effectiveSettings": [{"key": "language", "value":
       "de-DE"}]}, "routes": [{"summary": {"lengthInMeters": 9, "travelTimeInSeconds": 3},
       "legs": [\(leg), \(leg)], "sections": [{"sectionType": "TOLL_ROAD", \(section)},
       {"sectionType": "COUNTRY", "startPointIndex": 0, "endPointIndex": 9,
        "countryCodeISO3": "NLD"}], "guidance": {"instructions": [
        {"maneuver": "DEPART"}, {"maneuver": "ARRIVE"}, {"maneuver": "ARRIVE_LEFT"}]}}]}
      """)
    #expect(route.language == "de-DE")
    #expect(route.country == "NL")
    #expect(route.legs.map(\.features.hasTolls) == [false, true])
    #expect(route.legs.map(\.features.hasMotorway) == [nil, nil])
    #expect(route.legs.flatMap(\.steps).map(\.maneuver.kind) == [.depart, .waypoint, .arriveLeft])
  }

  @Test func `GraphHopper's details state country and features`() throws {
    func details(_ toll: String, _ surface: String) -> String {
      """
      {"paths": [{"distance": 1, "time": 1, "points": "", "instructions": [{"sign": 0,
       "interval": [0, 5]}], "details": {"country": [[0, 5, "DEU"]], "toll": [[0, 5, "\(toll)"]],
       "surface": [[0, 2, "asphalt"], [2, 5, "\(surface)"]], "road_class": [[0, 5, "motorway"]],
       "road_environment": [[0, 5, "road"]]}}]}
      """
    }
    let first = try route(details("no", "gravel"))
    #expect(first.country == "DE")
    #expect(first.legs[0].features == features(false, false, true, true))
    let second = try route(details("missing", "missing"))
    #expect(second.legs[0].features == features(nil, false, nil, true))
  }

  @Test func `openrouteservice's extras state what segments contain`() throws {
    let route = try route(
      """
      {"metadata": {"query": {"units": "mi", "language": "de"}}, "routes": [{"segments": [
        {"steps": [{"type": 11, "way_points": [0, 3]}]}, {"steps": [{"type": 11,
         "way_points": [3, 9]}]}], "extras": {"tollways": {"values": [[0, 3, 0], [3, 9, 1]]},
         "surface": {"values": [[0, 3, 3], [3, 9, 0]]},
         "waycategory": {"values": [[0, 3, 1], [3, 9, 8]]}}}]}
      """)
    #expect(route.statedUnits == .imperial)
    #expect(
      route.legs.map(\.features) == [
        features(false, false, false, true), features(true, true, nil, false),
      ])
  }

  @Test func `HERE states tolls, streets and the country`() throws {
    let route = try route(
      """
      {"routes": [{"sections": [{"type": "vehicle", "language": "de", "transport": {"mode": "car"},
        "tolls": [{"countryCode": "AUT"}], "spans": [{"offset": 0, "countryCode": "AUT",
        "streetAttributes": ["motorway"]}], "notices": [{"code": "violatedAvoidDirtRoad"}],
        "actions": [{"action": "depart", "instruction": "Geradeaus. 200 m lang weiterfahren."}]},
        {"type": "transit", "transport": {"mode": "ferry"}}]}]}
      """)
    #expect(route.country == "AT")
    #expect(route.statedUnits == .metric)
    #expect(
      route.legs.map(\.features) == [
        features(true, false, true, true), features(nil, true, nil, nil),
      ])
  }

  @Test func `Google states tolls in notes and units in texts, and stops are not destinations`()
    throws
  {
    let directions = try route(
      """
      {"status": "OK", "routes": [{"legs": [{"distance": {"text": "0.3 mi", "value": 480},
       "duration": {"value": 9}, "steps": [{"html_instructions": "Turn <b>left</b><div>Toll road</div>",
       "maneuver": "turn-left"}]}, {"steps": [{"html_instructions": "Turn <b>left</b>"}]}]}]}
      """)
    #expect(directions.statedUnits == .imperial)
    #expect(directions.legs.map(\.features.hasTolls) == [true, nil])
    let routes = try route(
      """
      {"routes": [{"distanceMeters": 9, "localizedValues": {"distance": {"text": "1,2 km"}},
       "legs": [{"travelAdvisory": {"tollInfo": {}}, "steps": [{"distanceMeters": 9,
       "navigationInstruction": {"maneuver": "DESTINATION", "instructions": "Arrive"}}]},
       {"steps": [{"distanceMeters": 9, "navigationInstruction": {"maneuver": "DESTINATION"}}]}]}]}
      """)
    #expect(routes.statedUnits == .metric)
    #expect(routes.legs.map(\.features.hasTolls) == [true, nil])
    #expect(routes.legs.flatMap(\.steps).map(\.maneuver.kind) == [.waypoint, .arrive])
  }

  @Test func `OpenTripPlanner states ferries, alerts and the language`() throws {
    let route = try route(
      """
      {"requestParameters": {"locale": "de_AT"}, "plan": {"itineraries": [{"legs": [
        {"mode": "FERRY", "transitLeg": true, "distance": 1, "duration": 1},
        {"mode": "WALK", "distance": 1, "duration": 1, "steps": [{"relativeDirection": "DEPART",
         "alerts": [{"alertHeaderText": "Unpaved surface"}]}]}]}]}}
      """)
    #expect(route.language == "de-AT")
    #expect(
      route.legs.map(\.features) == [
        features(nil, true, nil, nil), features(nil, false, true, nil),
      ])
  }
}
