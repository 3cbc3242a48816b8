import Foundation
import Routes
import Testing

@Suite struct RoundaboutJoiningTests {
  private static let json = OSRMBuilder(steps: [
    OSRMBuilder.step("depart", nil),
    OSRMBuilder.step(
      "roundabout", "right", "\"name\": \"Ring\"",
      maneuver: "\"exit\": 2, \"bearing_before\": 0, \"bearing_after\": 60"),
    OSRMBuilder.step(
      "exit roundabout", "right", "\"ref\": \"B 1\"",
      maneuver: "\"exit\": 2, \"bearing_before\": 300, \"bearing_after\": 350"),
    OSRMBuilder.step("arrive", nil),
  ]).json

  @Test func `entering and leaving are one step`() throws {
    let steps = try RouteReader().read(Data(Self.json.utf8)).routes[0].legs[0].steps
    #expect(steps.map(\.maneuver.kind) == [.depart, .roundaboutNthExitCCW, .arrive])
    #expect(steps.map(\.distance) == [10, 20, 10])
    #expect(steps[1].maneuver.exit == 2)
    #expect(steps[1].maneuver.roundaboutAngle == 190)
    #expect(steps[1].maneuver.bearingAfter == 350)
    #expect(steps[1].road.ref == "B 1")
    #expect(steps[1].roundaboutExit?.engineType == "exit roundabout")
    #expect(steps[1].roundaboutExit?.distance == 10)
  }

  @Test func `entering and leaving stay two steps on request`() throws {
    let reader = RouteReader(roundabouts: .separate)
    let steps = try reader.read(Data(Self.json.utf8)).routes[0].legs[0].steps
    #expect(
      steps.map(\.maneuver.kind)
        == [.depart, .roundaboutNthExitCCW, .roundaboutExitCCW, .arrive])
  }

  @Test func `HERE's exit number is that of the way out`() throws {
    let json = SmallAnswer.section(
      """
      "actions": [{"action": "roundaboutEnter", "offset": 0, "length": 5},
        {"action": "roundaboutExit", "exit": 3, "offset": 1, "length": 7}]
      """, mode: "car")
    let steps = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps
    #expect(steps.map(\.maneuver.kind) == [.roundaboutNthExitCCW])
    #expect(steps[0].maneuver.exit == 3)
    #expect(steps[0].distance == 12)
  }

  @Test(arguments: [(-1.5708, "right", 90.0), (3.1416, "left", 180), (-4.7124, "right", 270)])
  func `the sign of GraphHopper's angle gives the side`(
    radians: Double, side: String, angle: Double
  ) throws {
    let json = """
      {"paths": [{"distance": 1, "time": 1, "instructions": [{"sign": 6, "exit_number": 1,
        "turn_angle": \(radians), "distance": 1, "time": 1}]}]}
      """
    let step = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps[0]
    #expect(step.drivingSide.rawValue == side)
    #expect(step.drivingSideSource == .roundabout)
    #expect(step.maneuver.roundaboutAngle == angle)
  }

  @Test(arguments: [
    ("51.5, -0.12", "left", "country"), ("48.85, 2.35", "right", "assumed"),
    ("35.68, 139.76", "left", "country"), ("35.1, 129.04", "right", "assumed"),
    ("50.95, 1.85", "right", "assumed"), ("43.1, 131.9", "right", "assumed"),
    ("-33.9, 151.2", "left", "country"), ("36.19, 44.0", "right", "assumed"),
  ])
  func `the country of the start gives the side where nothing else does`(
    place: String, side: String, source: String
  ) throws {
    let numbers = place.split(separator: ", ")
    let json = OSRMBuilder(steps: [OSRMBuilder.step("turn", "left")]).json
      .replacing("[1, 2]", with: "[\(numbers[1]), \(numbers[0])]")
    let step = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps[0]
    #expect(step.drivingSide.rawValue == side)
    #expect(step.drivingSideSource.rawValue == source)
    let asked = try RouteReader(drivingSide: .right).read(Data(json.utf8))
    #expect(asked.routes[0].legs[0].steps[0].drivingSideSource == .option)
  }
}
