import Faults
import Testing

@testable import Atlas

@Suite struct AtlasCheckTests {
  /// The check of one result of a case.
  private func check(
    _ expected: String, _ result: String, side: String = "right"
  ) throws -> AtlasCheck {
    let line = SmallAtlas.line("osrm-v5/a", expected, side: side)
    let other = SmallAtlas.line("osrm-v5/b", #"{"side": "none"}"#)
    let small = try SmallAtlas(["osrm-v5.jsonl": line + other])
    let atlas = try AtlasFolder(small.path)
    // The other case keeps the engine in the table.
    let results = result + "\n" + #"{"id": "osrm-v5/b", "side": "none"}"#
    return AtlasCheck(
      try AtlasResult.read(Array(results.utf8), of: atlas),
      against: atlas.keeping { $0 == "osrm-v5/a" || result.isEmpty })
  }

  private func words(_ text: String) -> String { "osrm-v5/a: " + text }

  @Test(
    arguments: [
      (#"{"kind": "turn-left"}"#, #""kind": "turn-left""#, .right, []),
      (
        #"{"kind": "turn-left"}"#, #""kind": "turn-right""#, .wrong,
        ["kind: turn-right, not turn-left"]
      ),
      (#"{"kind": "turn-left"}"#, #""side": "left""#, .unsaid, []),
      (#"{"kind": "turn-left"}"#, "", .unsaid, []),
      (#"{"kind": "turn-left"}"#, #""error": "no such word""#, .wrong, ["error: no such word"]),
      (#"{"kind": "turn-left", "side": "left"}"#, #""side": "left""#, .right, []),
      (
        #"{"kind": "turn-left", "side": "left"}"#, #""side": "left", "kind": "fork-left""#,
        .wrong, ["kind: fork-left, not turn-left"]
      ),
      (#"{"kind": ["fork-left", "keep-left"]}"#, #""kind": "keep-left""#, .right, []),
      (
        #"{"kind": ["fork-left", "keep-left"]}"#, #""kind": "turn-left""#, .wrong,
        ["kind: turn-left, not fork-left or keep-left"]
      ),
      (#"{"exit": 2}"#, #""exit": 2"#, .right, []),
      (#"{"exit": 2}"#, #""exit": 3"#, .wrong, ["exit: 3, not 2"]),
      (#"{"angle": 90}"#, #""angle": 100"#, .right, []),
      (#"{"angle": 90}"#, #""angle": 101"#, .wrong, ["angle: 101, not 90"]),
      (#"{"meters": 120}"#, #""meters": 121"#, .right, []),
      (#"{"meters": 120}"#, #""meters": 121.5"#, .wrong, ["meters: 121.5, not 120"]),
      (#"{"road": "Elm Street"}"#, #""road": "Elm"# + "\"", .wrong, ["road: Elm, not Elm Street"]),
      (#"{"lanes": "left|through*"}"#, #""lanes": "left|straight+""#, .right, []),
      (
        #"{"lanes": "left|through*"}"#, #""lanes": "left*|through""#, .wrong,
        ["lanes: left*|through, not left|through*"]
      ),
      (#"{"lanes": "left|*through"}"#, #""lanes": "left|through*""#, .right, []),
      (#"{"lanes": "reverse*|left"}"#, #""lanes": "uturn_left*|left""#, .right, []),
      (#"{"google": "TURN_LEFT"}"#, #""google": "GMSNavigationManeuverTurnLeft""#, .right, []),
      (
        #"{"google": "TURN_LEFT"}"#, #""google": "TURN_RIGHT""#, .wrong,
        ["google: TURN_RIGHT, not TURN_LEFT"]
      ),
      (
        #"{"says": ["left", "Elm Street"], "neverSays": ["right"]}"#,
        #""instruction": "Turn LEFT onto Elm Street.""#, .right, []
      ),
      (
        #"{"says": ["left", "Elm Street"], "neverSays": ["right"]}"#,
        #""instruction": "Turn right onto Elmer Street""#, .wrong,
        [
          "says: Turn right onto Elmer Street, without left",
          "says: Turn right onto Elmer Street, without Elm Street",
          "neverSays: Turn right onto Elmer Street, with right",
        ]
      ),
      (#"{"says": ["2nd|second"]}"#, #""instruction": "Take the second exit""#, .right, []),
      (
        #"{"neverSays": ["right"]}"#, #""instruction": "Drive on, all right?""#, .wrong,
        ["neverSays: Drive on, all right?, with right"]
      ),
    ] as [(String, String, AtlasCheck.Verdict, [String])])
  func `a result is right, wrong or unsaid`(
    expected: String, said: String, verdict: AtlasCheck.Verdict, findings: [String]
  ) throws {
    let result = #"{"id": "osrm-v5/a""# + (said.isEmpty ? "" : ", " + said) + "}"
    let check = try check(expected, result)
    #expect(check.rows.count == 1)
    #expect(check.rows.first?.counts == [verdict: 1])
    #expect(check.findings.map(\.text) == findings.map(words))
  }

  @Test func `a case without a result is absent`() throws {
    let check = try check(#"{"kind": "turn-left"}"#, "")
    #expect(check.count(.absent) == 1 && check.count(.right) == 1)
    #expect(check.findings.map(\.text) == ["osrm-v5/a: no result"])
  }

  @Test func `the side of traffic decides where reverse turns`() throws {
    let result = #"{"id": "osrm-v5/a", "lanes": "uturn_right*|left"}"#
    let expected = #"{"lanes": "reverse*|left"}"#
    #expect(try check(expected, result, side: "left").count(.right) == 1)
    #expect(try check(expected, result, side: "right").count(.wrong) == 1)
  }

  @Test func `engines without a result are named and not counted`() throws {
    let small = try SmallAtlas([
      "graphhopper.jsonl": SmallAtlas.line("graphhopper/a", #"{"side": "left"}"#),
      "osrm-v5.jsonl": SmallAtlas.line("osrm-v5/a", #"{"side": "left"}"#)
        + SmallAtlas.line("osrm-v5/b", #"{"exit": 2}"#, meaning: "roundabouts"),
    ])
    let atlas = try AtlasFolder(small.path)
    let lines = #"{"id": "osrm-v5/b", "exit": 3}"#
    let check = AtlasCheck(
      try AtlasResult.read(Array(lines.utf8), of: atlas), against: atlas)
    #expect(check.unchecked == ["graphhopper"])
    #expect(
      check.output(as: .text) == """
        engine   meaning      cases  right  wrong  unsaid  absent
        osrm-v5  turns            1      0      0       0       1
        osrm-v5  roundabouts      1      0      1       0       0
        all                       2      0      1       0       1
        osrm-v5/a: no result
        osrm-v5/b: exit: 3, not 2
        no results of graphhopper, which are not counted

        """)
    #expect(
      check.output(as: .markdown) == """
        | engine | meaning | cases | right | wrong | unsaid | absent |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |
        | osrm-v5 | turns | 1 | 0 | 0 | 0 | 1 |
        | osrm-v5 | roundabouts | 1 | 0 | 1 | 0 | 0 |
        | all |  | 2 | 0 | 1 | 0 | 1 |

        - osrm-v5/a: no result
        - osrm-v5/b: exit: 3, not 2
        - no results of graphhopper, which are not counted

        """)
    let json = check.output(as: .json)
    for part in [
      #""schema" : "fingerpost/atlas-check/1""#, #""version" : "1.2.0""#, #""meaning" : "turns""#,
      #""text" : "osrm-v5/b: exit: 3, not 2""#, #""said" : 3"#, #""absent" : 1"#,
    ] {
      #expect(json.contains(part), "\(part)")
    }
  }
}
