import Foundation
import PNGCoding
import PNGReading
import TestSupport
import Testing

@testable import GoldenDiff
import PictureDiff

/// The counts that pixelmatch and odiff document for their own fixtures.
@Suite(.enabled(if: Corpus.has("suites/pixelmatch"), "skipped: no pixelmatch suite"))
struct PerceptualSuiteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var a: String
    var b: String
    var threshold: Double
    var antialiasing: ComparisonRules.Antialiasing
    var ground: ComparisonRules.Ground
    var count: Int
    var testDescription: String { id }
  }

  private struct Index: Decodable {
    struct Test: Decodable {
      struct Options: Decodable {
        var threshold: Double?
        var includeAA: Bool?
        var antialiasing: Bool?
      }

      struct Expected: Decodable {
        var implementation: String
        var count: Int?

        enum CodingKeys: String, CodingKey {
          case implementation
          case count = "diff_pixels"
        }
      }

      var id: String
      var group: String
      var a: String
      var b: String
      var options: Options
      var expected: [Expected]
    }

    var tests: [Test]
  }

  static let cases: [Case] = {
    let data = Data((try? Corpus.bytes("suites/pixelmatch/index.json")) ?? [])
    let tests = (try? JSONDecoder().decode(Index.self, from: data))?.tests ?? []
    return tests.compactMap { test in
      let isOdiff = test.group == "odiff"
      // The releases that measure in YIQ.
      let release = isOdiff ? "odiff 4" : "pixelmatch v7"
      guard let count = test.expected.first(where: { $0.implementation.hasPrefix(release) })?.count
      else { return nil }
      let ignores = isOdiff ? test.options.antialiasing == true : test.options.includeAA != true
      return Case(
        id: test.id, a: test.a, b: test.b, threshold: test.options.threshold ?? 0.1,
        antialiasing: ignores ? .ignore : .compare, ground: isOdiff ? .white : .checker,
        count: count)
    }
  }()

  @Test(arguments: [(0.1, 1366), (0.5, 25)])
  func `the count is that of odiff's own tests`(threshold: Double, count: Int) throws {
    let pictures = try ["orange", "orange_changed"].map {
      try PNGCoder.decode(Corpus.bytes("suites/pixelmatch/odiff/png/\($0).png"))
    }
    var rules = ComparisonRules()
    rules.threshold = threshold
    rules.ground = .white
    #expect(PixelDifference(pictures[0], pictures[1], rules: rules).pixels == count)
  }

  @Test func `most cases have a count`() { #expect(Self.cases.count >= 11) }

  @Test(arguments: cases)
  func `the count is that of the reference implementation`(test: Case) throws {
    let pictures = try [test.a, test.b].map {
      try PNGCoder.decode(Corpus.bytes("suites/pixelmatch/" + $0))
    }
    var rules = ComparisonRules()
    rules.threshold = test.threshold
    rules.antialiasing = test.antialiasing
    rules.ground = test.ground
    // The regions of this case, whose last column and row they include.
    if test.id == "odiff-orange-ignore" {
      rules.masks = [
        PixelBox(x: 150, y: 30, width: 161, height: 76),
        PixelBox(x: 20, y: 175, width: 86, height: 26),
      ]
    }
    let found = PixelDifference(pictures[0], pictures[1], rules: rules)
    #expect(found.pixels == test.count)
    print(
      "\(test.id): exact \(found.exactPixels), perceptual \(found.pixels + found.antialiasedPixels)"
        + ", at edges \(found.antialiasedPixels), counted \(found.pixels), theirs \(test.count)")
  }
}
