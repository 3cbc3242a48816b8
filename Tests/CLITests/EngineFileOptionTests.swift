import Foundation
import TestSupport
import Testing

/// `--engine-file` of the commands that read routes, and of `lint`.
@Suite struct EngineFileOptionTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"engine": "acme", "signs": ["acme", "moves"], "steps": "moves",
       "step": {"word": "do", "distance": "m", "names": "road", "point": "at"},
       "words": {"L": "turn-left"}}
      """#, to: "acme.json")
    try folder.write(
      #"""
      {"acme": 1, "moves": [{"do": "L", "m": 400, "road": "Elm St", "at": [10, 50], "tip": 3},
       {"do": "W", "m": 100, "at": [10, 50.0036]}]}
      """#, to: "route.json")
    return folder
  }

  @Test(arguments: [
    ["cards", "route.json"], ["cards", "route.json", "--format", "text", "--format", "acme"],
    ["announce", "route.json", "--format", "jsonl"], ["drive", "route.json"],
    ["render", "route.json", "-o", "out", "--scale", "1"],
  ])
  func `each command reads a route by it`(arguments: [String]) throws {
    let folder = try folder()
    let run = try Program.run(arguments + ["--engine-file", "acme.json"], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let text =
      arguments[0] == "render"
      ? try String(contentsOfFile: folder.path("out/cards.json"), encoding: .utf8) : run.text
    #expect(text.contains(arguments[0] == "announce" ? "turn left" : "Elm St"))
  }

  @Test func `without it the route is unknown`() throws {
    let folder = try folder()
    let run = try Program.run(["cards", "route.json"], in: folder.url)
    #expect(run.code == 65 && run.text.isEmpty)
  }

  @Test func `the configuration of a repository names one`() throws {
    let folder = try folder()
    try folder.write(#"{"engine-file": ["acme.json"]}"#, to: "fingerpost.json")
    let run = try Program.run(["cards", "route.json"], in: folder.url)
    #expect(run.code == 0 && run.text.contains(#""format" : "acme""#), "\(run.error)")
  }

  @Test func `lint shows the cards and what is not read`() throws {
    let folder = try folder()
    let run = try Program.run(
      ["lint", "--engine-file", "acme.json", "--sample", "route.json"], in: folder.url)
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.text.contains("Turn left onto Elm St"))
    #expect(run.text.contains("acme.json: warning: the word 'W' has no kind"))
    #expect(run.text.contains("warning: 'moves[].tip' is not read: 3"))
    let strict = try Program.run(
      ["lint", "--engine-file", "acme.json", "--sample", "route.json", "--strict"], in: folder.url)
    #expect(strict.code == 1)
  }

  @Test func `a bad file gives one line`() throws {
    let folder = try folder()
    try folder.write(#"{"engine": "acme"}"#, to: "bad.json")
    let run = try Program.run(
      ["cards", "route.json", "--engine-file", "bad.json"], in: folder.url)
    #expect(run.code == 65 && run.text.isEmpty)
    #expect(run.error.hasPrefix("error: bad.json: signs: missing; "))
  }
}
