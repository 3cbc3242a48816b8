import PNGCoding

/// A PNG file written sample by sample, uncompressed, in any form of the format.
public struct SamplePNG: Sendable {
  /// Pixels in a row.
  public var width: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  public var depth: Int
  /// The color type of the header: 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGBA.
  public var colorType: Int
  /// The samples, row-major, those of a pixel together; their number decides the height.
  public var samples: [Int]
  /// Whether the pixels are written in the seven passes of Adam7.
  public var isInterlaced = false
  /// The content of PLTE, empty for none.
  public var palette: [UInt8] = []
  /// The content of tRNS, empty for none.
  public var transparency: [UInt8] = []

  /// Describes a file.
  public init(width: Int, depth: Int, colorType: Int, samples: [Int]) {
    (self.width, self.depth, self.colorType) = (width, depth, colorType)
    self.samples = samples
  }

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }
  private var height: Int { samples.count / channels / width }

  /// The file.
  public var bytes: [UInt8] {
    let header = Self.word(width) + Self.word(height)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk(
      "IHDR", header + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
    if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
    return file + Self.chunk("IDAT", Self.zlib(rows)) + Self.chunk("IEND", [])
  }

  /// The rows of all passes, each after the filter 0.
  private var rows: [UInt8] {
    // The first column, the first row, and the steps to the next ones (PNG, 8.2).
    let passes: [(Int, Int, Int, Int)] =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (left, top, right, down) in passes where left < width {
      for y in stride(from: top, to: height, by: down) {
        bytes.append(0)
        bytes += packed(
          stride(from: left, to: width, by: right).flatMap { x -> ArraySlice<Int> in
            let start = (y * width + x) * channels
            return samples[start..<start + channels]
          })
      }
    }
    return bytes
  }

  /// Samples of a row, the first in the highest bits.
  private func packed(_ row: [Int]) -> [UInt8] {
    guard depth < 16 else {
      return row.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    var bytes = [UInt8](repeating: 0, count: (row.count * depth + 7) / 8)
    for (index, sample) in row.enumerated() {
      let bit = index * depth
      bytes[bit / 8] |= UInt8(sample << (8 - depth - bit % 8))
    }
    return bytes
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return word(content.count) + named + word(Int(CRC32.value(of: named.span)))
  }

  /// Stored blocks (RFC 1950 and 1951).
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x78, 1]
    var (a, b) = (1, 0)
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt16(block.count)
      file.append(start + block.count == bytes.count ? 1 : 0)
      file += [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      file += block
      for byte in block {
        a = (a + Int(byte)) % 65_521
        b = (b + a) % 65_521
      }
    }
    return file + word(b << 16 | a)
  }
}
