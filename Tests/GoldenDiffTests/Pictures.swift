import Foundation
import PNGCoding
import Paths
import Raster
import TestSupport

@testable import GoldenDiff

/// Small pictures for tests.
enum Pictures {
  /// A picture drawn in letters: `.` transparent, `#` black, `o` white, `x` red, `-` half black.
  static func picture(_ rows: String...) throws -> Pixmap {
    let colors: [Character: Color] = [
      "#": .black, "o": .white, "x": Color(red: 255, green: 0, blue: 0),
      "-": Color(red: 0, green: 0, blue: 0, alpha: 128),
    ]
    let pixels = rows.joined().map { colors[$0] ?? .transparent }
    return try Pixmap(width: rows[0].count, height: rows.count, pixels: pixels)
  }

  /// A chunk of a PNG file.
  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    func word(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    return word(UInt32(content.count)) + named + word(CRC32.value(of: named.span))
  }

  /// An upright arrow with an even shaft and a head, in a color.
  static func arrow(
    _ color: Color = .white, size: Int = 48, hasHead: Bool = true, dx: Int = 0
  ) throws -> Pixmap {
    var picture = try Pixmap(width: size, height: size)
    for y in 4..<(size - 4) {
      for x in (size / 2 - 3)..<(size / 2 + 3) { picture[x + dx, y] = color }
      let half = y - 4
      guard hasHead, half < size / 3 else { continue }
      for x in (size / 2 - half)..<(size / 2 + half) { picture[x + dx, y] = color }
    }
    return picture
  }

  /// Writes a picture below a folder.
  static func write(_ picture: Pixmap, to name: String, in folder: TemporaryFolder) throws {
    try write(PNGCoder.encode(picture), to: name, in: folder)
  }

  static func write(_ bytes: [UInt8], to name: String, in folder: TemporaryFolder) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Compares two folders of a temporary one.
  static func compare(
    _ folder: TemporaryFolder, rules: RuleBook = RuleBook(), jobs: Int = 2
  ) async throws -> DiffResult {
    try await GoldenComparison.run(
      expected: .folder(folder.path("a")), actual: .folder(folder.path("b")), rules: rules,
      jobs: jobs)
  }
}
