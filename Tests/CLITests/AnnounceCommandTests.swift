import Foundation
import TestSupport
import Testing

@Suite struct AnnounceCommandTests {
  private static let example = "Examples/routes/motorway.json"
  private static let arguments = ["announce", example, "--announcements", "ours"]

  @Test func `the script is text with times`() throws {
    let run = try Program.run(Self.arguments + ["--locale", "de"])
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(run.code == 0 && run.error == "")
    #expect(lines.first == " 0:00  Nach Norden auf Elm Street starten")
    #expect(lines.contains { $0.contains("In einer Meile Ausfahrt 7 rechts auf die OH 562") })
    #expect(lines.last?.hasSuffix("Sie haben Ihr Ziel erreicht. Es liegt links") == true)
  }

  @Test func `lines of JSON are events of a drive, and match the schema`() throws {
    let run = try Program.run(Self.arguments + ["--format", "jsonl"])
    let schema = try Program.run(["schema", "drive"])
    let lines = run.output.split(separator: 10)
    #expect(lines.count > 15)
    for line in lines {
      #expect(try SchemaChecker([UInt8](schema.output)).faults(in: [UInt8](line)) == [])
    }
  }

  @Test(arguments: [
    ("srt", "1\n00:00:00,000 --> 00:00:0"), ("vtt", "WEBVTT\n\n00:00:00.000 --> 00:00:0"),
  ])
  func `subtitles end before the next begin`(format: String, start: String) throws {
    let run = try Program.run(Self.arguments + ["--format", format])
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.hasPrefix(start))
    let times = text.split(separator: "\n").filter { $0.contains(" --> ") }
      .flatMap { $0.replacing(",", with: ".").split(separator: " --> ").map(String.init) }
    #expect(times == times.sorted() && times.count > 30 && times.allSatisfy { $0.count == 12 })
    #expect(text.contains("Turn right onto Liberty Street West\n\n"))
  }

  /// A response in which a road has any name, with the engine's own announcement.
  private static func response(_ name: String) -> String {
    func step(_ type: String, _ meters: Int, _ more: String = "") -> String {
      "{\"distance\":\(meters),\"duration\":\(meters / 10),\"name\":\"\(name)\",\"maneuver\":"
        + "{\"type\":\"\(type)\",\"modifier\":\"left\",\"location\":[10,50]}\(more)}"
    }
    let voice =
      ",\"voiceInstructions\":[{\"distanceAlongGeometry\":900,\"announcement\":\"Turn left \(name)\","
      + "\"ssmlAnnouncement\":\"<speak>Turn left</speak>\"}]"
    let steps = [step("depart", 1000, voice), step("turn", 500), step("arrive", 0)]
    return
      "{\"code\":\"Ok\",\"voiceLocale\":\"en\",\"routes\":[{\"distance\":1500,\"duration\":150,"
      + "\"legs\":[{\"distance\":1500,\"duration\":150,\"steps\":[\(steps.joined(separator: ","))]}]}]}"
  }

  @Test(arguments: ["text", "jsonl", "srt", "vtt"], ["ours", "engine"])
  func `no name becomes markup, a cue or a terminal code`(format: String, source: String) throws {
    // The engine's sentences with tags are left out.
    let name = "x --> 00:00 \(source == "ours" ? "<b>y</b>" : "y") \\u001b[31m & z"
    let run = try Program.run(
      ["announce", "-", "--format", format, "--announcements", source, "--locale", "en"],
      input: Self.response(name))
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(run.code == 0 && text.contains("Turn left"))
    #expect(!text.contains("\u{1B}"))
    guard format == "srt" || format == "vtt" else { return }
    #expect(!text.contains("<b>") && text.count { $0 == ">" } == text.matches(of: /-->/).count)
    #expect(
      text.matches(of: /-->/).count == text.matches(of: /(?m)^[0-9:.,]+ --> [0-9:.,]+$/).count)
  }

  @Test func `the engine's announcements and SSML are kept`() throws {
    let run = try Program.run(
      ["cards", "-", "--announcements", "engine"], input: Self.response("A"))
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains("<speak>Turn left</speak>") && text.contains("\"source\" : \"engine\""))
    let ours = try Program.run(["cards", "-", "--parts", "all"], input: Self.response("A"))
    // They are incomplete, so that the card has ours, and the engine's beside them.
    let both = String(decoding: ours.output, as: UTF8.self)
    #expect(both.contains("\"moment\" : \"act\"") && both.contains("<speak>Turn left</speak>"))
  }

  @Test(arguments: [
    (["announce"], 64, "name a route file, or - for standard input; see"),
    (["announce", example, example], 64, "a script is of one route; name one; see"),
    (
      ["announce", example, "--format", "pdf"], 64,
      "unknown format 'pdf'; use text, jsonl, srt, vtt"
    ),
    (
      ["announce", example, "--announcements", "mine"], 64,
      "The value 'mine' is invalid for '--announcements <announcements>'. Please provide one of 'ours'"
    ),
  ])
  func `mistakes give one line`(arguments: [String], code: Int32, message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.code == code && run.error.contains(message), "\(run.error)")
  }
}
