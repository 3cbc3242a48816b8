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
    arguments: ["all", "command", "force", "open", "patterns", "serve"].map {
      ($0, "not allowed here")
    } + [
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
        "command": "verify",
      ][key] ?? "accept"
    let value = ["all", "force", "open", "serve"].contains(key) ? "true" : "\"\(path)\""
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
}
