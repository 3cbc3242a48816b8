import Foundation
import Testing

@testable import Routes

/// Forms that tell of the way by ranges of points of the whole route.
@Suite struct RangedAlongTests {
  private func graphHopper(_ details: String) -> String {
    """
    {"paths": [{"distance": 1000, "time": 9000, "points_encoded": false,
     "points": {"coordinates": \(AlongFixture.points(0, 10))}, "details": {\(details)},
     "instructions": [
      {"sign": 0, "interval": [0, 4], "distance": 400, "time": 1, "text": "Go"},
      {"sign": 5, "interval": [4, 4], "distance": 0, "time": 0, "text": "Stop"},
      {"sign": 0, "interval": [4, 10], "distance": 600, "time": 1, "text": "Go"},
      {"sign": 4, "interval": [10, 10], "distance": 0, "time": 0, "text": "Arrive"}]}]}
    """
  }

  @Test func `GraphHopper's details are stretches of each leg`() throws {
    let json = graphHopper(
      """
      "toll": [[0, 1, "missing"], [1, 3, "all"], [3, 4, "hgv"], [4, 10, "no"]],
      "road_class": [[0, 2, "residential"], [2, 6, "living_street"], [6, 10, "missing"]],
      "road_environment": [[0, 5, "road"], [5, 6, "tunnel"], [6, 7, "bridge"],
       [7, 8, "ferry"], [8, 9, "ford"]],
      "surface": [[0, 2, "asphalt"], [2, 3, "asphalt"], [3, 4, "gravel"]],
      "max_speed": [[0, 2, 50], [2, 3, null], [3, 4, 150]],
      "country": [[0, 9, "DEU"], [9, 10, "POL"]], "state": [[0, 8, "DE_BE"], [8, 9, "DE_BB"]],
      "crossing": [[9, 10, "railway"]]
      """)
    #expect(
      try AlongFixture.objects(json) == [
        "road-class 0-200 type=residential", "surface 0-300 type=asphalt",
        "speed-limit 0-200 unit=km/h value=50.0", "toll-road 100-300",
        "road-class 200-400 type=living-street", "toll-road 300-400 type=hgv",
        "surface 300-400 type=gravel", "speed-limit 300-400 isUnlimited=true",
        "road-class 400-600 type=living-street", "tunnel 500-600", "bridge 600-700",
        "ferry 700-800", "notice 800-900 type=ford", "admin-area 800 region=DE-BB",
        "rail-crossing 900-1000", "border 900 country=PL",
      ])
    let objects = try RouteReader().read(Data(json.utf8)).routes[0].objects
    #expect(objects.map(\.leg) == objects.map { ($0.start ?? 0) < 400 ? 0 : 1 })
    let second = try #require(objects.first { $0.kind == .roadClass && $0.leg == 1 })
    #expect(second.location == Coordinate(latitude: 0, longitude: 0.004))
    #expect(second.line == 4...6)
  }

  @Test(arguments: [
    ("footway", Road.Way.walkway), ("cycleway", .cycleway), ("steps", .stairs),
    ("residential", nil),
  ])
  func `a nameless way on foot is what most of it is by its class`(word: String, way: Road.Way?)
    throws
  {
    let json = graphHopper("\"road_class\": [[0, 3, \"\(word)\"], [3, 10, \"residential\"]]")
      .replacing("{\"distance\": 1000", with: "{\"profile\": \"foot\", \"distance\": 1000")
    let legs = try RouteReader().read(Data(json.utf8)).routes[0].legs
    #expect(legs[0].steps[0].road.way == way)
    #expect(legs[1].steps[0].road.way == nil)
  }

  @Test func `GraphHopper's limits for vehicles are stretches, in meters and tonnes`() throws {
    let json = graphHopper(
      """
      "max_height": [[0, 1, 3.6], [1, 4, null], [4, 5, 3.6], [5, 6, 0]],
      "max_width": [[1, 2, 2.25]], "max_length": [[2, 3, 12]], "max_weight": [[3, 4, 7.5]],
      "max_axle_load": [[4, 6, 11.5], [6, 7, "x"]]
      """)
    let objects = try AlongFixture.objects(json)
    #expect(
      objects.sorted() == [
        "notice 0-100 type=max-height unit=m value=3.6",
        "notice 100-200 type=max-width unit=m value=2.25",
        "notice 200-300 type=max-length unit=m value=12.0",
        "notice 300-400 type=max-weight unit=t value=7.5",
        "notice 400-500 type=max-height unit=m value=3.6",
        "notice 400-600 type=max-axle-load unit=t value=11.5",
      ])
  }

  @Test(arguments: [
    #""toll": 5"#, #""toll": [5, [], [1], [0, 1, null]]"#, #""surface": [[-9, 99, "dirt"]]"#,
    #""surface": [[9, 1, "dirt"]]"#, #""max_speed": [[1e300, 2, 5], [0, 1, -5], [0, 1, "x"]]"#,
    #""country": [["a", 1, "DEU"], [1, 2, 5]]"#,
  ])
  func `bad details stay within the route`(details: String) throws {
    for object in try RouteReader().read(Data(graphHopper(details).utf8)).routes[0].objects {
      #expect((0...1000).contains(object.start ?? 0))
      #expect((0...1000).contains(object.end ?? 0))
      #expect(object.end ?? .infinity >= object.start ?? 0)
    }
  }

  /// A route of openrouteservice with extras.
  private func service(_ extras: String) -> String {
    """
    {"type": "FeatureCollection", "features": [{"type": "Feature",
     "geometry": {"type": "LineString", "coordinates": \(AlongFixture.points(0, 10))},
     "properties": {"summary": {"distance": 1000, "duration": 9}, "way_points": [0, 10],
      "segments": [{"distance": 1000, "duration": 9, "steps": [
       {"distance": 1000, "duration": 9, "type": 11, "instruction": "Go", "name": "-",
        "way_points": [0, 10]},
       {"distance": 0, "duration": 0, "type": 10, "instruction": "Arrive", "name": "-",
        "way_points": [10, 10]}]}],
      "warnings": [{"code": 1, "message": "There may be restrictions"}, 5],
      "extras": {\(extras)}}}]}
    """
  }

  @Test func `openrouteservice's extras are stretches, its warnings have no place`() throws {
    let json = service(
      """
      "surface": {"values": [[0, 2, 3], [2, 3, 0], [3, 10, 14]]},
      "waytypes": {"values": [[0, 5, 3], [5, 6, 9], [6, 10, 1]]},
      "tollways": {"values": [[0, 4, 0], [4, 5, 1]]},
      "roadaccessrestrictions": {"values": [[0, 8, 0], [8, 9, 16], [9, 10, 24]]}
      """)
    #expect(
      try AlongFixture.objects(json) == [
        "surface 0-200 type=asphalt", "road-class 0-500 type=street",
        "surface 300-1000 type=paving-stones", "toll-road 400-500", "ferry 500-600",
        "road-class 600-1000 type=state-road", "notice 800-900 type=private",
        "notice 900-1000 type=restricted", "notice ? text=There may be restrictions",
      ])
  }

  @Test func `openrouteservice's categories and countries state what finer extras do not`() throws {
    let json = service(
      """
      "waycategory": {"values": [[0, 2, 0], [2, 4, 1], [4, 5, 3], [5, 6, 8], [6, 7, 20], [7, 8, -1],
       ["x"]]}, "tollways": {"values": [[0, 1, 1]]},
      "countryinfo": {"values": [[0, 3, 74], [3, 4, 75], [4, 9, 200], [9, 10, 9999]]}
      """)
    #expect(
      try AlongFixture.objects(json) == [
        "toll-road 0-100", "road-class 200-500 type=motorway", "border 400 country=NL",
        "ferry 500-600", "road-class 700-800 type=motorway", "ferry 700-800",
        "notice ? text=There may be restrictions",
      ])
  }

  private func tomTom(_ sections: String) -> String {
    func points(_ range: ClosedRange<Int>) -> String {
      range.map { #"{"latitude": 0, "longitude": \#(AlongFixture.degrees($0))}"# }
        .joined(separator: ",")
    }
    func instruction(_ word: String, _ meters: Int, _ point: Int) -> String {
      #"{"maneuver": "\#(word)", "routeOffsetInMeters": \#(meters), "pointIndex": \#(point)}"#
    }
    return """
      {"formatVersion": "0.0.12", "routes": [{
       "summary": {"lengthInMeters": 1000, "travelTimeInSeconds": 9},
       "legs": [{"summary": {"lengthInMeters": 500, "travelTimeInSeconds": 4,
         "remainingChargeAtArrivalInkWh": 10, "chargingInformationAtEndOfLeg": {
          "chargingParkName": "Fast", "chargingTimeInSeconds": 367, "targetChargeInkWh": 40,
          "chargingConnectionInfo": {"chargingPowerInkW": 350, "chargingPlugType": "CCS"}}},
         "points": [\(points(0...5))]},
        {"summary": {"lengthInMeters": 500, "travelTimeInSeconds": 5},
         "points": [\(points(5...10))]}],
       "guidance": {"instructions": [\(instruction("DEPART", 0, 0)),
        \(instruction("WAYPOINT_REACHED", 500, 5)), \(instruction("ARRIVE", 1000, 11))]},
       "sections": [\(sections)]}],
       "report": {"effectiveSettings": [{"key": "maxChargeInkWh", "value": "50"}]}}
      """
  }

  @Test func `TomTom's sections are stretches of each leg`() throws {
    func section(_ type: String, _ start: Int, _ end: Int, _ fields: String = "") -> String {
      #"{"sectionType": "\#(type)", "startPointIndex": \#(start), "endPointIndex": \#(end)\#(fields)}"#
    }
    let json = tomTom(
      [
        section("COUNTRY", 0, 9, #", "countryCode": "USA""#),
        section("COUNTRY", 9, 11, #", "countryCode": "CAN""#), section("TUNNEL", 1, 2),
        section("TOLL_VIGNETTE", 2, 9), section("CAR_TRAIN", 3, 4), section("URBAN", 7, 8),
        section("LANES", 0, 3), section("NEW_TYPE", 10, 11),
        section("SPEED_LIMIT", 0, 1, #", "maxSpeedLimitInKmh": 89"#),
        section("SPEED_LIMIT", 9, 11, #", "maxSpeedLimitInKmh": 90"#),
        section(
          "TRAFFIC", 1, 3,
          #", "simpleCategory": "JAM", "magnitudeOfDelay": 3, "delayInSeconds": 60"#),
        section("TRAFFIC", 3, 4, #", "simpleCategory": "ROAD_WORK", "magnitudeOfDelay": 1"#),
        section(
          "TRAFFIC", 4, 5,
          #", "simpleCategory": "OTHER", "tec": {"causes": [{"mainCauseCode": 27}]}"#),
        section("TRAFFIC", 8, 9, #", "simpleCategory": "ROAD_CLOSURE", "delayInSeconds": 0"#),
        section("TRAFFIC", 10, 11, #", "tec": {"causes": [{"mainCauseCode": 1}]}"#),
      ].joined(separator: ","))
    #expect(
      try AlongFixture.objects(json) == [
        "speed-limit 0-100 unit=mph value=55.0", "tunnel 100-200",
        "congestion 100-300 level=severe seconds=60.0", "toll-road 200-500 type=vignette",
        "ferry 300-400 type=car-train", "incident 300-400 severity=minor type=road-work",
        "incident 400-500 type=dangerous-end-of-queue",
        "charging 500 chargeAfter=80.0 chargeBefore=20.0 energyAfter=40000.0 "
          + "energyBefore=10000.0 name=Fast power=350.0 seconds=367.0 "
          + #"services=["ccs"]"#, "toll-road 500-800 type=vignette", "notice 600-700 type=urban",
        "closure 700-800", "border 800 country=CA", "speed-limit 800-1000 unit=km/h value=90.0",
        "notice 900-1000 type=new-type", "congestion 900-1000",
      ])
  }

  @Test(arguments: [
    #"{"sectionType": 5}"#, #"{"sectionType": "TUNNEL", "startPointIndex": -9}"#,
    #"{"sectionType": "TRAFFIC", "startPointIndex": 9, "endPointIndex": 1, "tec": []}"#,
    #"5, {"sectionType": "SPEED_LIMIT", "startPointIndex": 0, "maxSpeedLimitInKmh": "x"}"#,
    #"{"sectionType": "COUNTRY", "startPointIndex": 99, "endPointIndex": 1e300}"#,
  ])
  func `bad sections stay within the route`(sections: String) throws {
    for object in try RouteReader().read(Data(tomTom(sections).utf8)).routes[0].objects {
      #expect((0...1000).contains(object.start ?? 0))
      #expect(object.end ?? .infinity >= object.start ?? 0)
    }
  }
}
