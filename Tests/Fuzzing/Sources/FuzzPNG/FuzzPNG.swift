import PNGCoding
import PNGReading
import Raster

/// Reads what libFuzzer made up as a PNG file, as it is and with its checksums mended.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  check(withRightChecksums(bytes))
  return 0
}

/// What can be read must survive writing.
private func check(_ bytes: [UInt8]) {
  // Large pictures would only be slow.
  guard let pixmap = try? PNGCoder.decode(bytes), pixmap.pixels.count <= 1 << 16 else { return }
  do {
    let written = PNGCoder.encode(pixmap)
    let again = try PNGCoder.decode(written)
    let rewritten = PNGCoder.encode(again)
    precondition(rewritten == written, "written otherwise the second time")
  } catch {
    preconditionFailure("what was read cannot be written: \(error)")
  }
}
