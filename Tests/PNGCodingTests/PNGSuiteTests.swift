import Foundation
import PNGCoding
import PNGReading
import Raster
import TestSupport
import Testing

/// A file of PngSuite, or of libpng's own test pictures.
struct PNGSuiteCase: Decodable, Sendable, CustomTestStringConvertible {
  var file: String
  /// Whether the file must be read; nothing if it may be refused.
  var valid: Bool?
  var pixels: String?
  var pixel_max: Int?

  var testDescription: String { file }

  static let all: [PNGSuiteCase] = {
    struct Index: Decodable { var tests: [PNGSuiteCase] }
    guard let bytes = try? Corpus.bytes("suites/pngsuite/index.json"),
      let index = try? JSONDecoder().decode(Index.self, from: Data(bytes))
    else { return [] }
    return index.tests
  }()
}

@Suite(.enabled(if: Corpus.has("suites/pngsuite"), "skipped: no suites/pngsuite in the corpora"))
struct PNGSuiteTests {
  @Test(arguments: PNGSuiteCase.all)
  func `valid files give their pixels and corrupt ones an error`(test: PNGSuiteCase) throws {
    let bytes = try Corpus.bytes("suites/pngsuite/" + test.file)
    let pixmap: Pixmap
    do {
      pixmap = try PNGCoder.decode(bytes)
    } catch {
      #expect(test.valid != true, "\(error)")
      return
    }
    #expect(test.valid != false)
    guard let file = test.pixels, let largest = test.pixel_max else { return }
    let data = try Corpus.bytes("suites/pngsuite/" + file)
    let samples = try JSONDecoder().decode([Int].self, from: Data(data))
    let expected = samples.map { UInt8((2 * $0 * 255 + largest) / (2 * largest)) }
    let found = pixmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    #expect(found == expected)
    guard let deep = try PNGCoder.decodeDeep(bytes).samples else { return }
    #expect(deep.flatMap { [Int($0.x), Int($0.y), Int($0.z), Int($0.w)] } == samples)
  }
}
