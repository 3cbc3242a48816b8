import PNGCoding
import Raster

/// Reads what libFuzzer made up as a PNG file, as it is and with its checksums mended.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  check(withRightChecksums(bytes))
  return 0
}

/// What can be read with 8 bits can be read with 16, and must survive writing.
private func check(_ bytes: [UInt8]) {
  let deep = try? PNGCoder.decodeDeep(bytes)
  guard let pixmap = try? PNGCoder.decode(bytes) else {
    precondition(deep == nil, "refused with 8 bits, read with 16")
    return
  }
  // Large pictures would only be slow.
  guard pixmap.pixels.count <= 1 << 16 else { return }
  precondition(deep != nil, "read with 8 bits, refused with 16")
  do {
    let written = try PNGCoder.encode(pixmap)
    let again = try PNGCoder.decode(written)
    let rewritten = try PNGCoder.encode(again)
    precondition(rewritten == written, "written otherwise the second time")
  } catch {
    preconditionFailure("what was read cannot be written: \(error)")
  }
}
