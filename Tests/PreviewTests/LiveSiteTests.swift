import Foundation
import Glyphs
import Paths
import TestSupport
import Testing
import Faults

@testable import Preview

/// A folder with the icons of the repository, to be changed.
private func icons() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try FileManager.default.createDirectory(
    at: folder.url.appending(path: "maneuvers"), withIntermediateDirectories: true)
  for name in ["turn-right", "straight"] {
    let file = "maneuvers/\(name).svg"
    try FileManager.default.copyItem(
      at: Corpus.package.appending(path: "Icons/\(file)"), to: folder.url.appending(path: file))
  }
  return folder
}

private func site(_ folder: TemporaryFolder, theme: URL? = nil) async throws -> LiveSite {
  let specs = ["turn_left", "turn_right", "straight"].compactMap { GlyphSpec(name: $0) }
  var sources = LiveSources()
  (sources.icons, sources.theme) = (folder.url, theme)
  let site = try LiveSite(sources: sources, generator: "test", specs: specs)
  try await site.start()
  return site
}

extension LiveSite {
  /// Looks twice, since a file is read when it has come to rest.
  fileprivate func settle() {
    poll()
    poll()
  }
}

@Test func `a save updates the glyphs that it affects`() async throws {
  let folder = try icons()
  let site = try await site(folder)
  let before = await site.version
  let straight = String(decoding: try folder.bytes("maneuvers/straight.svg"), as: UTF8.self)
  try folder.write(straight, to: "maneuvers/turn-right.svg")
  await site.settle()
  let changed = await site.sheet(since: before).glyphs
  #expect(Set(changed.map(\.name)) == ["turn_left", "turn_right"])
  #expect(changed.allSatisfy { $0.badge == "changed" && $0.fault == nil })
}

@Test func `added and removed icons are noticed`() async throws {
  let folder = try icons()
  let site = try await site(folder)
  let straight = String(decoding: try folder.bytes("maneuvers/straight.svg"), as: UTF8.self)
  try folder.write(straight, to: "maneuvers/turn-left.svg")
  await site.settle()
  var badges = await site.sheet().glyphs.filter { $0.badge != nil }.map(\.name)
  #expect(badges == ["turn_left"])
  try FileManager.default.removeItem(at: folder.url.appending(path: "maneuvers/turn-left.svg"))
  await site.settle()
  badges = await site.sheet().glyphs.filter { $0.badge != nil }.map(\.name)
  #expect(badges.isEmpty)
}

@Test func `a glyph is drawn again only where its own icon changes`() async throws {
  let theme = try Theme.builtIn()
  let folder = try icons()
  let first = GlyphArtist(theme: theme, icons: try IconLibrary(folder: folder.url))
  let straight = String(decoding: try folder.bytes("maneuvers/straight.svg"), as: UTF8.self)
  try folder.write(straight, to: "maneuvers/turn-right.svg")
  let second = GlyphArtist(theme: theme, icons: try IconLibrary(folder: folder.url))
  let touched = ["turn_left", "turn_right", "straight", "lanes_ltx", "roundabout_ccw_a120"]
    .compactMap { GlyphSpec(name: $0) }
    .filter { LiveSite.drawings(of: $0, by: second) != LiveSite.drawings(of: $0, by: first) }
    .map(\.name)
  #expect(touched == ["turn_left", "turn_right"])
  var dark = theme
  dark.measures.margin += 0.01
  let third = GlyphArtist(theme: dark, icons: IconLibrary.builtIn)
  let ring = try #require(GlyphSpec(name: "roundabout_ccw_a120"))
  #expect(LiveSite.drawings(of: ring, by: third) != LiveSite.drawings(of: ring, by: first))
}

@Test func `a broken icon is reported, the rest stays, and it recovers`() async throws {
  let folder = try icons()
  let site = try await site(folder)
  let good = String(decoding: try folder.bytes("maneuvers/turn-right.svg"), as: UTF8.self)
  try folder.write("<svg", to: "maneuvers/turn-right.svg")
  await site.settle()
  var glyphs = await site.sheet().glyphs
  #expect(glyphs.filter { $0.fault?.contains("turn-right.svg") == true }.count == 2)
  #expect(glyphs.first { $0.name == "straight" }?.fault == nil)
  try folder.write(good, to: "maneuvers/turn-right.svg")
  await site.settle()
  glyphs = await site.sheet().glyphs
  #expect(glyphs.allSatisfy { $0.fault == nil && $0.badge == nil })
}

@Test func `a theme that does not parse is reported, and the old one stays`() async throws {
  let folder = try icons()
  let theme = folder.url.appending(path: "theme.json")
  try FileManager.default.copyItem(
    at: Corpus.package.appending(path: "Icons/theme.json"), to: theme)
  let site = try await site(folder, theme: theme)
  try folder.write("{", to: "theme.json")
  await site.settle()
  let sheet = await site.sheet()
  #expect(sheet.fault?.contains("not JSON") == true)
  #expect(sheet.theme.variants.count == 2)
  #expect(sheet.glyphs.allSatisfy { $0.fault == nil })
}

@Test func `a folder without icons is refused at the start`() async throws {
  let folder = try TemporaryFolder()
  var sources = LiveSources()
  sources.icons = folder.url
  #expect(throws: Fault.self) { try LiveSite(sources: sources, generator: "test") }
}

@Test func `a listener gets each version, the current one at once`() async throws {
  let folder = try icons()
  let site = try await site(folder)
  var versions = await site.listen().makeAsyncIterator()
  let first = await versions.next()
  #expect(await first == site.version)
  try folder.write("<svg/>", to: "maneuvers/straight.svg")
  await site.settle()
  let second = await versions.next()
  #expect(await second == site.version)
  #expect(first != second)
}

@Test func `the page edits the theme and saves it on demand`() async throws {
  let folder = try icons()
  let file = folder.url.appending(path: "theme.json")
  let before = try Data(contentsOf: Corpus.package.appending(path: "Icons/theme.json"))
  try before.write(to: file)
  let site = try await site(folder, theme: file)
  let version = await site.version
  #expect(await site.edit([("light.lit", "#102030"), ("stroke", "0.1")], isSaved: false) == nil)
  #expect(await site.sheet().theme.variant(named: "light")?.lit.hexadecimal == "#102030")
  #expect(await !site.sheet(since: version).glyphs.isEmpty)
  #expect(try Data(contentsOf: file) == before)
  #expect(await site.edit([], isSaved: false) == nil)
  let first = try Theme(before)
  #expect(await site.sheet().theme == first)
  #expect(await site.edit([("light.lit", "#102030")], isSaved: true) == nil)
  var expected = first
  let light = try #require(expected.variants.firstIndex { $0.name == "light" })
  expected.variants[light].lit = try #require(Color(hexadecimal: "#102030"))
  let saved = try Theme(Data(contentsOf: file))
  #expect(saved == expected)
  let place = "interface.dark.headerPrimary"
  #expect(await site.edit([(place, "#0A0B0C80")], isSaved: true) == nil)
  let night = try Theme(Data(contentsOf: file)).interface(.dark)
  #expect(night[.headerPrimary] == Color(hexadecimal: "#0A0B0C80"))
  #expect(night[.footerText] == expected.interface(.dark)[.footerText])
  // Nothing that another program saved since is lost.
  for text in ["{", String(decoding: before, as: UTF8.self)] {
    try text.write(to: file, atomically: true, encoding: .utf8)
    let refusal = await site.edit([("stroke", "0.1")], isSaved: true)
    #expect(refusal?.contains("changed meanwhile") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}

@Test(arguments: [
  ("light.lit", "red", "variants.light.lit"), ("stroke", "9", "measures.stroke"),
  ("laneStrokes", "0.1,x", "measures.laneStrokes"), ("wheels", "4", "measures.wheels"),
  ("new.lit", "#000000", "variants.new"),
  ("interface.dark.wallpaper", "#000000", "interface.dark.wallpaper"),
])
func `a value that no theme can have is refused`(
  place: String, value: String, named: String
) async throws {
  let site = try await site(try icons())
  let before = await site.version
  let fault = try #require(await site.edit([(place, value)], isSaved: false))
  #expect(fault.contains(named))
  #expect(await site.version == before)
  let refusal = try #require(await site.edit([], isSaved: true))
  #expect(refusal.contains("--theme FILE"))
}

@Test func `a theme that is edited and saved keeps its values`() throws {
  let theme = try Theme.builtIn()
  let editor = ThemeEditor(theme)
  #expect(try Theme(editor.file) == theme)
  // A saved file has the keys of the built-in one; what follows the stroke goes on following it.
  struct File: Decodable { var measures: [String: Double] }
  let file = Corpus.package.appending(path: "Icons/theme.json")
  let saved = try JSONDecoder().decode(File.self, from: editor.file).measures
  #expect(saved == (try JSONDecoder().decode(File.self, from: Data(contentsOf: file))).measures)
  let thinner = try editor.changed([("stroke", "0.09")]).measures
  #expect(thinner == Theme.Measures(stroke: 0.09))
}

@Test func `a file with a new name is a glyph, and ignored content is reported`() async throws {
  let folder = try icons()
  let site = try await site(folder)
  let before = await site.version
  try folder.write(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
      + "<path stroke-linecap='miter' d='M0 0h8v8z'/></svg>", to: "maneuvers/viaduct.svg")
  await site.settle()
  let sheet = await site.sheet(since: before)
  #expect(sheet.glyphs.map(\.name) == ["viaduct"] && sheet.glyphs[0].fault == nil)
  #expect(sheet.glyphs[0].badge == "new" && sheet.glyphs[0].group == .own && sheet.fault == nil)
  #expect(sheet.warnings.count == 1)
  #expect(sheet.warnings[0].contains("viaduct.svg: line 1: <path>: stroke-linecap=\"miter\""))
  try folder.write(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>", to: "maneuvers/viaduct.svg")
  await site.settle()
  let blank = await site.sheet().glyphs.first { $0.name == "viaduct" }
  #expect(blank?.fault?.contains("draws nothing") == true)
  try folder.write("{", to: "icons.json")
  await site.settle()
  #expect(await site.sheet().fault?.contains("icons.json: not JSON") == true)
}
