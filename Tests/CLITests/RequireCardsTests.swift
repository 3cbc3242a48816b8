import Foundation
import TestSupport
import Testing

/// Routes that give no cards: a warning, an error where steps are not read, or where cards are required.
@Suite struct RequireCardsTests {
  private let folder: TemporaryFolder
  private static let unread =
    "bad.json: routes[0].legs[0].guidance.list: 2 steps that are not read as osrm; "
    + "ask for a form that --format lists"

  init() throws {
    folder = try TemporaryFolder()
    func route(_ leg: String) -> String {
      #"{"code": "Ok", "routes": [{"distance": 900, "duration": 90, "legs": [{"distance": 900, "#
        + #""duration": 90\#(leg)}]}]}"#
    }
    try folder.write(route(""), to: "bare.json")
    try folder.write(
      route(
        #", "guidance": {"list": [{"turn": "left", "meters": 300}, {"turn": "end", "meters": 600}]}"#
      ),
      to: "bad.json")
    let good = Corpus.package.appending(path: "Examples/routes/roundabouts-left.json")
    try folder.write(String(decoding: Data(contentsOf: good), as: UTF8.self), to: "good.json")
  }

  private func run(_ words: String) throws -> Program.Result {
    try Program.run(words.split(separator: " ").map(String.init), in: folder.url)
  }

  /// The commands that read a route, with `ROUTE` for its file.
  private static let commands = [
    "cards ROUTE", "cards --format navinfo ROUTE", "render ROUTE -o out", "announce ROUTE",
    "drive ROUTE", "preview ROUTE -o page.html", "preview ROUTE --terminal",
    "verify goldens ROUTE", "accept goldens --all --route ROUTE",
  ]

  @Test(arguments: commands)
  func `steps that are not read are an error of every command`(command: String) throws {
    _ = try run("render good.json -o goldens --scale 1")
    let before = folder.files(in: "")
    let result = try run(command.replacing("ROUTE", with: "bad.json"))
    #expect(result.code == 65)
    #expect(result.error == "error: \(Self.unread)\n")
    #expect(result.output.isEmpty)
    #expect(folder.files(in: "") == before)
  }

  @Test(arguments: commands)
  func `cards that are required are an error of every command if there are none`(
    command: String
  ) throws {
    _ = try run("render good.json -o goldens --scale 1")
    let result = try run(command.replacing("ROUTE", with: "bare.json") + " --require-cards")
    #expect(result.code == 65)
    #expect(
      result.error == "error: bare.json: no steps, so no cards; ask the router for steps\n")
    #expect(result.output.isEmpty)
  }

  @Test func `without steps there are no cards, and that is a warning`() throws {
    for command in ["cards bare.json", "cards --format text bare.json", "render bare.json -o out"] {
      let result = try run(command)
      #expect(result.code == 0)
      #expect(
        result.error
          == "warning: bare.json: leg 1: no steps, so no cards; ask the router for steps\n")
    }
    #expect(try run("cards good.json --require-cards").code == 0)
  }

  @Test func `one file whose steps are not read does not silence the others`() throws {
    let result = try run("cards --format text good.json bad.json bare.json")
    #expect(result.code == 65)
    #expect(result.text.contains("roundabout"))
    #expect(result.error.contains("error: \(Self.unread)\n"))
    #expect(result.error.contains("warning: bare.json: leg 1: no steps"))
  }

  @Test func `a line whose steps are not read is a bad line, and so is one without required cards`()
    throws
  {
    let lines = try ["good", "bad", "bare", "bad"].enumerated().map { number, name in
      let route = String(decoding: try folder.bytes(name + ".json"), as: UTF8.self)
        .split(whereSeparator: \.isNewline).joined()
      return name == "bad" && number == 3
        ? route : #"{"id": \#(number), "route": \#(route)}"#
    }
    try folder.write(lines.joined(separator: "\n"), to: "lines.jsonl")
    let place = "routes[0].legs[0].guidance.list: 2 steps that are not read as osrm"
    for command in ["cards --format jsonl lines.jsonl", "render --format jsonl lines.jsonl -o out"]
    {
      for (flag, bad) in [("", 2), (" --require-cards", 3)] {
        let result = try run(command + flag)
        #expect(result.code == 65)
        #expect(
          result.error.contains(
            "error: \(bad) of 4 lines contain no route; see 'error' in the output\n"))
        #expect(result.error.contains("warning: no steps") == flag.isEmpty)
        let output =
          command.hasPrefix("cards")
          ? result.text : String(decoding: try folder.bytes("out/cards.jsonl"), as: UTF8.self)
        let answers = output.split(separator: "\n")
        #expect(answers.count == 4)
        #expect(answers[0].contains(#""cards":["#))
        #expect(answers[1].hasPrefix(#"{"id":1,"error":{"code":65,"line":2,"#))
        #expect(answers[1].contains(#""message":"lines.jsonl: route.\#(place); "#))
        #expect(
          answers[2].contains(#""message":"lines.jsonl: no steps, so no cards; "#) != flag.isEmpty)
        #expect(answers[3].contains("lines.jsonl: \(place); "))
      }
    }
  }

  @Test func `only the chosen routes count`() throws {
    let good = String(decoding: try folder.bytes("good.json"), as: UTF8.self)
    let start = try #require(
      good.firstRange(of: "\"routes\": [") ?? good.firstRange(of: "\"routes\":["))
    let bare = #"{"distance": 900, "duration": 90, "legs": [{"distance": 900, "duration": 90}]}, "#
    try folder.write(
      good[..<start.upperBound] + bare + good[start.upperBound...], to: "second.json")
    #expect(try run("cards second.json").code == 0)
    #expect(try run("cards second.json --require-cards").code == 65)
    #expect(try run("cards second.json --require-cards --alternatives one").code == 0)
  }

  @Test func `a configuration file can require cards`() throws {
    try folder.write(#"{"require-cards": true}"#, to: "fingerpost.json")
    #expect(try run("cards bare.json").code == 65)
    #expect(try run("cards bare.json --no-config").code == 0)
  }
}
