import Paths
import Raster
import SVGCoding

/// Reads what libFuzzer made up as an SVG document and draws it at 64 × 64 pixels.
func fuzzSVG(_ bytes: [UInt8]) {
  guard
    let drawing = value({ try SVGReader.read(bytes, size: Size(width: 64, height: 64)) })
  else { return }
  var renderer = Renderer()
  _ = value { try renderer.draw(drawing, width: 64, height: 64) }
}
