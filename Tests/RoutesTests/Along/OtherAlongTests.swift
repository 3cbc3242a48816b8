import Foundation
import Testing

@testable import Routes

/// Forms that tell of the way by maneuvers, legs or routes.
@Suite struct OtherAlongTests {
  @Test func `Google reports tolls, warnings and slow traffic`() throws {
    func line(_ first: Int, _ last: Int) -> String {
      """
      {"geoJsonLinestring": {"type": "LineString",
       "coordinates": \(AlongFixture.points(first, last))}}
      """
    }
    let json = """
      {"routes": [{"distanceMeters": 1000, "duration": "9s", "polyline": \(line(0, 10)),
       "warnings": ["Closed in winter", {}],
       "travelAdvisory": {"tollInfo": {"estimatedPrice": [
         {"currencyCode": "USD", "units": "3", "nanos": 400000000}]},
        "speedReadingIntervals": [{"endPolylinePointIndex": 2, "speed": "NORMAL"},
         {"startPolylinePointIndex": 2, "endPolylinePointIndex": 4, "speed": "SLOW"},
         {"startPolylinePointIndex": 4, "endPolylinePointIndex": 99, "speed": "TRAFFIC_JAM"}, 5]},
       "legs": [{"distanceMeters": 1000, "duration": "9s", "polyline": \(line(0, 10)),
        "steps": [{"distanceMeters": 1000, "staticDuration": "9s", "polyline": \(line(0, 10)),
         "navigationInstruction": {"maneuver": "DEPART", "instructions": "Go"}}]}]}]}
      """
    #expect(
      try AlongFixture.objects(json) == [
        "congestion 200-400 level=moderate", "congestion 400-1000 level=heavy",
        "notice ? text=Closed in winter", "toll-road ? amount=3.4 currency=USD",
      ])
    #expect(
      try AlongFixture.objects(
        json.replacing(
          #""steps": [{"#, with: #""travelAdvisory": {"tollInfo": {}}, "steps": [{"#)
      )
      .filter { $0.hasPrefix("toll") } == ["toll-road ?"])
  }

  @Test func `Google's steps have slow traffic where the leg has none`() throws {
    func step(_ first: Int, _ last: Int, _ intervals: String) -> String {
      """
      {"distanceMeters": \((last - first) * 100), "staticDuration": "9s", "polyline":
        {"geoJsonLinestring": {"type": "LineString",
         "coordinates": \(AlongFixture.points(first, last))}},
       "travelAdvisory": {"speedReadingIntervals": [\(intervals)]},
       "navigationInstruction": {"maneuver": "STRAIGHT", "instructions": "Go"}}
      """
    }
    func slow(_ first: Int, _ last: Int, _ word: String = "SLOW") -> String {
      """
      {"startPolylinePointIndex": \(first), "endPolylinePointIndex": \(last), "speed": "\(word)"}
      """
    }
    let steps = [
      step(0, 4, slow(0, 2, "NORMAL") + "," + slow(2, 4)),
      step(4, 10, slow(0, 1) + "," + slow(1, 3, "TRAFFIC_JAM") + "," + slow(5, 6)),
    ]
    let json = """
      {"routes": [{"distanceMeters": 1000, "duration": "9s", "travelAdvisory":
        {"speedReadingIntervals": [\(slow(0, 1))]}, "legs": [{"distanceMeters": 1000,
       "duration": "9s", "steps": [\(steps.joined(separator: ","))]}]}]}
      """
    #expect(
      try AlongFixture.objects(json) == [
        "congestion 200-500 level=moderate", "congestion 500-700 level=heavy",
        "congestion 900-1000 level=moderate",
      ])
  }

  @Test func `Google Directions has warnings`() throws {
    let json = """
      {"status": "OK", "geocoded_waypoints": [], "routes": [{"warnings": ["Use caution"],
       "overview_polyline": {"points": ""}, "legs": [{"distance": {"value": 5},
       "duration": {"value": 5}, "steps": []}]}]}
      """
    #expect(try AlongFixture.objects(json) == ["notice ? text=Use caution"])
  }

  @Test func `Valhalla marks maneuvers`() throws {
    func maneuver(_ type: Int, _ length: Double, _ fields: String = "") -> String {
      #"{"type": \#(type), "length": \#(length), "time": 1, "instruction": "Go"\#(fields)}"#
    }
    let json = """
      {"trip": {"status": 0, "units": "kilometers", "summary": {"length": 1, "time": 9},
       "legs": [{"summary": {"length": 1, "time": 9}, "maneuvers": [
        \(maneuver(1, 0.2, #", "highway": true, "toll": true"#)),
        \(maneuver(8, 0.3, #", "toll": true, "rough": "x""#)),
        \(maneuver(28, 0.4, #", "ferry": true, "street_names": ["Isle line"]"#)),
        \(maneuver(29, 0.1, #", "rough": true, "toll": false"#)), \(maneuver(4, 0))]}]}}
      """
    #expect(
      try AlongFixture.objects(json) == [
        "toll-road 0-500", "road-class 0-200 type=motorway", "ferry 500-900 name=Isle line",
        "surface 900-1000 type=rough",
      ])
  }

  @Test func `Valhalla crosses borders of countries and states at the ends of edges`() throws {
    func area(_ country: String, _ state: String) -> String {
      #"{"country_code": "\#(country)", "state_code": "", "state_text": "\#(state)"}"#
    }
    func crossing(_ from: Int, _ to: Int, _ point: Int) -> String {
      """
      {"from_admin_index": \(from), "to_admin_index": \(to), "begin_shape_index": \(point - 1),
       "end_shape_index": \(point)}
      """
    }
    let crossings = [
      crossing(0, 1, 2), crossing(1, 2, 3), crossing(2, 3, 4), crossing(3, 9, 5), "{}", "5",
    ]
    let json = """
      {"trip": {"status": 0, "units": "kilometers", "summary": {"length": 1, "time": 9},
       "legs": [{"shape": \(AlongFixture.points(0, 10)), "summary": {"length": 1, "time": 9,
        "admins": [\(area("CA", "Ontario")), \(area("US", "Ohio")),
         \(area("US", "Pennsylvania")), \(area("", "None"))],
        "admin_crossings": [\(crossings.joined(separator: ","))]},
        "maneuvers": [{"type": 1, "length": 1, "time": 9, "instruction": "Go",
         "begin_shape_index": 0, "end_shape_index": 10},
         {"type": 4, "length": 0, "time": 0, "instruction": "Arrive", "begin_shape_index": 10,
          "end_shape_index": 10}]}]}}
      """
    #expect(
      try AlongFixture.objects(json) == [
        "border 200 country=US", "admin-area 300 country=US region=Pennsylvania",
      ])
  }

  @Test func `MapQuest marks maneuvers, or only the leg`() throws {
    func maneuver(_ length: Double, _ attributes: Int) -> String {
      """
      {"turnType": 0, "distance": \(length), "time": 1, "narrative": "Go",
       "attributes": \(attributes), "startPoint": {"lat": 0, "lng": 0}}
      """
    }
    let json = """
      {"info": {"statuscode": 0}, "route": {"distance": 1, "time": 9, "options": {"unit": "K"},
       "legs": [{"distance": 1, "time": 9, "hasTunnel": true, "hasTollRoad": true,
        "hasUnpaved": true, "hasFerry": false, "hasCountryCross": true, "maneuvers": [
        \(maneuver(0.2, 129)), \(maneuver(0.3, 65)), \(maneuver(0.4, 4)), \(maneuver(0.1, 0))]}]}}
      """
    #expect(
      try AlongFixture.objects(json) == [
        "toll-road 0-500", "road-class 0-200 type=limited-access", "border 200",
        "notice 500-900 type=seasonal-closure", "tunnel ?", "surface ? type=unpaved",
      ])
  }

  @Test func `OpenTripPlanner has alerts of legs and of steps`() throws {
    let json = """
      {"plan": {"itineraries": [{"duration": 9, "legs": [
       {"mode": "WALK", "distance": 1000, "duration": 9, "from": {}, "to": {},
        "alerts": [{"alertHeaderText": "Detour", "alertDescriptionText": "Until May",
         "alertEffect": "DETOUR", "effectiveStartDate": 1711924200000}, 5],
        "steps": [{"distance": 400, "relativeDirection": "DEPART", "streetName": "A"},
         {"distance": 600, "relativeDirection": "LEFT", "streetName": "B",
          "alerts": [{"alertHeaderText": "Unpaved surface"}]}]}]}]}}
      """
    #expect(
      try AlongFixture.objects(json) == [
        "notice 0-1000 begins=1711924200000 longText=Until May text=Detour type=detour",
        "notice 400-1000 text=Unpaved surface",
      ])
  }

  @Test func `CycleStreets counts what is on a segment`() throws {
    func segment(_ first: Int, _ last: Int, _ road: String, _ signals: String) -> String {
      let points = (first...last).map { "\(AlongFixture.degrees($0)),0" }.joined(separator: " ")
      return """
        {"@attributes": {"type": "segment", "legNumber": "1", "name": "A", "turn": "turn left",
         "points": "\(points)", "distance": "\((last - first) * 100)", "time": "9",
         "provisionName": "\(road)", "signalledJunctions": "\(signals)",
         "signalledCrossings": "1e9"}}
        """
    }
    let json = """
      {"marker": [\(segment(0, 4, "Cycle path", "2")), \(segment(4, 10, "Cycle path", "x")),
       {"@attributes": {"type": "route", "length": "1000", "time": "18", "finish": "B"}}]}
      """
    let objects = try AlongFixture.objects(json)
    #expect(
      objects.filter { !$0.hasPrefix("crosswalk") } == [
        "road-class 0-1000 type=cycle-path", "traffic-signal 0-400", "traffic-signal 0-400",
      ])
    #expect(objects.filter { $0 == "crosswalk 400-1000 type=signalled" }.count == 100)
  }
}
