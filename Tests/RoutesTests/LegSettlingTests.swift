import Testing

@testable import Routes

@Suite struct LegSettlingTests {
  private static func step(
    _ type: String, _ modifier: String?, _ name: String, mode: String = "driving"
  ) -> String {
    OSRMBuilder.step(type, modifier, #""mode": "\#(mode)", "name": "\#(name)", "distance": 100"#)
  }

  @Test(arguments: ["turn", "new name", "continue", "notification", "merge", "off ramp"])
  func `the first maneuver after a ferry ends it, whatever its word`(type: String) throws {
    let steps = try OSRMBuilder.read(
      Self.step("depart", nil, "Quay"),
      Self.step("notification", "straight", "Ystad - Rønne", mode: "ferry"),
      Self.step(type, "slight right", "Harbour Road"), Self.step("turn", "left", "Main Street"))
    #expect(steps.map(\.maneuver.kind) == [.depart, .ferryBoard, .ferryDisembark, .turnLeft])
  }

  @Test func `a car train ends as one, and a roundabout after a ferry stays one`() throws {
    let train = try OSRMBuilder.read(
      Self.step("depart", nil, "Quay"),
      Self.step("notification", "straight", "Sylt", mode: "train"),
      Self.step("turn", "right", "Harbour Road"))
    #expect(train.last?.maneuver.kind == .ferryTrainDisembark)
    let ring = try OSRMBuilder.read(
      Self.step("notification", "straight", "Ystad - Rønne", mode: "ferry"),
      Self.step("roundabout", "right", "Harbour Road"))
    #expect(ring.last?.maneuver.kind.circulation != nil)
  }

  @Test(arguments: [
    ("I 70 Exit 53", "I 70", "53"), ("A 8 (Ausfahrt 23)", "A 8", "23"),
    ("E 4, Avfart 12B", "E 4", "12B"),
    ("M25 J12", "M25", "12"), ("M25 Junction 12", "M25", "12"), ("240th Street (CR J46)", nil, nil),
    ("Fire Exit 5", nil, nil), ("Exit 53", nil, nil),
    ("County Road J46", nil, nil), ("I 70 Exit Road", nil, nil),
  ])
  func `the number of a junction is not part of a road's name`(
    name: String, road: String?, exit: String?
  ) throws {
    let steps = try OSRMBuilder.read(
      Self.step("depart", nil, "Start Road"), Self.step("continue", "straight", name),
      Self.step("off ramp", "slight right", name))
    #expect(steps[1].road.name ?? steps[1].road.ref == road ?? name)
    #expect(steps[2].road.name == (exit == nil ? name : nil))
    #expect(steps[2].road.exits == exit)
  }

  @Test func `a name change to the road's present name joins the step before`() throws {
    let steps = try OSRMBuilder.read(
      Self.step("depart", nil, "Start Road"), Self.step("new name", "straight", "High Street"),
      Self.step("new name", "straight", "High Street"), Self.step("turn", "left", "High Street"),
      Self.step("new name", "straight", "Low Street"))
    #expect(steps.map(\.maneuver.kind) == [.depart, .nameChange, .turnLeft, .nameChange])
    #expect(steps.map(\.distance) == [100, 200, 100, 100])
  }

  @Test func `names that are longer than any sign are cut`() throws {
    let long = String(repeating: "a", count: 3000)
    let steps = try OSRMBuilder.read(Self.step("turn", "left", long))
    #expect(steps[0].road.name == String(repeating: "a", count: 1000) + "…")
    let short = String(repeating: "é", count: 1000)
    #expect(try OSRMBuilder.read(Self.step("turn", "left", short))[0].road.name == short)
  }

  @Test func `a lane change whose sentence says to keep to a side is a keep`() throws {
    func kinds(_ sentence: String) throws -> [ManeuverKind] {
      try OSRMBuilder.read(
        Self.step("depart", nil, "Main Street"),
        OSRMBuilder.step(
          "use lane", "straight", #""name": "Main Street""#,
          maneuver: #""instruction": "\#(sentence)""#)
      ).map(\.maneuver.kind)
    }
    #expect(try kinds("Keep right").last == .keepRight)
    #expect(try kinds("Keep left").last == .keepLeft)
    #expect(try kinds("Go straight").last?.family == .goOn)
  }

  @Test func `lanes inside a roundabout are not those before it`() throws {
    let lanes = """
      "intersections": [{"lanes": [{"indications": ["straight"], "valid": false},
      {"indications": ["right"], "valid": true}]}]
      """
    let steps = try OSRMBuilder.read(
      Self.step("depart", nil, "A Street"),
      OSRMBuilder.step("roundabout", "right", maneuver: #""exit": 1"#),
      OSRMBuilder.step("exit roundabout", "right", lanes))
    #expect(steps.count == 2 && steps[1].maneuver.exit == 1)
    #expect(steps[1].lanes.isEmpty)
  }

  @Test func `the exit just taken is not named again on its ramp`() throws {
    let steps = try OSRMBuilder.read(
      Self.step("depart", nil, "A Street"),
      OSRMBuilder.step("off ramp", "slight right", #""exits": "12""#),
      OSRMBuilder.step("fork", "slight left", #""exits": "12""#),
      OSRMBuilder.step("fork", "slight right", #""exits": "12B""#))
    #expect(steps.map(\.road.exits) == [nil, "12", nil, "12B"])
  }

  @Test func `a sentence about staying on a road keeps the driver on it`() throws {
    func before(_ sentence: String) throws -> Road? {
      var leg = Leg(steps: [], distance: 0, duration: 0)
      leg.steps = try OSRMBuilder.read(
        Self.step("depart", nil, "A Street"),
        OSRMBuilder.step(
          "fork", "slight left", #""name": "I 44""#, maneuver: #""instruction": "\#(sentence)""#))
      return leg.road(before: 1)
    }
    #expect(try before("Keep left to stay on I 44")?.ref == "I 44")
    #expect(try before("Keep left onto I 44")?.name == "A Street")
  }

  @Test(arguments: ["-", " ", "undefined", "null", "\u{FFFD}\u{FFFD}"])
  func `a placeholder is not a name`(text: String) throws {
    #expect(try OSRMBuilder.read(Self.step("turn", "left", text))[0].road.name == nil)
  }

  @Test func `charging time that only the route has is between the legs`() throws {
    func stops(_ duration: Int) throws -> [Double] {
      let leg = """
        {"distance": 10, "duration": 100, "steps": [\(OSRMBuilder.step("depart"))]}
        """
      let json = """
        {"code": "Ok", "routes": [{"distance": 20, "duration": \(duration), "legs": [\(leg), \(leg)],
        "waypoints": [{}, {"metadata": {"type": "charging-station", "charge_time": 900}}, {}]}]}
        """
      return try RouteReader().read(Array(json.utf8)).routes[0].legs.map(\.stopDuration)
    }
    #expect(try stops(1100) == [0, 900])
    #expect(try stops(200) == [0, 0])
  }

  @Test(arguments: [
    ("Destination will be on the right", ManeuverKind.waypointRight),
    ("Toll road; Destination will be on the left", .waypointLeft),
    ("Das Ziel befindet sich auf der rechten Seite.", .waypointRight),
    ("Drive along the lake (on the left)", .waypoint),
  ])
  func `a note of the last step has the side of the end`(note: String, kind: ManeuverKind) {
    var last = Step(.turnLeft, type: "", FoundSide(.right, .assumed), distance: 9, duration: 9)
    last.maneuver.note = note
    let leg = Leg(steps: [last], distance: 9, duration: 9)
    #expect(leg.sideOfEnd.flatMap(ManeuverKind.waypoint.at) ?? .waypoint == kind)
  }

  @Test(
    arguments: [
      ("Riverton Baths is on the left.", "Riverton Baths", .arriveLeft),
      ("You have arrived at Riverton Baths, on the right.", "Riverton Baths", .arriveRight),
      ("Ihr Ziel liegt auf der rechten Seite.", nil, .arriveRight),
      ("You have reached your waypoint. It is on the right.", nil, .arriveRight),
      ("Your destination is on the left.", nil, .arriveLeft),
      ("Arrive at Mill Street.", nil, .arrive),
      ("You have arrived at Mill Street.", nil, .arrive),
    ] as [(String, String?, ManeuverKind)])
  func `a sentence has the side and the name of the end`(
    sentence: String, name: String?, kind: ManeuverKind
  ) throws {
    let leg = try OSRMBuilder(steps: [
      Self.step("depart", nil, "Mill Street"),
      OSRMBuilder.step("arrive", nil, maneuver: #""instruction": "\#(sentence)""#),
    ]).route().legs[0]
    #expect(leg.placeName == name)
    #expect(leg.steps.last?.maneuver.kind == kind)
  }

  @Test func `a charger names its stop, and no step has the time of charging`() throws {
    func leg(_ seconds: Int) -> String {
      let drive = OSRMBuilder.step("depart", nil, #""duration": \#(seconds)"#)
        .replacing(#""duration": 5,"#, with: "")
      return
        #"{"distance": 10, "duration": 100, "steps": [\#(drive), \#(OSRMBuilder.step("arrive"))]}"#
    }
    let json = """
      {"code": "Ok", "routes": [{"distance": 20, "duration": 700, "legs": [\(leg(600)), \(leg(95))],
      "waypoints": [{}, {"name": "Mill Street", "metadata": {"type": "charging-station",
      "name": "Riverton Volts", "charge_time": 500}}, {}]}]}
      """
    let legs = try RouteReader().read(Array(json.utf8)).routes[0].legs
    #expect(legs.map(\.placeName) == ["Riverton Volts", nil])
    #expect(legs.map { $0.steps[0].duration } == [100, 95])
    #expect(legs.map(\.stopDuration) == [0, 500])
  }

  @Test func `what follows the arrival and leads nowhere ends with it`() {
    let side = FoundSide(.right, .assumed)
    var leg = Leg(
      steps: [
        Step(.depart, type: "", side, distance: 90, duration: 60),
        Step(.waypoint, type: "", side, distance: 0, duration: 0),
        Step(.notification, type: "charging", side, distance: 0, duration: 900),
      ], distance: 90, duration: 960)
    leg.endAtArrival()
    #expect(leg.steps.count == 2 && leg.duration == 60)
  }

  @Test func `a ring that the route does not leave leads onto no road, one with a name has it`()
    throws
  {
    let ends = try OSRMBuilder.read(
      Self.step("depart", nil, "Mill Street"), Self.step("roundabout", "right", "Ring Street"),
      Self.step("arrive", nil, ""))
    #expect(ends[1].road == Road())
    let named = try OSRMBuilder.read(
      Self.step("depart", nil, "Mill Street"), Self.step("roundabout", "right", "Oak Circle"),
      Self.step("exit roundabout", "right", "Elm Street"))
    #expect(named[1].road.rotaryName == "Oak Circle" && named[1].road.name == "Elm Street")
    let same = try OSRMBuilder.read(
      Self.step("depart", nil, "Mill Street"), Self.step("roundabout", "right", "Elm Street"),
      Self.step("exit roundabout", "right", "Elm Street"))
    #expect(same[1].road.rotaryName == nil)
  }

  @Test func `headings are those of the lines before and after, however short`() throws {
    let side = FoundSide(.right, .assumed)
    let (east, north) = (9.0 / 111_195, 200.0 / 111_195)
    var leg = Leg(
      steps: [ManeuverKind.depart, .turnRight, .turnLeft].map {
        Step($0, type: "", side, distance: 100, duration: 10)
      }, distance: 300, duration: 30)
    let corners = [(0, 0), (north, 0), (north, east), (2 * north, east)].map {
      Coordinate(latitude: $0.0, longitude: $0.1)
    }
    leg.takeLine(corners, starts: [0, 1, 2])
    leg.takeHeadings()
    #expect(leg.steps.map(\.maneuver.bearingBefore) == [nil, 0, 90])
    #expect(leg.steps.map(\.maneuver.bearingAfter) == [0, 90, 0])
  }
}
