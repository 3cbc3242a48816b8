import PNGCoding
import PNGReading
import Paths
import Raster
import Testing
import Faults

/// Files made to take time or memory.
@Suite struct HostilePNGTests {
  /// A file of chunks, with right checksums.
  static func file(_ chunks: [(name: String, content: [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for chunk in chunks {
      let body = Array(chunk.name.utf8) + chunk.content
      bytes += word(chunk.content.count) + body + PNGCoderTests.crc(body[...])
    }
    return bytes
  }

  static func word(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  static func header(width: Int, height: Int, depth: UInt8 = 8, color: UInt8 = 6) -> [UInt8] {
    word(width) + word(height) + [depth, color, 0, 0, 0]
  }

  @Test(arguments: [
    (0x7FFF_FFFF, 0x7FFF_FFFF), (65_536, 65_536), (0x7FFF_FFFF, 1), (1, 0x7FFF_FFFF), (0, 5),
    (5, 0), (0xFFFF_FFFF, 1), (8_192, 8_192), (8_000, 4_000), (5_000, 5_000),
  ])
  func `an impossible size is refused at once`(width: Int, height: Int) {
    let bytes = Self.file([
      ("IHDR", Self.header(width: width, height: height)), ("IDAT", [0x78, 0xDA, 3, 0]),
      ("IEND", []),
    ])
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: Fault.self) { try PNGCoder.decode(bytes) }
    }
    #expect(time < .seconds(1))
  }

  @Test func `a decompression bomb is refused`() throws {
    // One bit a pixel: 12,000 × 6,000 pixels of nothing pack into some 10 KB.
    let bytes = Self.file([
      ("IHDR", Self.header(width: 12_000, height: 6_000, depth: 1, color: 0)),
      ("IDAT", [UInt8](repeating: 0, count: 10_000)), ("IEND", []),
    ])
    #expect(throws: Fault.badSize(width: 12_000, height: 6_000)) { try PNGCoder.decode(bytes) }
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "iCCP", "sPLT", "eXIf", "juNk"])
  func `chunks that do not affect pixels are skipped, however large`(name: String) throws {
    let plain = try PNGCoder.encode(Pixmap(width: 2, height: 2))
    var bytes = plain
    let junk = Self.file([(name, [UInt8](repeating: 65, count: 9 << 20))]).dropFirst(8)
    bytes.insert(contentsOf: junk, at: 33)
    #expect(try PNGCoder.decode(bytes) == PNGCoder.decode(plain))
    // The same chunk, cut short.
    #expect(throws: Fault.libpng("the file ends too early")) {
      try PNGCoder.decode(Array(bytes.prefix(1 << 20)))
    }
  }

  @Test func `a chunk that claims 2 GB is an error`() throws {
    var bytes = try PNGCoder.encode(Pixmap(width: 2, height: 2))
    bytes.replaceSubrange(33..<37, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: Fault.self) { try PNGCoder.decode(bytes) }
  }

  @Test func `a pixel outside the palette is an error`() throws {
    let bytes = Self.file([
      ("IHDR", Self.header(width: 1, height: 1, depth: 8, color: 3)), ("PLTE", [1, 2, 3]),
      // A stored block of a filter and the place 7.
      ("IDAT", [0x78, 0x01, 1, 2, 0, 0xFD, 0xFF, 0, 7, 0, 9, 0, 8]), ("IEND", []),
    ])
    #expect(throws: Fault.self) { try PNGCoder.decode(bytes) }
  }

  @Test func `16 bits a channel are rounded to 8`() throws {
    let bytes = Self.file([
      ("IHDR", Self.header(width: 1, height: 1, depth: 16, color: 0)),
      ("IDAT", [0x78, 0x01, 1, 3, 0, 0xFC, 0xFF, 0, 0x12, 0xA0, 0, 0xC7, 0, 0xB3]),
      ("IEND", []),
    ])
    #expect(try PNGCoder.decode(bytes).pixels == [Color(red: 0x13, green: 0x13, blue: 0x13)])
  }
}
