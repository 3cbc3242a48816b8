import AssetExport
import Foundation
import TestSupport
import Testing

@Suite struct LintCommandTests {
  @Test func `a folder with nothing to check is a warning, and an error with --strict`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "notes.txt")
    let words =
      ".: warning: no manifest, catalog, resources, sheet or SVG file is there (fingerpost); "
      + "name the folder that assets were written to\n"
    let run = try Program.run(["lint", "."], in: folder.url)
    #expect(run.code == 0 && run.text == words && run.error.isEmpty)
    let strict = try Program.run(["lint", ".", "--strict"], in: folder.url)
    #expect(strict.code == 1 && strict.text == words)
  }

  @Test(arguments: AssetPreset.allCases.map(\.rawValue))
  func `pictures are as large as their platform shows them, and another's may be larger`(
    preset: String
  ) throws {
    let folder = try TemporaryFolder()
    let route = Corpus.package.appending(path: "Examples/routes/motorway.json").path
    let made = try Program.run(
      ["render", route, "-o", "out", "--preset", preset, "--scale", "1"], in: folder.url)
    try #require(made.code == 0, "\(made.error)")
    let own = try Program.run(["lint", "out", "--strict", "--preset", preset], in: folder.url)
    #expect(own.code == 0 && own.text.isEmpty, "\(own.text)")
    guard preset == "android-auto-large" else { return }
    let other = try Program.run(["lint", "out", "--preset", "android-auto"], in: folder.url)
    #expect(other.code == 0)
    for words in [
      "warning: it has 128x128 points, of which android-auto shows at most 64x64 (fingerpost); "
        + "render with --preset android-auto\n",
      "warning: it has 500x74 points, of which android-auto shows at most 294x44 (fingerpost); ",
    ] { #expect(other.text.contains(words), "\(other.text.prefix(500))") }
  }

  @Test func `flat output is checked against its manifest, and paths are printed as typed`() throws
  {
    let folder = try TemporaryFolder()
    let route = Corpus.package.appending(path: "Examples/routes/athens.json").path
    let made = try Program.run(
      ["render", route, "-o", "out", "--preset", "google", "--scale", "1"], in: folder.url)
    try #require(made.code == 0, "\(made.error)")
    let clean = try Program.run(["lint", "out", "--strict"], in: folder.url)
    #expect(clean.code == 0 && clean.text.isEmpty && clean.error.isEmpty, "\(clean.text)")
    let picture = try #require(folder.files().first { $0.hasSuffix(".png") })
    try FileManager.default.removeItem(atPath: folder.path(picture))
    try folder.write("x", to: "out/glyphs/notes.txt")
    let run = try Program.run(["lint", "out"], in: folder.url)
    #expect(run.code == 1)
    #expect(
      run.text
        == [
          "\(picture): error: the manifest names it, but no such file is there (fingerpost); "
            + "render again\n",
          "out/glyphs/notes.txt: warning: the manifest does not name it (fingerpost); "
            + "remove it, or keep it elsewhere\n",
        ].joined())
  }

  /// The form of the route is detected, and --format is that of the output.
  @Test func `names of the engine's sentences that our words lack are found`() throws {
    let folder = try TemporaryFolder()
    func route(_ sentence: String) -> String {
      """
      {"code": "Ok", "waypoints": [], "routes": [{"distance": 900, "duration": 60, "legs": [
        {"distance": 900, "duration": 60, "summary": "", "steps": [{
          "distance": 900, "duration": 60, "name": "Elm Road", "mode": "driving",
          "geometry": "_p~iF~ps|U_ulLnnqC", "maneuver": {
            "type": "turn", "modifier": "left", "location": [-120.2, 38.5],
            "instruction": "\(sentence)"}}]}]}]}
      """
    }
    try folder.write(route("Turn left onto Elm Road"), to: "same.json")
    try folder.write(route("Turn left onto Elm Road after Acme Mill"), to: "more.json")
    let same = try Program.run(["lint", "--route", "same.json", "-q"], in: folder.url)
    #expect(same.code == 0 && same.text.isEmpty, "\(same.text)\(same.error)")
    let more = try Program.run(
      ["lint", "--route", "same.json", "--route", "more.json", "-q"], in: folder.url)
    #expect(more.code == 1)
    #expect(more.text.hasPrefix("more.json: error: card 0: 'Acme', 'Mill' of the engine's"))
    let json = try Program.run(
      ["lint", "--route", "more.json", "-q", "--format", "json"], in: folder.url)
    #expect(json.code == 1 && json.text.contains(#""path" : "more.json""#), "\(json.text)")
  }

  @Test func `a flat folder of icons is checked`() throws {
    let run = try Program.run(["lint", "--icons", "Icons/maneuvers", "--strict"])
    #expect(run.code == 0 && run.text.isEmpty, "\(run.text)")
  }

  @Test func `a file that cannot be read does not stop the others`() throws {
    let folder = try TemporaryFolder()
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Own/straight.svg"), withIntermediateDirectories: true)
    try folder.write(svg, to: "Own/gate.svg")
    try folder.write(svg + "<path d='M14 4h20v40h-20z' opacity='0.1'/></svg>", to: "Own/stairs.svg")
    try folder.write("<svg/>", to: "asset.svg")
    try folder.write("{}", to: "de.json")
    let run = try Program.run(
      [
        "lint", "nowhere", "asset.svg", "--icons", "Own", "--theme", "gone.json",
        "--language-file", "none.json", "--language-file", "de.json",
      ], in: folder.url)
    #expect(run.code == 66)
    for finding in [
      "Own/straight.svg: error: it cannot be read: not a regular file (fingerpost); replace it",
      "Own/gate.svg:1: error: not well-formed XML",
      "Own/stairs.svg: error: in variant 'dark' the icon", "asset.svg:1: error: <svg> has no size",
      "de.json: error: ",
    ] { #expect(run.text.contains(finding), "\(finding)\n\(run.text)") }
    let errors = run.error.split(separator: "\n")
    #expect(errors.count == 3, "\(run.error)")
    for (error, file) in zip(errors, ["gone.json", "none.json", "nowhere"]) {
      #expect(error.hasPrefix("error: \(file): "), "\(error)")
    }
    let findings = try Program.run(["lint", "asset.svg", "--icons", "Own"], in: folder.url)
    #expect(findings.code == 1 && findings.error.isEmpty)
  }

  @Test func `a remedy for contrast names only what the theme has`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"schema": "fingerpost/theme/1", "variants": {
        "light": {"lit": "#C8C8C8", "unlit": "#D0D0D0", "background": "#FFFFFF"}}}
      """, to: "theme.json")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path d='M14 4h20v40h-20z'/></svg>",
      to: "gate.svg")
    let run = try Program.run(["lint", "--icons", ".", "--theme", "theme.json"], in: folder.url)
    #expect(run.code == 1)
    let icon = try #require(
      run.text.split(separator: "\n").first { $0.hasPrefix("gate.svg: error: ") }, "\(run.text)")
    #expect(icon.hasSuffix("make it 3 : 1 or more by the theme's 'lit' in variants.light"))
  }

  @Test func `lint finds and fixes heads and gaps that differ from the theme's`() throws {
    let folder = try TemporaryFolder()
    let files = ["maneuvers/fork-right.svg", "maneuvers/turn-right.svg"]
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "maneuvers"), withIntermediateDirectories: false)
    for file in files {
      let icon = Corpus.package.appending(path: "Icons/\(file)")
      try folder.write(try String(contentsOf: icon, encoding: .utf8), to: file)
    }
    try folder.write(
      """
      {"schema": "fingerpost/theme/1", "measures": {"headLength": 0.25}, "variants": {
        "light": {"lit": "#000000", "unlit": "#808080", "background": "#FFFFFF"}}}
      """, to: "theme.json")
    func lint(_ options: String...) throws -> Program.Result {
      try Program.run(["lint", "--icons", "."] + options, in: folder.url)
    }
    #expect(try lint("--strict").text.isEmpty)
    let theme = ["--theme", "theme.json"]
    let found = try lint(theme[0], theme[1])
    let warnings = files.map {
      "\($0): warning: a browser shows other heads or gaps than the theme's (fingerpost); "
        + "write them with --fix\n"
    }
    #expect(found.text == warnings.joined())
    let before = try files.map(folder.bytes)
    #expect(try lint(theme[0], theme[1], "--fix").text.isEmpty)
    #expect(try lint(theme[0], theme[1], "--strict").text.isEmpty)
    for (file, before) in zip(files, before) {
      let after = try folder.bytes(file)
      #expect(
        after != before && String(decoding: after, as: UTF8.self).contains("stroke-width=\"6\""))
    }
    #expect(try lint("--fix").code == 0)
    #expect(try files.map(folder.bytes) == before)
    #expect(try Program.run(["lint", "--theme", "theme.json", "--fix"], in: folder.url).code == 64)
  }

  @Test func `planted faults of accessibility are found, and only with the option`() throws {
    let folder = try TemporaryFolder()
    for name in ["maneuvers", "furniture"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: false)
    }
    func icon(_ content: String) -> String {
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\">\(content)</svg>"
    }
    try folder.write(
      icon(##"<path d="M8 40L40 8L40.6 8.6L8.6 40.6Z"/>"##), to: "maneuvers/thin-line.svg")
    try folder.write(
      icon(
        ##"<g data-color=""><path d="M6 6H42V42H6Z" fill="#00a000"/>"##
          + ##"<path d="M14 14H34V34H14Z" fill="#780000"/></g>"##), to: "furniture/plate.svg")
    func theme(_ exceptions: String) -> String {
      """
      {"schema": "fingerpost/theme/1", "variants": {"light": {"background": "#FFFFFF",
      "lit": "#780000", "unlit": "#00A000"}}, "interface": {"dark": {"routeCasing": "#2C62B8"}},
      "exceptions": [\(exceptions)]}
      """
    }
    try folder.write(theme(""), to: "theme.json")
    let plain = ["lint", "--icons", ".", "--theme", "theme.json"]
    let usual = try Program.run(plain, in: folder.url)
    #expect(usual.code == 0 && !usual.text.contains(": error: "), "\(usual.text)")
    let run = try Program.run(plain + ["--accessibility"], in: folder.url)
    #expect(run.code == 1)
    let more = run.text.split(separator: "\n").dropFirst(usual.text.split(separator: "\n").count)
    let rule = "(WCAG 2.2, 1.4.11)"
    let why = "or say in the theme's 'exceptions' why not"
    let colors = "use colors with 3 or more, \(why)"
    #expect(
      more.map(String.init) == [
        "theme.json: error: variants.light: lit : unlit has a contrast of 2.81, as deutan eyes see "
          + "it \(rule); make lit #6F0000, \(why)",
        "theme.json: error: interface.dark: routeCasing : mapBackground has a contrast of 2.93, as "
          + "deutan eyes see it \(rule); \(colors)",
        "furniture/plate.svg: error: variants.light: plate has a contrast of 2.81 between its "
          + "lightest and darkest part, as deutan eyes see it \(rule); \(colors)",
        "maneuvers/thin-line.svg: error: variants.light: thin_line has a contrast of 3 in only 0 % "
          + "of its ink at 18 px \(rule); make it a third with wider lines, or with colors that "
          + "differ more in lightness, or say in the theme's 'exceptions' why not",
      ])
    let places = [
      "variants.light: lit : unlit", "variants.light: plate", "variants.light: thin_line",
      "interface.dark: routeCasing : mapBackground",
    ]
    let exceptions = places.map { #"{"place": "\#($0)", "reason": "It is a test."}"# }
    try folder.write(theme(exceptions.joined(separator: ", ")), to: "theme.json")
    let accepted = try Program.run(plain + ["--accessibility"], in: folder.url)
    #expect(accepted.code == 0)
    let lines = accepted.text.split(separator: "\n").filter { $0.contains(": accepted: ") }
    #expect(lines.count == 4 && lines.allSatisfy { $0.hasSuffix("\(rule); It is a test.") })
  }

  @Test func `a sample alone is told what it needs`() throws {
    let result = try Program.run(["lint", "--sample", "h.json"])
    #expect(result.code == 64)
    #expect(result.error.hasPrefix("error: --sample needs --engine-file; "), "\(result.error)")
  }
}
