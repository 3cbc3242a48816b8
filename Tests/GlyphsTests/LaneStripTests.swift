import Glyphs
import Routes
import Testing
import Faults

@Suite struct LaneStripTests {
  @Test func `OpenStreetMap's words are read, with marks for the arrow to follow`() throws {
    let strip = try LaneStrip(
      words: "left;through| through * ;slight_right|none||reverse|merge_to_left+",
      drivingSide: .left)
    #expect(
      strip.lanes == [
        Lane(directions: [.left, .through]),
        Lane(directions: [.through, .slightRight], followed: .through, state: .preferred),
        Lane(directions: [.noArrow]), Lane(directions: [.noArrow]),
        Lane(directions: [.uTurnRight]),
        Lane(directions: [.mergeToLeft], followed: .mergeToLeft, state: .usable),
      ])
  }

  @Test func `strips with the same picture are equal`() throws {
    let some = try LaneStrip([
      Lane(directions: [.through, .left], followed: .left, state: .usable), Lane(directions: []),
    ])
    let same = try LaneStrip([
      Lane(directions: [.left, .through], followed: .left, state: .preferred),
      Lane(directions: [.noArrow], followed: .noArrow, state: .avoid),
    ])
    #expect(some == same)
  }

  @Test(arguments: [
    (
      "left|up",
      "lane 2: no direction 'up'; expected left, slight_left, sharp_left, through, "
        + "right, slight_right, sharp_right, reverse, merge_to_left, merge_to_right or none"
    ),
    (
      "left/dotted",
      "lane 1: no line '/dotted'; expected /none, /dashed, /solid, /double, /physical"
    ),
    (
      "left|solid/right",
      "lane 2: no direction 'solid'; expected left, slight_left, sharp_left, "
        + "through, right, slight_right, sharp_right, reverse, merge_to_left, merge_to_right or none"
    ),
    ("left@tram", "lane 1: no use '@tram'; expected @bus, @hov, @bicycle, @taxi, @reversible"),
    ("left*;right*", "lane 1: two directions are marked; expected one direction to follow"),
    (String(repeating: "|", count: 99), "lane 100: 100 lanes; expected 1 to 16"),
  ])
  func `what cannot be drawn is refused with its lane`(words: String, message: String) {
    do {
      _ = try LaneStrip(words: words, drivingSide: .right)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `words set the lines at each lane, and the option the others`() throws {
    let some = try LaneStrip(words: "double/left|through/solid|right", drivingSide: .right)
    #expect(some.dividers == [.double, .none, .solid, .none])
    #expect(GlyphSpec.lanes(some).name == "lanes_vbnsn_l_t_r")
    let all = try LaneStrip(
      words: "left|through/solid|right", drivingSide: .right, hasDividers: true)
    #expect(all.dividers == [.solid, .dashed, .solid, .solid])
    let usual = try LaneStrip(words: "left|right", drivingSide: .right, hasDividers: true)
    #expect(GlyphSpec.lanes(usual).name == "lanes_v_l_r")
    #expect(GlyphSpec(name: "lanes_v_l_r") == .lanes(usual))
    #expect(try LaneStrip(words: "left/none", drivingSide: .right).dividers.isEmpty)
    #expect(throws: Fault.self) { try LaneStrip(usual.lanes, dividers: [.solid]) }
  }

  @Test func `a strip has 1 to 16 lanes`() {
    #expect(throws: Fault.self) { try LaneStrip([]) }
    #expect(throws: Fault.self) {
      try LaneStrip(Array(repeating: Lane(directions: [.left]), count: 17))
    }
  }
}
