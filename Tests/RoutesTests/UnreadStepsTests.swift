import Faults
import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct UnreadStepsTests {
  private func read(_ json: String) throws -> RouteResponse {
    try RouteReader().read(Data(json.utf8))
  }

  /// A response of OSRM with a leg that has these members.
  private static func osrm(_ leg: String, beside: String = "") -> String {
    """
    {"code": "Ok", "routes": [{"distance": 900, "duration": 90, "weight_name": "routability",
    "legs": [{"distance": 900, "duration": 90, "summary": "Elm, Oak"\(leg)}]}]\(beside)}
    """
  }

  @Test(arguments: [
    (
      #"{"turn": "left", "distance": 300}, {"turn": "right", "distance": 600}"#,
      "a word and a length"
    ),
    (
      #"{"提示": "向北行驶120米左转", "里程": "120"}, {"提示": "到达目的地", "里程": "780"}"#,
      "Chinese, with numbers as texts"
    ),
    (
      #"{"say": {"text": "Left"}, "len": {"value": 3}}, {"say": {"text": "Right"}, "len": {"value": 6}}"#,
      "a length as an object"
    ),
    (
      #"{"do": "left", "at": {"lat": 1, "lon": 2}}, {"do": "end", "at": {"lat": 1, "lon": 3}}"#,
      "places"
    ),
    (
      #"{"names": ["Elm"], "shape": [[1, 2], [1, 3]]}, {"names": ["Oak"], "shape": [[1, 3], [1, 4]]}"#,
      "names in arrays and lines"
    ),
    (
      #"{"go": "left", "takes": "PT2M", "expectedTime": "2 min"}, {"go": "on", "expectedTime": 8}"#,
      "times"
    ),
    (#"{"metres": 0}, {"metres": 300, "text": "Left"}"#, "a start without words"),
    (#"null, {"go": "left", "t": 5}, [], {"go": "right", "t": 6}, 7, "end""#, "a mixed array"),
  ])
  func `steps of unknown names are found`(elements: String, what: String) throws {
    for (member, place) in [
      (#", "guidance": {"list": [\#(elements)]}"#, "routes[0].legs[0].guidance.list"),
      (#", "parts": [[\#(elements)]]"#, "routes[0].legs[0].parts[0]"),
      (
        #", "sections": [{"name": "A", "turns": [\#(elements)]}]"#,
        "routes[0].legs[0].sections[0].turns"
      ),
    ] {
      let response = try read(Self.osrm(member))
      #expect(
        response.unreadSteps
          == Fault(
            at: place, "2 steps that are not read as osrm",
            remedy: "ask for a form that --format lists"),
        "\(what)")
    }
    let beside = try read(Self.osrm("", beside: #", "list": [\#(elements)]"#))
    #expect(beside.unreadSteps?.place == "list", "\(what)")
  }

  @Test func `a service taken for a known engine is found out`() throws {
    let other = """
      {"routes": [{"distanceMeters": 300, "duration": "60s", "name": "Elm", "moveIndexes": [0, 1]}],
      "movePaths": [[{"latitude": 1, "longitude": 2}], [{"latitude": 1, "longitude": 2}]],
      "steps": [{"distanceMeters": 0}, {"distanceMeters": 300, "instructions": "Turn right"}]}
      """
    #expect(
      try read(other).unreadSteps?.description
        == "steps: 2 steps that are not read as google-routes; ask for a form that --format lists")
  }

  @Test func `the longest array is named, not one in its elements or around them`() throws {
    let step =
      #"{"text": "Left", "meters": 5, "views": [{"side": "left", "meters": 1}, {"side": "b", "meters": 2}]}"#
    let steps = Array(repeating: step, count: 3).joined(separator: ",")
    let response = try read(
      Self.osrm(
        #", "parts": [{"name": "A", "turns": [\#(step)]}, {"name": "B", "turns": [\#(steps)]}]"#))
    #expect(response.unreadSteps?.place == "routes[0].legs[0].parts[1].turns")
  }

  @Test(arguments: [
    osrm(#", "steps": []"#), osrm(#", "turns": []"#),
    osrm(#", "turns": [{"turn": "left", "distance": 300}]"#),
    osrm(#", "turns": [{"distance": 300}, {"distance": 600}]"#),
    osrm(#", "turns": [{"turn": "left", "code": 3}, {"turn": "right", "code": 6}]"#),
    osrm(#", "turns": [{"distance": "300"}, {"distance": "600 m"}]"#),
    osrm(#", "turns": [{"a": 1}, {"b": 2}, {"c": 3}, {"d": 1, "say": "left"}]"#),
    osrm(
      #", "risks": [{"at": {"lat": 1}, "tolls": [{"name": "A"}]}, {"at": {"lat": 2}, "tolls": [{"name": "B"}]}]"#
    ),
    osrm(
      #", "via_waypoints": [{"name": "A", "distance_from_start": 1}, {"name": "B", "distance_from_start": 2}]"#
    ),
    osrm(
      """
      , "annotation": {"distance": [5, 6], "maxspeed": [{"speed": 50, "unit": "km/h"}, {"unknown": true}]},
      "admins": [{"iso_3166_1": "DE"}, {"iso_3166_1": "FR"}],
      "incidents": [{"id": "1", "type": "construction", "length": 5}, {"id": "2", "type": "jam", "length": 6}],
      "notifications": [{"type": "alert", "geometry_index": 1}, {"type": "violation", "geometry_index": 2}]
      """,
      beside: """
        , "waypoints": [{"name": "Elm", "location": [1, 2], "distance": 3}, {"name": "Oak", "location": [1, 3]}]
        """),
    """
    {"code": "Ok", "routes": [
    {"legs": [{"summary": "A", "distance": 9, "duration": 9}, {"summary": "B", "distance": 9, "duration": 9}],
    "distance": 18, "duration": 18, "weight_name": "auto"},
    {"legs": [{"summary": "C", "distance": 9, "duration": 9}], "distance": 9, "duration": 9, "weight_name": "auto"}]}
    """,
    """
    {"routes": [{"summary": {"lengthInMeters": 9, "travelTimeInSeconds": 9}, "legs": [{"points": [
    {"latitude": 1, "longitude": 2}, {"latitude": 1, "longitude": 3}]}], "sections": [
    {"startPointIndex": 0, "endPointIndex": 1, "sectionType": "TRAFFIC", "delayInSeconds": 5},
    {"startPointIndex": 0, "endPointIndex": 1, "sectionType": "CAR"}]}]}
    """,
    """
    {"routes": [{"distanceMeters": 9, "duration": "9s", "legs": [{"distanceMeters": 9, "duration": "9s"}],
    "travelAdvisory": {"tollInfo": {"estimatedPrice": [{"currencyCode": "USD", "units": "3"},
    {"currencyCode": "CAD", "units": "4"}]}, "speedReadingIntervals": [
    {"startPolylinePointIndex": 0, "endPolylinePointIndex": 1, "speed": "NORMAL"},
    {"startPolylinePointIndex": 1, "endPolylinePointIndex": 2, "speed": "SLOW"}]}}]}
    """,
    """
    {"routes": [{"id": "r", "sections": [{"id": "a", "type": "vehicle",
    "departure": {"time": "2026-11-10T11:00:00+01:00", "place": {"type": "place", "location": {"lat": 1, "lng": 2}}},
    "arrival": {"time": "2026-11-10T11:09:00+01:00", "place": {"type": "place", "location": {"lat": 1, "lng": 3}}},
    "summary": {"length": 9, "duration": 9}, "transport": {"mode": "car"},
    "spans": [{"offset": 0, "names": [{"value": "Elm"}], "length": 5}, {"offset": 3, "names": [{"value": "Oak"}]}],
    "incidents": [{"description": "Jam", "startTime": "2026-11-10"}, {"description": "Jam", "startTime": ""}],
    "notices": [{"title": "A", "code": "x", "details": [{"type": "restriction", "length": 5}]}],
    "tolls": [{"tollSystem": "A", "fares": [{"name": "A", "price": {"value": 3}, "location": [1, 2]},
    {"name": "B", "price": {"value": 4}, "location": [1, 2]}]}]}, {"id": "b", "type": "vehicle",
    "departure": {"time": "2026-11-10T11:09:00+01:00", "place": {"location": {"lat": 1, "lng": 3}}},
    "arrival": {"time": "2026-11-10T11:09:00+01:00", "place": {"location": {"lat": 1, "lng": 3}}}}]}]}
    """,
  ])
  func `a response without steps has none that are unread`(json: String) throws {
    let response = try read(json)
    #expect(response.routes.flatMap(\.legs).allSatisfy { $0.steps.isEmpty })
    #expect(response.unreadSteps == nil)
  }

  @Test func `steps of an alternative are read, and so are lost ones beside others`() throws {
    let step =
      #"{"distance": 1, "duration": 1, "name": "Elm", "maneuver": {"type": "depart", "location": [1, 2]}}"#
    let leg = { (steps: String) in
      #"{"distance": 2, "duration": 2, "legs": [{"distance": 2, "duration": 2, \#(steps)}]}"#
    }
    let alternative = try read(
      #"{"code": "Ok", "routes": [\#(leg(#""steps": []"#)), \#(leg(#""steps": [\#(step), \#(step)]"#))]}"#
    )
    #expect(alternative.unreadSteps == nil)
    let turns = #""turns": [{"turn": "left", "distance": 1}, {"turn": "right", "distance": 2}]"#
    let some = try read(#"{"code": "Ok", "routes": [\#(leg(#""steps": [\#(step)], \#(turns)"#))]}"#)
    #expect(some.unreadSteps == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `hostile responses take time for each value once`() throws {
    let turns = #"[{"turn": "left", "distance": 300}, {"turn": "right", "distance": 600}]"#
    for (depth, isFound) in [(40, true), (250, false)] {
      let open = String(repeating: #"{"a": ["#, count: depth)
      let deep = open + turns + String(repeating: "]}", count: depth)
      #expect((try read(Self.osrm(#", "deep": \#(deep)"#)).unreadSteps != nil) == isFound)
    }
    let many = (0..<50_000).map { #"{"n\#($0)": "left", "m\#($0)": [\#($0), {"x": 1}]}"# }
    let long = try read(Self.osrm(#", "long": [\#(many.joined(separator: ","))]"#))
    #expect(long.unreadSteps?.finding.hasPrefix("50000 steps") == true)
    let lines = Array(repeating: "[1.25,2.5]", count: 300_000).joined(separator: ",")
    #expect(try read(Self.osrm(#", "line": [\#(lines)]"#)).unreadSteps == nil)
  }
}

/// Real responses, without their steps and with other names for them.
@Suite struct UnreadStepsLawTests {
  private static let names: Set<String> = [
    "steps", "maneuvers", "maneuver", "instructions", "guidance", "actions", "turnByTurnActions",
  ]

  /// Gives all lists of steps, and objects that hold them, another name, or takes them out.
  private func changed(_ value: Any, name: String?) -> Any {
    if let list = value as? [Any] { return list.map { changed($0, name: name) } }
    guard let object = value as? [String: Any] else { return value }
    var result: [String: Any] = [:]
    for (key, value) in object {
      let isList = value is [Any] || key == "guidance"
      guard Self.names.contains(key), isList else {
        result[key] = changed(value, name: name)
        continue
      }
      if let name { result[name] = value }
    }
    return result
  }

  private func read(_ response: Any, name: String?) throws -> RouteResponse {
    let bytes = try JSONSerialization.data(
      withJSONObject: changed(response, name: name), options: .sortedKeys)
    return try RouteReader().read(bytes)
  }

  @Test func `responses without steps stay readable, and steps of another name are found`() throws {
    var counts = (without: 0, renamed: 0)
    for sample in try Cases.share(of: Corpus.routes(), every: 5) {
      let bytes = Data(sample.bytes)
      guard let first = try? RouteReader(roundabouts: .separate).read(bytes).routes.first,
        let json = try? JSONSerialization.jsonObject(with: bytes),
        let bare = try? read(json, name: nil), bare.routes[0].legs.allSatisfy({ $0.steps.isEmpty })
      else { continue }
      #expect(bare.unreadSteps == nil, "\(sample.name)")
      counts.without += 1
      guard first.legs.contains(where: { $0.steps.count > 1 }) else { continue }
      #expect(try read(json, name: "wende").unreadSteps != nil, "\(sample.name)")
      counts.renamed += 1
    }
    #expect(counts.without >= 2 && counts.renamed >= 2, "\(counts)")
  }
}
