import PNGCoding
import PNGReading
import Raster

/// Reads what libFuzzer made up as a PNG file, as it is and with its checksums mended.
func fuzzPNG(_ bytes: [UInt8]) {
  check(bytes)
  check(withRightChecksums(bytes))
}

/// What can be read must survive writing.
private func check(_ bytes: [UInt8]) {
  // Large pictures would only be slow.
  guard let pixmap = try? PNGCoder.decode(bytes), pixmap.pixels.count <= 1 << 16 else { return }
  let written = PNGCoder.encode(pixmap)
  let again = certain { try PNGCoder.decode(written) }
  precondition(PNGCoder.encode(again) == written, "written otherwise the second time")
}
