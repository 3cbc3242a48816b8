import Foundation
import TestSupport
import Testing

/// Folders in which some icons are refused.
@Suite struct SkipFaultyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Own"), withIntermediateDirectories: true)
    let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
    try folder.write(start + "<path d='M3 1h2v6h-2z'/></svg>", to: "Own/straight.svg")
    try folder.write(start + "<text>a</text></svg>", to: "Own/viaduct.svg")
    try folder.write(start + "</svg>", to: "Own/merge.svg")
    try folder.write(
      #"{"schema": "fingerpost/icons/1", "words": [{"type": "notification", "icon": "viaduct"}]}"#,
      to: "Own/icons.json")
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(arguments, in: folder.url)
  }

  private static let warnings = [
    "Own/merge.svg: in variant 'light' the icon draws nothing visible",
    "Own/viaduct.svg: line 1: <text>: this element is not supported",
  ]

  @Test func `an icon that is refused is left out with a warning, and the run ends with 1`() throws
  {
    let words = ["glyph", "straight", "--icons", "Own", "--variant", "light", "-o", "a.png"]
    let refused = try Program.run(words, in: folder.url)
    #expect(refused.code == 65 && !folder.files().contains("a.png"))
    let drawn = try Program.run(words + ["--skip-faulty"], in: folder.url)
    #expect(drawn.code == 1 && folder.files().contains("a.png"))
    let lines = drawn.error.split(separator: "\n")
    #expect(lines.count == 2)
    for (line, warning) in zip(lines, Self.warnings) {
      #expect(line.hasPrefix("warning: left out: " + warning))
    }
    let quiet = try Program.run(words + ["--skip-faulty", "-q"], in: folder.url)
    #expect(quiet.code == 1 && quiet.error.isEmpty)
    // A glyph of the program is in the place of a refused one, and nothing in that of a new one.
    let other = try run("glyph", "merge", "--icons", "Own", "--skip-faulty", "-q", "-o", "b.png")
    #expect(other.code == 1 && folder.files().contains("b.png"))
    let new = try run("glyph", "viaduct", "--icons", "Own", "--skip-faulty", "-q", "-o", "c.png")
    #expect(new.code == 64 && new.error.hasPrefix("error: no glyph 'viaduct'"))
  }

  @Test func `pages are written without refused icons`() throws {
    let page = try run(
      "preview", "-o", "sheet.html", "--icons", "Own", "--variant", "light", "--skip-faulty")
    #expect(page.code == 1 && folder.files().contains("sheet.html"))
    #expect(page.error.split(separator: "\n").count == 2)
  }

  @Test func `a folder without faults ends with 0`() throws {
    for file in ["viaduct.svg", "merge.svg", "icons.json"] {
      try FileManager.default.removeItem(atPath: folder.path("Own/" + file))
    }
    let drawn = try run("glyph", "straight", "--icons", "Own", "--skip-faulty", "-o", "a.png")
    #expect(drawn.code == 0 && drawn.error.isEmpty)
  }

  @Test func `it goes with icons, and faults of other files stay errors`() throws {
    let idle = try run("glyph", "straight", "--skip-faulty", "-o", "a.png")
    #expect(idle.code == 64 && idle.error.hasPrefix("error: --skip-faulty needs --icons"))
    try folder.write("{", to: "Own/icons.json")
    let broken = try run("glyph", "straight", "--icons", "Own", "--skip-faulty", "-o", "a.png")
    #expect(broken.code == 65 && broken.error.contains("error: Own/icons.json"))
  }
}
