import Paths

/// A PNG file put together from packed pixels.
enum PNGFile {
  /// The file of a layout and its packed, filtered rows.
  static func bytes(
    width: Int, height: Int, _ layout: PNGLayout, zlibStream: [UInt8]
  ) -> [UInt8] {
    var file: [UInt8] = []
    file.reserveCapacity(overhead(layout) + zlibStream.count)
    file += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    append("IHDR", to: &file) { file in
      append(word: width, to: &file)
      append(word: height, to: &file)
      file += [UInt8(layout.bitDepth), UInt8(layout.colorType.rawValue), 0, 0, 0]
    }
    // Rendering intent 0 is perceptual.
    append("sRGB", to: &file) { $0.append(0) }
    if layout.colorType == .palette {
      append("PLTE", to: &file) { file in
        for color in layout.palette.colors {
          file.append(color.red)
          file.append(color.green)
          file.append(color.blue)
        }
      }
      let alphaCount = layout.alphaCount
      if alphaCount > 0 {
        append("tRNS", to: &file) { file in
          for color in layout.palette.colors.prefix(alphaCount) { file.append(color.alpha) }
        }
      }
    }
    append("IDAT", to: &file) { $0 += zlibStream }
    append("IEND", to: &file) { _ in }
    return file
  }

  /// The size of a file, in bytes, beside the packed pixels.
  static func overhead(_ layout: PNGLayout) -> Int {
    let alphaCount = layout.alphaCount
    let palette =
      layout.colorType == .palette ? 12 + 3 * layout.palette.colors.count : 0
    return 8 + 25 + 13 + palette + (alphaCount > 0 ? 12 + alphaCount : 0) + 12 + 12
  }

  /// Adds a chunk.
  private static func append(
    _ name: String, to file: inout [UInt8], content: (inout [UInt8]) -> Void
  ) {
    append(word: 0, to: &file)
    let start = file.count
    file += name.utf8
    content(&file)
    append(word: Int(CRC32.value(of: file.span.extracting(start..<file.count))), to: &file)
    // The length is that of the content.
    let count = UInt32(truncatingIfNeeded: file.count - start - 8)
    for place in 0..<4 {
      file[start - 4 + place] = UInt8(truncatingIfNeeded: count >> (24 - 8 * UInt32(place)))
    }
  }

  /// Adds the four bytes of a number, the highest first.
  private static func append(word: Int, to file: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: word >> shift)) }
  }
}
