import Paths
import Raster

/// A PNG file, built from chunks (PNG, 5.3).
package struct PNGFile: Sendable {
  package private(set) var bytes = PNGCoder.signature

  /// Begins a file with its signature.
  package init() {}

  /// Encodes a picture with a layout that fits it, and that of `frames`, each of the same size.
  ///
  /// The frames make an animation (PNG 3rd edition, 11.3.6) of 0.96 seconds, which does not contain the
  /// picture.
  static func bytes(
    _ pixmap: Pixmap, _ layout: PNGLayout, frames: [Pixmap] = [], plays: UInt32 = 1
  ) -> [UInt8] {
    var file = PNGFile()
    file.append("IHDR") { bytes in
      bytes += word(UInt32(pixmap.width)) + word(UInt32(pixmap.height))
      bytes += [UInt8(layout.bitDepth), layout.colorType.rawValue, 0, 0, 0]
    }
    // Rendering intent 0 is perceptual.
    file.append("sRGB") { $0.append(0) }
    if layout.colorType == .palette {
      let palette = layout.palette
      file.append("PLTE") { $0 += palette.colors.flatMap { [$0.red, $0.green, $0.blue] } }
      if palette.alphaCount > 0 {
        file.append("tRNS") { $0 += palette.colors.prefix(palette.alphaCount).map { $0.alpha } }
      }
    }
    if !frames.isEmpty {
      file.append("acTL") { $0 += word(UInt32(frames.count)) + word(plays) }
    }
    file.append("IDAT") { DeflateEncoder.encode(pixmap, layout, onto: &$0) }
    // Each frame replaces the whole picture after 24 / (25 × count) seconds.
    let delay = word(24 << 16 | UInt32(25 * frames.count))
    for (index, frame) in frames.enumerated() {
      let size = word(UInt32(frame.width)) + word(UInt32(frame.height))
      file.append("fcTL") { bytes in
        bytes += word(UInt32(2 * index)) + size + word(0) + word(0) + delay + [0, 0]
      }
      file.append("fdAT") { bytes in
        bytes += word(UInt32(2 * index + 1))
        DeflateEncoder.encode(frame, layout, onto: &bytes)
      }
    }
    file.append("IEND") { _ in }
    return file.bytes
  }

  /// Appends the chunks of another file.
  package mutating func append(_ other: PNGFile) {
    bytes += other.bytes.dropFirst(PNGCoder.signature.count)
  }

  /// Appends a chunk: length, name, content and CRC.
  package mutating func append(_ name: String, content: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes += Self.word(0) + name.utf8
    content(&bytes)
    bytes += Self.word(CRC32.value(of: bytes.span.extracting((start + 4)...)))
    // The length counts the content alone.
    let length = UInt32(truncatingIfNeeded: bytes.count - start - 12)
    bytes.replaceSubrange(start..<start + 4, with: Self.word(length))
  }

  /// A number as four bytes, big-endian.
  package static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
