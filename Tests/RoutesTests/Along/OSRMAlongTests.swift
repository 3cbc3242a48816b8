import Foundation
import Testing

@testable import Routes

@Suite struct OSRMAlongTests {
  private typealias Fixture = AlongFixture

  @Test func `intersections have signals, signs, tolls and rest stops`() throws {
    let json = Fixture.response([
      Fixture.leg([
        Fixture.step(
          0, 10,
          [
            (0, #""traffic_signal": true"#), (1, #""stop_sign": true, "yield_sign": false"#),
            (2, #""yield_sign": true"#), (3, #""railway_crossing": true"#),
            (4, #""toll_collection": {"type": "toll_booth", "name": "Gate"}"#),
            (5, #""toll_collection": {"type": "toll_gantry"}"#),
            (6, #""toll_collection": {"type": "newType"}"#),
            (7, #""rest_stop": {"type": "rest_area", "name": "Oak"}"#),
            (
              8,
              #""rest_stop": {"type": "service_area", "amenities": [{"type": "gas_station"}, {}]}"#
            ), (9, #""rest_stop": {}"#),
          ], type: "depart"), Fixture.step(10, 10, [(10, "")], type: "arrive"),
      ])
    ])
    #expect(
      try Fixture.objects(json) == [
        "traffic-signal 0", "stop-sign 100", "yield-sign 200", "rail-crossing 300",
        "toll 400 name=Gate type=booth", "toll 500 type=gantry", "toll 600 type=new-type",
        "rest-area 700 name=Oak", #"service-area 800 services=["gas-station"]"#, "rest-area 900",
      ])
    let first = try RouteReader().read(Data(json.utf8)).routes[0].objects[4]
    #expect(first.location == Coordinate(latitude: 0, longitude: 0.004))
    #expect(first.inWords == "toll 400 name=Gate type=booth")
    #expect(first.source == "legs[].steps[].intersections[].toll_collection")
  }

  @Test func `interchanges, junctions and merging areas are notices`() throws {
    let json = Fixture.response([
      Fixture.leg([
        Fixture.step(
          0, 10,
          [
            (1, #""ic": {"name": "Soga IC"}"#), (2, #""jct": {"name": "Koya JCT"}, "ic": null"#),
            (3, #""merging_area": {"type": "from_left"}"#),
            (4, #""merging_area": {"type": "odd"}"#),
          ])
      ])
    ])
    #expect(
      try Fixture.objects(json) == [
        "notice 100 name=Soga IC type=interchange", "notice 200 name=Koya JCT type=junction",
        "notice 300 type=merging-from-left", "notice 400 type=merging",
      ])
  }

  @Test func `classes make stretches up to the next intersection without them`() throws {
    let tunnel = #""classes": ["toll", "tunnel"]"#
    let json = Fixture.response([
      Fixture.leg([
        Fixture.step(
          0, 10,
          [
            (0, #""classes": ["motorway"]"#), (2, tunnel), (4, tunnel),
            (6, tunnel + #", "tunnel_name": "Long""#), (8, #""classes": ["toll", "odd_word"]"#),
          ], type: "depart"),
        Fixture.step(10, 20, [(10, #""classes": ["ferry"]"#)], mode: "ferry", name: "Isle line"),
        Fixture.step(20, 20, [(20, #""classes": ["toll"]"#)], type: "arrive"),
      ])
    ])
    #expect(
      try Fixture.objects(json) == [
        "road-class 0-200 type=motorway", "toll-road 200-1000", "tunnel 200-600",
        "tunnel 600-800 name=Long", "notice 800-1000 type=odd-word",
        "ferry 1000-2000 name=Isle line",
      ])
  }

  @Test func `Mapbox's road classes replace other words for them`() throws {
    func road(_ word: String) -> String {
      #""classes": ["motorway"], "mapbox_streets_v8": {"class": "\#(word)"}"#
    }
    let json = Fixture.response([
      Fixture.leg([
        Fixture.step(
          0, 10, [(0, road("motorway_link")), (2, road("motorway")), (4, road("motorway"))],
          type: "depart"), Fixture.step(10, 10, [(10, road("street"))], type: "arrive"),
      ])
    ])
    #expect(
      try Fixture.objects(json) == [
        "road-class 0-200 type=motorway-link", "road-class 200-1000 type=motorway",
      ])
  }

  @Test func `a change of country is a border, of another area an area`() throws {
    let junctions = [0, 1, 1, 2, 3, 4, 9].enumerated().map { place, area in
      (place, #""admin_index": \#(area)"#)
    }
    let admins = """
      , "admins": [{"iso_3166_1": "DE"}, {"iso_3166_1_alpha3": "DEU"}, {"iso_3166_1": ""},
      {"iso_3166_1": "PL"}, {"iso_3166_1": "PL"}]
      """
    let json = Fixture.response([
      Fixture.leg([Fixture.step(0, 10, junctions, type: "depart")], admins)
    ])
    #expect(
      try Fixture.objects(json) == [
        "admin-area 100 country=DE", "border 400 country=PL", "admin-area 500 country=PL",
      ])
  }

  @Test func `incidents, closures and notifications are at their points`() throws {
    let json = Fixture.response([
      Fixture.leg(
        [Fixture.step(0, 10, type: "depart"), Fixture.step(10, 20)],
        """
        , "incidents": [{"type": "lane_restriction", "geometry_index_start": 12,
          "geometry_index_end": 14, "description": "Works", "long_description": "Works on A 1",
          "impact": "low", "sub_type": "CONSTRUCTION", "start_time": "2023-05-15T04:00:00Z",
          "end_time": "2023-05-17T03:30:00Z", "lanes_blocked": ["LEFT"],
          "affected_road_names": ["A 1", "B 2"]},
         {"type": "road_closure", "geometry_index_start": 3, "geometry_index_end": 5},
         {"type": "odd", "closed": true, "geometry_index_start": 99, "geometry_index_end": 17},
         {"type": 7, "geometry_index_start": "x"}, 5],
        "closures": [{"geometry_index_start": 4, "geometry_index_end": 6},
         {"geometry_index_start": 8, "geometry_index_end": 10}],
        "notifications": [{"type": "alert", "subtype": "stationUnavailable", "reason": "outOfOrder"},
         {"type": "violation", "subtype": "maxHeight", "geometry_index": 1,
          "details": {"message": "Too high"}}]
        """)
    ])
    #expect(
      try Fixture.objects(json) == [
        "notice 100 text=Too high type=max-height", "closure 300-500", "closure 800-1000",
        "incident 1200-1400 begins=2023-05-15T04:00:00Z ends=2023-05-17T03:30:00Z "
          + #"lanesBlocked=["LEFT"] longText=Works on A 1 name=A 1; B 2 severity=minor "#
          + "subtype=construction text=Works type=lane-restriction",
        "incident ? type=7", "notice ? subtype=out-of-order type=station-unavailable",
      ])
  }

  @Test func `exceeded limits for vehicles have their number`() throws {
    func violation(_ subtype: String, _ value: String, _ unit: String) -> String {
      #"""
      {"type": "violation", "subtype": "\#(subtype)", "geometry_index_start": 1,
       "geometry_index_end": 2, "details": {"actual_value": "\#(value)", "requested_value": "9.9",
       "unit": "\#(unit)"}}
      """#
    }
    let all = [
      violation("maxHeight", "4.60", "meters"), violation("maxWidth", "2.5", "meters"),
      violation("maxWeight", "7.5", "metric tons"), violation("maxHeight", "13", "feet"),
      violation("maxHeight", "-1", "meters"), violation("tunnel", "1", "meters"),
    ]
    let json = Fixture.response([
      Fixture.leg(
        [Fixture.step(0, 10, type: "depart")],
        #", "notifications": [\#(all.joined(separator: ","))]"#)
    ])
    #expect(
      try Fixture.objects(json) == [
        "notice 100-200 type=max-height unit=m value=4.6",
        "notice 100-200 type=max-width unit=m value=2.5",
        "notice 100-200 type=max-weight unit=t value=7.5", "notice 100-200 type=max-height",
        "notice 100-200 type=max-height", "notice 100-200 type=tunnel",
      ])
  }

  @Test func `limits have the unit and the form of their signs`() throws {
    func sign(_ form: String, _ unit: String) -> String {
      #", "speedLimitSign": "\#(form)", "speedLimitUnit": "\#(unit)""#
    }
    let annotation = """
      , "admins": [{"iso_3166_1": "CA"}], "annotation": {"maxspeed": [
       {"speed": 89, "unit": "km/h"}, {"speed": 89, "unit": "km/h"}, {"unknown": true},
       {"speed": 50, "unit": "km/h"}, {"none": true}]}
      """
    let json = Fixture.response([
      Fixture.leg(
        [
          Fixture.step(0, 3, type: "depart", fields: sign("mutcd", "mph")),
          Fixture.step(3, 4, [(3, #""admin_index": 0"#)], fields: sign("mutcd", "km/h")),
          Fixture.step(4, 5, fields: sign("vienna", "km/h")), Fixture.step(5, 5, type: "arrive"),
        ], annotation)
    ])
    #expect(
      try Fixture.objects(json) == [
        "speed-limit 0-200 sign=us unit=mph value=55.0",
        "speed-limit 300-400 sign=canada unit=km/h value=50.0",
        "speed-limit 400-500 isUnlimited=true sign=vienna",
      ])
  }

  @Test func `an electric car charges at its stops`() throws {
    let stops = """
      , "waypoints": [{"name": "a"}, {"name": "b", "metadata": {"type": "charging-station",
      "name": "Fast", "power_kw": 150, "charge_time": 745,
      "charge_at_arrival": 14000, "charge_to": 43000, "plug_type": "ccs_combo_type2",
      "current_type": "dc"}}, {"name": "c", "metadata": {"type": "parking"}}]
      """
    let json = Fixture.response(
      [
        Fixture.leg(
          [Fixture.step(0, 10, type: "depart")],
          #", "annotation": {"state_of_charge": [50, 28]}"#),
        Fixture.leg([Fixture.step(10, 20)], #", "annotation": {"state_of_charge": [86, 40]}"#),
      ], stops)
    #expect(
      try Fixture.objects(json) == [
        "charging 1000 chargeAfter=86.0 chargeBefore=28.0 energyAfter=43000.0 "
          + "energyBefore=14000.0 name=Fast power=150.0 seconds=745.0 "
          + #"services=["ccs-combo-type2", "dc"]"#
      ])
    let legs = try RouteReader().read(Data(json.utf8)).routes[0].legs
    #expect(legs.map(\.charge?.percent) == [28, 40])
  }

  @Test func `Ferrostar's steps have incidents and annotations`() throws {
    let json = """
      {"geometry": [{"lat": 0, "lng": 0}, {"lat": 0, "lng": 0.002}], "distance": 200, "steps": [
       {"geometry": [{"lat": 0, "lng": 0}, {"lat": 0, "lng": 0.001}], "distance": 100,
        "duration": 9, "instruction": "Go", "visual_instructions": [], "spoken_instructions": []},
       {"geometry": [{"lat": 0, "lng": 0.001}, {"lat": 0, "lng": 0.002}], "distance": 100,
        "duration": 9, "instruction": "Go", "visual_instructions": [], "spoken_instructions": [],
        "annotations": ["{\\"maxspeed\\": {\\"speed\\": 30, \\"unit\\": \\"mph\\"}, \\"congestion\\": \\"heavy\\"}"],
        "incidents": [{"type": "accident", "description": "Crash", "geometry_index_start": 0,
         "geometry_index_end": 1, "closed": false}]}]}
      """
    #expect(
      try Fixture.objects(json) == [
        "incident 100-200 text=Crash type=accident", "congestion 100-200 level=heavy",
        "speed-limit 100-200 unit=mph value=30.0",
      ])
  }

  @Test(arguments: [
    #""classes": 5"#, #""classes": [5, null, {}]"#, #""toll_collection": [1]"#,
    #""rest_stop": "x""#, #""admin_index": -1"#, #""admin_index": 1e300"#,
    #""location": ["a", "b"]"#, #""location": [200, 900], "traffic_signal": true"#,
    #""mapbox_streets_v8": []"#, #""tunnel_name": {}"#,
  ])
  func `wrong types and places never stop the reader`(fields: String) throws {
    let json = Fixture.response([
      Fixture.leg(
        [Fixture.step(0, 10, [(0, fields), (5, fields)])],
        #", "incidents": {}, "closures": [[]], "notifications": 1, "admins": [1]"#)
    ])
    for object in try RouteReader().read(Data(json.utf8)).routes[0].objects {
      #expect(object.location?.isOnEarth != false)
      #expect((0...1000).contains(object.start ?? 0))
    }
  }
}
