import Paths
import Raster

/// A plain reader of the PNG files that the encoder writes, which shares no code with it or libpng.
struct PlainPNG {
  /// The picture; samples of fewer bits are scaled to 8.
  let pixmap: Pixmap
  /// The names of the chunks.
  let chunks: [String]
  let bitDepth: Int
  let colorType: Int
  /// How many bytes each deflate block holds.
  let blocks: [Int]

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw PlainInflate.Fault(text: "signature")
    }
    var contents: [String: [UInt8]] = [:]
    var chunks: [String] = []
    var place = 8
    while place < file.count {
      let length = Self.number(file[place..<place + 4])
      let end = place + 8 + length
      guard end + 4 <= file.count,
        Array(file[end..<end + 4]) == PNGCoderTests.crc(file[place + 4..<end])
      else { throw PlainInflate.Fault(text: "chunk") }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append(name)
      contents[name, default: []] += file[place + 8..<end]
      place = end + 4
    }
    self.chunks = chunks
    guard let header = contents["IHDR"], header.count == 13, header[10...] == [0, 0, 0],
      chunks.last == "IEND"
    else { throw PlainInflate.Fault(text: "header") }
    let (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
    let (bitDepth, colorType) = (Int(header[8]), Int(header[9]))
    (self.bitDepth, self.colorType) = (bitDepth, colorType)
    let inflated = try PlainInflate(contents["IDAT"] ?? [])
    blocks = inflated.blocks
    guard let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] else {
      throw PlainInflate.Fault(text: "color type")
    }
    let stride = (width * channels * bitDepth + 7) / 8 + 1
    guard inflated.bytes.count == stride * height else { throw PlainInflate.Fault(text: "size") }
    let (palette, alphas) = (contents["PLTE"] ?? [], contents["tRNS"] ?? [])
    var pixels: [Color] = []
    var row = [UInt8](repeating: 0, count: stride)
    for y in 0..<height {
      let packed = inflated.bytes[y * stride..<(y + 1) * stride]
      switch packed.first {
      case 0: row = Array(packed)
      case 2: row = zip(row, packed).map { $0 &+ $1 }
      default: throw PlainInflate.Fault(text: "filter")
      }
      for x in 0..<width {
        let samples = (0..<channels).map { channel in
          let bit = (x * channels + channel) * bitDepth
          let byte = row[1 + bit / 8]
          let sample = Int(byte >> UInt8(8 - bitDepth - bit % 8)) & (1 << bitDepth - 1)
          return UInt8(colorType == 3 ? sample : sample * 255 / (1 << bitDepth - 1))
        }
        pixels.append(try Self.color(samples, colorType, palette, alphas))
      }
    }
    pixmap = try Pixmap(width: width, height: height, pixels: pixels)
  }

  private static func color(
    _ samples: [UInt8], _ type: Int, _ palette: [UInt8], _ alphas: [UInt8]
  ) throws -> Color {
    switch type {
    case 0: return Color(red: samples[0], green: samples[0], blue: samples[0])
    case 2: return Color(red: samples[0], green: samples[1], blue: samples[2])
    case 4:
      return Color(red: samples[0], green: samples[0], blue: samples[0], alpha: samples[1])
    case 6:
      return Color(red: samples[0], green: samples[1], blue: samples[2], alpha: samples[3])
    default:
      let place = Int(samples[0])
      guard 3 * place + 2 < palette.count else { throw PlainInflate.Fault(text: "palette") }
      return Color(
        red: palette[3 * place], green: palette[3 * place + 1], blue: palette[3 * place + 2],
        alpha: place < alphas.count ? alphas[place] : 255)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
