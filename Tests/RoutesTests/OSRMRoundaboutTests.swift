import Testing

@testable import Routes

/// Roundabouts in responses of OSRM's form.
@Suite struct OSRMRoundaboutTests {
  @Test(arguments: [
    (84.0, 0.0, "right", 180.0), (84, 90, "right", 90), (84, 270, "right", 270),
    (-40, 0, "left", 180), (-40, 270, "left", 90), (-40, 90, "left", 270), (84, 180, "right", 360),
  ])
  func `the turn into a roundabout gives the side, and its exit the angle`(
    entry: Double, exit: Double, side: String, angle: Double
  ) throws {
    let after = entry < 0 ? entry + 360 : entry
    // A road to each side.
    let number = Int(angle / 90)
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step(
        "roundabout", "right",
        maneuver: "\"exit\": \(number), \"bearing_before\": 0, \"bearing_after\": \(after)"),
      OSRMBuilder.step(
        "exit roundabout", "right",
        maneuver: "\"exit\": \(number), \"bearing_before\": 0, \"bearing_after\": \(exit)"))
    #expect(steps[0].drivingSide.rawValue == side)
    #expect(steps[0].drivingSideSource == .roundabout)
    #expect(steps[0].maneuver.roundaboutAngle == angle)
    #expect(
      steps[0].maneuver.kind
        == (side == "right" ? .roundaboutNthExitCCW : .roundaboutNthExitCW))
  }

  @Test func `bearings that are all 0 give no angle`() throws {
    let zero = "\"exit\": 1, \"bearing_before\": 0, \"bearing_after\": 0"
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step("roundabout", "right", maneuver: zero),
      OSRMBuilder.step("exit roundabout", "right", maneuver: zero))
    #expect(steps[0].maneuver.roundaboutAngle == nil)
  }

  @Test(arguments: [(180.0, 180.0), (0, 360), (-90, 270), (450, 90)])
  func `the banner's degrees are the angle around a roundabout`(degrees: Double, angle: Double)
    throws
  {
    let banner = """
      "bannerInstructions": [{"distanceAlongGeometry": 1,
        "primary": {"text": "", "components": [], "degrees": \(degrees)}}]
      """
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step("depart", nil, banner),
      OSRMBuilder.step("roundabout", "right", maneuver: "\"exit\": 3"))
    #expect(steps[1].maneuver.roundaboutAngle == angle)
  }

  @Test(arguments: [
    // Driven from the south: the exit's heading, the arrow that leads there.
    (DrivingSide.right, "right", 270, Lane.Direction.left), (.right, "right", 0, .through),
    (.right, "slight right", 90, .right), (.left, "left", 90, .right), (.left, "left", 270, .left),
  ])
  func `before a roundabout the arrow of the way out is lit, not that of the way in`(
    side: DrivingSide, modifier: String, after: Int, arrow: Lane.Direction
  ) throws {
    let lanes = """
      "driving_side": "\(side.rawValue)", "intersections": [{"lanes": [
        {"indications": ["left", "straight", "right"], "valid": true}]}]
      """
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step(
        "roundabout", modifier, lanes, maneuver: "\"exit\": 2, \"bearing_before\": 360"),
      OSRMBuilder.step("exit roundabout", modifier, maneuver: "\"bearing_after\": \(after)"))
    #expect(steps[0].lanes.map(\.followed) == [arrow])
  }

  @Test func `absurd headings and places give no angle, and shares are always numbers`() throws {
    let steps = try OSRMBuilder.read(
      OSRMBuilder.step(
        "roundabout", "right", "\"geometry\": {\"coordinates\": [[1e308, 90], [-1e308, 90]]}",
        maneuver: "\"bearing_before\": 1e308, \"bearing_after\": 10"),
      OSRMBuilder.step("exit roundabout", "right", maneuver: "\"bearing_after\": -1e308"))
    #expect(steps[0].maneuver.bearingBefore == nil)
    #expect(steps[0].maneuver.bearingAfter == 10)
    #expect(steps[0].maneuver.roundaboutAngle == nil)
    #expect(Congestion(levels: [.low, .heavy], distances: [1e308, 1e308]).share(.low) == 0)
  }
}
