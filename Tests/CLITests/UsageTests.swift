import Foundation
import TestSupport
import Testing

@testable import fingerpost

/// Mistakes of a command line: each is one line that ends with what is right, or where that stands.
@Suite struct UsageTests {
  private func run(_ line: String, in folder: URL? = nil) throws -> Program.Result {
    try Program.run(line.split(separator: " ").map(String.init), in: folder)
  }

  @Test(arguments: [
    ("render --scaal 2 -o x", "Unknown option '--scaal'. Did you mean '--scale'? See render"),
    ("render --scaal=2 -o x", "Unknown option '--scaal'. Did you mean '--scale'? See render"),
    ("accept x --all --fron=x", "Unknown option '--fron'. Did you mean '--from'? See accept"),
    (
      "render r -o x --preset ford",
      "The value 'ford' is invalid for '--preset <platform>'. Please provide one of the following: "
        + "- carplay - live-activity - android-auto - android-auto-large - google - live-update "
        + "- web; see render"
    ),
    ("list --variant", "Missing value for '--variant <name>'; see list"),
    ("diff a b c", "Unexpected argument 'c'; see diff"),
    ("nonsense x", "no command 'nonsense'; see"),
    ("cards r --units metrc", "--units: unknown units 'metrc'; did you mean 'metric'? See cards"),
    (
      "cards r --format valhala",
      "--format: unknown format 'valhala'; did you mean 'valhalla'? See cards"
    ),
    (
      "render r -o x --format valhala",
      "--format: unknown format 'valhala'; did you mean 'valhalla'? See render"
    ),
    (
      "cards r --along tols",
      "The value 'tols' is invalid for '--along <groups>': unknown group 'tols'; "
        + "did you mean 'tolls'? See cards"
    ),
    (
      "drive r --events card,locaton",
      "The value 'card,locaton' is invalid for '--events <names>': unknown event 'locaton'; "
        + "did you mean 'location'? See drive"
    ),
  ])
  func `the parser's message is one line that names the help`(line: String, message: String)
    throws
  {
    let result = try run(line)
    #expect(result.code == 64 && result.output.isEmpty)
    var words = message.split(separator: " ").map(String.init)
    // The command whose help it refers to, if any, stands behind the last "see".
    let command = words.last?.lowercased() == "see" ? nil : words.popLast()
    let help = ["fingerpost", command, "--help"].compactMap(\.self).joined(separator: " ")
    #expect(result.error == "error: \(words.joined(separator: " ")) '\(help)'\n")
  }

  @Test(arguments: [
    ("cards r --lang de", "--lang", "--locale"),
    ("announce r --language=de", "--language", "--locale"),
    ("cards r --json", "--json", "--format json"), ("list --json", "--json", "--format json"),
    ("lint x --json", "--json", "--format json"),
    ("announce r --json", "--json", "--format jsonl"),
    ("cards r --engine osrm", "--engine", "--format"), ("icons -o x -j 2", "-j", "--jobs"),
    ("icons -o x --dry-run", "--dry-run", "--check"),
    ("kit swift -o x --dry-run", "--dry-run", "--check"),
    ("accept x --all --check", "--check", "--dry-run"),
    ("verify x --update", "--update", "fingerpost accept"),
    ("diff x y --update", "--update", "fingerpost accept"),
    ("cards r --all-routes", "--all-routes", "--alternatives"),
    ("render r -o x --routes all", "--routes", "--alternatives"),
  ])
  func `a word of other programs, or of an earlier version, gets the right one`(
    line: String, word: String, ours: String
  ) throws {
    let result = try run(line)
    #expect(result.code == 64)
    #expect(result.error == "error: unknown option '\(word)'; use '\(ours)'\n")
  }

  @Test(arguments: ["schema cards --json", "kit swift -o x -j 2", "render r -o x --update"])
  func `a word without a right one in this command gets none`(line: String) throws {
    let result = try run(line)
    #expect(result.code == 64 && !result.error.contains("; use '"), "\(result.error)")
  }

  @Test(
    arguments: [
      ("list --engine osmr", 64, "--engine osmr: no such engine; did you mean 'osrm'?"),
      ("glyph straight --theme outlin", 66, "no theme 'outlin'; did you mean 'outline'?"),
      ("glyph straight --theme dark", 66, "no theme 'dark'; use '--variant dark'"),
      (
        "glyph straight --weight bald", 64,
        "--weight bald: the theme has no such weight; did you mean 'bold'? "
          + "Else use bold, light, regular"
      ),
    ] as [(String, Int32, String)])
  func `names that only the work knows are suggested, too`(
    line: String, code: Int32, message: String
  ) throws {
    let result = try run(line)
    #expect(result.code == code)
    #expect(result.error == "error: \(message)\n")
  }

  @Test func `each command names an option that it does not have`() throws {
    for name in try CommandTable.all().all.map(\.name) where name != "help" {
      let words = ["render": ["-o", "x"], "kit": ["swift", "-o", "x"]][name] ?? []
      let result = try Program.run([name, "--xyzzy"] + words)
      #expect(result.code == 64 && result.error.hasPrefix("error: "))
      #expect(result.error.hasSuffix("ee 'fingerpost \(name) --help'\n"), "\(result.error)")
    }
  }

  @Test func `each command takes -q and -v, and each that prints data writes it to a file`() throws
  {
    for (name, arguments) in try CommandTable.all().all where name != "help" {
      let names = Set(arguments.flatMap(\.names))
      #expect(names.isSuperset(of: ["q", "quiet", "v", "verbose"]), "\(name)")
      #expect(names.contains("o") || name == "accept", "\(name)")
    }
  }

  @Test(arguments: [
    "cards Examples/routes/motorway.json", "cards Examples/routes/motorway.json --format text",
    "cards Examples/routes/motorway.json --format navinfo", "list --format csv",
    "drive Examples/routes/athens.json --events card", "schema theme",
    "lint --theme Icons/theme.json --format json",
    "announce Examples/routes/athens.json", "diff Examples/glyphs.png Examples/glyphs.png",
  ])
  func `what goes to standard output goes to a file, whole or not at all`(line: String) throws {
    let folder = try TemporaryFolder()
    let printed = try run(line)
    let place = folder.path("a/b")
    let written = try Program.run(
      line.split(separator: " ").map(String.init) + ["-o", place, "-v"])
    #expect(written.code == printed.code && written.output.isEmpty)
    #expect(try Data(folder.bytes("a/b")) == printed.output)
    #expect(written.error.contains("\(place): \(printed.output.count) bytes\n"))
    #expect(folder.files(in: "a") == ["b"])
    let again = try Program.run(line.split(separator: " ").map(String.init) + ["-o", place, "-v"])
    #expect(again.error.contains("\(place): \(printed.output.count) bytes, unchanged\n"))
  }

  @Test func `so many options that the parser would take minutes are refused at once`() throws {
    let folder = try TemporaryFolder()
    let start = ContinuousClock.now
    let words = Array(repeating: ["--locale", "de"], count: 20_000).flatMap(\.self)
    let result = try Program.run(["cards", "x.json"] + words, in: folder.url)
    let finding = "20000 options, more than the 1000 that are read; "
    let remedy = "name each once, or what they list in a file\n"
    #expect(result.code == 64 && result.error == "error: \(finding)\(remedy)")
    let list = Array(repeating: "\"x\"", count: 8000).joined(separator: ",")
    try folder.write("{\"variant\": [\(list)]}", to: "fingerpost.json")
    let own = try Program.run(["list"], in: folder.url)
    #expect(
      own.code == 65
        && own.error.hasPrefix("error: fingerpost.json: 8001 options, more than the 1000"))
    #expect(ContinuousClock.now - start < .seconds(20))
    let routes = Array(repeating: "x.json", count: 1100)
    #expect(try Program.run(["cards", "--"] + routes, in: folder.url).code == 66)
  }
}
