import Glyphs
import Routes
import TestSupport
import Testing

@Suite struct GlyphNameTests {
  private func isSafe(_ name: String) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return name.utf8.first.map(letters.contains) == true
      && name.utf8.allSatisfy {
        letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "_")
      }
  }

  private func check(_ spec: GlyphSpec) throws {
    let name = spec.name
    #expect(isSafe(name), "\(name)")
    #expect(GlyphSpec(name: name) == spec, "\(name)")
  }

  @Test(arguments: ManeuverKind.allCases)
  func `each kind has a name that reads back`(kind: ManeuverKind) throws {
    for side in DrivingSide.allCases { try check(GlyphSpec(kind: kind, drivingSide: side)) }
    for exit in [1, 19, 99] {
      try check(GlyphSpec(kind: kind, drivingSide: .right, angle: 77, exit: exit))
    }
  }

  @Test(arguments: [Circulation.clockwise, .counterClockwise])
  func `each angle and exit has its own name`(circulation: Circulation) throws {
    var names: Set<String> = []
    for angle in 1...360 {
      for exit in [nil, 1, 12] {
        let spec = GlyphSpec.roundabout(
          try Roundabout(circulation: circulation, passage: .through(angle: angle), exit: exit))
        try check(spec)
        names.insert(spec.name)
      }
    }
    #expect(names.count == 360 * 3)
  }

  @Test(arguments: UInt64(0)..<100)
  func `lanes of any kind have a name that reads back`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let lanes = (0..<random.int(1...16)).map { _ in
      let directions = Lane.Direction.allCases.filter { _ in random.int(0...3) == 0 }
      return Lane(
        directions: directions, followed: directions.randomElement(using: &random),
        state: Lane.State.allCases.randomElement(using: &random) ?? .avoid,
        access: Lane.Access.allCases.filter { _ in random.int(0...5) == 0 })
    }
    let kinds =
      random.int(0...1) == 0
      ? []
      : (0...lanes.count).map { _ in
        LaneDivider.allCases.randomElement(using: &random) ?? .none
      }
    let spec = GlyphSpec.lanes(try LaneStrip(lanes, dividers: kinds))
    try check(spec)
    #expect(spec.name.utf8.count < 240)
  }

  @Test(arguments: [
    "", "turn", "turn-left", "turn_left_lht", "TURN_LEFT", "roundabout_ccw_a0",
    "roundabout_ccw_a361", "roundabout_xx_a9", "roundabout_ccw_a9_e0", "lanes_", "lanes_zz",
    "lanes_l__r", "../turn_left", "turn_left_e2", "roundabout_ccw_a077", "roundabout_ccw_a77_e+2",
    "roundabout_ccw_a77_t60t30", "lanes_txl", "lanes_lw", "lanes_lxx", "lanes_v", "lanes_vn_l",
    "lanes_vsds_l", "lanes_vss_l", "lanes_zl", "lanes_lwq",
  ])
  func `other words name no glyph`(name: String) {
    #expect(GlyphSpec(name: name) == nil)
  }
}
