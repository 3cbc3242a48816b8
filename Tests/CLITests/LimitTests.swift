import Foundation
import TestSupport
import Testing

/// What is too large, too much or no file is refused in one short line, before the work begins.
@Suite struct LimitTests {
  /// A route of steps with these types of maneuver.
  private static func route(_ types: [String]) -> String {
    let steps = types.map {
      #"{"distance":1,"duration":1,"maneuver":{"type":"\#($0)","modifier":"left"}}"#
    }
    return #"{"code":"Ok","routes":[{"distance":1,"duration":1,"legs":[{"distance":1,"#
      + #""duration":1,"steps":[\#(steps.joined(separator: ","))]}]}]}"#
  }

  @Test(arguments: [["cards", "-"], ["cards", "-", "--format", "jsonl"]])
  func `endless input is refused`(arguments: [String]) throws {
    let result = try Program.run(
      program: "/bin/sh", ["-c", #"exec "$0" "$@" < /dev/zero"#, Program.url.path] + arguments)
    #expect(result.code == 65)
    let place = arguments.contains("jsonl") ? ": line 1" : ""
    #expect(
      result.error
        == "error: standard input\(place): more than 256 MiB, the most that is read; split it\n")
  }

  @Test func `the first ten unknown words are reported, with a count of the rest`() throws {
    let input = Self.route((1...13).map { "word \($0)" })
    let result = try Program.run(["cards", "-"], input: input)
    let lines = result.error.split(separator: "\n")
    #expect(result.code == 0 && lines.count == 11)
    #expect(lines[9].contains("steps[9].maneuver: 'word 10, left' is not known; drawn as "))
    #expect(lines[10] == "warning: 3 more words of standard input are not known")
    let stream = try Program.run(["cards", "--format", "jsonl"], input: input)
    #expect(stream.error.hasSuffix("warning: 3 more kinds of warnings\n"))
  }

  @Test func `a long word is cut in the middle of its message`() throws {
    let word = String(repeating: "\u{6771}", count: 100_000)
    let result = try Program.run(["cards", "-"], input: Self.route([word]))
    #expect(result.error.utf8.count < 1100)
    #expect(result.error.hasPrefix("warning: standard input: routes[0].legs[0].steps[0].maneuver"))
    #expect(result.error.hasSuffix(", left' is not known; drawn as 'turn-left'\n"))
  }

  @Test func `errors are reported even with --quiet`() throws {
    let result = try Program.run(["cards", "--format", "jsonl", "--quiet"], input: "x\n")
    #expect(result.code == 65)
    #expect(result.error == "error: 1 of 1 lines contain no route; see 'error' in the output\n")
  }

  @Test func `a sheet that is too large is refused before a glyph is drawn`() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["icons", "-o", "out", "--target", "sprite", "--size", "500", "--scale", "1"], in: folder.url)
    #expect(result.code == 64)
    #expect(
      result.error.hasSuffix(
        " have more than 33554432 pixels together; use a smaller size or scale\n"),
      "\(result.error)")
    #expect(folder.files().isEmpty)
  }

  @Test func `a pipe that nobody reads is refused as an output, without waiting`() throws {
    let folder = try TemporaryFolder()
    #expect(unsafe mkfifo(folder.path("p.png"), 0o600) == 0)
    let result = try Program.run(["glyph", "turn_left", "-o", "p.png"], in: folder.url)
    #expect(result.code == 73)
    #expect(
      result.error
        == "error: p.png: cannot be created: a pipe, a socket or a device stands in its place; "
        + "remove it, or choose another name\n")
  }

  @Test func `a pipe in place of a manifest is not waited for`() throws {
    let folder = try TemporaryFolder()
    #expect(unsafe mkfifo(folder.path("manifest.json"), 0o600) == 0)
    #expect(try Program.run(["lint", "."], in: folder.url).code == 0)
    for command in [["verify", "."], ["accept", ".", "--all", "--force"]] {
      let result = try Program.run(command, in: folder.url)
      #expect(result.code == 66)
      #expect(
        result.error
          == "error: ./manifest.json: not a regular file that can be read; replace it\n")
    }
  }

  @Test func `a pipe among icons is not an icon, and is not waited for`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("maneuvers"), withIntermediateDirectories: false)
    #expect(unsafe mkfifo(folder.path("maneuvers/turn_left.svg"), 0o600) == 0)
    for command in [["lint", "."], ["glyph", "turn_left", "--icons", ".", "-o", "p.png"]] {
      let result = try Program.run(command, in: folder.url)
      #expect([1, 65].contains(result.code), "\(result.error)")
    }
  }
}
