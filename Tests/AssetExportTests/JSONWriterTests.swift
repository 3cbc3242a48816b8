import Foundation
import Testing

@testable import AssetExport

@Suite struct JSONWriterTests {
  private enum Word: String, Codable {
    case yes
  }

  private struct Inner: Encodable {
    var zeta: Int?
    var alpha = [1.5, -0.25, 100, 1e-7, 123_456_789.125]
    var empty: [Int] = []
  }

  private struct Nothing: Encodable {}

  private struct Sample: Encodable {
    var text = "ä \"quoted\" \\ / \n\t\r\u{8}\u{c}\u{1}\u{1f} 😀"
    var b = true
    var number = 0.1
    var whole = 12.0
    var large = 1e21
    var small = 1.0e-10
    var count = UInt32.max
    var word = Word.yes
    var words: [Word?] = [.yes, nil]
    var inner = [Inner(zeta: 3), Inner()]
    var nothing = Nothing()
    var table = ["b": 1, "a": 2, "aB": 3, "ab": 4]
    var nested: [[String]] = [[], ["x"]]
  }

  @Test(arguments: [true, false])
  func `what is written equals what Foundation's encoder writes`(isPretty: Bool) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    let expected = String(decoding: try encoder.encode(Sample()), as: UTF8.self)
    let found = String(
      decoding: try JSONWriter.bytes(of: Sample(), isPretty: isPretty), as: UTF8.self)
    #expect(found == expected)
  }

  @Test func `what is not finite is no JSON`() {
    #expect(throws: EncodingError.self) {
      try JSONWriter.bytes(of: [Double.nan], isPretty: false)
    }
  }
}
