import Foundation
import TestSupport
import Testing

/// Runs with streams that the shell closed.
@Suite struct StandardStreamsTests {
  private static let route = Corpus.package.appending(path: "Examples/routes/helsinki-lanes.json")
    .path

  /// Runs the program with redirections such as `>&-`.
  private func run(
    _ arguments: [String], _ redirections: String, in folder: URL? = nil
  ) throws -> Program.Result {
    try Program.run(
      program: "/bin/sh",
      ["-c", "exec \"$0\" \"$@\" \(redirections)", Program.url.path] + arguments,
      in: folder)
  }

  @Test(arguments: [
    (["list"], ">&-", "standard output: it is closed; send it elsewhere"),
    (["schema", "theme"], "<&- >&-", "standard output: it is closed; send it elsewhere"),
    (["--help"], ">&-", "standard output: it is closed; send it elsewhere"),
    (["cards", route], ">&-", "standard output: it is closed; send it elsewhere"),
    (
      ["glyph", "straight", "-o", "/dev/stdout"], ">&-",
      "standard output: it is closed; send it elsewhere"
    ),
    (["cards", "-"], "<&-", "standard input: it is closed; give another file"),
    (["cards", "--format", "jsonl"], "<&-", "standard input: it is closed; give another file"),
    (["render", "-", "-o", "out"], "<&-", "standard input: it is closed; give another file"),
    (
      ["drive", route, "--trace", "-"], "<&-",
      "standard input: it is closed; give another file"
    ),
  ])
  func `the use of a closed stream is an error that says so`(
    arguments: [String], redirections: String, message: String
  ) throws {
    let folder = try TemporaryFolder()
    let result = try run(arguments, redirections, in: folder.url)
    #expect(result.code == 74 && result.output.isEmpty)
    #expect(result.error == "error: \(message)\n")
    #expect(folder.files().isEmpty)
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func `the other streams work on`(redirections: String) throws {
    let usual = try Program.run(["cards", Self.route])
    let result = try run(["cards", Self.route], redirections)
    #expect(result.code == 0 && result.error == "")
    #expect(result.output == usual.output)
    // What cannot be said is lost, and the exit code stays.
    #expect(try run(["cards", "nowhere.json"], redirections).code == 66)
  }

  @Test func `no file that is written takes the number of a closed stream`() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "render", Self.route, "--size", "12", "--scale", "1", "--locale", "xx", "--verbose", "-o",
    ]
    #expect(try Program.run(arguments + ["usual"], in: folder.url).code == 0)
    #expect(try run(arguments + ["closed"], "<&- >&- 2>&-", in: folder.url).code == 0)
    let names = folder.files(in: "usual")
    #expect(names.count > 3 && folder.files(in: "closed") == names)
    for name in names {
      #expect(try folder.bytes("usual/\(name)") == folder.bytes("closed/\(name)"), "\(name)")
    }
  }
}
