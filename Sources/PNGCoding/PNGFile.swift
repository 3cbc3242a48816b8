import Paths
import Raster

/// A PNG file, built from chunks (PNG, 5.3).
struct PNGFile {
  private var bytes = PNGCoder.signature

  /// Encodes a picture with a layout that fits it.
  static func bytes(_ pixmap: Pixmap, _ layout: PNGLayout) -> [UInt8] {
    var file = PNGFile()
    file.append("IHDR") { bytes in
      append(UInt32(pixmap.width), to: &bytes)
      append(UInt32(pixmap.height), to: &bytes)
      bytes += [UInt8(layout.bitDepth), layout.colorType.rawValue, 0, 0, 0]
    }
    // Rendering intent 0 is perceptual.
    file.append("sRGB") { $0.append(0) }
    if layout.colorType == .palette {
      let palette = layout.palette
      file.append("PLTE") { $0 += palette.colors.flatMap { [$0.red, $0.green, $0.blue] } }
      if palette.alphaCount > 0 {
        file.append("tRNS") { $0 += palette.colors.prefix(palette.alphaCount).map(\.alpha) }
      }
    }
    file.append("IDAT") { DeflateEncoder.encode(pixmap, layout, onto: &$0) }
    file.append("IEND") { _ in }
    return file.bytes
  }

  /// Appends a chunk: length, name, content and CRC.
  private mutating func append(_ name: String, content: (inout [UInt8]) -> Void) {
    let start = bytes.count
    Self.append(0, to: &bytes)
    bytes += name.utf8
    content(&bytes)
    Self.append(CRC32.value(of: bytes.span.extracting((start + 4)...)), to: &bytes)
    // The length counts the content alone.
    let length = UInt32(truncatingIfNeeded: bytes.count - start - 12)
    for place in 0..<4 {
      bytes[start + place] = UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32(place)))
    }
  }

  /// Appends a number as four bytes, big-endian.
  private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
