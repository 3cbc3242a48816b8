import Testing

@testable import Routes

@Suite struct OrdinalTests {
  @Test func `the ordinal of a kind is its place among all`() {
    for (place, kind) in ManeuverKind.allCases.enumerated() { #expect(kind.ordinal == place) }
  }

  @Test func `sources of the driving side have ordinals of their own`() {
    let sources: [DrivingSideSource] = [
      .stated, .route, .junctions, .roundabout, .uTurn, .option, .country, .assumed,
    ]
    #expect(sources.map(\.ordinal) == Array(0..<8))
  }

  @Test func `what is kept of the names of kinds is what the names tell`() {
    for kind in ManeuverKind.allCases {
      let circulation: Circulation? =
        kind.rawValue.hasSuffix("-ccw")
        ? .counterClockwise : kind.rawValue.hasSuffix("-cw") ? .clockwise : nil
      #expect(kind.circulation == circulation, "\(kind)")
    }
    #expect(ManeuverKind.roundaboutLeftCCW.inLeftHandTraffic == .roundaboutLeftCW)
    #expect(ManeuverKind.uTurnLeft.inLeftHandTraffic == .uTurnRight)
    #expect(ManeuverKind.turnLeft.inLeftHandTraffic == .turnLeft)
    #expect(ManeuverKind.roundaboutStraightCW.turnDirection == .straight)
    #expect(ManeuverKind.arriveLeft.turnDirection == nil)
  }
}
