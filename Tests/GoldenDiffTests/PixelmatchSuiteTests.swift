import Foundation
import PNGCoding
import PNGReading
import Raster
import TestSupport
import Testing

@testable import GoldenDiff
import PictureDiff

@Suite(.enabled(if: Corpus.has("suites/pixelmatch"), "skipped: no pixelmatch suite"))
struct PixelmatchSuiteTests {
  struct Index: Decodable {
    struct Exact: Decodable {
      var sameSize: Bool
      var pixels: Int?
      var largest: Int?
      var over16: Int?
      var box: [Int]?

      enum CodingKeys: String, CodingKey {
        case sameSize = "same_size"
        case pixels = "pixels_with_any_rgba_difference"
        case largest = "max_channel_delta"
        case over16 = "pixels_with_delta_over_16"
        case box = "bbox"
      }
    }

    struct Case: Decodable, Sendable, CustomTestStringConvertible {
      var id: String
      var a: String
      var b: String
      var exact: Exact
      var testDescription: String { id }
    }

    var tests: [Case]
  }

  static let cases =
    (try? JSONDecoder().decode(
      Index.self, from: Data(Corpus.bytes("suites/pixelmatch/index.json"))))?.tests ?? []

  private func picture(_ path: String) throws -> Pixmap {
    try PNGCoder.decode(Corpus.bytes("suites/pixelmatch/" + path))
  }

  @Test func `there are cases`() { #expect(Self.cases.count >= 12) }

  @Test(arguments: cases)
  func `the exact figures are those that were measured`(test: Index.Case) throws {
    let (a, b) = (try picture(test.a), try picture(test.b))
    let found = PixelDifference(a, b, rules: ComparisonRules())
    guard test.exact.sameSize else {
      #expect(!found.isAllowed && (a.width, a.height) != (b.width, b.height))
      return
    }
    #expect(found.pixels == test.exact.pixels)
    #expect(found.largest == test.exact.largest)
    let box = found.bounds.map { [$0.x, $0.y, $0.x + $0.width - 1, $0.y + $0.height - 1] }
    #expect(box == test.exact.box)
    var rules = ComparisonRules()
    rules.tolerance = 16
    #expect(PixelDifference(a, b, rules: rules).pixels == test.exact.over16)
    #expect(a.looksSame(as: b) == (test.exact.pixels == 0))
  }

  @Test(arguments: cases)
  func `ignored and counted pixels add up to all differing pixels`(test: Index.Case) throws {
    var rules = ComparisonRules()
    rules.antialiasing = .ignore
    let found = PixelDifference(try picture(test.a), try picture(test.b), rules: rules)
    #expect(found.pixels + found.antialiasedPixels == found.exactPixels)
  }

  @Test func `the masks of a case hide all of its differences, and fewer do not`() throws {
    let (a, b) = (
      try picture("odiff/png/orange.png"), try picture("odiff/png/orange_changed.png")
    )
    var rules = ComparisonRules()
    // The case counts by another measure; ours leaves faint differences outside its regions.
    rules.tolerance = 16
    rules.masks = [
      PixelBox(x: 150, y: 30, width: 161, height: 76),
      PixelBox(x: 20, y: 175, width: 86, height: 26),
    ]
    let found = PixelDifference(a, b, rules: rules)
    #expect(found.maskedPixels > 0)
    #expect(found.pixels == 0 && found.isAllowed)
    rules.masks.removeLast()
    #expect(PixelDifference(a, b, rules: rules).pixels > 0)
  }
}
