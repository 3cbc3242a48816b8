import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import SVGCoding
import TestSupport
import Testing

/// One test of the resvg suite, as its index lists it.
struct ResvgCase: Codable, Sendable, CustomTestStringConvertible {
  var file: String
  var png: String
  var folder: String
  var expect: String
  var reference: String

  var testDescription: String { file }

  static let all: [ResvgCase] = {
    struct Index: Codable { var tests: [ResvgCase] }
    guard let bytes = try? Corpus.bytes("suites/resvg/index.json"),
      let index = try? JSONDecoder().decode(Index.self, from: Data(bytes))
    else { return [] }
    return index.tests.filter { $0.reference != "disputed" }
  }()
}

@Suite(.enabled(if: Corpus.has("suites/resvg"), "skipped: no suites/resvg in the corpora"))
struct ResvgSuiteTests {
  /// The suite's own rule: on white, each pixel lies within the range of the reference's 3 × 3
  /// neighborhood widened by 16 levels, save for 1 % of the pixels.
  @Test(arguments: ResvgCase.all)
  func `draws what the suite draws`(test: ResvgCase) throws {
    let reference = try PNGCoder.decode(Corpus.bytes("suites/resvg/" + test.png))
    let bytes = try Corpus.bytes("suites/resvg/" + test.file)
    let size = Size(width: Double(reference.width), height: Double(reference.height))
    let drawing: Drawing
    do {
      drawing = try SVGReader.read(bytes, size: size)
    } catch {
      #expect(test.expect == "invalid-input-ignored", "refused: \(error)")
      return
    }
    var renderer = Renderer()
    let picture = try renderer.draw(drawing, width: reference.width, height: reference.height)
    let outside = Self.pixelsOutside(picture, reference)
    #expect(outside * 100 <= reference.width * reference.height, "\(outside) pixels differ")
  }

  /// Counts over the whole suite; a picture is near if its channels on white differ by 2 of 255
  /// levels on average at most.
  @Test func `reads nearly all, and draws nearly all as the suite does`() throws {
    var (refused, far): ([String], [String]) = ([], [])
    var renderer = Renderer()
    for test in ResvgCase.all {
      let reference = try PNGCoder.decode(Corpus.bytes("suites/resvg/" + test.png))
      let (width, height) = (reference.width, reference.height)
      do {
        let drawing = try SVGReader.read(
          Corpus.bytes("suites/resvg/" + test.file),
          size: Size(width: Double(width), height: Double(height)))
        let picture = try renderer.draw(drawing, width: width, height: height)
        let levels = zip(Self.onWhite(picture), Self.onWhite(reference)).reduce(0) { sum, pair in
          let (low, high) = (pointwiseMin(pair.0, pair.1), pointwiseMax(pair.0, pair.1))
          return sum + Int((high &- low).wrappedSum())
        }
        if levels > 2 * 3 * width * height { far.append(test.file) }
      } catch {
        refused.append("\(test.file): \(error)")
      }
    }
    #expect(far.isEmpty, "\(far)")
    #expect(refused.count * 100 <= ResvgCase.all.count, "\(refused)")
    for reason in refused { #expect(reason.contains("line ")) }
  }

  private static func onWhite(_ pixmap: Pixmap) -> [SIMD4<Int16>] {
    pixmap.pixels.map { pixel in
      let result = Color.white.composited(under: pixel, coverage: 255)
      return SIMD4(Int16(result.red), Int16(result.green), Int16(result.blue), 0)
    }
  }

  private static func pixelsOutside(_ picture: Pixmap, _ reference: Pixmap) -> Int {
    let (found, wanted) = (onWhite(picture), onWhite(reference))
    let (width, height) = (reference.width, reference.height)
    var count = 0
    for y in 0..<height {
      for x in 0..<width where found[y * width + x] != wanted[y * width + x] {
        var (low, high) = (SIMD4<Int16>(repeating: 255), SIMD4<Int16>(repeating: 0))
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
          for nx in max(0, x - 1)...min(width - 1, x + 1) {
            low = pointwiseMin(low, wanted[ny * width + nx])
            high = pointwiseMax(high, wanted[ny * width + nx])
          }
        }
        let pixel = found[y * width + x]
        if any(pixel .< low &- 16) || any(pixel .> high &+ 16) { count += 1 }
      }
    }
    return count
  }
}

@Suite(.enabled(if: Corpus.has("suites/icon-sets"), "skipped: no suites/icon-sets in the corpora"))
struct IconSetTests {
  @Test func `at least 99 % of the icon sets are drawn, the rest refused with a reason`() throws {
    let files = Corpus.files(under: "suites/icon-sets", suffix: ".svg")
    var refused: [String] = []
    var renderer = Renderer()
    for file in files {
      do {
        let drawing = try SVGReader.read(Corpus.bytes(file))
        _ = try renderer.draw(drawing, width: 48, height: 48)
      } catch {
        refused.append("\(file): \(error)")
      }
    }
    #expect(refused.count * 100 <= files.count, "\(refused.joined(separator: "\n"))")
    for reason in refused { #expect(reason.contains("line ")) }
  }
}
