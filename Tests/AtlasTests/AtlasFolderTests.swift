import Faults
import Testing

@testable import Atlas

@Suite struct AtlasFolderTests {
  @Test func `cases come by engine in the order of the atlas`() throws {
    let small = try SmallAtlas([
      "graphhopper.jsonl": SmallAtlas.line("graphhopper/a", #"{"side": "left"}"#),
      "osrm-v5.jsonl": SmallAtlas.line("osrm-v5/b", #"{"side": "left"}"#) + "\n"
        + SmallAtlas.line("osrm-v5/a", #"{"says": ["left"]}"#),
    ])
    let atlas = try AtlasFolder(small.path)
    #expect(atlas.cases.map(\.id) == ["osrm-v5/b", "osrm-v5/a", "graphhopper/a"])
    #expect(atlas.cases.map(\.engine) == ["osrm-v5", "osrm-v5", "graphhopper"])
    #expect(atlas.version == "1.2.0" && atlas.meanings == ["turns", "roundabouts"])
    #expect(atlas.keeping { $0.hasSuffix("a") }.cases.count == 2)
  }

  @Test(
    arguments: [
      ("{", "not JSON: the text ends too early, in line 2; correct it"),
      ("[]", "not an object; write it in braces"),
      ("ID, \"kind\": 1", "unknown key 'kind'; did you mean 'id'?"),
      (
        #"{"id": "osrm-v5/a", "extra": 1}"#,
        "unknown key 'extra'; use id, meaning, drivingSide, response, step, expected, reason, source"
      ),
      (#"{"id": "osrm-v5/a"}"#, "no 'meaning'; add it"),
      (
        #"{"id": "osrm-v5/A"}"#,
        "id: is 'osrm-v5/A'; write 'osrm-v5/' and a name of a-z, 0-9 and hyphens"
      ),
      (
        #"{"id": "osrm/a"}"#,
        "id: is 'osrm/a'; write 'osrm-v5/' and a name of a-z, 0-9 and hyphens"
      ),
      (
        #"{"id": "osrm-v5/a", "meaning": "turn"}"#,
        "meaning: no meaning 'turn'; did you mean 'turns'?"
      ),
      (#"EXPECTED {}"#, "expected: nothing is expected; write what the source settles"),
      (
        #"EXPECTED {"kind": "turn-lefty"}"#,
        "expected.kind: no kind 'turn-lefty'; did you mean 'turn-left'?"
      ),
      (#"EXPECTED {"kind": []}"#, "expected.kind: no value; write one, or none"),
      (#"EXPECTED {"side": "up"}"#, "expected.side: no side 'up'; use left, right or none"),
      (#"EXPECTED {"angle": 0}"#, "expected.angle: is 0; expected 1 to 360"),
      (#"EXPECTED {"exit": "2"}"#, "expected.exit: not a number; write one from 1 to 99"),
      (#"EXPECTED {"says": "left"}"#, "expected.says: not a list; write it in brackets"),
      (#"EXPECTED {"says": ["left|"]}"#, nil),
      (#"EXPECTED {"says": ["!"]}"#, "expected.says[0]: no word; write a word of the instruction"),
      (
        #"EXPECTED {"lanes": "left|up*"}"#,
        "expected.lanes: lane 2: no direction 'up'; expected left, slight_left, sharp_left, through, right, "
          + "slight_right, sharp_right, reverse, merge_to_left, merge_to_right or none"
      ),
    ] as [(String, String?)])
  func `a fault names file, line and member`(text: String, message: String?) throws {
    let good = SmallAtlas.line("osrm-v5/good", #"{"side": "left"}"#)
    let bad =
      text.hasPrefix("EXPECTED ")
      ? SmallAtlas.line("osrm-v5/bad", String(text.dropFirst("EXPECTED ".count)))
      : text.hasPrefix("ID") ? #"{"id": "osrm-v5/a""# + text.dropFirst(2) + "}" : text
    let small = try SmallAtlas(["osrm-v5.jsonl": good + bad])
    guard let message else {
      #expect(try AtlasFolder(small.path).cases.count == 2)
      return
    }
    let fault = #expect(throws: Fault.self) { try AtlasFolder(small.path) }
    #expect(fault?.kind == .data)
    #expect(fault?.description == "\(small.path)/cases/osrm-v5.jsonl: line 2: \(message)")
  }

  @Test func `an id is a case's alone`() throws {
    let line = SmallAtlas.line("osrm-v5/a", #"{"side": "left"}"#)
    let small = try SmallAtlas(["osrm-v5.jsonl": line + line])
    let fault = #expect(throws: Fault.self) { try AtlasFolder(small.path) }
    #expect(fault?.finding == "a second case 'osrm-v5/a'")
    #expect(fault?.place == "\(small.path)/cases/osrm-v5.jsonl: line 2")
  }

  @Test func `files are those of the engines`() throws {
    let line = SmallAtlas.line("osrm-v5/a", #"{"side": "left"}"#)
    let small = try SmallAtlas(["osrm-v4.jsonl": line])
    let fault = #expect(throws: Fault.self) { try AtlasFolder(small.path) }
    #expect(
      fault?.description
        == "\(small.path)/cases/osrm-v4.jsonl: no engine of this name in atlas.json; "
        + "did you mean 'osrm-v5.jsonl'?")
    let empty = try SmallAtlas([:])
    #expect(throws: Fault.self) { try AtlasFolder(empty.path) }
  }

  @Test(arguments: [
    ("fingerpost/atlas/1", "fingerpost/atlas/2", "schema: not 'fingerpost/atlas/1'"),
    ("\"osrm\"", "\"osmr\"", "engines[0].format: no format 'osmr'; did you mean 'osrm'?"),
    ("\"licence\"", "\"license\"", "unknown key 'license'; did you mean 'licence'?"),
  ])
  func `a fault of atlas.json has its place`(old: String, new: String, message: String) throws {
    let small = try SmallAtlas(head: SmallAtlas.head.replacing(old, with: new), [:])
    let fault = #expect(throws: Fault.self) { try AtlasFolder(small.path) }
    #expect(fault?.description.contains("/atlas.json: ") == true)
    #expect(fault?.description.contains(message) == true, "\(fault.map { "\($0)" } ?? "")")
  }

  @Test func `a folder without an atlas is no input`() throws {
    let fault = #expect(throws: Fault.self) { try AtlasFolder("/nowhere") }
    #expect(fault?.kind == .noInput && fault?.place == "/nowhere/atlas.json")
  }
}
