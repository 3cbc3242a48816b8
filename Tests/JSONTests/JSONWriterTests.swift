import Faults
import Foundation
import Testing

@testable import JSON

@Suite struct JSONWriterTests {
  private struct Inner: Encodable, JSONConvertible {
    var zeta: Int?
    var alpha = [1.5, -0.25, 100, 1e-7, 123_456_789.125]
    var empty: [Int] = []

    var json: JSON { ["zeta": zeta, "alpha": alpha, "empty": empty] }
  }

  private struct Sample: Encodable, JSONConvertible {
    var text = "ä \"quoted\" \\ / \n\t\r\u{8}\u{c}\u{1}\u{1f} 😀"
    var b = true
    var number = 0.1
    var whole = 12.0
    var large = 1e21
    var small = 1.0e-10
    var count = Int.max
    var inner = [Inner(zeta: 3), Inner()]
    var nothing: [String: Int] = [:]
    var table = ["b": 1, "a": 2, "aB": 3, "ab": 4]
    var nested: [[String]] = [[], ["x"]]

    var json: JSON {
      [
        "text": text, "b": b, "number": number, "whole": whole, "large": large, "small": small,
        "count": count, "inner": inner, "nothing": nothing, "table": table, "nested": nested,
      ]
    }
  }

  @Test func `what is written equals what Foundation's encoder writes`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try Data(Sample().json.line) == encoder.encode(Sample()))
    encoder.outputFormatting.insert(.prettyPrinted)
    #expect(try Data(Sample().json.file) == encoder.encode(Sample()) + [0x0A])
  }

  @Test func `numbers are written with the fewest digits that round-trip`() throws {
    var numbers = [
      0, 0.001, 0.0009, 0.1, 0.25, 1.005, 123.456, 1e11 + 0.125, 999_999_999_999.999, 1e15, 1e16,
      1e-5, .leastNonzeroMagnitude, 0.1 + 0.2, 2.0 / 3, 1e300, 4_503_599_627_370_497.5, -0.0,
    ]
    for step in 1...1000 { numbers.append(Double(step * 7919 * 7907) / 10_000_000) }
    for number in numbers + numbers.map({ -$0 }) {
      let text = String(decoding: number.json.line, as: UTF8.self)
      #expect(Double(text) == number && !text.hasSuffix(".0"))
    }
  }

  @Test(arguments: [0.0, -0.0, -0.0 * 5, -Double.leastNonzeroMagnitude / 2])
  func `zero has no sign`(number: Double) throws {
    #expect(number == 0 && DecimalText.shortest(number) == "0")
    #expect((["a": [number], "b": number] as JSON).line == Array(#"{"a":[0],"b":0}"#.utf8))
    #expect(try JSON(JSONNode(text: "[-0.0,-0,-0e5]".utf8)).line == Array("[0,0,0]".utf8))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is null`(number: Double) {
    #expect(number.json.line == Array("null".utf8))
  }

  @Test func `a nested value is written as it is within a file`() {
    let value: JSON = ["a": [1, 2], "e": [String]()]
    let whole: JSON = ["x": value]
    let text = String(decoding: whole.file, as: UTF8.self)
    var writer = JSONWriter(depth: 1)
    writer.append(value)
    let written = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text == "{\n  \"x\" : " + written + "\n}\n")
  }

  @Test func `what a function encodes equals what a literal encodes`() {
    let literal: JSON = [
      "a": [1, 2], "b": ["c": "d", "e": [JSON]()] as JSON, "f": [["g": 0.5]] as [JSON], "h": true,
    ]
    let encoded = JSON.encoding { json in
      json.member("a", [1, 2])
      json.object("b") { json in
        json.member("absent", String?.none)
        json.member("c", "d")
        json.member("e", [JSON]())
      }
      json.objects("f", [0.5]) { $1.member("g", $0) }
      json.member("h", true)
    }
    #expect(encoded.line == literal.line && encoded.file == literal.file)
    let outer: JSON = ["x": encoded]
    #expect(outer.file == (["x": literal] as JSON).file)
  }

  @Test func `a file that is read is written unchanged`() throws {
    let file = Sample().json.file
    #expect(try JSON(JSONNode(text: file)).file == file)
  }
}
