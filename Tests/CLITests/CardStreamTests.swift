import Foundation
import TestSupport
import Testing

@Suite struct CardStreamTests {
  private static func response(_ id: String, _ modifier: String) -> String {
    let step =
      "{\"distance\":1,\"duration\":1,\"maneuver\":{\"type\":\"turn\","
      + "\"modifier\":\"\(modifier)\"}}"
    let leg = "{\"distance\":1,\"duration\":1,\"steps\":[\(step)]}"
    return "{\(id)\"code\":\"Ok\",\"routes\":[{\"distance\":1,\"duration\":1,\"legs\":[\(leg)]}]}"
  }

  /// The part of a line that is looked at.
  private struct Line: Decodable {
    struct Card: Decodable {
      var kind: String
    }

    struct Problem: Decodable {
      var code: Int
      var line: Int
      var message: String
    }

    var cards: [Card]?
    var error: Problem?
  }

  @Test func `standard input is read where no file is named`() throws {
    let input = Self.response("\"id\":7,", "left") + "\n"
    let result = try Program.run(["cards", "--format", "jsonl"], input: input)
    #expect(result.text.hasPrefix("{\"id\":7,\"cards\":["))
    let same = try Program.run(["cards", "--format", "jsonl", "-"], input: input)
    #expect(same.output == result.output && same.code == 0)
  }

  @Test(arguments: ["routes.ndjson", "routes.JSONL", "routes.json"])
  func `a file of JSON Lines needs no format, and gives one source a line for other outputs`(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = folder.path(name)
    let lines = ["left", "right"].map { Self.response("\"id\":\"\($0)\",", $0) + "\n" }
    try folder.write(lines.joined(), to: name)
    let result = try Program.run(["cards", path])
    let same = try Program.run(["cards", "--format", "jsonl", path])
    #expect(result.code == 0 && result.output == same.output)
    #expect(result.text.split(separator: "\n").count == 2)
    let text = try Program.run(["cards", "--format", "text", path])
    #expect(text.code == 0 && text.text.contains("Turn left") && text.text.contains("Turn right"))
    try folder.write(lines.joined() + "{\"code\":\"Ok\"}\n", to: name)
    let bad = try Program.run(["cards", "--format", "text", path])
    #expect(bad.code == 65 && bad.error.contains("\(name): line 3: unknown route format"))
  }

  @Test(arguments: ["1", "2", "7"])
  func `a line is written for each route, in order with any number of jobs`(jobs: String) throws {
    // Spaces make several batches of few lines: a batch is a quarter of a megabyte.
    let spaces = String(repeating: " ", count: 1500)
    let input = (0..<800).map {
      Self.response("\"id\":\($0),", $0 % 2 == 0 ? "left" : "right") + spaces
    }
    let result = try Program.run(
      ["cards", "--format", "jsonl", "--jobs", jobs, "-"],
      input: input.joined(separator: "\n"))
    #expect(result.code == 0, "\(result.error)")
    #expect(result.error == "")
    let lines = result.text.split(separator: "\n")
    try #require(lines.count == 800)
    for (index, line) in lines.enumerated() {
      #expect(line.hasPrefix("{\"id\":\(index),"))
      #expect(line.contains(index % 2 == 0 ? "\"turn-left\"" : "\"turn-right\""))
    }
  }

  @Test(arguments: ["1", "2", "8"])
  func `a line gets its response before the next is sent`(jobs: String) throws {
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["cards", "--format", "jsonl", "--jobs", jobs]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for id in 0..<3 {
      // The next line is begun, so that there is input that holds no whole line.
      let text = Self.response("\"id\":\(id),", "left") + "\n{"
      try input.fileHandleForWriting.write(contentsOf: Data(text.dropFirst(id == 0 ? 0 : 1).utf8))
      var line = Data()
      while line.last != 0x0A {
        let bytes = output.fileHandleForReading.availableData
        try #require(!bytes.isEmpty)
        line += bytes
      }
      #expect(String(decoding: line, as: UTF8.self).hasPrefix("{\"id\":\(id),"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 65)
  }

  @Test func `a bad line gives an error in its place, and the rest goes on`() throws {
    let input = [
      Self.response("\"id\":{\"a\":[1,\"x\"]},", "left"), "{\"id\":\"b\",\"code\":\"NoRoute\"}", "",
      "nonsense", "{\"id\":7,\"route\":\(Self.response("", "right"))}",
    ].joined(separator: "\n")
    let result = try Program.run(["cards", "-", "--format", "jsonl"], input: input)
    #expect(result.code == 65)
    #expect(
      result.error == "error: 2 of 4 lines contain no route; see 'error' in the output\n")
    let lines = result.text.split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    let decoded = try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(decoded[0].cards?.map(\.kind) == ["turn-left", "arrive"])
    #expect(lines[0].hasPrefix("{\"id\":{\"a\":[1,\"x\"]},"))
    #expect(lines[1].hasPrefix("{\"id\":\"b\",\"error\":"))
    #expect(decoded[1].error?.line == 2)
    #expect(decoded[1].error?.code == 65)
    #expect(
      decoded[1].error?.message
        == "standard input: the engine found no route: NoRoute; change the request")
    #expect(lines[2].hasPrefix("{\"id\":null,\"error\":"))
    #expect(decoded[2].error?.line == 4)
    #expect(decoded[3].cards?.map(\.kind) == ["turn-right", "arrive"])
  }

  @Test func `the words of an engine are printed as a table`() throws {
    let result = try Program.run(["list", "--engine", "tomtom", "--format", "csv"])
    #expect(result.code == 0)
    #expect(
      result.text.hasPrefix(
        "provider,symbol,value,canonical\ntomtom-routing,ARRIVE,,arrive\n"))
    #expect(result.text.contains("\ntomtom-guidance-v2,TOLLGATE,,toll-gate\n"))
  }
}
