import Paths
import Raster

/// Compresses the rows of a picture to a zlib stream (RFC 1950) of deflate blocks (RFC 1951).
///
/// It buffers one block and the window before it, so memory does not grow with the picture.
struct DeflateEncoder {
  /// The most bytes of a block: the limit of a stored block.
  private static let blockLimit = 65_535
  /// Pixels of a row to pack at once; at most 32 KiB.
  private static let pixelShare = 1 << 13

  private var bits: BitWriter
  /// At most a window of written bytes, then those of the next block, then zeros.
  private var data: [UInt8]
  private var block = 0..<0
  private var check = Adler32()
  private let layout: PNGLayout
  /// The bytes from a row to the next.
  private let stride: Int

  /// Appends the stream of a picture; each row begins with its filter type (PNG, 9.2).
  static func encode(_ pixmap: Pixmap, _ layout: PNGLayout, onto bytes: inout [UInt8]) {
    var encoder = DeflateEncoder(pixmap, layout, bytes)
    bytes = []
    let pixels = pixmap.pixels.span
    for y in 0..<pixmap.height {
      for x in Swift.stride(from: 0, to: pixmap.width, by: pixelShare) {
        let first = y * pixmap.width + x
        let part = first..<first + min(pixelShare, pixmap.width - x)
        let above = max(0, part.lowerBound - pixmap.width)..<max(0, part.upperBound - pixmap.width)
        encoder.append(
          pixels.extracting(part), above: pixels.extracting(y > 0 ? above : 0..<0),
          startsRow: x == 0)
      }
    }
    bytes = encoder.finish()
  }

  private init(_ pixmap: Pixmap, _ layout: PNGLayout, _ bytes: [UInt8]) {
    self.layout = layout
    stride = layout.byteCount(pixels: pixmap.width) + 1
    data = Array(repeating: 0, count: min(stride * pixmap.height, Self.blockLimit) + 8)
    bits = BitWriter(bytes)
    // A window of 32 KiB, and the highest compression level.
    bits.write(0xDA78, count: 16)
  }

  /// Appends pixels of a row; `above` is empty for the first row.
  private mutating func append(_ pixels: Span<Color>, above: Span<Color>, startsRow: Bool) {
    let filterBytes = startsRow ? 1 : 0
    let count = filterBytes + layout.byteCount(pixels: pixels.count)
    if block.count + count > Self.blockLimit {
      writeBlock(isLast: false)
      let window = data[max(0, block.upperBound - DeflateSymbols.window)..<block.upperBound]
      data = window + Array(repeating: 0, count: Self.blockLimit + 8)
      block = window.count..<window.count
    }
    let (layout, start) = (layout, block.upperBound + filterBytes)
    var bytes = data.mutableSpan
    layout.pack(pixels, into: &bytes, at: start)
    if startsRow { bytes[start - 1] = layout.filter.rawValue }
    if layout.filter == .up {
      var aboveBytes = [UInt8](repeating: 0, count: layout.byteCount(pixels: above.count))
      var row = aboveBytes.mutableSpan
      layout.pack(above, into: &row, at: 0)
      for place in row.indices { bytes[start + place] &-= row[place] }
    }
    block = block.lowerBound..<block.upperBound + count
  }

  private mutating func writeBlock(isLast: Bool) {
    check.add(data[block])
    let tokens = TokenParser.tokens(data, block, period: layout.pixelBytes, stride: stride)
    let code = BlockCode(tokens)
    // 3 bits, at most 7 to align, and 4 bytes.
    if 42 + 8 * block.count < code.size {
      bits.write(isLast ? 1 : 0, count: 3)
      bits.align()
      bits.write(UInt64(block.count), count: 16)
      bits.write(UInt64(block.count) ^ 0xFFFF, count: 16)
      bits.append(data[block])
    } else {
      bits.write(isLast ? 5 : 4, count: 3)
      code.write(tokens, to: &bits)
    }
  }

  private mutating func finish() -> [UInt8] {
    writeBlock(isLast: true)
    bits.align()
    bits.write(UInt64(check.value.byteSwapped), count: 32)
    return bits.bytes
  }
}
