import Glyphs
import Paths
import Raster
import Testing

/// Signs with a speed, at each size that a screen may ask for.
@Suite struct SpeedSignTests {
  private let studio: Studio

  init() throws {
    studio = try Studio()
  }

  private func shapes(_ limit: SpeedLimit, side: Int) throws -> [Drawing.Shape] {
    let size = Size(width: Double(side), height: Double(side))
    return try studio.artist.drawing(
      of: .furniture(.speedLimit(limit)), variant: studio.variant("light"), size: size,
      pixelsPerPoint: 1
    ).items.flatMap(\.shapes).map(\.shape)
  }

  @Test(arguments: SpeedLimit.Form.allCases)
  func `one, two and three digits have lines of one width at each size`(
    form: SpeedLimit.Form
  ) throws {
    for side in 18...96 {
      let widths = try [5, 50, 88, 110, 120, 888].map { number in
        // The digits are drawn last.
        let shapes = try shapes(SpeedLimit(form: form, number: number), side: side)
        let digits = try #require(shapes.last { $0.stroke?.cap == .square })
        return Set([digits.stroke?.width].compactMap(\.self))
      }
      #expect(widths[0].count == 1 && Set(widths).count == 1, "\(form) at \(side): \(widths)")
      let width = try #require(widths[0].first)
      #expect(abs(width - 2.5 / 48 * Double(side)) < 1, "\(form) at \(side): \(width)")
    }
  }

  /// The light pixels next to the inside of a frame, on its sides without corners.
  private func border(of picture: Pixmap, hasFoot: Bool) throws -> [(x: Int, y: Int)] {
    let side = picture.width
    func isDark(_ x: Int, _ y: Int) -> Bool {
      picture[x, y].alpha == 255 && picture[x, y].red < 128
    }
    func inner(_ places: [(x: Int, y: Int)]) throws -> (x: Int, y: Int) {
      let frame = try #require(places.firstIndex { isDark($0.x, $0.y) })
      return try #require(places[frame...].first { !isDark($0.x, $0.y) })
    }
    let (row, column) = (side / 2, side * 30 / 96)
    let left = try inner((0..<side).map { ($0, row) }).x
    let right = try inner((0..<side).reversed().map { ($0, row) }).x
    let top = try inner((0..<side).map { (column, $0) }).y
    let bottom = try inner((0..<side).reversed().map { (hasFoot ? left : column, $0) }).y
    try #require(right - left > side * 45 / 100)
    try #require(bottom - top > side * (hasFoot ? 38 : 55) / 100)
    let corner = side * 5 / 48
    return (top + corner...bottom - corner).flatMap { [(left, $0), (right, $0)] }
      + (left + corner...right - corner).flatMap { [($0, top), ($0, bottom)] }
  }

  @Test(arguments: [SpeedLimit.Form.us, .canada], [5, 65, 110, 120])
  func `a clear pixel separates letters and digits from the frame from 24 pixels on`(
    form: SpeedLimit.Form, number: Int
  ) throws {
    for side in 24...96 {
      let spec = GlyphSpec.furniture(.speedLimit(try SpeedLimit(form: form, number: number)))
      let picture = try studio.draw(spec, width: side, height: side)
      let dark = try border(of: picture, hasFoot: form == .canada).filter {
        picture[$0.x, $0.y].red < 0xF0
      }
      #expect(dark.isEmpty, "\(form) \(number) at \(side): \(dark)")
    }
  }

  /// The number of dark runs in the row of pixels through the middle of the first word.
  private func strokes(_ name: String, side: Int, y: Double) throws -> Int {
    let spec = try #require(GlyphSpec(name: name))
    let picture = try studio.draw(spec, width: side, height: side)
    let row = (0..<side).map { picture[$0, Int(y / 48 * Double(side))].red < 128 }
    return zip(row, row.dropFirst()).count { !$0 && $1 }
  }

  @Test func `words are on signs as soon as there is room`() throws {
    // The frame's two sides alone, and S, P, E, E, D between them, at least one run each.
    for side in 42...96 {
      #expect(try strokes("speed_us_55", side: side, y: 10.5) >= 7, "at \(side)")
      #expect(try strokes("speed_canada_50", side: side, y: 10.5) >= 5, "at \(side)")
    }
    for side in 66...96 {
      #expect(try strokes("speed_canada_50", side: side, y: 10.5) >= 9, "at \(side)")
    }
  }

  @Test(arguments: [("us", "over"), ("canada", "far_over"), ("vienna", "over")])
  func `a state changes colors alone`(form: String, state: String) throws {
    let spec = try #require(GlyphSpec(name: "speed_\(form)_60_\(state)"))
    let usual = try #require(GlyphSpec(name: "speed_\(form)_60"))
    let (one, other) = try (
      studio.draw(spec, width: 48, height: 48), studio.draw(usual, width: 48, height: 48)
    )
    #expect(one != other)
    #expect(zip(one.pixels, other.pixels).allSatisfy { ($0.alpha > 0) == ($1.alpha > 0) })
  }
}
