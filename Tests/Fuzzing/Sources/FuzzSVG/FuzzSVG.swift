import Paths
import Raster
import SVGCoding

/// Reads what libFuzzer made up as an SVG document and draws it at 64 × 64 pixels.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let drawing = try? SVGReader.read(bytes, size: Size(width: 64, height: 64)) else {
    return 0
  }
  var renderer = Renderer()
  _ = try? renderer.draw(drawing, width: 64, height: 64)
  return 0
}
