import Foundation
import Paths
import TestSupport
import Testing

@testable import GoldenDiff

@Suite struct NamePartsTests {
  @Test(arguments: [
    ("glyphs/turn_left~dark@2x.png", "glyphs/turn_left", "dark", "2x"),
    ("glyphs/turn_left~light.png", "glyphs/turn_left", "light", nil),
    ("a/turn-dark@1.5x.PNG", "a/turn", "dark", "1.5x"),
    ("dark/3x/turn.png", "turn", "dark", "3x"),
    ("res/drawable-night-xhdpi/turn.png", "res/drawable/turn", "dark", "xhdpi"),
    ("res/drawable-xhdpi/turn.png", "res/drawable/turn", nil, "xhdpi"),
    ("traffic_light~dark.png", "traffic_light", "dark", nil),
    ("turn.png", "turn", nil, nil), ("~dark.png", "~dark", nil, nil),
    ("x@y.png", "x@y", nil, nil),
    ("a/sprite/dark@2x.png", "a/sprite", "dark", "2x"),
    ("sprite/sdf.png", "sprite/sdf", nil, nil), ("dark.png", "dark", nil, nil),
    ("sprite/dark@2x.json", "sprite/dark@2x.json", nil, nil),
    (".png", "", nil, nil),
  ])
  func `a name contains glyph, variant and scale`(
    name: String, glyph: String, variant: String?, scale: String?
  ) {
    let parts = NameParts(name, variants: ["light", "dark"])
    #expect(parts.glyph == glyph && parts.variant == variant && parts.scale == scale)
  }

  @Test func `a glyph is one row, at the place of its worst picture`() {
    let names = ["b~dark.png", "a~light.png", "b~light@2x.png", "a~dark.png"]
    let rows = GlyphRow.rows(
      of: names.map { Finding(name: $0, state: .new) },
      on: ["dark": .black, "light": .white])
    #expect(rows.map(\.glyph) == ["b", "a"] && rows.map(\.findings.count) == [2, 2])
  }

  @Test func `the report and the pages of a preview have the same colors, fonts and mark`() throws {
    let sources = Corpus.package.appending(path: "Sources")
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: sources.appending(path: path)), as: UTF8.self)
    }
    func values(_ css: String) -> [String: String] {
      let root = css.prefix { $0 != "}" }
      return Dictionary(
        root.matches(of: /--([a-z-]+): ([^;]+);/).map { (String($0.1), String($0.2)) }
      ) { first, _ in first }
    }
    let (page, report) = try (text("Preview/Page/page.css"), text("GoldenDiff/Report/report.css"))
    let names = ["page", "card", "raised", "ink", "soft", "line", "accent", "hover", "mono"]
    for name in names {
      #expect(values(page)[name] == values(report)[name] && values(page)[name] != nil, "\(name)")
    }
    let font = /font: 14px[^}]+/
    #expect(page.firstMatch(of: font)?.output == report.firstMatch(of: font)?.output)
    let mark = /<path[^>]+>/
    #expect(
      try text("Preview/Page/brand.html").firstMatch(of: mark)?.output
        == text("GoldenDiff/Report/report.html").firstMatch(of: mark)?.output)
  }
}

@Suite struct LineDifferenceTests {
  @Test func `a change is shown with three lines around it`() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let new = old.replacing("\n10\n", with: "\nten\neleven\n").replacing("\n2\n", with: "\n")
    let found = LineDifference(Array(old.utf8), Array(new.utf8))
    #expect(found.removed == 2 && found.added == 2)
    #expect(
      found.lines == [
        "@@ -1 +1 @@", " 1", "-2", " 3", " 4", " 5", "@@ -7 +6 @@", " 7", " 8", " 9", "-10", "+ten",
        "+eleven", " 11", " 12", " 13",
      ])
  }

  @Test(arguments: [("a\r\nb\r\nc", "a\r\nx\r\nc"), ("a\n\u{E9}\nc", "a\ne\u{301}\nc")])
  func `lines end at line feeds and are compared by bytes`(old: String, new: String) {
    let found = LineDifference(Array(old.utf8), Array(new.utf8))
    #expect(found.removed == 1 && found.added == 1 && found.lines.count == 5)
  }

  @Test func `long lists of changes are cut, and long texts are not aligned`() {
    let old = (1...9000).map { "a\($0)" }.joined(separator: "\n")
    let found = LineDifference(Array(old.utf8), Array(old.replacing("a", with: "b").utf8))
    #expect(found.removed == 9000 && found.added == 9000)
    #expect(found.lines.count == 41 && found.lines.last == "…")
    #expect(LineDifference([], Array("x\u{7}".utf8)).lines.last == "+x\\u{7}")
  }
}
