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
    #expect(steps[1].road.name == road ?? name)
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
    #expect(try before("Keep left to stay on I 44")?.name == "I 44")
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
}
