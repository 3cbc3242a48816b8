import Foundation
import JSON
import TestSupport
import Testing

/// The script by which other programs check their results.
@Suite(.enabled(if: CheckScript.hasPython, "skipped: no python3"))
struct CheckScriptTests {
  /// The check of one result of a case; `said` is JSON without its braces and id.
  private func check(
    _ expected: String, _ said: String, side: String = "right"
  ) throws -> CheckScript.Run {
    let small = try SmallAtlas([
      "osrm-v5.jsonl": SmallAtlas.line("osrm-v5/a", expected, side: side)
    ])
    let result = #"{"id": "osrm-v5/a""# + (said.isEmpty ? "" : ", " + said) + "}"
    return try small.check(["-"], input: result)
  }

  @Test(
    arguments: [
      (#"{"kind": "turn-left"}"#, #""kind": "turn-left""#, "right", []),
      (
        #"{"kind": "turn-left"}"#, #""kind": "turn-right""#, "wrong",
        ["kind: turn-right, not turn-left"]
      ),
      (#"{"kind": "turn-left"}"#, #""side": "left""#, "unsaid", []),
      (#"{"kind": "turn-left"}"#, #""kind": null"#, "unsaid", []),
      (#"{"kind": "turn-left"}"#, "", "unsaid", []),
      (#"{"kind": "turn-left"}"#, #""error": "no such word""#, "wrong", ["error: no such word"]),
      (#"{"kind": "turn-left", "side": "left"}"#, #""side": "left""#, "right", []),
      (
        #"{"kind": "turn-left", "side": "left"}"#, #""side": "left", "kind": "fork-left""#,
        "wrong", ["kind: fork-left, not turn-left"]
      ),
      (#"{"kind": ["fork-left", "keep-left"]}"#, #""kind": "keep-left""#, "right", []),
      (
        #"{"kind": ["fork-left", "keep-left"]}"#, #""kind": "turn-left""#, "wrong",
        ["kind: turn-left, not fork-left or keep-left"]
      ),
      (#"{"exit": 2}"#, #""exit": 2"#, "right", []),
      (#"{"exit": 2}"#, #""exit": 3"#, "wrong", ["exit: 3, not 2"]),
      (#"{"angle": 90}"#, #""angle": 100"#, "right", []),
      (#"{"angle": 90}"#, #""angle": 101"#, "wrong", ["angle: 101, not 90"]),
      (#"{"meters": 120}"#, #""meters": 121"#, "right", []),
      (#"{"meters": 120}"#, #""meters": 121.5"#, "wrong", ["meters: 121.5, not 120"]),
      (#"{"road": "Elm Street"}"#, #""road": "Elm"# + "\"", "wrong", ["road: Elm, not Elm Street"]),
      (#"{"road": "Caf\u00e9"}"#, #""road": "Cafe\u0301""#, "right", []),
      (#"{"lanes": "left|through*"}"#, #""lanes": "left|straight+""#, "right", []),
      (
        #"{"lanes": "left|through*"}"#, #""lanes": "left*|through""#, "wrong",
        ["lanes: left*|through, not left|through*"]
      ),
      (
        #"{"lanes": "left*|through+"}"#, #""lanes": "left*|through""#, "wrong",
        ["lanes: left*|through, not left*|through+"]
      ),
      (#"{"lanes": "left|*through"}"#, #""lanes": "left|through*""#, "right", []),
      (#"{"lanes": "left;through*"}"#, #""lanes": "through*;left/dashed""#, "right", []),
      (
        #"{"lanes": "left;through*"}"#, #""lanes": "left*;through""#, "wrong",
        ["lanes: left*;through, not left;through*"]
      ),
      (
        #"{"lanes": "left|through*@bus"}"#, #""lanes": "left|through*""#, "wrong",
        ["lanes: left|through*, not left|through*@bus"]
      ),
      (#"{"lanes": "none|through*"}"#, #""lanes": "|through*""#, "right", []),
      (#"{"lanes": "reverse*|left"}"#, #""lanes": "uturn_left*|left""#, "right", []),
      (#"{"google": "TURN_LEFT"}"#, #""google": "GMSNavigationManeuverTurnLeft""#, "right", []),
      (
        #"{"google": "TURN_LEFT"}"#, #""google": "TURN_RIGHT""#, "wrong",
        ["google: TURN_RIGHT, not TURN_LEFT"]
      ),
      (
        #"{"says": ["left", "Elm Street"], "neverSays": ["right"]}"#,
        #""instruction": "Turn LEFT onto Elm Street.""#, "right", []
      ),
      (
        #"{"says": ["left", "Elm Street"], "neverSays": ["right"]}"#,
        #""instruction": "Turn right onto Elmer Street""#, "wrong",
        [
          "says: Turn right onto Elmer Street, without left",
          "says: Turn right onto Elmer Street, without Elm Street",
          "neverSays: Turn right onto Elmer Street, with right",
        ]
      ),
      (#"{"says": ["2nd|second"]}"#, #""instruction": "Take the second exit""#, "right", []),
      (
        #"{"neverSays": ["right"]}"#, #""instruction": "Drive on, all right?""#, "wrong",
        ["neverSays: Drive on, all right?, with right"]
      ),
      (
        #"{"neverSays": ["right"]}"#, #""instruction": "Right\u001b[2J""#, "wrong",
        [#"neverSays: Right\u001b[2J, with right"#]
      ),
    ] as [(String, String, String, [String])])
  func `a result is right, wrong or unsaid`(
    expected: String, said: String, verdict: String, findings: [String]
  ) throws {
    let run = try check(expected, said)
    let counts = ["right", "wrong", "unsaid", "absent"].map { $0 == verdict ? 1 : 0 }
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count > 2, "\(run.error)")
    #expect(lines[2].split(separator: " ").compactMap { Int($0) } == [1] + counts)
    #expect(lines.dropFirst(3) == findings.map { "osrm-v5/a: " + $0 }[...])
    #expect(run.code == (verdict == "wrong" ? 1 : 0) && run.error.isEmpty)
  }

  @Test func `the side of traffic decides where reverse turns`() throws {
    let (expected, said) = (#"{"lanes": "reverse*|left"}"#, #""lanes": "uturn_right*|left""#)
    #expect(try check(expected, said, side: "left").code == 0)
    #expect(try check(expected, said, side: "right").code == 1)
  }

  @Test func `engines without a result are named and not counted`() throws {
    let small = try SmallAtlas([
      "graphhopper.jsonl": SmallAtlas.line("graphhopper/a", #"{"side": "left"}"#),
      "osrm-v5.jsonl": SmallAtlas.line("osrm-v5/a", #"{"side": "left"}"#)
        + SmallAtlas.line("osrm-v5/b", #"{"google": "TURN_LEFT"}"#, meaning: "roundabouts"),
    ])
    let result = #"{"id": "osrm-v5/b", "google": "TURN_RIGHT"}"#
    func output(_ format: String) throws -> String {
      let run = try small.check(["-", "--format", format], input: result)
      #expect(run.code == 1 && run.error.isEmpty)
      return run.output
    }
    #expect(
      try output("text") == """
        engine   meaning      cases  right  wrong  unsaid  absent
        osrm-v5  turns            1      0      0       0       1
        osrm-v5  roundabouts      1      0      1       0       0
        all                       2      0      1       0       1
        osrm-v5/a: no result
        osrm-v5/b: google: TURN_RIGHT, not TURN_LEFT
        no results of graphhopper, which are not counted

        """)
    #expect(
      try output("markdown") == #"""
        | engine | meaning | cases | right | wrong | unsaid | absent |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |
        | osrm-v5 | turns | 1 | 0 | 0 | 0 | 1 |
        | osrm-v5 | roundabouts | 1 | 0 | 1 | 0 | 0 |
        | all |  | 2 | 0 | 1 | 0 | 1 |

        - osrm-v5/a: no result
        - osrm-v5/b: google: TURN\_RIGHT, not TURN\_LEFT
        - no results of graphhopper, which are not counted

        """#)
    let rows = ["turns", "roundabouts"].map { meaning in
      let isWrong = meaning == "roundabouts"
      return [
        "absent": isWrong ? 0 : 1, "cases": 1, "engine": "osrm-v5", "meaning": meaning, "right": 0,
        "unsaid": 0, "wrong": isWrong ? 1 : 0,
      ] as JSON
    }
    let findings: [JSON] = [
      ["id": "osrm-v5/a", "text": "osrm-v5/a: no result"],
      [
        "expected": ["TURN_LEFT"], "id": "osrm-v5/b", "member": "google", "said": "TURN_RIGHT",
        "text": "osrm-v5/b: google: TURN_RIGHT, not TURN_LEFT",
      ],
    ]
    let expected: JSON = [
      "findings": findings, "rows": rows, "schema": "fingerpost/atlas-check/1",
      "unchecked": ["graphhopper"], "version": "1.2.0",
    ]
    #expect(try JSON(JSONNode(text: output("json").utf8)) == expected)
    let one = try small.check(["-", "--only", "osrm-v5/b"], input: result)
    #expect(one.output.hasSuffix("\nosrm-v5/b: google: TURN_RIGHT, not TURN_LEFT\n"))
  }

  @Test(
    arguments: [
      (
        "{",
        "not JSON: Expecting property name enclosed in double quotes at character 2; correct it"
      ),
      (
        "[]",
        "is []; expected: An engine's response, and what is right to say of one maneuver in it."
      ),
      (
        #"{"id": "osrm-v5/a", "extra": 1}"#,
        "unknown member 'extra'; use id, meaning, drivingSide, response, step, expected, reason, source"
      ),
      (
        #"{"id": "osrm-v5/a", "respons": {}}"#,
        "unknown member 'respons'; did you mean 'response'?"
      ),
      (#"{"id": "osrm-v5/a"}"#, "no 'meaning'; add it"),
      ("ID osrm/a", "id: is 'osrm/a'; write 'osrm-v5/' and a name of a-z, 0-9 and hyphens"),
      (
        "ID osrm-v5/A",
        #"id: is "osrm-v5/A"; expected: The engine and a name; each id is used once."#
      ),
      ("ID osrm-v5/good", "a second case 'osrm-v5/good'; give it another name"),
      ("MEANING turn", "meaning: no meaning 'turn'; did you mean 'turns'?"),
      ("MEANING ramps", "meaning: no meaning 'ramps'; use one of atlas.json"),
      ("MEANING turns", "meaning: 'turns' after 'roundabouts'; keep the order of atlas.json"),
      (
        "SOURCE http://a.example",
        #"source: is "http://a.example"; expected: The address of the engine's documentation or "#
          + "source, which begins with https://."
      ),
      (
        #"EXPECTED {}"#,
        "expected: is {}; expected: What the source settles, and no more. A list means that any one "
          + "of its values is right."
      ),
      (
        #"EXPECTED {"kind": "turn-lefty"}"#,
        #"expected.kind: is "turn-lefty"; did you mean 'turn-left'?"#
      ),
      (
        #"EXPECTED {"kind": []}"#,
        "expected.kind: is []; expected: One or more values, any of which is right."
      ),
      (
        #"EXPECTED {"side": "up"}"#,
        #"expected.side: is "up"; expected: Left, right or none: the side to which the vehicle moves "#
          + "or keeps; at a roundabout that of leaving, against the way before it."
      ),
      (
        #"EXPECTED {"angle": 0}"#,
        "expected.angle: is 0; expected: The degrees driven around a roundabout, 1 to 360; a value "
          + "may be off by 10."
      ),
      (
        #"EXPECTED {"exit": "2"}"#,
        #"expected.exit: is "2"; expected: The number of a roundabout's exit, 1 to 99, counted in the "#
          + "direction of traffic."
      ),
      (
        #"EXPECTED {"says": ["!"]}"#,
        #"expected.says[0]: is "!"; expected: Words of letters and digits; a|b is either."#
      ),
      (
        #"EXPECTED {"lanes": "left|up*"}"#,
        #"expected.lanes: is "left|up*"; expected: The lanes from left to right, in OpenStreetMap's "#
          + "words for turn:lanes: | between lanes, ; between the arrows of one, * behind the arrow to "
          + "follow, + behind one that is second choice; 1 to 16 lanes, such as left|through*."
      ),
    ])
  func `a fault of a case names file, line and member`(text: String, message: String) throws {
    let side = #"{"side": "left"}"#
    let word = String(text.drop { $0 != " " }.dropFirst())
    let line =
      switch text.prefix(while: { $0 != " " }) {
      case "ID": SmallAtlas.line(word, side)
      case "MEANING": SmallAtlas.line("osrm-v5/bad", side, meaning: word)
      case "SOURCE":
        SmallAtlas.line("osrm-v5/bad", side).replacing("https://a.example", with: word)
      case "EXPECTED": SmallAtlas.line("osrm-v5/bad", word)
      default: text + "\n"
      }
    let good = SmallAtlas.line("osrm-v5/good", side, meaning: "roundabouts")
    let small = try SmallAtlas(["osrm-v5.jsonl": good + "\n" + line])
    let run = try small.check(["--cases"])
    #expect(run.code == 65 && run.output.isEmpty)
    #expect(run.error == "error: cases/osrm-v5.jsonl: line 3: \(message)\n")
  }

  @Test func `files are those of the engines`() throws {
    let line = SmallAtlas.line("osrm-v5/a", #"{"side": "left"}"#)
    let run = try SmallAtlas(["osrm-v4.jsonl": line]).check(["--cases"])
    #expect(run.code == 65)
    #expect(
      run.error
        == "error: cases/osrm-v4.jsonl: no engine of this name in atlas.json; did you mean "
        + "'osrm-v5.jsonl'?\n")
    let empty = try SmallAtlas([:]).check(["--cases"])
    #expect(empty.code == 65 && empty.error == "error: cases: no cases; add one\n")
  }

  @Test(
    arguments: [
      (
        "fingerpost/atlas/1", "fingerpost/atlas/2",
        #"schema: is "fingerpost/atlas/2"; did you mean 'fingerpost/atlas/1'?"#
      ),
      ("\"licence\": null", "\"license\": 1", "unknown member 'license'; did you mean 'licence'?"),
      ("\"title\": \"OSRM\", ", "", "engines[0]: no 'title'; add it"),
    ])
  func `a fault of the head names its place`(old: String, new: String, message: String) throws {
    let small = try SmallAtlas(head: SmallAtlas.head.replacing(old, with: new), [:])
    let run = try small.check(["--cases"])
    #expect(run.code == 65 && run.error == "error: atlas.json: \(message)\n")
  }

  @Test(
    arguments: [
      (#"{"id": "osrm-v5/b"}"#, "line 1: id: no case 'osrm-v5/b'; did you mean 'osrm-v5/a'?"),
      (#"{"id": "valhalla/x-y"}"#, "line 1: id: no case 'valhalla/x-y'; use the ids of the atlas"),
      (#"{"kind": "turn-left"}"#, "line 1: no 'id'; add it"),
      (
        #"{"id": "osrm-v5/a", "kind": "left"}"#,
        #"line 1: kind: is "left"; expected: The canonical kind, one of the names here."#
      ),
      (
        #"{"id": "osrm-v5/a", "kinds": "x"}"#,
        "line 1: unknown member 'kinds'; did you mean 'kind'?"
      ),
      (
        #"{"id": "osrm-v5/a", "says": ["x"]}"#,
        "line 1: unknown member 'says'; use id, kind, side, exit, angle, exitSign, lanes, meters, road, "
          + "carPlay, androidAuto, google, instruction, error"
      ),
      (
        #"{"id": "osrm-v5/a", "instruction": true}"#,
        "line 1: instruction: is true; expected: The instruction in English."
      ),
      (#"{"id": "osrm-v5/a", "meters": NaN}"#, "line 1: not JSON in UTF-8; correct it"),
      (
        "{\"id\": \"osrm-v5/a\"}\n\n{\"id\": \"osrm-v5/a\"}",
        "line 3: a second result for 'osrm-v5/a'; keep one"
      ),
      ("\n", "the results: none is of these cases; write a line for each case"),
    ])
  func `a fault of a result names line and member`(text: String, message: String) throws {
    let small = try SmallAtlas([
      "osrm-v5.jsonl": SmallAtlas.line("osrm-v5/a", #"{"side": "left"}"#)
    ])
    let run = try small.check(["-"], input: text)
    #expect(run.code == 65 && run.output.isEmpty)
    let place = message.hasPrefix("line ") ? "standard input: " : ""
    #expect(run.error == "error: \(place)\(message)\n")
  }

  @Test(
    arguments: [
      ([], 64, "check.py: name the results, or give --cases; see --help"),
      (["--cases", "-"], 64, "check.py: name the results, or give --cases; see --help"),
      (["-", "--forms", "text"], 64, "check.py: unrecognized arguments: --forms"),
      (
        ["-", "--only", "x/*"], 64,
        "--only: no case has such an id; use a pattern such as 'osrm-v5/*'"
      ),
      (["nowhere.jsonl"], 66, "nowhere.jsonl: no such file or directory; name a file"),
    ] as [([String], Int32, String)])
  func `a mistake is named`(arguments: [String], code: Int32, message: String) throws {
    let run = try CheckScript.run(arguments)
    #expect(run.code == code && run.output.isEmpty)
    #expect(run.error.hasPrefix("error: \(message)") && run.error.hasSuffix("\n"), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func `the cases have no fault`() throws {
    let run = try CheckScript.run(["--cases"])
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    #expect(!AtlasCase.all.isEmpty && run.output == "\(AtlasCase.all.count) cases\n")
  }

  @Test func `our results are right in all cases, and changes are seen`() throws {
    let results = try AtlasCase.all.map { try $0.result() }
    func check(_ results: [JSON]) throws -> CheckScript.Run {
      let lines = results.map { String(decoding: $0.line, as: UTF8.self) + "\n" }
      return try CheckScript.run(["-"], input: lines.joined())
    }
    func sum(_ run: CheckScript.Run) -> [Int] {
      let line = run.output.split(separator: "\n").first { $0.hasPrefix("all ") }
      return line?.split(separator: " ").compactMap { Int($0) } ?? []
    }
    let count = results.count
    let right = try check(results)
    #expect(right.code == 0 && right.error.isEmpty, "\(right.output)\(right.error)")
    #expect(sum(right) == [count, count, 0, 0, 0])

    let id = try #require(results.first?["id"]?.text)
    let changed = try check([["id": id, "error": "no idea"]] + results.dropFirst())
    #expect(changed.code == 1 && sum(changed) == [count, count - 1, 1, 0, 0])
    #expect(changed.output.hasSuffix("\n\(id): error: no idea\n"))

    let missing = try check(Array(results.dropFirst()))
    #expect(missing.code == 1 && sum(missing) == [count, count - 1, 0, 0, 1])
    #expect(missing.output.hasSuffix("\n\(id): no result\n"))

    let foreign = try check(results + [["id": "nowhere/at-all"]])
    #expect(foreign.code == 65 && foreign.output.isEmpty)
    #expect(
      foreign.error == "error: standard input: line \(count + 1): id: no case 'nowhere/at-all'; "
        + "use the ids of the atlas\n")
  }

  @Test func `the example case of the README can be added`() throws {
    let page = try String(
      contentsOf: AtlasCase.folder.appending(path: "README.md"), encoding: .utf8)
    let example = try #require(
      page.matches(of: /```json\n([^`]*)```/).map { String($0.1) }.first { $0.contains("source") })
    let small = try SmallAtlas(["graphhopper.jsonl": example.replacing("\n", with: "") + "\n"])
    let one = try AtlasCase(JSONNode(text: example.utf8), engine: "graphhopper", format: nil)
    let result = try one.result(one.card()).line
    let run = try small.check(["-"], input: String(decoding: result, as: UTF8.self))
    #expect(run.code == 0, "\(run.output)\(run.error)")
    let sum = run.output.split(separator: "\n").last?.split(separator: " ").compactMap { Int($0) }
    #expect(sum == [1, 1, 0, 0, 0])
  }
}
