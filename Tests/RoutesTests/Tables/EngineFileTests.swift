import EmbeddedFiles
import Faults
import JSON
import Testing

@testable import Routes

@Suite struct EngineFileTests {
  @Test(arguments: EngineFile.builtIn.map(\.file))
  func `a file of the program is right by its schema and named for its engine`(file: String) throws
  {
    let bytes = EmbeddedFiles.read("Routes/Engines/" + file)
    let table = try EngineFile(bytes).table
    #expect(table.engine == file.prefix { $0 != "-" && $0 != "." })
    #expect(try JSONNode(text: bytes)["note"]?.string?.isEmpty == false)
  }

  @Test(arguments: EmbeddedFiles.names(in: "Routes/Words/Along"))
  func `rows of what lies along the way are right by the schema of engine files`(file: String)
    throws
  {
    let rows = String(decoding: EmbeddedFiles.read("Routes/Words/Along/" + file), as: UTF8.self)
    let text = #"{"engine": "x", "signs": ["a", "b"], "steps": "s", "step": {}, "along": \#(rows)}"#
    #expect(try EngineFile(text.utf8).table.along.isEmpty == false)
  }

  @Test(arguments: [
    (#"{"signs": ["a", "b"], "steps": "s", "step": {}}"#, "engine: missing"),
    (#"{"engine": "x", "signs": ["a"], "steps": "s", "step": {}}"#, "signs: has 1 element"),
    (
      #"{"engine": "x", "signs": ["a", "b"], "steps": "s", "step": {"nmes": "n"}}"#,
      "step: unknown key 'nmes'; did you mean 'names'?"
    ),
    (
      #"{"engine": "x", "signs": ["a", "b"], "steps": "s", "step": {}, "words": {"l": "turn-lft"}}"#,
      "words.l: 'turn-lft' is no kind of maneuver"
    ),
    (
      #"{"engine": "x", "signs": ["a", "b"], "steps": "s", "step": {}, "units": {"distance": "leagues"}}"#,
      "units.distance: unknown unit 'leagues'; use ft, km, m, mi, yd"
    ),
    (
      #"{"engine": "x", "signs": ["a", "b"], "steps": "s", "step": {}, "along": [{"kind": "dragon"}]}"#,
      "along[0].kind: 'dragon' is nothing along the way"
    ),
  ])
  func `a fault has its place and a remedy`(text: String, words: String) {
    #expect {
      try EngineFile(text.utf8)
    } throws: { error in
      "\(error)".hasPrefix(words)
    }
  }

  @Test func `a file has at most 1 MiB`() {
    let long = #"{"note": ""# + String(repeating: "x", count: 1 << 20) + #""}"#
    #expect {
      try EngineFile(long.utf8)
    } throws: { error in
      "\(error)".hasPrefix("longer than 1 MiB")
    }
  }

  @Test func `a file has at most 200 words with a star`() throws {
    func file(_ count: Int) -> String {
      let words = (0..<count).map { #""w\#($0);*": "turn-left""# }.joined(separator: ", ")
      return
        #"{"engine": "x", "signs": ["a", "b"], "steps": "s", "step": {}, "words": {\#(words)}}"#
    }
    _ = try EngineFile(file(200).utf8)
    #expect {
      try EngineFile(file(201).utf8)
    } throws: { error in
      "\(error)".hasPrefix("words: 201 words with '*'; use at most 200")
    }
  }

  @Test(arguments: [("", 3.0), (#""in": "mi","#, 3 * 1609.344), (#""in": "versts","#, nil)])
  func `a unit that a response names is known, or an error`(named: String, meters: Double?) throws {
    var reader = RouteReader()
    reader.engineFiles = [
      try EngineFile(
        #"""
        {"engine": "x", "signs": ["v", "steps"], "steps": "steps",
         "units": {"distance": {"unit": "m", "at": "response:in", "words": {"miles": "mi"}}},
         "step": {"word": "w", "distance": "d"}, "words": {"l": "turn-left"}}
        """#.utf8)
    ]
    let text = #"{"v": 1, \#(named) "steps": [{"w": "l", "d": 3}]}"#
    guard let meters else {
      #expect {
        try reader.read(text.utf8)
      } throws: { error in
        "\(error)" == "in: unknown unit 'versts'; add it to the 'words' of the unit"
      }
      return
    }
    #expect(try reader.read(text.utf8).routes[0].legs[0].steps[1].distance == meters)
  }

  @Test func `coverage names what is not read, has no kind or is not there`() throws {
    let file = try EngineFile(
      #"""
      {"engine": "x", "signs": ["v", "steps"], "steps": "steps",
       "step": {"word": "w", "names": "n", "exit": "e"}, "words": {"l": "turn-left"}}
      """#.utf8)
    let samples = [
      #"{"v": 1, "steps": [{"w": "l", "n": "Elm", "c": 5}, {"w": "q", "c": 6}]}"#,
      #"{"steps": [{"w": "l"}]}"#,
    ]
    let coverage = try file.coverage(of: samples.map { Array($0.utf8) })
    #expect(coverage.unread.map(\.path) == ["steps[].c"])
    #expect(coverage.unread[0].count == 2 && coverage.unread[0].example == "5")
    #expect(coverage.unknownWords == ["q"])
    #expect(coverage.unusedRows == ["step.exit 'e'"])
    #expect(coverage.strangers == [1])
  }
}
