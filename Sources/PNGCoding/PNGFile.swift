import Paths

/// A PNG file put together from packed pixels.
enum PNGFile {
  /// The file of a layout and its packed, filtered rows.
  static func bytes(
    width: Int, height: Int, _ layout: PNGLayout, zlibStream: [UInt8]
  ) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header =
      word(width) + word(height)
      + [UInt8(layout.bitDepth), UInt8(layout.colorType.rawValue), 0, 0, 0]
    append("IHDR", header, to: &file)
    // Rendering intent 0 is perceptual.
    append("sRGB", [0], to: &file)
    if layout.colorType == .palette {
      append("PLTE", layout.palette.colors.flatMap { [$0.red, $0.green, $0.blue] }, to: &file)
      let alphas = layout.palette.colors.prefix(layout.alphaCount).map(\.alpha)
      if !alphas.isEmpty { append("tRNS", alphas, to: &file) }
    }
    append("IDAT", zlibStream, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// The size of a file, in bytes, beside the packed pixels.
  static func overhead(_ layout: PNGLayout) -> Int {
    let alphaCount = layout.alphaCount
    let palette =
      layout.colorType == .palette ? 12 + 3 * layout.palette.colors.count : 0
    return 8 + 25 + 13 + palette + (alphaCount > 0 ? 12 + alphaCount : 0) + 12 + 12
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += word(content.count)
    let start = file.count
    file += name.utf8
    file += content
    file += word(Int(CRC32.value(of: file.span.extracting(start..<file.count))))
  }

  /// The four bytes of a number, the highest first.
  private static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
