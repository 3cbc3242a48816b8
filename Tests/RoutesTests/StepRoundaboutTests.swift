import Foundation
import Routes
import Testing

/// Exit number, angle, direction and way round of a roundabout are checked against each other.
@Suite struct StepRoundaboutTests {
  /// The ring of a roundabout of 20 m that is entered from the south and driven around by some
  /// degrees, as GeoJSON.
  private func ring(_ driven: Int, isClockwise: Bool = false) -> String {
    let points = stride(from: 0, through: driven, by: 15).map { degrees in
      let angle = (Double(degrees) - 90) * .pi / 180
      let east = 20 * cos(angle) * (isClockwise ? -1 : 1)
      return "[\(25 + east / 55597.5), \(60 + 20 * sin(angle) / 111195)]"
    }
    return "{\"type\": \"LineString\", \"coordinates\": [\(points.joined(separator: ","))]}"
  }

  /// A roundabout that is entered northward, with its way out as a step of its own.
  private func route(
    exit: Int?, banner: Double? = nil, out: Int, ring: String? = nil, turnIn: Int = 60,
    side: String = "right", passed: String = ""
  ) -> String {
    let degrees = banner.map { ", \"degrees\": \($0)" } ?? ""
    let line = ring.map { ", \"geometry\": \($0)" } ?? ""
    let number = exit.map { ", \"exit\": \($0)" } ?? ""
    let sided = "\"driving_side\": \"\(side)\""
    return OSRMBuilder(steps: [
      OSRMBuilder.step(
        "depart", nil,
        """
        \(sided), "bannerInstructions": [{"distanceAlongGeometry": 9,
          "primary": {"text": "X", "type": "roundabout"\(degrees)}}]
        """),
      OSRMBuilder.step(
        "roundabout", "right", "\(sided)\(line)\(passed)",
        maneuver: "\"bearing_before\": 0, \"bearing_after\": \(turnIn)\(number)"),
      OSRMBuilder.step(
        "exit roundabout", "right", sided,
        maneuver: "\"bearing_before\": 300, \"bearing_after\": \(out)\(number)"),
      OSRMBuilder.step("arrive", nil, sided),
    ]).json
  }

  private func step(_ json: String, _ reader: RouteReader = RouteReader()) throws -> Step {
    let steps = try reader.read(Data(json.utf8)).routes[0].legs[0].steps
    let step = try #require(steps.first { $0.maneuver.kind.circulation != nil })
    #expect(SideLaw.faults(of: step) == [])
    return step
  }

  @Test func `the fourth exit at 29 degrees is one after a full turn`() throws {
    let json = route(exit: 4, banner: 29, out: 151, ring: ring(330))
    #expect(try step(json).maneuver.roundaboutAngle == 360)
    // Without the line it is not known.
    let bare = route(exit: 4, banner: 29, out: 151)
    #expect(try step(bare).maneuver.roundaboutAngle == nil)
    #expect(try step(bare).maneuver.kind == .roundaboutNthExitCCW)
  }

  @Test func `a full turn is recognized without the number of the exit`() throws {
    let json = route(exit: nil, out: 170, ring: ring(345))
    #expect(try step(json).maneuver.roundaboutAngle == 360)
  }

  @Test func `the first exit is after a full turn only where it leads back`() throws {
    let json = route(exit: 1, banner: 350, out: 75, ring: ring(90))
    let angle = try #require(try step(json).maneuver.roundaboutAngle)
    #expect((95...115).contains(angle))
    let alone = route(exit: 1, banner: 350, out: 190, ring: ring(345))
    #expect(try step(alone).maneuver.roundaboutAngle == 350)
  }

  @Test func `an angle that fits stays, and the headings replace one far off`() throws {
    let near = route(exit: 2, banner: 142, out: 5, ring: ring(180))
    #expect(try step(near).maneuver.roundaboutAngle == 142)
    let far = route(exit: 2, banner: 102, out: 5, ring: ring(180))
    let angle = try #require(try step(far).maneuver.roundaboutAngle)
    #expect((170...190).contains(angle))
  }

  @Test(arguments: [("right", 51.0), ("left", 300)])
  func `an angle on the other side than the word's direction is dropped`(
    side: String, degrees: Double
  ) throws {
    let json = OSRMBuilder(steps: [
      OSRMBuilder.step(
        "depart", nil,
        """
        "driving_side": "\(side)", "bannerInstructions": [{"distanceAlongGeometry": 9,
          "primary": {"text": "X", "type": "roundabout turn", "degrees": \(degrees)}}]
        """),
      OSRMBuilder.step(
        "roundabout turn", "left", "\"driving_side\": \"\(side)\"",
        maneuver: "\"bearing_before\": 46, \"bearing_after\": 144"),
    ]).json
    let found = try step(json)
    #expect(found.maneuver.kind == (side == "left" ? .roundaboutLeftCW : .roundaboutLeftCCW))
    #expect(found.maneuver.roundaboutAngle == nil)
  }

  @Test func `the line shows the way round even if the stated side is wrong`() throws {
    let json = route(exit: 2, out: 0, ring: ring(180), side: "left")
    let found = try step(json)
    #expect(found.maneuver.kind == .roundaboutNthExitCCW)
    #expect(found.drivingSide == .right)
    #expect(found.drivingSideSource == .roundabout)
    let asked = try step(json, RouteReader(drivingSide: .left))
    #expect(asked.maneuver.kind == .roundaboutNthExitCW)
    #expect(asked.drivingSideSource == .option)
    let other = route(
      exit: 2, out: 0, ring: ring(180, isClockwise: true), turnIn: 300, side: "right")
    #expect(try step(other).maneuver.kind == .roundaboutNthExitCW)
  }

  @Test(arguments: [(2, [90.0]), (3, []), (1, [])])
  func `exits passed are as many as the number says, or none`(exit: Int, passed: [Double]) throws {
    let roads = """
      , "intersections": [
        {"location": [1, 2], "bearings": [60, 180, 300], "entry": [true, false, false],
         "in": 1, "out": 0},
        {"location": [1, 2], "bearings": [90, 200, 340], "entry": [true, false, true],
         "in": 1, "out": 2}]
      """
    let found = try step(route(exit: exit, out: 0, passed: roads))
    #expect(found.maneuver.otherExits == passed)
  }
}
