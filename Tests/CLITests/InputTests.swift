import Foundation
import TestSupport
import Testing

@Suite struct InputTests {
  /// The folder with a pipe that a file's content is written to once.
  private func pipe(_ text: String, _ name: String) throws -> (TemporaryFolder, Process) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "text")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "mkfifo \(name) && echo && cat text > \(name)"]
    process.currentDirectoryURL = folder.url
    let made = Pipe()
    process.standardOutput = made
    try process.run()
    // The line tells that the pipe is there.
    _ = made.fileHandleForReading.availableData
    return (folder, process)
  }

  @Test func `a theme is read from a pipe`() throws {
    let theme = try String(
      contentsOf: Corpus.package.appending(path: "Icons/theme.json"), encoding: .utf8)
    let (folder, process) = try pipe(theme, "theme")
    let run = try Program.run(
      ["glyph", "straight", "-o", "a.png", "--theme", "theme"], in: folder.url)
    process.terminate()
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
  }

  @Test func `rules are read from a pipe, and their faults have a place`() throws {
    let (folder, process) = try pipe("{\"schema\": 1,\n \"files\": [x", "rules")
    let run = try Program.run(["diff", ".", ".", "--rules", "rules"], in: folder.url)
    process.terminate()
    #expect(run.code == 65)
    #expect(
      run.error
        == "error: rules: the rules: not JSON: unexpected character at line 2, column 12; correct it\n"
    )
  }

  @Test func `a leg without steps is a warning that --quiet silences`() throws {
    let route = """
      {"code": "Ok", "routes": [{"distance": 1, "duration": 1, "legs": [
      {"distance": 1, "duration": 1, "steps": []}]}]}
      """
    let words = "leg 1: no steps, so no cards; ask the router for steps"
    let run = try Program.run(["cards", "-"], input: route)
    #expect(run.code == 0)
    #expect(run.error == "warning: standard input: \(words)\n")
    #expect(try Program.run(["cards", "-", "--quiet"], input: route).error.isEmpty)
    let lines = try Program.run(
      ["cards", "--format", "jsonl"], input: route.replacing("\n", with: " ") + "\n")
    #expect(
      lines.error
        == "warning: no steps, so no cards; ask the router for steps (1 times)\n")
  }

  @Test(arguments: [
    ["cards", "-"], ["cards", "-", "--format", "text"], ["cards", "-", "--format", "navinfo"],
    ["cards", "--format", "jsonl"], ["drive", "-"],
    ["preview", "-", "-o", "-"],
  ])
  func `a negative zero of a route is a zero in what is written`(words: [String]) throws {
    let place = #""location": [-0.0, -0.0], "bearing_before": -0.0, "bearing_after": -0"#
    let step = #""distance": -0.0, "duration": -0.0, "name": "A", "mode": "driving""#
    let line = #""geometry": {"type": "LineString", "coordinates": [[-0.0, -0.0], [-0.0, -0e1]]}"#
    let steps = ["depart", "arrive"].map {
      #"{\#(step), \#(line), "maneuver": {"type": "\#($0)", \#(place)}}"#
    }.joined(separator: ", ")
    let leg = #"{"distance": -0.0, "duration": -0.0, "steps": [\#(steps)]}"#
    let route = #"{"distance": -0.0, "duration": -0.0, \#(line), "legs": [\#(leg)]}"#
    let run = try Program.run(words, input: #"{"code": "Ok", "routes": [\#(route)]}"# + "\n")
    #expect(run.code == 0 && !run.text.isEmpty, "\(run.error)")
    let data =
      run.text.firstMatch(of: /<script[^>]*json[^>]*>([^<]*)/).map { String($0.1) } ?? run.text
    #expect(data.firstMatch(of: /[:,\[ ]-0(\.0*)?(?![.0-9])/) == nil)
  }

  @Test func `one bad file of several does not silence the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "bad.json")
    let good = Corpus.package.appending(path: "Examples/routes/motorway.json").path
    let run = try Program.run(["cards", "--format", "text", "bad.json", good], in: folder.url)
    #expect(run.code == 65)
    #expect(run.error.hasPrefix("error: bad.json: not JSON"))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(String(decoding: run.output, as: UTF8.self).contains("onto I 75 North"))
    let none = try Program.run(["cards", "bad.json", "absent.json"], in: folder.url)
    #expect(none.code == 65 && none.output.isEmpty)
    #expect(none.error.split(separator: "\n").count == 2)
  }
}
