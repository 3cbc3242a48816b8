import Foundation
import Glyphs
import PNGCoding
import PNGReading
import Paths
import Raster
import Routes
import Testing
import JSON

@testable import Preview

private func artist() throws -> GlyphArtist {
  GlyphArtist(theme: try Theme.builtIn(), icons: IconLibrary.builtIn)
}

@Test func `a sheet holds the pictures that the rasterizer draws`() async throws {
  let spec = GlyphSpec(kind: .turnLeft, drivingSide: .right)
  let artist = try artist()
  let glyph = try #require(await SheetMaker(artist: artist).glyphs([spec], jobs: 2).first)
  var renderer = Renderer()
  for variant in artist.theme.variants {
    for size in [18, 50] {
      let text = try #require(glyph.pictures[variant.name]?["\(size)"])
      let png = try #require(Data(base64Encoded: text))
      let drawing = try artist.drawing(
        of: spec, variant: variant, size: Size(width: Double(size), height: Double(size)),
        pixelsPerPoint: 1)
      let drawn = try renderer.draw(drawing, width: size, height: size)
      let shown = try PNGCoder.decode([UInt8](png))
      // The color of fully transparent pixels is not kept.
      #expect(shown.pixels.allSatisfy { $0.alpha > 0 || $0 == .transparent })
      #expect(shown == drawn)
    }
  }
  #expect(glyph.json["partner"]?.text == "turn_right")
  #expect(glyph.json["words"]?.elements.contains(.string("osrm-v5\tturn left")) == true)
}

@Test func `a page loads nothing else, and no text ends its script early`() async throws {
  let html = await ContactSheet.html(
    of: [], generator: "</script><b>", artist: try artist(), jobs: 1)
  let page = String(decoding: html, as: UTF8.self)
  #expect(!page.contains("http://") || !page.contains("src=\"http"))
  #expect(page.contains("\\u003c/script>\\u003cb>"))
  #expect(page.components(separatedBy: "</script>").count == 3)
  #expect(!page.contains("/*DATA*/") && !page.contains("/*POLICY*/"))
}

@Test(arguments: [
  ("turn_left", "turn_right"), ("roundabout_ccw_a120", "roundabout_cw_a120"),
  ("roundabout_sharp_right_ccw", "roundabout_sharp_left_cw"), ("on_ramp", "on_ramp_lht"),
  ("lanes_ltx", "lanes_txr"),
])
func `mirrored partners find each other`(name: String, partner: String) throws {
  let spec = try #require(GlyphSpec(name: name))
  let other = try #require(GlyphSpec(name: partner))
  #expect(Relatives.partner(of: spec) == partner)
  #expect(Relatives.partner(of: other) == name)
}

@Test func `a glyph that is its own mirror image has no partner`() throws {
  #expect(Relatives.partner(of: try #require(GlyphSpec(name: "straight"))) == nil)
  #expect(Relatives.partner(of: try #require(GlyphSpec(name: "stop_sign"))) == nil)
}

@Test func `a family runs from sharp left to sharp right`() throws {
  let kinds: [ManeuverKind] = [
    .turnSharpLeft, .turnLeft, .turnSlightLeft, .turnSlightRight, .turnRight, .turnSharpRight,
  ]
  let specs = kinds.map { GlyphSpec(kind: $0, drivingSide: .right) }
  #expect(Set(specs.map { Relatives.family(of: $0) }).count == 1)
  #expect(specs.map { Relatives.order(of: $0) } == [-135, -90, -45, 45, 90, 135])
}

@Test func `ink has a center, a box and a share`() throws {
  var pixmap = try Pixmap(width: 10, height: 10)
  pixmap[2, 6] = .black
  pixmap[3, 6] = .black
  let ink = try #require(InkFacts(pixmap))
  #expect(ink.center == [0.3, 0.65])
  #expect(ink.box == [0.2, 0.6, 0.4, 0.7])
  #expect(ink.share == 0.02)
  #expect(InkFacts(try Pixmap(width: 3, height: 3)) == nil)
}

@Test func `own glyphs come first, with the built-in ones in whose place they are`() async throws {
  let bytes = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M3 1h2v6h-2z'/></svg>".utf8)
  var files = IconFiles(folder: "Own")
  files.pictures = ["turn-right", "viaduct"].map {
    IconFiles.File(name: $0 + ".svg", path: "Own/\($0).svg", bytes: .success(bytes))
  }
  let icons = try IconLibrary(readable: files)
  let specs = ["straight", "turn_left", "turn_right"].compactMap { GlyphSpec(name: $0) }
  let own = ["turn_left", "turn_right", "viaduct"]
  #expect(icons.sheet(of: specs, isOwnOnly: true).map(\.name) == own)
  let all = icons.sheet(of: specs, isOwnOnly: false)
  #expect(all.map(\.name) == own + ["straight"])
  let theme = try Theme.builtIn()
  let glyphs = await SheetMaker(artist: GlyphArtist(theme: theme, icons: icons))
    .glyphs(all, jobs: 1)
  let usual = await SheetMaker(artist: try artist()).glyphs(all, jobs: 1)
  for (glyph, builtIn) in zip(glyphs, usual) {
    #expect(glyph.group == (own.contains(glyph.name) ? .own : .turns))
    #expect(glyph.builtIn == (glyph.group == .own ? builtIn.sketch : nil))
    #expect((glyph.sketch == builtIn.sketch) == (glyph.name == "straight"))
  }
}

@Test func `every glyph of the set has a group`() {
  for kind in ManeuverKind.allCases where kind.circulation == nil {
    let group = GlyphGroup(GlyphSpec(kind: kind, drivingSide: .right))
    #expect(group != .lanes && group != .roundabouts)
  }
}
