import Foundation
import PNGCoding
import PNGReading
import TestSupport
import Testing
import Faults

@testable import GoldenDiff

/// Files that are damaged in the same way on both sides.
@Suite struct UnreadableTests {
  /// Packed bytes in one stored block (RFC 1950 and 1951).
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 1, 1] + [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + bytes
      + [b >> 8, b, a >> 8, a].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// A picture of 1 × 4 pixels.
  private static func png(_ packed: [UInt8], note: String = "") -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Pictures.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 4, 8, 6, 0, 0, 0])
      + (note.isEmpty ? [] : Pictures.chunk("tEXt", Array("a\0\(note)".utf8)))
      + Pictures.chunk("IDAT", packed) + Pictures.chunk("IEND", [])
  }

  private static let rows = [UInt8](repeating: 0, count: 20)

  private static let damaged: [(name: String, packed: [UInt8])] = [
    ("garbage", Array("hello, this is no data".utf8)), ("too few rows", zlib([0, 1, 2, 3, 4])),
    ("an unknown filter", zlib([UInt8](repeating: 9, count: 20))),
    ("a wrong check value", Array(zlib(rows).dropLast()) + [0xEE]),
    ("cut short", Array(zlib(rows).dropLast(5))),
  ]

  @Test(arguments: damaged)
  func `pixels that cannot be decompressed are never the same`(name: String, packed: [UInt8])
    async throws
  {
    let folder = try TemporaryFolder()
    for (side, note) in [("a", ""), ("b", "note")] {
      try Pictures.write(Self.png(packed), to: "\(side)/equal.png", in: folder)
      try Pictures.write(Self.png(packed, note: note), to: "\(side)/alike.png", in: folder)
      try Pictures.write(
        Self.png(Self.zlib(Self.rows), note: note), to: "\(side)/whole.png", in: folder)
    }
    let result = try await Pictures.compare(folder)
    #expect(result.same == ["whole.png"])
    #expect(
      result.findings.map { "\($0.name) \($0.state)" } == [
        "alike.png unreadable", "equal.png unreadable",
      ])
    // The reason is libpng's own.
    let error = #expect(throws: Fault.self) { try PNGCoder.decode(Self.png(packed)) }
    let words = error?.finding ?? ""
    #expect(!words.isEmpty && result.findings.allSatisfy { $0.reason == "both: \(words)" })
    #expect(!result.isSame)
  }

  @Test func `more data than the picture has does no harm`() async throws {
    let folder = try TemporaryFolder()
    for side in ["a", "b"] {
      try Pictures.write(
        Self.png(Self.zlib(Self.rows + [0, 0, 0])), to: "\(side)/x.png", in: folder)
    }
    #expect(try await Pictures.compare(folder).isSame)
  }

  @Test func `names that only look alike are different pictures`() async throws {
    let folder = try TemporaryFolder()
    let arrow = try PNGCoder.encode(Pictures.arrow())
    try Pictures.write(arrow, to: "a/\u{E9}.png", in: folder)
    try Pictures.write(arrow, to: "b/e\u{301}.png", in: folder)
    let result = try await Pictures.compare(folder)
    #expect(result.count(.missing) == 1 && result.count(.new) == 1)
  }
}
