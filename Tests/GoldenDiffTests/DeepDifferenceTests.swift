import Foundation
import PNGReading
import PNGCoding
import Paths
import Raster
import TestSupport
import Testing

@testable import GoldenDiff
import PictureDiff

/// Pictures of 16 bits a sample.
@Suite struct DeepDifferenceTests {
  /// A picture of one row of RGBA pixels.
  private static func picture(_ samples: Int..., depth: Int = 16) throws -> DeepPixmap {
    try PNGCoder.decodeDeep(
      SamplePNG(width: samples.count / 4, depth: depth, colorType: 6, samples: samples).bytes)
  }

  private static func difference(
    _ a: DeepPixmap, _ b: DeepPixmap, _ change: (inout ComparisonRules) -> Void = { _ in }
  ) -> PixelDifference {
    var rules = ComparisonRules()
    change(&rules)
    return PixelDifference(a, b, rules: rules)
  }

  @Test(arguments: 0..<4) func `a step of any sample is a difference of one level`(channel: Int)
    throws
  {
    let level = 100 * 257
    var samples = [level, level, level, level]
    let a = try Self.picture(level, level, level, level)
    samples[channel] += 1
    let b = try Self.picture(samples[0], samples[1], samples[2], samples[3])
    #expect(a.pixmap == b.pixmap)
    let found = Self.difference(a, b)
    #expect(found.pixels == 1 && found.exactPixels == 1 && !found.isAllowed)
    #expect(found.largest == 1 && found.mean == 1.0 / (4 * 257) && found.inkShare == 1)
    #expect(found.bounds == PixelBox(x: 0, y: 0, width: 1, height: 1))
    #expect(found.worst?.expected == "#6464646464646464")
    let digits = (0..<4).map { $0 == channel ? "6465" : "6464" }.joined()
    #expect(found.worst?.actual == "#" + digits)
    let marks = try DifferencePicture.marks(a, b, rules: ComparisonRules())
    #expect(marks.pixels == [Color(red: 230, green: 0, blue: 126)])
  }

  @Test func `an opacity that 8 bits cannot show is ink that differs`() throws {
    let found = Self.difference(try Self.picture(9, 9, 9, 100), try Self.picture(0, 0, 0, 0))
    #expect(found.pixels == 1 && found.inkShare == 1 && found.worst?.actual == "#0000000000000000")
    // The color of a fully transparent pixel does not count.
    let hidden = try Self.picture(9, 8, 7, 0)
    #expect(hidden.looksSame(as: try Self.picture(0, 0, 0, 0)))
  }

  @Test func `levels are those of 8 bits, rounded up`() throws {
    let a = try Self.picture(1000, 0, 0, 65_535)
    for (step, level) in [(1, 1), (257, 1), (258, 2), (514, 2), (515, 3)] {
      let b = try Self.picture(1000 + step, 0, 0, 65_535)
      #expect(Self.difference(a, b).largest == level)
      #expect(Self.difference(a, b) { $0.tolerance = level }.isAllowed)
      #expect(!Self.difference(a, b) { $0.tolerance = level - 1 }.isAllowed)
    }
  }

  @Test func `the worst of several differences is found below a level, too`() throws {
    let a = try Self.picture(0, 0, 0, 65_535, 0, 0, 0, 65_535)
    let b = try Self.picture(1, 0, 0, 65_535, 2, 0, 0, 65_535)
    #expect(Self.difference(a, b).worst?.x == 1)
  }

  @Test func `perceived colors are those of 8 bits`() throws {
    let (a, b) = (try Self.picture(5, 0, 0, 65_535), try Self.picture(0, 0, 0, 65_535))
    let found = Self.difference(a, b) { $0.threshold = 0 }
    #expect(found.isAllowed && found.toleratedPixels == 1)
  }

  @Test func `masks and numbers of pixels work as in 8 bits`() throws {
    let (a, b) = (try Self.picture(5, 0, 0, 65_535), try Self.picture(0, 0, 0, 65_535))
    #expect(Self.difference(a, b) { $0.maxPixels = 1 }.isAllowed)
    let masked = Self.difference(a, b) { $0.masks = [PixelBox(x: 0, y: 0, width: 1, height: 1)] }
    #expect(masked.isAllowed && masked.maskedPixels == 1 && masked.largest == 0)
  }

  @Test func `a picture of 8 bits is compared with one of 16`() throws {
    let shallow = try Self.picture(10, 20, 30, 40, depth: 8)
    let equal = try Self.picture(2570, 5140, 7710, 10_280)
    #expect(shallow.looksSame(as: equal) && Self.difference(shallow, equal).exactPixels == 0)
    let other = try Self.picture(2570, 5140, 7711, 10_280)
    let found = Self.difference(shallow, other)
    #expect(found.pixels == 1 && found.worst?.expected == "#0a0a14141e1e2828")
  }

  @Test func `a changed low byte in a drawn picture is found`() throws {
    let pictures = try ["expected", "actual"].map {
      let file = Corpus.package.appending(path: "Tests/Inputs/pictures/\($0).png")
      return try PNGCoder.decodeDeep([UInt8](Data(contentsOf: file)))
    }
    #expect(pictures[0].pixmap == pictures[1].pixmap)
    #expect(!Self.difference(pictures[0], pictures[1]).isAllowed)
  }

  @Test func `reports name the difference, and the schema takes it`() async throws {
    let folder = try TemporaryFolder()
    for (side, red) in [("a", 2570), ("b", 2571)] {
      let file = SamplePNG(width: 1, depth: 16, colorType: 2, samples: [red, 0, 0])
      try Pictures.write(file.bytes, to: "\(side)/x.png", in: folder)
    }
    let result = try await Pictures.compare(folder)
    let finding = try #require(result.findings.first)
    #expect(
      finding.summary
        == "1 px differ (100 % of the ink), largest 1, mean 0.001, box 1x1+0+0, "
        + "worst at 0,0: #0a0a00000000ffff became #0a0b00000000ffff; the same in 8 bits a sample")
    let json = JSONReport.json(of: result, generator: "test")
    #expect(try SchemaChecker(DiffSchema.report).faults(in: json) == [])
  }
}
