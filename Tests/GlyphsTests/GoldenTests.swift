import Foundation
import Glyphs
import PNGCoding
import PNGReading
import Paths
import Raster
import Routes
import TestSupport
import Testing

/// The accepted pictures of the set: one sheet for each variant and size, and a list of names.
///
/// To record them, set `FINGERPOST_RECORD_GOLDENS` to any value. The run then fails, so that
/// nothing is accepted unseen: look at the sheets and run again without it.
@Suite struct GoldenTests {
  private static let folder = Corpus.package.appending(path: "Tests/GlyphsTests/Goldens")
  private static let isRecording =
    ProcessInfo.processInfo.environment["FINGERPOST_RECORD_GOLDENS"] != nil
  private static let columns = 16

  /// The glyphs of a sheet, row by row.
  private static func specs() throws -> [GlyphSpec] {
    var specs = ManeuverKind.allCases.map { GlyphSpec(kind: $0, drivingSide: .right) }
    specs += [ManeuverKind.onRamp, .offRamp].map { GlyphSpec(kind: $0, drivingSide: .left) }
    for (angle, exit) in [(90, 1), (180, 2), (270, 3), (20, 10), (201, 19)] {
      for circulation in Circulation.allCases {
        specs.append(
          .roundabout(
            try Roundabout(
              circulation: circulation, passage: .through(angle: angle), exit: exit,
              otherExits: exit == 2 ? [90, 270] : [])))
      }
    }
    for (circulation, exit) in [
      (Circulation.counterClockwise, 1), (.counterClockwise, 4), (.counterClockwise, 9),
      (.counterClockwise, 12), (.clockwise, 3),
    ] {
      specs.append(
        .roundabout(try Roundabout(circulation: circulation, passage: .toExit, exit: exit)))
    }
    specs += [(45, [-45, 0]), (-120, [0, 90]), (10, [-10])].compactMap { exit, others in
      (try? Junction(exit: exit, others: others)).map { .junction($0) }
    }
    for words in [
      "left;through*", "*through;right", "reverse;left*", "slight_left;slight_right*",
      "sharp_left*;through", "merge_to_left*", "through*@bus", "left@bicycle", "right*@hov",
      "through*|right", "none",
    ] {
      specs.append(.lanes(try LaneStrip(words: words, drivingSide: .right)))
    }
    specs += Furniture.pictures.map { .furniture($0) }
    for form in SpeedLimit.Form.allCases {
      for (number, state) in [(50, SpeedLimit.State.normal), (65, .over), (120, .farOver)]
      where form.states.contains(state) {
        specs.append(
          .furniture(.speedLimit(try SpeedLimit(form: form, number: number, state: state))))
      }
    }
    return specs
  }

  private static func sheet(_ variant: String, side: Int) throws -> Pixmap {
    let studio = try Studio()
    let specs = try specs()
    let rows = (specs.count + columns - 1) / columns
    var sheet = try Pixmap(width: columns * side, height: rows * side)
    for (index, spec) in specs.enumerated() {
      let picture = try studio.draw(spec, variant, width: side, height: side)
      let (left, top) = (index % columns * side, index / columns * side)
      for y in 0..<side {
        for x in 0..<side { sheet[left + x, top + y] = picture[x, y] }
      }
    }
    return sheet
  }

  @Test(arguments: ["light", "dark"], [24, 50])
  func `the set looks like the accepted sheets`(variant: String, side: Int) throws {
    let sheet = try Self.sheet(variant, side: side)
    let file = Self.folder.appending(path: "\(variant)-\(side).png")
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(PNGCoder.encode(sheet)).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); look at it, and run again")
      return
    }
    let accepted = try PNGCoder.decode([UInt8](Data(contentsOf: file)))
    let names = try Self.acceptedNames()
    try #require(accepted.width == Self.columns * side)
    try #require(accepted.height == (names.count + Self.columns - 1) / Self.columns * side)
    // By name: a new glyph moves those behind it.
    for (index, spec) in try Self.specs().enumerated() {
      let name = spec.name
      let place = try #require(names.firstIndex(of: name), "\(name) is not on the accepted sheet")
      let (left, top) = (index % Self.columns * side, index / Self.columns * side)
      let (oldLeft, oldTop) = (place % Self.columns * side, place / Self.columns * side)
      var worst = (difference: 0, x: 0, y: 0)
      for y in 0..<side {
        for x in 0..<side {
          let difference = Self.difference(
            accepted[oldLeft + x, oldTop + y], sheet[left + x, top + y])
          if difference > worst.difference { worst = (difference, x, y) }
        }
      }
      #expect(worst.difference == 0, "\(name): by \(worst.difference) at \(worst.x), \(worst.y)")
    }
  }

  /// The names of the glyphs on the accepted sheets, row by row.
  private static func acceptedNames() throws -> [String] {
    try String(contentsOf: folder.appending(path: "names.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test func `the list names what the sheets show`() throws {
    let names = try Self.specs().map(\.name)
    let file = Self.folder.appending(path: "names.txt")
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data((names.joined(separator: "\n") + "\n").utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); look at it, and run again")
    }
    #expect(Set(names).count == names.count)
    #expect(try Self.acceptedNames() == names)
  }

  /// The greatest difference of a channel; colors of transparent pixels are not seen.
  private static func difference(_ a: Color, _ b: Color) -> Int {
    if a.alpha == 0, b.alpha == 0 { return 0 }
    return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)].map {
      abs(Int($0.0) - Int($0.1))
    }.max() ?? 0
  }
}
