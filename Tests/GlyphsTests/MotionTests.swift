import Paths
import Raster
import Testing

@testable import Glyphs

@Suite struct MotionTests {
  private let studio: Studio
  private static let size = Size(width: 48, height: 48)

  init() throws { studio = try Studio() }

  private static let arrows = [
    "turn_left", "u_turn_right", "keep_right", "merge_left", "roundabout_ccw_a225_e3",
    "roundabout_cw_a90", "roundabout_enter_ccw", "junction_xr45_l90_r0", "lanes_l_tx", "depart",
  ]

  private func frames(_ name: String, _ count: Int) throws -> [Drawing] {
    try studio.artist.frames(
      of: try #require(GlyphSpec(name: name)), count: count, variant: try studio.variant("light"),
      size: Self.size, pixelsPerPoint: 1)
  }

  private func ink(_ drawing: Drawing, _ label: String) throws -> [Int] {
    var renderer = Renderer()
    let items = drawing.items.filter { $0.shapes.allSatisfy { $0.shape.label == label } }
    return try renderer.draw(Drawing(size: Self.size, items: items), width: 48, height: 48)
      .pixels.map { Int($0.alpha) }
  }

  @Test(arguments: arrows)
  func `an arrow grows to the glyph, and unlit roads stand still`(name: String) throws {
    let frames = try frames(name, 8)
    let still = try studio.artist.drawing(
      of: try #require(GlyphSpec(name: name)), variant: try studio.variant("light"),
      size: Self.size, pixelsPerPoint: 1)
    #expect(frames.count == 8 && frames[7] == still)
    #expect(Set(frames).count == 8)
    #expect(try Set(frames.map { try ink($0, "unlit") }).count == 1)
    let sums = try frames.map { try ink($0, "lit").reduce(0, +) }
    for (before, after) in zip(sums, sums.dropFirst()) { #expect(before < after) }
  }

  @Test(arguments: arrows)
  func `an arrow stays near its final place in all frames`(name: String) throws {
    let frames = try frames(name, 8)
    // What the glyph covers, and as much around it as a head needs in a bend.
    let wide = frames[7].items.flatMap(\.shapes).map {
      Drawing.Item.shape($0.shape.outlined(by: 9, color: .black))
    }
    var renderer = Renderer()
    let near = try renderer.draw(Drawing(size: Self.size, items: wide), width: 48, height: 48)
    for frame in frames {
      let stray = zip(try ink(frame, "lit"), near.pixels).filter { $0.0 > 0 && $0.1.alpha == 0 }
      #expect(stray.isEmpty)
    }
  }

  @Test func `waiting turns once around and starts with its glyph`() throws {
    let frames = try frames("waiting", 12)
    #expect(Set(frames).count == 12)
    for (index, frame) in frames.enumerated() {
      let name = index == 0 ? "waiting" : "waiting_\(index + 1)"
      #expect(GlyphSpec(name: name)?.name == name)
      let still = try self.frames(name, 12)[0]
      #expect(try self.frames("waiting", 12)[index] == frame)
      #expect(still == frames[0], "any of its frames names the same animation")
    }
    #expect(try self.frames("waiting", 6) == stride(from: 0, to: 12, by: 2).map { frames[$0] })
    #expect(GlyphSpec(name: "waiting_1") == nil && GlyphSpec(name: "waiting_13") == nil)
    #expect(GlyphSpec(name: "waiting_02") == nil)
  }

  @Test func `a glyph without an arrow does not move`() throws {
    #expect(Set(try frames("elevator", 5)).count == 1)
  }
}
