import Foundation
import TestSupport
import Testing

/// A `fingerpost.json` that the user did not name, which a stranger may have written.
@Suite struct UnnamedConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let route = Corpus.package.appending(path: "Examples/routes/athens.json")
    try FileManager.default.copyItem(at: route, to: folder.url.appending(path: "athens.json"))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "app"), withIntermediateDirectories: true)
  }

  private func run(_ words: String...) throws -> Program.Result {
    try Program.run(words, in: folder.url)
  }

  @Test(arguments: ["/tmp/x", "../x", "app/../../x", "link", "link/x", "app/link"])
  func `a configuration that the user did not name cannot lead outside`(path: String) throws {
    for link in ["link", "app/link"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: NSTemporaryDirectory())
    }
    for text in [#"{"output": "\#(path)"}"#, #"{"commands": {"render": {"depfile": "\#(path)"}}}"#]
    {
      try folder.write(text, to: "fingerpost.json")
      let result = try run("render", "athens.json")
      #expect(result.code == 65)
      #expect(
        result.error.hasSuffix(
          "'\(path)' leads out of the folder; to allow it, give --config fingerpost.json\n"))
    }
    try folder.write(#"{"output": "\#(path)"}"#, to: "fingerpost.json")
    let named = try run(
      "render", "athens.json", "--config", "fingerpost.json", "--list-outputs")
    #expect(named.code == 0 && named.text.hasPrefix("\(path)/cards.json\n"))
  }

  @Test(
    arguments: [
      "all", "command", "force", "open", "patterns", "realtime", "rename", "serve", "skip-faulty",
      "watch",
    ].map { ($0, "not allowed here") } + [
      ("json", "'.git/config' leads to hidden files"),
      ("xcfilelist", "'./app/.x/y' leads to hidden files"),
    ])
  func `a configuration that the user did not name cannot lift safeguards`(
    key: String, finding: String
  ) throws {
    let path = finding.split(separator: "'")[0]
    let command =
      [
        "json": "diff", "xcfilelist": "icons", "open": "preview", "serve": "preview",
        "command": "verify", "realtime": "drive", "rename": "lint", "watch": "render",
        "skip-faulty": "icons",
      ][key] ?? "accept"
    let value =
      ["all", "force", "open", "rename", "serve", "skip-faulty", "watch"].contains(key)
      ? "true" : key == "realtime" ? "1" : "\"\(path)\""
    try folder.write(
      #"{"commands": {"\#(command)": {"\#(key)": \#(value)}}}"#, to: "fingerpost.json")
    let result = try run("list")
    #expect(result.code == 65)
    #expect(
      result.error
        == "error: fingerpost.json: commands.\(command).\(key): \(finding); to allow it, "
        + "give --config fingerpost.json\n")
    #expect(try run("list", "--config", "fingerpost.json").code == 0)
  }

  @Test(arguments: [
    (#"{"routes": ["athens.json", "-"]}"#, "routes"), (#"{"routes": "pipe"}"#, "routes"),
    (#"{"commands": {"accept": {"route": "-"}}}"#, "commands.accept.route"),
    (#"{"commands": {"drive": {"trace": "-"}}}"#, "commands.drive.trace"),
    (#"{"commands": {"icons": {"glyphs": ["-"]}}}"#, "commands.icons.glyphs"),
    (#"{"commands": {"icons": {"shields": "-"}}}"#, "commands.icons.shields"),
    (#"{"commands": {"diff": {"rules": "-"}}}"#, "commands.diff.rules"),
    (#"{"language-file": "-"}"#, "language-file"), (#"{"theme": "-"}"#, "theme"),
  ])
  func `a configuration that the user did not name cannot wait for input`(
    text: String, place: String
  ) throws {
    let made = unsafe mkfifo(folder.path("pipe"), 0o600)
    #expect(made == 0)
    try folder.write(text, to: "fingerpost.json")
    let name = text.contains("pipe") ? "pipe" : "-"
    let result = try run("list")
    #expect(result.code == 65)
    #expect(
      result.error
        == "error: fingerpost.json: \(place): '\(name)' is not a regular file; to allow it, "
        + "give --config fingerpost.json\n")
    #expect(try run("schema", "config").code == 0)
  }

  @Test func `JSON Lines of a configuration that the user did not name need a route`() throws {
    try folder.write(#"{"format": "jsonl"}"#, to: "fingerpost.json")
    let waiting = try run("cards")
    #expect(waiting.code == 65)
    #expect(
      waiting.error
        == "error: fingerpost.json: format: without a route, 'jsonl' reads standard input; "
        + "to allow it, give --config fingerpost.json\n")
    let route = String(decoding: try folder.bytes("athens.json"), as: UTF8.self)
    try folder.write(route.replacing("\n", with: " "), to: "lines.jsonl")
    let lines = try run("cards", "lines.jsonl")
    #expect(lines.code == 0 && lines.text.split(separator: "\n").count == 1, "\(lines.error)")
    #expect(try run("cards", "--config", "fingerpost.json").code == 0)
    #expect(try run("cards", "-").code == 0)
  }

  @Test func `standard output is no risk`() throws {
    try folder.write(
      #"{"commands": {"diff": {"json": "-"}, "glyph": {"output": "-"}}}"#, to: "fingerpost.json")
    #expect(try run("glyph", "straight").output.starts(with: [0x89, 0x50]))
  }
}
