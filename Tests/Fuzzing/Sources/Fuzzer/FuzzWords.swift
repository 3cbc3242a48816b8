@testable import Glyphs
import Paths
import Raster
import Routes

/// Reads what libFuzzer made up as lanes, as a junction and as the name of a glyph, and draws it.
func fuzzWords(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  for side in DrivingSide.allCases {
    if let strip = try? LaneStrip(words: text, drivingSide: side) { draw(.lanes(strip)) }
  }
  if let junction = try? Junction(words: text) { draw(.junction(junction)) }
  if let spec = GlyphSpec(name: text) { draw(spec) }
}

/// The name of what is drawn must lead back to it.
private func draw(_ spec: GlyphSpec) {
  guard let again = GlyphSpec(name: spec.name) else {
    preconditionFailure("no glyph is called \(spec.name)")
  }
  precondition(again.name == spec.name, "\(spec.name) leads to \(again.name)")
  // The name of a shield may have a network that is none.
  if case .shield(let shield) = spec,
    value({ try artist.icons.shields.size(of: shield) }) == nil
  {
    return
  }
  let pixmap = certain {
    let drawing = try artist.drawing(
      of: spec, variant: artist.theme.variants[0], size: Size(width: 60, height: 18),
      pixelsPerPoint: 1)
    var renderer = Renderer()
    return try renderer.draw(drawing, width: 60, height: 18)
  }
  precondition(pixmap.pixels.contains { $0.alpha > 0 }, "nothing is drawn for \(spec.name)")
}
