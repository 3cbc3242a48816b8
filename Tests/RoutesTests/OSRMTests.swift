import Foundation
import Testing

@testable import Routes

@Suite struct OSRMTests {
  @Test func `each word of the table gives its kind, on either side of the road`() throws {
    let osrm = try #require(Vocabulary.all.first { $0.provider == "osrm-v5" })
    for side in DrivingSide.allCases {
      for entry in osrm.entries {
        let isWild = entry.value.hasPrefix("*")
        let exit = entry.value.contains("exit present") ? "\"exit\": 2" : ""
        let step = OSRMBuilder.step(
          entry.symbol, isWild ? "right" : entry.value.isEmpty ? nil : entry.value,
          "\"driving_side\": \"\(side.rawValue)\"", maneuver: exit)
        let found = try #require(try OSRMBuilder.read(step).first)
        var expected = entry.kind.rawValue
        if side == .left, entry.isSideSensitive {
          if expected.hasSuffix("-ccw") { expected = expected.dropLast(3) + "cw" }
          if expected.hasSuffix("u-turn-left") { expected = expected.dropLast(4) + "right" }
        }
        // A road that bends while its name changes is no turn.
        if entry.symbol == "new name", entry.value.hasPrefix("slight") { expected = "name-change" }
        #expect(found.maneuver.kind.rawValue == expected, "\(entry.symbol), \(entry.value)")
        #expect(found.fallbacks.isEmpty)
      }
    }
  }

  @Test func `an unknown type reads as a turn, and is kept by name`() throws {
    let step = try #require(try OSRMBuilder.read(OSRMBuilder.step("teleport", "left")).first)
    #expect(step.maneuver.kind == .turnLeft)
    #expect(step.maneuver.engineType == "teleport")
    #expect(
      step.fallbacks == [
        Fallback(
          place: "routes[0].legs[0].steps[0].maneuver", words: "teleport, left",
          replacement: "turn-left")
      ])
  }

  @Test func `words without spaces are known`() throws {
    let step = try #require(try OSRMBuilder.read(OSRMBuilder.step("endofroad", "Right")).first)
    #expect(step.maneuver.kind == .endOfRoadRight)
    #expect(step.fallbacks.isEmpty)
  }

  @Test func `without a modifier the bearings give the turn`() throws {
    let step = try #require(
      try OSRMBuilder.read(
        OSRMBuilder.step("turn", nil, maneuver: "\"bearing_before\": 350, \"bearing_after\": 80")
      ).first)
    #expect(step.maneuver.kind == .turnRight)
  }

  @Test func `arriving before the last leg is a stop`() throws {
    let leg = """
      {"distance": 1, "duration": 1, "steps": [\(OSRMBuilder.step("arrive", "left"))]}
      """
    let json = """
      {"code": "Ok", "routes": [{"distance": 2, "duration": 2, "legs": [\(leg), \(leg)]}],
       "waypoints": [{"name": "a"}, {"name": "b"}, {"name": ""}]}
      """
    let route = try #require(try RouteReader().read(Data(json.utf8)).routes.first)
    #expect(route.legs.map { $0.steps[0].maneuver.kind } == [.waypointLeft, .arriveLeft])
    #expect(route.legs.map(\.destinationName) == ["b", nil])
  }

  @Test func `a change to a ferry boards it, and a change from it ends it`() throws {
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step("depart", nil, "\"mode\": \"driving\""),
      OSRMBuilder.step("notification", "straight", "\"mode\": \"ferry\""),
      OSRMBuilder.step("notification", "straight", "\"mode\": \"driving\""))
    #expect(steps.map(\.maneuver.kind) == [.depart, .ferryBoard, .ferryDisembark])
  }

  @Test(arguments: [
    (DrivingSide?.none, DrivingSide.right, DrivingSideSource.assumed),
    (.left, .left, .option),
  ])
  func `the caller gives the side where nothing else does`(
    option: DrivingSide?, side: DrivingSide, source: DrivingSideSource
  ) throws {
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step("turn", "uturn"), reader: RouteReader(drivingSide: option))
    #expect(steps[0].drivingSide == side)
    #expect(steps[0].drivingSideSource == source)
    #expect(steps[0].maneuver.kind == (side == .left ? .uTurnRight : .uTurnLeft))
  }

  @Test func `lanes of an intersection light the arrow that serves the turn`() throws {
    let lanes = """
      "intersections": [{"lanes": [
        {"indications": ["left", "straight"], "valid": false},
        {"indications": ["straight", "right"], "valid": true},
        {"indications": ["slight right"], "valid": "true"},
        {"indications": [], "valid": true},
        {"indications": ["wibble"], "valid": false}]}]
      """
    let step = try #require(try OSRMBuilder.read(OSRMBuilder.step("turn", "right", lanes)).first)
    #expect(
      step.lanes == [
        Lane(directions: [.left, .through]),
        Lane(directions: [.through, .right], followed: .right, state: .usable),
        Lane(directions: [.slightRight], followed: .slightRight, state: .usable),
        Lane(directions: [], state: .usable),
        Lane(directions: [.noArrow]),
      ])
    #expect(step.fallbacks.map(\.words) == ["wibble"])
  }

  @Test func `lanes of the banner win, since they have the arrow, and keep their access`() throws {
    let banner = """
      "bannerInstructions": [{"distanceAlongGeometry": 1,
        "primary": {"text": "", "components": []},
        "sub": {"text": "", "components": [
          {"type": "lane", "text": "", "directions": ["left", "straight"], "active": true,
           "active_direction": "straight"},
          {"type": "lane", "text": "", "directions": ["uturn"], "active": false}]}}]
      """
    let lanes = """
      "intersections": [{"lanes": [
        {"indications": ["left", "straight"], "valid": true, "active": true},
        {"indications": ["uturn"], "valid": false, "active": false,
         "access": {"designated": ["bus", "hov", "submarine"]}}]}]
      """
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step("depart", nil, banner), OSRMBuilder.step("turn", "left", lanes))
    #expect(
      steps[1].lanes == [
        Lane(directions: [.left, .through], followed: .through, state: .preferred),
        Lane(directions: [.uTurnLeft], access: [.bus, .hov]),
      ])
  }

  @Test func `banners and announcements belong to the maneuver ahead`() throws {
    let shown = """
      "bannerInstructions": [{"distanceAlongGeometry": 120.5,
        "primary": {"text": "I 75 / Exit 3", "components": [
          {"type": "icon", "text": "I 75", "mapbox_shield": {"name": "us-interstate"}},
          {"type": "delimiter", "text": "/"},
          {"text": "Exit 3 Street", "abbr": "Exit 3 St", "abbr_priority": 0}]},
        "secondary": null}],
      "voiceinstructions": [
        {"distancealonggeometry": "90.5", "announcement": "Turn right"}, {"announcement": ""}]
      """
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step("depart", nil, shown), OSRMBuilder.step("turn", "right"))
    #expect(steps[0].banners.isEmpty && steps[0].announcements.isEmpty)
    #expect(
      steps[1].banners == [
        Banner(
          distance: 120.5,
          primary: Banner.Text(
            text: "I 75 / Exit 3",
            components: [
              Banner.Component(
                type: "icon", text: "I 75",
                shield: SentShield(ref: "I 75", name: "us-interstate")),
              Banner.Component(type: "delimiter", text: "/"),
              Banner.Component(
                type: "text", text: "Exit 3 Street", abbreviation: "Exit 3 St"),
            ]))
      ])
    #expect(steps[1].announcements == [Announcement(distance: 90.5, text: "Turn right")])
  }

  @Test func `bare routes, bare legs, matchings, trips and version 4 are read`() throws {
    let step = OSRMBuilder.step("turn", "left")
    let leg = "{\"distance\": 1, \"duration\": 1, \"steps\": [\(step)]}"
    let route = "{\"distance\": 1, \"duration\": 1, \"legs\": [\(leg)]}"
    let version4 = """
      {"origin": {}, "routes": [{"distance": 1, "duration": 1, "steps": [
        {"distance": 1, "duration": 1, "way_name": "X", "maneuver": {"type": "bear left",
         "location": {"type": "Point", "coordinates": [1, 2]}}}]}]}
      """
    for (json, kind) in [
      (leg, ManeuverKind.turnLeft), (route, .turnLeft),
      ("{\"code\": \"Ok\", \"matchings\": [\(route)]}", .turnLeft),
      ("{\"code\": \"ok\", \"trips\": [\(route)]}", .turnLeft), (version4, .turnSlightLeft),
    ] {
      let response = try RouteReader().read(Data(json.utf8))
      #expect(response.routes[0].legs[0].steps[0].maneuver.kind == kind, "\(json)")
    }
  }

  @Test func `names are on one line and cannot reverse the text`() throws {
    let step = OSRMBuilder.step(
      "turn", "left", "\"ref\": \"A\\n\\t1\\u0000\\u202e\", \"destinations\": \" \\u2067x \"")
    let road = try #require(try OSRMBuilder.read(step).first).road
    #expect(road.ref == "A 1")
    #expect(road.destinations == "x")
    #expect(road.name == nil)
  }

  @Test func `only the last place is an arrival, and those before it are stops`() throws {
    let places = ["depart", "waypoint", "turn left", "arrive"].map { type in
      "{\"distance\": 1, \"way_name\": \"X\", \"maneuver\": {\"type\": \"\(type)\"}}"
    }
    let json = """
      {"routes": [{"distance": 1, "duration": 1, "steps": [\(places.joined(separator: ","))]}]}
      """
    let steps = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps
    #expect(steps.map(\.maneuver.kind) == [.depart, .waypoint, .turnLeft, .arrive])
  }

  @Test func `congestion in numbers counts as that in words`() throws {
    func congestion(_ lists: String) throws -> Congestion? {
      let leg = "{\"distance\": 1, \"duration\": 1, \"steps\": [], \"annotation\": {\(lists)}}"
      let route = "{\"distance\": 1, \"duration\": 1, \"legs\": [\(leg)]}"
      return try RouteReader().read(Data(route.utf8)).routes[0].legs[0].congestion
    }
    let words = try congestion(
      "\"distance\": [1, 2, 3, 4, 5], "
        + "\"congestion\": [\"low\", \"moderate\", \"heavy\", \"severe\", \"unknown\"]")
    let numbers = try congestion(
      "\"distance\": [1, 2, 3, 4, 5], \"congestion_numeric\": [0, 40, 60, 100, null]")
    #expect(words != nil)
    #expect(numbers == words)
    #expect(numbers?.share(.severe) == 4 / 15.0)
    #expect(try congestion("\"distance\": [1, 2]") == nil)
  }

  @Test(arguments: [("sharp left", ManeuverKind.ferryBoardLeft), ("sharp right", .ferryBoardRight)])
  func `a ramp onto a ferry is boarded on its side, however sharp`(
    modifier: String, kind: ManeuverKind
  ) throws {
    for type in ["on ramp", "off ramp", "turn"] {
      let steps = try OSRMBuilder.read(OSRMBuilder.step(type, modifier, "\"mode\": \"ferry\""))
      #expect(steps[0].maneuver.kind == kind, "\(type)")
    }
  }
}
