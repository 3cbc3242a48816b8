import Foundation
import Routes
import TestSupport
import Testing

/// The smallest response of each engine with one of its words.
enum SmallAnswer {
  static func json(_ provider: String, _ symbol: String, _ value: String) -> String? {
    switch provider {
    case "valhalla": return valhalla("\"type\": \(value)")
    case "valhalla-bss":
      return value == "0" ? nil : valhalla("\"type\": 8, \"bss_maneuver_type\": \"\(symbol)\"")
    case "graphhopper":
      return """
        {"paths": [{"distance": 1, "time": 1,
          "instructions": [{"sign": \(value), "distance": 1, "time": 1}]}]}
        """
    case "openrouteservice":
      return """
        {"routes": [{"summary": {"distance": 1, "duration": 1},
          "segments": [{"distance": 1, "duration": 1,
            "steps": [{"type": \(value), "distance": 1, "duration": 1}]}]}]}
        """
    case "here-v8": return here(symbol, value)
    case "tomtom-routing", "tomtom-guidance-v2":
      return """
        {"routes": [{"summary": {"lengthInMeters": 1, "travelTimeInSeconds": 1},
          "guidance": {"instructions": [{"maneuver": "\(symbol)", "routeOffsetInMeters": 0}]}}]}
        """
    case "google-routes-v2", "google-routes-preferred":
      return """
        {"routes": [{"legs": [{"steps": [
          {"navigationInstruction": {"maneuver": "\(symbol)"}}]}]}]}
        """
    case "google-directions-legacy":
      return """
        {"status": "OK", "geocoded_waypoints": [], "routes": [{"legs": [{"steps": [
          {"maneuver": "\(symbol)", "html_instructions": "X"}]}]}]}
        """
    case "opentripplanner":
      return """
        {"plan": {"itineraries": [{"duration": 9, "legs": [{"mode": "WALK", "distance": 10,
          "duration": 8, "from": {"name": "a", "lat": 1, "lon": 2}, "to": {"name": "b"},
          "steps": [{"relativeDirection": "\(symbol)", "distance": 5, "streetName": "Way"}]}]}]}}
        """
    case "mapquest":
      return """
        {"info": {"statuscode": 0}, "route": {"distance": 1, "time": 9, "legs": [{"maneuvers": [
          {"turnType": \(value), "distance": 1, "time": 9, "narrative": "X"},
          {"turnType": \(value), "distance": 1, "time": 9, "narrative": "X"},
          {"turnType": -1, "distance": 0, "time": 0, "narrative": "X is on the left."}]}]}}
        """
    case "cyclestreets":
      return """
        {"marker": [{"@attributes": {"type": "route", "length": "9", "time": "9"}},
          {"@attributes": {"type": "segment", "turn": "\(symbol)", "distance": "9", "time": "9",
            "legNumber": "1", "points": "0.1,52.2 0.2,52.2"}}]}
        """
    case "ferrostar": return ferrostar(symbol, value)
    default: return nil
    }
  }

  /// A route of two steps, of which the first shows the second's word.
  private static func ferrostar(_ symbol: String, _ value: String) -> String {
    let exit = value.contains("exit present") ? ", \"roundabout_exit_number\": 2" : ""
    // The JSON of the enumerators is in lower case, with spaces.
    func words(_ name: Substring) -> String {
      name.reduce("") { $0 + ($1.isUppercase && !$0.isEmpty ? " " : "") + $1.lowercased() }
    }
    let modifier =
      value.isEmpty || value.hasPrefix("*")
      ? "null" : value == "UTurn" ? "\"uturn\"" : "\"\(words(value[...]))\""
    let type = words(symbol.split(separator: ":").last ?? "")
    return """
      {"geometry": [{"lat": 1, "lng": 2}], "distance": 2, "steps": [
        {"geometry": [{"lat": 1, "lng": 2}, {"lat": 1.001, "lng": 2}], "distance": 1,
         "duration": 1, "road_name": "A", "exits": [], "instruction": "X",
         "spoken_instructions": [{"text": "Soon", "trigger_distance_before_maneuver": 50}],
         "visual_instructions": [{"trigger_distance_before_maneuver": 90, "primary_content":
           {"text": "X", "maneuver_type": "\(type)", "maneuver_modifier": \(modifier),
            "roundabout_exit_degrees": null}, "secondary_content": null,
            "sub_content": {"text": "", "lane_info": [
              {"active": true, "directions": ["left", "straight"], "active_direction": "left"},
              {"active": false, "directions": ["right"], "active_direction": null}]}}]},
        {"geometry": [{"lat": 1.001, "lng": 2}, {"lat": 1.001, "lng": 1.999}], "distance": 1,
         "duration": 1, "road_name": null, "exits": ["12"], "instruction": "Y"\(exit),
         "visual_instructions": [], "spoken_instructions": []}]}
      """
  }

  static func valhalla(_ maneuver: String) -> String {
    """
    {"trip": {"status": 0, "units": "kilometers", "legs": [{"shape": "",
      "maneuvers": [{"length": 0.1, "time": 1, \(maneuver)}]}]}}
    """
  }

  private static func here(_ symbol: String, _ value: String) -> String {
    let parts = value.split(separator: ";").map(String.init)
    if symbol == "board" || symbol == "deboard" {
      let list = symbol == "board" ? "preActions" : "postActions"
      let mode = value == "ferry" ? "ferry" : "bus"
      return section("\"\(list)\": [{\"action\": \"\(symbol)\"}]", mode: mode)
    }
    var action = "\"action\": \"\(symbol)\", \"offset\": 0"
    if let direction = parts.first { action += ", \"direction\": \"\(direction)\"" }
    if parts.count > 1 { action += ", \"severity\": \"\(parts[1])\"" }
    return section("\"actions\": [{\(action)}]", mode: "car")
  }

  static func section(_ content: String, mode: String) -> String {
    """
    {"routes": [{"sections": [{"type": "vehicle", "transport": {"mode": "\(mode)"},
      "summary": {"length": 1, "duration": 1}, \(content)}]}]}
    """
  }
}

@Suite struct EngineWordsTests {
  static let providers = [
    "valhalla", "valhalla-bss", "graphhopper", "openrouteservice", "here-v8", "tomtom-routing",
    "tomtom-guidance-v2", "google-routes-v2", "google-routes-preferred",
    "google-directions-legacy", "ferrostar", "opentripplanner", "mapquest", "cyclestreets",
  ]
  /// Those whose word stands on the second step.
  private static let seconds: Set = ["ferrostar", "mapquest"]

  @Test(arguments: providers)
  func `each word of an engine gives its kind, on either side of the road`(
    provider: String
  ) throws {
    let vocabulary = try #require(Vocabulary.all.first { $0.provider == provider })
    for side in DrivingSide.allCases {
      for entry in vocabulary.entries {
        // The same lanes stand with all words, whatever side they name.
        guard
          let json = SmallAnswer.json(provider, entry.symbol, entry.value)?
            .replacing("lane_info", with: "no_lanes")
        else { continue }
        let response = try RouteReader(drivingSide: side).read(Data(json.utf8))
        let steps = try #require(response.routes.first?.legs.first?.steps, "\(entry)")
        let place = Self.seconds.contains(provider) ? 1 : 0
        try #require(steps.indices.contains(place), "\(entry)")
        let step = steps[place]
        var expected = entry.kind.rawValue
        if side == .left, entry.isSideSensitive {
          if expected.hasSuffix("-ccw") { expected = expected.dropLast(3) + "cw" }
          if expected.hasSuffix("u-turn-left") { expected = expected.dropLast(4) + "right" }
        }
        // A road that bends while its name changes is no turn.
        if entry.symbol == "ManeuverType::NewName", entry.value.hasPrefix("Slight") {
          expected = "name-change"
        }
        #expect(step.maneuver.kind.rawValue == expected, "\(entry.symbol) \(entry.value)")
        #expect(step.fallbacks.isEmpty, "\(entry.symbol) \(entry.value)")
      }
    }
  }

  @Test(arguments: [
    ("valhalla", "kWarp", "99", "type"), ("graphhopper", "WARP", "77", "sign"),
    ("openrouteservice", "WARP", "77", "type"), ("here-v8", "warp", "", "action"),
    ("tomtom-routing", "WARP", "", "maneuver"), ("google-routes-v2", "WARP", "", "maneuver"),
    ("google-directions-legacy", "warp", "", "maneuver"),
    ("opentripplanner", "WARP", "", "relativeDirection"), ("cyclestreets", "warp", "", "turn"),
  ])
  func `an unknown word is drawn, kept and reported`(
    provider: String, symbol: String, value: String, field: String
  ) throws {
    let json = try #require(SmallAnswer.json(provider, symbol, value))
    let step = try #require(try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps.first)
    #expect(step.maneuver.kind == .followRoad)
    #expect(step.fallbacks.count == 1)
    #expect(step.fallbacks[0].words.contains(value.isEmpty ? symbol : value))
    #expect(step.fallbacks[0].place.contains("["), "\(step.fallbacks[0].place)")
  }

  @Test(.enabled(if: Corpus.has("reference/maneuvers.csv"), "skipped: no reference table"))
  func `every routing engine of the reference table is known`() throws {
    let text = String(decoding: try Corpus.bytes("reference/maneuvers.csv"), as: UTF8.self)
    let consumers: Set = [
      "apple-carplay", "android-auto", "osmand", "organicmaps-car", "organicmaps-car-old",
      "organicmaps-pedestrian", "organicmaps-pedestrian-old",
    ]
    let found = Set(
      text.split(separator: "\n").dropFirst().map { VocabularyTests.fields($0)[0] })
    // More are read than the table has.
    let known = Set(Vocabulary.all.map(\.provider))
    let others = VocabularyTests.ofFiles.union(["opentripplanner"])
    #expect(found.subtracting(consumers).subtracting(others) == known.subtracting(others))
    #expect(found.subtracting(consumers).isSubset(of: known))
  }

  @Test(arguments: [
    (
      "{\"error_code\": 171, \"error\": \"No suitable edges\", \"status_code\": 400}",
      "171 (No suitable edges)"
    ),
    ("{\"message\": \"Cannot find point 0\", \"hints\": []}", "Cannot find point 0"),
    ("{\"error\": {\"code\": 2010, \"message\": \"No point\"}, \"info\": {}}", "2010 (No point)"),
    ("{\"error\": \"Access disallowed\"}", "Access disallowed"),
    (
      "{\"error\": {\"code\": 403, \"message\": \"Denied\", \"status\": \"PERMISSION_DENIED\"}}",
      "PERMISSION_DENIED (Denied)"
    ),
    ("{\"routes\": [], \"status\": \"ZERO_RESULTS\"}", "ZERO_RESULTS"),
    (
      "{\"error_message\": \"No key\", \"routes\": [], \"status\": \"REQUEST_DENIED\"}",
      "REQUEST_DENIED (No key)"
    ),
    (
      "{\"title\": \"Malformed request\", \"status\": 400, \"code\": \"E605001\", \"cause\": \"x\"}",
      "E605001 (Malformed request: x)"
    ),
    (
      "{\"notices\": [{\"title\": \"No route\", \"code\": \"noRouteFound\"}], \"routes\": []}",
      "noRouteFound (No route)"
    ),
    (
      "{\"formatVersion\": \"0.0.12\", \"error\": {\"description\": \"Bad\"}, \"detailedError\": {\"message\": \"Bad\", \"code\": \"NO_ROUTE_FOUND\"}}",
      "NO_ROUTE_FOUND (Bad)"
    ),
    (
      "{\"info\": {\"statuscode\": 402, \"messages\": [\"No way\"]}, \"route\": {\"routeError\": {}}}",
      "402 (No way)"
    ),
    (
      "{\"plan\": {\"itineraries\": []}, \"error\": {\"message\": \"PATH_NOT_FOUND\"}}",
      "PATH_NOT_FOUND"
    ),
    ("{\"trip\": {\"status\": 442, \"status_message\": \"No path\"}}", "442 (No path)"),
  ])
  func `an engine's refusal is reported in its own words`(json: String, words: String) {
    do {
      _ = try RouteReader().read(Data(json.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description.contains(": \(words); "), "\(error)")
    }
  }
}
