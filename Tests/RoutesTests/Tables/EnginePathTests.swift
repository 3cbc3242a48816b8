import JSON
import Testing

@testable import Routes

@Suite struct EnginePathTests {
  private static let response = #"""
    {"id": 1, "a": {"b": [{"kind": "x", "v": 10}, {"kind": "y", "v": 20, "of": {"id": 7}}, {"v": null}]},
     "list": ["zero", "one", "two"], "at": 2, "ref": "y", "CarDetails": {"n": 3}, "BikeDetails": {"n": 4},
     "0": "named", "pair": [[5, 6], [7, 8]]}
    """#

  private static func values(_ path: String) throws -> [String] {
    let scope = EngineScope(try JSONNode(text: response.utf8))
    let text = try JSONNode(text: "\"\(path)\"".utf8)
    return try EnginePath(text).values(in: scope).map { $0.source }
  }

  @Test(arguments: [
    ("id", ["1"]), ("a.b[].v", ["10", "20"]), ("a.b.1.v", ["20"]), ("a.b[kind].v", ["10", "20"]),
    ("a.b[kind=y].v", ["20"]), ("a.b[of.id=7].kind", [#""y""#]), ("a.b[kind=@ref].v", ["20"]),
    ("a.b[no=].v", ["10", "20"]), ("a.b[kind=].v", []), ("=x", [#""x""#]),
    ("a.b[kind!=x].v", ["20"]), ("list[@at]", [#""two""#]), ("*Details.n", ["3", "4"]),
    ("a.*[].v", ["10", "20"]),
    ("no|list.0", [#""zero""#]), ("a.b.2.v|id", ["1"]), ("0", [#""named""#]), ("pair.1.0", ["7"]),
    ("pair[][]", ["5", "6", "7", "8"]), ("response:id", ["1"]), ("next:id", []), ("no.a", []),
    ("a[b].b.0.v", ["10"]), ("id.b", []), ("list.9", []),
  ])
  func `a path leads to the values that it names`(path: String, expected: [String]) throws {
    #expect(try Self.values(path) == expected, "\(path)")
  }

  @Test func `a dot is the node itself`() throws {
    let node = try JSONNode(text: #"["a", "b"]"#.utf8)
    let path = try EnginePath(try JSONNode(text: #"".""#.utf8))
    #expect(path.values(in: EngineScope(node)).map { $0.source } == [#"["a", "b"]"#])
  }

  @Test(arguments: ["a[b", "a.[b", "a..b", "a[]b", "a[b=]]"])
  func `a path that is none is a fault with its place`(text: String) throws {
    let node = try JSONNode(text: "{\"step\": {\"names\": \"\(text)\"}}".utf8)
    let path = try #require(node["step"]?["names"])
    #expect {
      try EnginePath(path)
    } throws: { error in
      "\(error)".hasPrefix("step.names: '\(text)' is no path; ")
    }
  }

  @Test(arguments: [
    ("id", true), ("id=1", true), ("id=2", false), ("ref^=y", true), ("ref^=z", false),
    ("a.b[kind=y]", true), ("a.b[kind=z]", false), ("a.b[kind=y].v=20", true), ("no", false),
  ])
  func `a sign holds for what is there`(text: String, holds: Bool) throws {
    let sign = try EngineSign(try JSONNode(text: "\"\(text)\"".utf8))
    let scope = EngineScope(try JSONNode(text: Self.response.utf8))
    #expect(sign.holds(in: scope) == holds)
  }
}
