import Paths
import Raster
import Routes
import Testing

@testable import Glyphs

@Suite struct SymbolLayerTests {
  private let studio: Studio
  private static let size = Size(width: 48, height: 48)

  init() throws { studio = try Studio() }

  private static let specs: [GlyphSpec] =
    ManeuverKind.allCases.map { GlyphSpec(kind: $0, drivingSide: .right) }
    + [
      "lanes_l_tx", "lanes_slt", "lanes_ulxlt", "lanes_ltr", "roundabout_ccw_a90_e1",
      "roundabout_cw_a255", "roundabout_nth_exit_ccw_e8", "map_pan", "map_my_location",
      "junction_xr45_l90_r0",
    ].compactMap(GlyphSpec.init(name:))

  private func layer(_ isLit: Bool, of spec: GlyphSpec) throws -> SymbolLayer? {
    try studio.artist.symbol(of: spec, size: Self.size).first { $0.isLit == isLit }
  }

  private func ink(_ items: [Drawing.Item]) throws -> [Int] {
    var renderer = Renderer()
    return try renderer.draw(Drawing(size: Self.size, items: items), width: 48, height: 48)
      .pixels.map { Int($0.alpha) }
  }

  private func ink(_ layer: SymbolLayer?, _ weight: Int, stroke: Stroke? = nil) throws -> [Int] {
    let path = layer?.outlines[weight] ?? Path()
    return try ink([.shape(Drawing.Shape(path: path, fill: .black, stroke: stroke))])
  }

  @Test(arguments: specs)
  func `the regular weight has the lit roads of the glyph`(spec: GlyphSpec) throws {
    let measures = studio.artist.theme.measures(forSide: 48)
    let lit = try studio.artist.parts(of: spec, Self.size, measures, .none).items
      .flatMap(\.shapes).map(\.shape).filter { $0.role == .lit || $0.role == .text }
    let wanted = try ink(lit.map { .shape($0) })
    let found = try ink(try layer(true, of: spec), 1)
    let difference = zip(wanted, found).reduce(0) { $0 + abs($1.0 - $1.1) }
    #expect(difference * 200 <= wanted.reduce(0, +))
    #expect(found.contains(255) == wanted.contains(255))
  }

  @Test(arguments: specs)
  func `a gap separates unlit from lit roads`(spec: GlyphSpec) throws {
    let gap = studio.artist.theme.measures(forSide: 48).gap * 48
    let (lit, unlit) = (try layer(true, of: spec), try layer(false, of: spec))
    // Unlit heads of lanes grow into the gap of the heaviest weight.
    for (weight, share) in [(0, 1.5), (1, 1.5), (2, 0.4)] {
      let stroke = try Stroke(width: gap * share)
      let overlap = zip(try ink(lit, weight, stroke: stroke), try ink(unlit, weight))
        .reduce(0) { $0 + max(0, $1.0 + $1.1 - 255) }
      #expect(overlap <= 255, "weight \(weight)")
    }
  }

  @Test(arguments: specs)
  func `weights have the same commands, and heavier ones more ink`(spec: GlyphSpec) throws {
    for layer in try studio.artist.symbol(of: spec, size: Self.size) {
      let counts = layer.outlines.map { $0.elements.map(\.points.count) }
      #expect(counts[0] == counts[1] && counts[1] == counts[2])
      let sums = try (0..<3).map { try ink(layer, $0).reduce(0, +) }
      if layer.isLit { #expect(sums[0] <= sums[1] && sums[1] <= sums[2]) }
    }
  }

  @Test func `an area at the end of a line is not a head`() throws {
    let ferry = GlyphSpec(kind: .ferryBoard, drivingSide: .right)
    let boxes = try #require(try layer(true, of: ferry)).outlines.compactMap(\.controlBounds)
    // The water is the widest; a head would grow with the weight.
    #expect(
      boxes.count == 3 && boxes.allSatisfy { abs($0.minX - 4) < 0.5 && abs($0.maxX - 44) < 0.5 },
      "\(boxes)")
  }

  @Test func `a line grows by the weight, a head around the end of its line`() throws {
    let spec = GlyphSpec(kind: .straight, drivingSide: .right)
    let boxes = try #require(try layer(true, of: spec)).outlines.map { $0.controlBounds }
    let widths = boxes.map { $0?.width ?? 0 }
    let head = studio.artist.theme.measures.headWidth * 48
    for (width, weight) in zip(widths, SymbolWeight.allCases) {
      // Rounded corners take a little off the head's width.
      #expect(width < head * weight.heads && width > head * weight.heads * 0.85)
    }
  }
}
