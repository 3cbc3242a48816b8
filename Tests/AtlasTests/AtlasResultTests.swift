import Faults
import JSON
import Testing

@testable import Atlas

@Suite struct AtlasResultTests {
  private static func atlas(_ lines: String) throws -> AtlasFolder {
    let small = try SmallAtlas(["osrm-v5.jsonl": lines])
    return try AtlasFolder(small.path)
  }

  @Test(arguments: [
    (#"{"id": "osrm-v5/b"}"#, "line 1: id: no case 'osrm-v5/b'; did you mean 'osrm-v5/a'?"),
    (
      #"{"id": "valhalla/x-y-z"}"#, "line 1: id: no case 'valhalla/x-y-z'; use the ids of the atlas"
    ),
    (#"{"kind": "turn-left"}"#, "line 1: no 'id'; add it"),
    (
      #"{"id": "osrm-v5/a", "kind": "left"}"#,
      "line 1: kind: no kind 'left'; use one of 'fingerpost list'"
    ),
    (#"{"id": "osrm-v5/a", "kinds": "x"}"#, "line 1: unknown key 'kinds'; did you mean 'kind'?"),
    (
      #"{"id": "osrm-v5/a", "says": ["x"]}"#,
      "line 1: unknown key 'says'; use id, kind, side, exit, angle, exitSign, lanes, meters, road, carPlay, "
        + "androidAuto, google, instruction, error"
    ),
    (
      #"{"id": "osrm-v5/a", "instruction": 1}"#,
      "line 1: instruction: not a text; write it in quotes"
    ),
    (
      "{\"id\": \"osrm-v5/a\"}\n\n{\"id\": \"osrm-v5/a\"}",
      "line 3: a second result for 'osrm-v5/a'; keep one"
    ),
    ("\n", "no results; write a line for each case"),
  ])
  func `a fault names line and member`(text: String, message: String) throws {
    let atlas = try Self.atlas(SmallAtlas.line("osrm-v5/a", #"{"side": "left"}"#))
    let fault = #expect(throws: Fault.self) { try AtlasResult.read(Array(text.utf8), of: atlas) }
    #expect(fault?.kind == .data)
    #expect(fault?.description == message)
  }

  @Test func `our own result says what the card has`() throws {
    let atlas = try Self.atlas(SmallAtlas.line("osrm-v5/a", #"{"side": "right"}"#))
    let line = String(decoding: atlas.result(atlas.cases[0]).line, as: UTF8.self)
    #expect(
      line == #"{"androidAuto":"TYPE_TURN_NORMAL_RIGHT","carPlay":"rightTurn","#
        + #""google":"GMSNavigationManeuverTurnRight","id":"osrm-v5/a","#
        + #""instruction":"Turn right onto Elm Street","kind":"turn-right","meters":120,"#
        + #""road":"Elm Street","side":"right"}"# + "\n")
  }

  @Test(arguments: ["left", "right"])
  func `the side of traffic is given where the response does not state it`(side: String) throws {
    func kind(_ more: String) throws -> JSON? {
      let atlas = try Self.atlas(
        SmallAtlas.line(
          "osrm-v5/a", #"{"side": "right"}"#,
          response: SmallAtlas.response("turn", "uturn", more: more), side: side))
      return atlas.result(atlas.cases[0]).said[.kind]
    }
    #expect(try kind("")?.text == (side == "left" ? "u-turn-right" : "u-turn-left"))
    #expect(try kind(#", "driving_side": "left""#)?.text == "u-turn-right")
  }

  @Test func `lanes are said in the words of the glyph`() throws {
    let lanes = """
      , "intersections": [{"location": [10, 50], "bearings": [0, 90], "entry": [true, true], \
      "lanes": [{"valid": false, "indications": ["uturn", "left"]}, \
      {"valid": true, "indications": ["right", "slight right"]}]}]
      """
    let atlas = try Self.atlas(
      SmallAtlas.line(
        "osrm-v5/a", #"{"side": "right"}"#,
        response: SmallAtlas.response("turn", "right", more: lanes)))
    let said = atlas.result(atlas.cases[0]).said[.lanes]?.text
    #expect(said == "uturn_left;left|slight_right;right*")
  }

  @Test(arguments: [(2, "arrive"), (9, nil)] as [(Int, String?)])
  func `a step that the route does not have is an error`(step: Int, kind: String?) throws {
    let atlas = try Self.atlas(
      SmallAtlas.line("osrm-v5/a", #"{"side": "right"}"#, step: step))
    let result = atlas.result(atlas.cases[0])
    #expect(result.said[.kind]?.text == kind)
    #expect((result.error == nil) == (kind != nil))
  }

  @Test func `a response that cannot be read is an error`() throws {
    let atlas = try Self.atlas(
      SmallAtlas.line("osrm-v5/a", #"{"side": "right"}"#, response: #"{"routes": []}"#))
    let line = String(decoding: atlas.result(atlas.cases[0]).line, as: UTF8.self)
    #expect(line.hasPrefix(#"{"error":"#) && line.contains(#""id":"osrm-v5/a"}"#))
  }
}
