import Foundation
import Testing
import Faults

@testable import JSON

@Suite struct JSONNodeTests {
  private func root(_ text: String, named name: String = "the text") throws -> JSONNode {
    try JSONNode(text: text.utf8, named: name)
  }

  @Test func `values are found by name and in order`() throws {
    let node = try root(
      "{\"a\": {\"b\": [1, {\"c\": \"d\"}, null, [2, 3]]}, \"e\\u0066\": true, \"n\": null}")
    let list = try #require(node["a"]?["b"]).elements
    #expect(list.count == 4)
    #expect(list[0].number == 1)
    #expect(list[1]["c"]?.string == "d")
    #expect(list[3].numbers == [2, 3])
    #expect(list[3].elements.map(\.number) == [2, 3])
    #expect(node["ef"]?.flag == true)
    #expect(node["n"] == nil)
    #expect(node.has("n"))
    #expect(node["x"] == nil)
  }

  @Test func `names of several words are known in each spelling, and best as they are written`()
    throws
  {
    let node = try root(
      "{\"roadName\": 1, \"lane_info\": 2, \"bannerinstructions\": 3, \"Name\": 4}")
    #expect(node["road_name"]?.number == 1)
    #expect(node["laneInfo"]?.number == 2)
    #expect(node["bannerInstructions"]?.number == 3)
    #expect(node["name"] == nil)
    #expect(node["road_names"] == nil)
    let both = try root("{\"road_name\": 1, \"roadName\": 2}")
    #expect(both["road_name"]?.number == 1)
    #expect(both["roadName"]?.number == 2)
  }

  @Test func `a value has its place`() throws {
    let node = try root("{\"a\": [0, {\"b\": [[1, 2], [3, 4]]}]}")
    let inner = try #require(node["a"]?.elements[1]["b"])
    #expect(inner.place == "a[1].b")
    #expect(inner.elements[1].place == "a[1].b[1]")
    #expect(inner.elements[1].elements[0].place == "a[1].b[1][0]")
    #expect(node.place == "the text")
  }

  @Test(arguments: [
    "0", "-0", "1", "12.5", "-3.25e2", "1e22", "9007199254740993", "0.1", "123456789012345678901",
    "2.2250738585072014e-308", "60.1675", "24.93545", "1E-7", "4.9e-324", "0.000001234567890123",
  ])
  func `numbers are the nearest doubles`(text: String) throws {
    #expect(try root("[\(text)]").numbers == [Double(text)])
    #expect(try root("{\"a\": \(text), \"b\": \"\(text)\"}")["b"]?.number == Double(text))
  }

  @Test(arguments: [
    ("\\u00e4\\n\\\"\\/\\\\\\t", "ä\n\"/\\\t"), ("\\ud83d\\ude00", "😀"), ("ä😀", "ä😀"),
  ])
  func `escapes stand for their characters`(text: String, expected: String) throws {
    #expect(try root("\"\(text)\"").string == expected)
  }

  @Test func `half a surrogate pair is not a string`() throws {
    #expect(try root("\"\\ud83d\"").string == nil)
    #expect(try root("\"\\ude00\\ud83d\"").string == nil)
  }

  @Test(arguments: [
    ("{\"a\": tru}", "unexpected character at line 1, column 7"),
    ("{\n \"a\": 01}", "unexpected character at line 2, column 7"),
    ("[1, 2", "the text ends too early, in line 1"),
    ("[1,]", "unexpected character at line 1, column 4"),
    ("{\"a\" 1}", "unexpected character at line 1, column 6"),
    ("\"\\x\"", "unexpected character at line 1, column 3"),
    ("[1] 2", "unexpected character at line 1, column 5"),
    ("[-]", "unexpected character at line 1, column 3"),
    ("\"a\nb\"", "unexpected character at line 1, column 3"),
    ("{a: 1}", "unexpected character at line 1, column 2"),
  ])
  func `a fault has the line and column where the text stops being JSON`(
    text: String, finding: String
  ) {
    let bytes = [UInt8](text.utf8)
    do {
      _ = try JSONNode(text: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.finding == "not JSON: " + finding)
    }
  }

  @Test func `bytes that are not UTF-8 are an error`() {
    let bytes: [UInt8] = [0x22, 0x41, 0xC3, 0x22]
    do {
      _ = try JSONNode(text: bytes)
      Issue.record("no error")
    } catch {
      #expect(error.finding == "not JSON: not UTF-8 at line 1, column 3")
    }
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian,
    .utf32LittleEndian, .utf8,
  ])
  func `other encodings are read`(encoding: String.Encoding) throws {
    let data = try #require("{\"name\": \"Jyväskylä 🚗\"}".data(using: encoding))
    #expect(try JSONNode(text: data)["name"]?.string == "Jyväskylä 🚗")
  }
}
