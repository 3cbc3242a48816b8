import Foundation
import TestSupport
import Testing

/// Options from a `fingerpost.json`.
@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["athens.json", "motorway.json"] {
      let route = Corpus.package.appending(path: "Examples/routes/\(name)")
      try FileManager.default.copyItem(at: route, to: folder.url.appending(path: name))
    }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "app"), withIntermediateDirectories: true)
  }

  private func run(_ words: String...) throws -> Program.Result {
    try Program.run(words, in: folder.url)
  }

  private func files(_ words: String...) throws -> [String] {
    let result = try Program.run(words + ["--list-outputs"], in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    return result.text.split(separator: "\n").map(String.init)
  }

  @Test func `options apply to all commands that have them, or to one`() throws {
    try folder.write(
      """
      {"routes": ["athens.json"], "output": "assets", "target": ["svg"], "variant": "dark",
       "size": 12, "commands": {"cards": {"units": "us", "format": "text"},
       "icons": {"output": "set", "roundabouts": 10}, "list": {"format": "csv"}}}
      """, to: "fingerpost.json")
    let written = try run("render")
    #expect(written.code == 0, "\(written.error)")
    #expect(folder.files(in: "assets").contains("svg/symbols~dark.svg"))
    #expect(!folder.files(in: "assets").contains { $0.hasSuffix("~light.svg") })
    #expect(try run("render", "--check").code == 0)
    let cards = try run("cards").text
    #expect(cards.contains("mi · ") && cards.hasPrefix("athens.json"))
    let icons = try files("icons")
    #expect(icons.contains { $0.contains("_a10~") } && !icons.contains { $0.contains("_a15~") })
    #expect(icons.allSatisfy { $0.hasPrefix("set/") })
    #expect(try run("list").text.hasPrefix("canonical"))
    // The output of a picture is another option than the folder of assets, as are its size and scale.
    #expect(try run("glyph", "turn-left", "--output", "-").output.count > 100)
    #expect(!FileManager.default.fileExists(atPath: folder.path("assets.png")))
  }

  @Test func `the command line wins`() throws {
    try folder.write(
      """
      {"routes": "athens.json", "output": "assets", "target": ["svg", "web"], "quiet": true,
       "namespace": false, "variant": ["dark", "light"], "scale": [1]}
      """, to: "fingerpost.json")
    #expect(try files("render", "--target", "sprite").contains("assets/sprite/dark.json"))
    #expect(!(try files("render", "--target=sprite").contains { $0.contains("svg") }))
    #expect(try files("render", "-o", "b").allSatisfy { $0.hasPrefix("b/") })
    #expect(try run("cards", "motorway.json", "--format", "text").text.hasPrefix("motorway.json"))
    #expect(try run("cards", "--format", "text", "--", "motorway.json").text.hasPrefix("motorway"))
    // Of options that exclude each other, too.
    let said = try run("render", "-o", "c", "-v", "--target", "flat", "--namespace")
    #expect(said.code == 0 && said.error.contains("files changed in c"), "\(said.error)")
    try folder.write(
      """
      {"output": "c", "prune": true, "depfile": "d", "xcfilelist": "x", "commands": {"accept":
       {"all": true, "from": "no"}, "verify": {"command": "false"}, "icons": {"check": true}}}
      """, to: "my.json")
    for words in [
      ["icons", "--export", "Mine"], ["verify", "c", "athens.json", "--scale", "1"],
      ["accept", "c", "*", "--route", "athens.json", "--dry-run", "--force"],
    ] {
      let result = try Program.run(words + ["--config", "my.json"], in: folder.url)
      #expect(result.code == 0, "\(result.error)")
    }
    let none = try run("render", "athens.json", "-o", "d", "--no-config", "--list-outputs")
    #expect(none.text.contains("d/glyphs/"))
    #expect(try run("render", "--no-config").code == 64)
  }

  @Test func `paths are relative to the file, and a depfile names it and the program`() throws {
    try folder.write(
      #"{"routes": ["../athens.json", "-"], "output": "out", "size": 12, "depfile": "d"}"#,
      to: "app/my.json")
    let result = try Program.run(
      ["render", "--config", "app/my.json"],
      input: String(decoding: folder.bytes("motorway.json"), as: UTF8.self), in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    #expect(folder.files(in: "app/out").contains("manifest.json"))
    let rule = String(decoding: try folder.bytes("app/d"), as: UTF8.self)
      .prefix { $0 != "\n" || $0 == "\\" }
    #expect(rule == "app/out/manifest.json: \\")
    let words = String(decoding: try folder.bytes("app/d"), as: UTF8.self)
      .split { " \\\n:".contains($0) }.map(String.init)
    #expect(words.contains("app/../athens.json") && words.contains("app/my.json"))
    #expect(words.contains { $0.hasPrefix("/") && $0.hasSuffix("/fingerpost") })
    try folder.write(#"{"routes": ["athens.json"], "size": 12}"#, to: "fingerpost.json")
    #expect(try run("render", "-o", "out", "--depfile", "d").code == 0)
    #expect(String(decoding: try folder.bytes("d"), as: UTF8.self).contains("\nfingerpost.json:\n"))
  }

  @Test(arguments: [
    ("", "not JSON: the text is empty; correct it"),
    ("{\n\"routes\":", "not JSON: the text ends too early, in line 2; correct it"),
    ("[]", "expected an object; see 'fingerpost schema config'"),
    (
      #"{"targts": ["svg"]}"#,
      "unknown key 'targts'; did you mean 'target'? See 'fingerpost schema config'"
    ),
    (
      #"{"name": "app", "version": "1.0.0"}"#,
      "unknown key 'name'; see 'fingerpost schema config'"
    ),
    (#"{"help": true}"#, "unknown key 'help'; see 'fingerpost schema config'"),
    (
      #"{"all-routes": true}"#,
      "unknown key 'all-routes'; use 'alternatives'; see 'fingerpost schema config'"
    ),
    (
      #"{"commands": {"rendr": {}}}"#,
      "commands: unknown key 'rendr'; did you mean 'render'? See 'fingerpost schema config'"
    ),
    (
      #"{"commands": {"cards": {"target": "svg"}}}"#,
      "commands.cards: unknown key 'target'; see 'fingerpost schema config'"
    ),
    (
      #"{"target": true}"#,
      "target: expected a string or a number, or an array of them; see 'fingerpost schema config'"
    ),
    (#"{"sdf": "yes"}"#, "sdf: expected true or false; see 'fingerpost schema config'"),
    (
      #"{"commands": {"lint": {"theme": null}}}"#,
      "commands.lint.theme: expected a string or a number; see 'fingerpost schema config'"
    ),
    (
      #"{"outputs": {}}"#,
      "outputs: expected a string or a number, or an array of them; see 'fingerpost schema config'"
    ),
    (
      #"{"scale": 9}"#,
      "--scale is 9; use a whole number from 1 to 8; see 'fingerpost render --help'"
    ),
    (#"{"variant": "dusk"}"#, "--variant dusk: the theme has no such variant; use dark, light"),
  ])
  func `an unusable file gives one line and code 65`(text: String, words: String) throws {
    try folder.write(text, to: "fingerpost.json")
    let result = try run("render", "athens.json", "-o", "out")
    #expect(result.error == "error: fingerpost.json: \(words)\n")
    #expect(result.code == 65)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test(arguments: ["{\n\"routes\":", #"{"targts": ["svg"]}"#])
  func `help and schemas work beside a file that cannot be followed`(text: String) throws {
    try folder.write(text, to: "fingerpost.json")
    #expect(try run("list").code == 65)
    #expect(try run("render", "--help").code == 0)
    #expect(try run("schema", "config").code == 0)
    #expect(try run("render", "athens.json", "-o", "o", "--list-outputs", "--no-config").code == 0)
  }

  @Test func `a missing file gives code 66, and a usage error code 64`() throws {
    try folder.write(#"{"target": "svg", "scale": 2}"#, to: "fingerpost.json")
    let absent = try run("render", "athens.json", "-o", "out", "--config", "no.json")
    #expect(absent.code == 66 && absent.error.hasPrefix("error: no.json: no such file"))
    #expect(try run("cards", "--config", "").code == 64)
    #expect(try run("cards", "--config", "fingerpost.json", "--no-config").code == 64)
    let own = try run("render", "athens.json", "-o", "out", "--targts", "svg")
    #expect(own.code == 64 && own.error.hasPrefix("error: Unknown option '--targts'"))
    #expect(try run("render", "athens.json", "-o", "out", "--scale", "9").code == 64)
  }

  @Test func `goldens are drawn as their manifest says, in the file's icons and theme`() throws {
    let made = try run("render", "athens.json", "-o", "goldens", "--size", "12", "--scale", "1")
    try #require(made.code == 0, "\(made.error)")
    try folder.write(
      #"{"routes": ["motorway.json"], "preset": "carplay", "variant": "dark"}"#,
      to: "fingerpost.json")
    let same = try run("verify", "goldens")
    #expect(same.code == 0, "\(same.text)\(same.error)")
    try folder.write(#"{"theme": "theme.json"}"#, to: "fingerpost.json")
    let theme = try String(
      contentsOf: Corpus.package.appending(path: "Icons/theme.json"), encoding: .utf8)
    let other = theme.replacing(/"lit": "[^"]*"/, with: "\"lit\": \"#3030FF\"", maxReplacements: 1)
    try #require(other != theme)
    try folder.write(other, to: "theme.json")
    #expect(try run("verify", "goldens").code == 1)
  }

  @Test func `goldens of a named route are drawn as the file says for all commands`() throws {
    try folder.write(
      #"{"routes": ["motorway.json"], "scale": [2], "prune": true}"#, to: "fingerpost.json")
    let made = try run(
      "accept", "goldens", "--route", "athens.json", "--all", "--force", "--variant", "light")
    try #require(made.code == 0, "\(made.error)")
    let names = folder.files(in: "goldens").filter { $0.hasSuffix(".png") }
    #expect(names.count > 3 && names.allSatisfy { $0.hasSuffix("~light@2x.png") }, "\(names)")
    let same = try run("verify", "goldens", "athens.json", "--variant", "light")
    #expect(same.code == 0, "\(same.text)\(same.error)")
    // What the goldens no longer need stays: 'prune' of the file is for the folder of 'render'.
    let kept = try run(
      "accept", "goldens", "--route", "motorway.json", "--all", "--force", "--variant", "light")
    #expect(kept.text.contains("kept ") && kept.text.contains(", 0 removed"), "\(kept.text)")
  }

  @Test func `new pictures of other scales are explained by the scales of the goldens`() throws {
    let made = try run(
      "accept", "goldens", "--route", "athens.json", "--scale", "2", "--all", "--force")
    try #require(made.code == 0, "\(made.error)")
    let other = try run("verify", "goldens", "athens.json")
    let lines = other.text.split(separator: "\n").map(String.init)
    #expect(other.code == 1 && lines.first?.hasPrefix("changed    cards.json") == true)
    #expect(lines.last == "the goldens have only @2x; give --scale 2")
    #expect(try run("verify", "goldens", "athens.json", "--scale", "2").code == 0)
    // Pictures in files are drawn by whoever wrote them.
    let drawn = try run("render", "athens.json", "-o", "out")
    let compared = try run("diff", "goldens", "out")
    #expect(drawn.code == 0 && compared.code == 1 && !compared.text.contains("give --scale"))
  }

  @Test func `an SVG file ignores the icons and theme of the file, whatever it is called`() throws {
    try folder.write(#"{"icons": "Icons", "theme": "no.json"}"#, to: "fingerpost.json")
    for name in ["Icon.SVG", "app/x"] {
      try folder.write("<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>", to: name)
      let drawn = try run("glyph", name, "-o", "a.png")
      #expect(drawn.code == 0, "\(drawn.error)")
    }
    #expect(try run("glyph", "turn-left", "-o", "svg/a.png").code == 66)
  }

  @Test func `a preview shows all glyphs with the icons and theme of the file`() throws {
    let names = try run("preview", "--terminal", "--no-config").text
    try folder.write(#"{"routes": ["motorway.json"], "output": "o"}"#, to: "fingerpost.json")
    #expect(try run("preview", "--terminal").text == names)
    try folder.write(
      #"{"commands": {"preview": {"routes": ["motorway.json"], "terminal": true}}}"#,
      to: "fingerpost.json")
    let own = try run("preview").text
    #expect(own.contains("merge_left") && own.count < names.count / 4)
  }

  @Test(arguments: [
    (#"{"prefix": "\#u{5C}ud800"}"#, "prefix: expected a string or a number; see"),
    (#"{"size": 1e999}"#, "size: expected a string or a number, or an array of them; see"),
    (
      String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000),
      "not JSON: nested too deeply at line 1"
    ),
  ])
  func `hostile JSON is bad data`(text: String, finding: String) throws {
    try folder.write(text, to: "fingerpost.json")
    let result = try run("render", "athens.json", "-o", "out", "--list-outputs")
    #expect(result.code == 65 && result.error.split(separator: "\n").count == 1, "\(result.error)")
    #expect(result.error.hasPrefix("error: fingerpost.json: \(finding)"), "\(result.error)")
  }
}
