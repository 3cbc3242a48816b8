import Foundation
import TestSupport
import Testing

/// `--theme` by name, `--weight`, and what is told of glyphs that look alike.
@Suite struct ThemeOptionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String...) throws -> Program.Result {
    try Program.run(words, in: folder.url)
  }

  /// Writes a theme of one variant with one more entry.
  private func write(_ file: String, _ entry: String) throws {
    let colors = ##"{"lit": "#000000", "unlit": "#808080", "background": "#FFFFFF"}"##
    try folder.write(
      ##"{"schema": "fingerpost/theme/1", "variants": {"light": \##(colors)}, \##(entry)}"##,
      to: file)
  }

  @Test func `weights and built-in themes change the picture`() throws {
    let looks: [[String]] = [
      [], ["--weight", "light"], ["--weight", "bold"], ["--theme", "map"], ["--theme", "outline"],
      ["--theme", "high-contrast"], ["--theme", "high-contrast", "--weight", "bold"],
    ]
    let pictures = try looks.map {
      try Program.run(["glyph", "keep-left", "--size", "48", "-o", "-"] + $0, in: folder.url).output
    }
    #expect(Set(pictures).count == looks.count)
    #expect(
      try run("glyph", "keep-left", "--size", "48", "-o", "-", "--weight", "regular").output
        == pictures[0])
    #expect(
      try run("glyph", "keep-left", "--size", "48", "-o", "-", "--theme", "default").output
        == pictures[0])
  }

  @Test func `a weight that the theme lacks is an error with the names`() throws {
    let result = try run("glyph", "keep-left", "--weight", "fat", "-o", "a.png")
    #expect(result.code == 64)
    #expect(
      result.error
        == "error: --weight fat: the theme has no such weight; use bold, light, regular\n")
    try write("own.json", ##""weights": {"fat": 1.9}, "tails": "round""##)
    #expect(
      try run("glyph", "keep-left", "--theme", "own.json", "--weight", "fat", "-o", "a.png").code
        == 0)
  }

  @Test(arguments: [
    (#""weights": {"fat": 9}"#, "weights.fat: is 9; expected 0.4 to 2"),
    (#""tails": "pointed""#, "tails: is 'pointed'; expected square or round"),
    (#""measures": {"gap": 1}"#, "measures.gap: is 1; expected 0 to 0.15"),
  ])
  func `a wrong value of a theme is named`(entry: String, message: String) throws {
    try write("own.json", entry)
    let result = try run("glyph", "straight", "--theme", "own.json", "-o", "a.png")
    #expect(result.code == 65)
    #expect(result.error == "error: own.json: \(message)\n")
  }

  @Test func `a configuration elsewhere may name a built-in theme`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "build"), withIntermediateDirectories: true)
    try folder.write(#"{"theme": "map", "weight": "bold"}"#, to: "build/fingerpost.json")
    let named = try run(
      "glyph", "merge", "-o", "-", "--config", "build/fingerpost.json")
    #expect(named.code == 0, "\(named.error)")
    #expect(
      try named.output
        == run("glyph", "merge", "-o", "-", "--theme", "map", "--weight", "bold")
        .output)
  }

  @Test func `the glyphs that look most alike are listed`() throws {
    let lines = try run("list", "--distinct").text.split(separator: "\n")
    let figures = lines.compactMap { Double($0.prefix(5)) }
    #expect(figures.count == lines.count && figures == figures.sorted())
    // All that are too near, here only roundabouts with numbers, which are read.
    let near = lines.filter { (Double($0.prefix(5)) ?? 1) < 0.25 }
    #expect(
      near.count >= 10 && near.allSatisfy { $0.matches(of: /roundabout_\w+cw_e\d/).count == 2 })
    let json = try JSONSerialization.jsonObject(
      with: run("list", "--distinct", "--format", "json").output)
    #expect((json as? [[String: Any]])?.count == lines.count)
    #expect(try run("list", "--distinct", "--engine", "osrm").code == 64)
  }

  @Test func `lint warns of custom icons that look alike or are off center`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Mine/maneuvers"), withIntermediateDirectories: true)
    for name in ["viaduct", "aqueduct"] {
      try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 4h20v20H0z"/></svg>"#,
        to: "Mine/maneuvers/\(name).svg")
    }
    let result = try run("lint", "--icons", "Mine")
    #expect(result.code == 0, "\(result.error)")
    let text = result.text + result.error
    for finding in [
      "aqueduct: looks like viaduct at 18 px", "aqueduct: comes close to the edge",
      "viaduct: is more than 2 of 48 units off the middle",
    ] { #expect(text.contains(finding), "\(text)") }
  }

  @Test func `colors for a scheme that no variant has are named`() throws {
    func theme(_ more: String) -> String {
      """
      {"schema": "fingerpost/theme/1", "interface": {"dark": {"speedText": "#EEF3F1"}}, "variants": {
      "light": {"lit": "#000000", "unlit": "#707070", "background": "#FFFFFF"}\(more)}}
      """
    }
    try folder.write(theme(""), to: "day.json")
    let finding = "interface.dark: in no asset, since no variant has such a background"
    let lint = try run("lint", "--theme", "day.json")
    #expect(lint.code == 0 && lint.text.hasPrefix("day.json: warning: \(finding)"), "\(lint.text)")
    let glyph = try run("glyph", "turn-left", "--theme", "day.json", "-o", "a.png")
    #expect(glyph.code == 0 && glyph.error.contains("warning: day.json: \(finding); "))
    try folder.write(
      theme(##", "dark": {"lit": "#FFFFFF", "unlit": "#808080", "background": "#000000"}"##),
      to: "both.json")
    #expect(try run("lint", "--theme", "both.json").text.isEmpty)
  }
}
