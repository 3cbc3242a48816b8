import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing
import Faults

@Suite struct PNGCoderTests {
  /// Pictures for each form that a file can take.
  enum Kind: String, CaseIterable, Sendable {
    case two, four, sixteen, many, gray, grayAlpha, rgb, rgba

    func color(_ random: inout SeededRandom) -> Color {
      func byte(_ count: Int = 256) -> UInt8 { UInt8(random.int(0...count - 1)) }
      switch self {
      case .two: return random.int(0...1) == 0 ? .transparent : .black
      case .four: return Color(red: byte(4), green: 7, blue: 9, alpha: 255)
      case .sixteen: return Color(red: 1, green: byte(16), blue: 9, alpha: 100)
      case .many: return Color(red: 1, green: 2, blue: 3, alpha: max(1, byte()))
      case .gray:
        let level = byte()
        return Color(red: level, green: level, blue: level)
      case .grayAlpha:
        let level = byte()
        return Color(red: level, green: level, blue: level, alpha: max(1, byte()))
      case .rgb: return Color(red: byte(), green: byte(), blue: byte())
      case .rgba: return Color(red: byte(), green: byte(), blue: byte(), alpha: max(1, byte()))
      }
    }
  }

  @Test(arguments: Kind.allCases, [(1, 1), (7, 3), (33, 40)])
  func `what is written reads back the same`(kind: Kind, size: (Int, Int)) throws {
    var random = SeededRandom(seed: UInt64(size.0))
    let pixels = (0..<size.0 * size.1).map { _ in kind.color(&random) }
    let pixmap = try Pixmap(width: size.0, height: size.1, pixels: pixels)
    let bytes = PNGCoder.encode(pixmap)
    #expect(try PNGCoder.decode(bytes) == pixmap)
    #expect(PNGCoder.encode(pixmap) == bytes)
  }

  @Test func `the file declares sRGB and contains neither time nor text`() throws {
    #expect(
      Self.chunks(try PNGCoder.encode(Pixmap(width: 3, height: 3)))
        == ["IHDR", "sRGB", "IDAT", "IEND"])
    var random = SeededRandom(seed: 1)
    let pixels = (0..<900).map { _ in Kind.sixteen.color(&random) }
    let pixmap = try Pixmap(width: 30, height: 30, pixels: pixels)
    #expect(
      Self.chunks(PNGCoder.encode(pixmap)) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test func `the color of transparent pixels is not kept`() throws {
    let hidden = Color(red: 9, green: 9, blue: 9, alpha: 0)
    let pixmap = try Pixmap(width: 1, height: 1, pixels: [hidden])
    #expect(try PNGCoder.decode(PNGCoder.encode(pixmap)).pixels == [.transparent])
  }

  @Test
  func `a file cut anywhere, or with a byte changed, is an error or reads, and never crashes`()
    throws
  {
    let pixmap = try Pixmap(
      width: 9, height: 9, pixels: (0..<81).map { Color(red: UInt8($0), green: 1, blue: 2) })
    let bytes = PNGCoder.encode(pixmap)
    for length in 0..<bytes.count - 12 {
      #expect(throws: Fault.self) { try PNGCoder.decode(Array(bytes.prefix(length))) }
    }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      _ = try? PNGCoder.decode(changed)
    }
  }

  @Test(arguments: [
    ([UInt8](), "not a readable PNG (the file ends too early); write the file again")
  ])
  func `errors say what is wrong and how to correct it`(bytes: [UInt8], message: String) {
    do {
      _ = try PNGCoder.decode(bytes)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func `a declared size beyond the limit is refused before memory is taken`() throws {
    var bytes = try PNGCoder.encode(Pixmap(width: 1, height: 1))
    // Width and height of the header, then its checksum.
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    bytes.replaceSubrange(29..<33, with: Self.crc(bytes[12..<29]))
    do {
      _ = try PNGCoder.decode(bytes)
      Issue.record("no error")
    } catch {
      #expect(error == .badSize(width: 65_536, height: 65_536))
    }
  }

  /// The names of the chunks of a file.
  static func chunks(_ bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + length
    }
    return names
  }

  /// The checksum of a chunk, bit by bit.
  static func crc(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    value ^= 0xFFFF_FFFF
    return (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
  }
}
