import Glyphs
import Paths
import Raster
import Routes

private let artist: GlyphArtist = {
  do {
    return GlyphArtist(theme: try .builtIn(), icons: .builtIn)
  } catch {
    preconditionFailure("the built-in theme: \(error)")
  }
}()

/// Reads what libFuzzer made up as lanes, as a junction and as the name of a glyph, and draws it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: bytes, as: UTF8.self)
  for side in DrivingSide.allCases {
    if let strip = try? LaneStrip(words: text, drivingSide: side) { draw(.lanes(strip)) }
  }
  if let junction = try? Junction(words: text) { draw(.junction(junction)) }
  if let spec = GlyphSpec(name: text) { draw(spec) }
  return 0
}

/// The name of what is drawn must lead back to it.
private func draw(_ spec: GlyphSpec) {
  guard let again = GlyphSpec(name: spec.name) else {
    preconditionFailure("no glyph is called \(spec.name)")
  }
  precondition(again.name == spec.name, "\(spec.name) leads to \(again.name)")
  do {
    let drawing = try artist.drawing(
      of: spec, variant: artist.theme.variants[0], size: Size(width: 60, height: 18),
      pixelsPerPoint: 1)
    var renderer = Renderer()
    let pixmap = try renderer.draw(drawing, width: 60, height: 18)
    precondition(pixmap.pixels.contains { $0.alpha > 0 }, "nothing is drawn for \(spec.name)")
  } catch {
    preconditionFailure("\(spec.name) cannot be drawn: \(error)")
  }
}
