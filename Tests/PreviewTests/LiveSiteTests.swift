import Documents
import Foundation
import Glyphs
import IconFolders
import Guidance
import Paths
import JSON
import Routes
import Synchronization
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

  fileprivate var texts: [String] { errors.all.map(\.text) }
}

/// The lines of a log.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  /// The lines since the last call.
  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
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
  let texts = await site.texts
  #expect(texts.count == 1 && texts[0].contains("theme.json: ") && texts[0].contains("not JSON"))
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
  ("light.lit", "reddish", "variants.light.lit"), ("stroke", "9", "measures.stroke"),
  ("laneStrokes", "0.1,x", "measures.laneStrokes"),
  ("wheels", "4", "measures: unknown key 'wheels'"),
  ("new.lit", "#000000", "variants.new"),
  ("interface.dark.wallpaper", "#000000", "interface.dark: unknown key 'wallpaper'"),
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
  let editor = try ThemeEditor(Theme.builtInFiles[0].value)
  #expect(try Theme(editor.root.file) == theme)
  // A saved file has the keys of the built-in one; what follows the stroke goes on following it.
  struct File: Decodable { var measures: [String: Double] }
  let file = Corpus.package.appending(path: "Icons/theme.json")
  let saved = try JSONDecoder().decode(File.self, from: Data(editor.root.file)).measures
  #expect(saved == (try JSONDecoder().decode(File.self, from: Data(contentsOf: file))).measures)
  let thinner = try editor.changed([("stroke", "0.09")]).theme.measures
  #expect(thinner == Theme.Measures(stroke: 0.09))
  // What the page does not show stays, such as the colors of junction views.
  let night = try editor.changed([("scenery.dark.sky", "#010203")])
  let kept = try night.changed([("light.lit", "#102030")])
  #expect(kept.root["scenery"]?["dark"]?["sky"]?.text == "#010203")
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
  #expect(sheet.glyphs[0].badge == "new" && sheet.glyphs[0].group == .own)
  #expect(await site.errors.all.isEmpty)
  #expect(sheet.warnings.count == 2)
  for text in ["viaduct.svg: line 1: <path>: stroke-linecap=\"miter\"", "a new one, on no card"] {
    #expect(sheet.warnings.contains { $0.contains(text) })
  }
  try folder.write(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>", to: "maneuvers/viaduct.svg")
  await site.settle()
  let blank = await site.sheet().glyphs.first { $0.name == "viaduct" }
  #expect(blank?.fault?.contains("draws nothing") == true)
  try folder.write("{", to: "icons.json")
  await site.settle()
  let texts = await site.texts
  #expect(texts.contains { $0.contains("icons.json: not JSON") })
}

@Test func `each error counts once, and names the glyphs that it spoils`() async throws {
  let folder = try icons()
  let site = try await site(folder)
  try folder.write("<svg", to: "maneuvers/turn-right.svg")
  try folder.write(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>", to: "maneuvers/straight.svg")
  try folder.write("{", to: "icons.json")
  await site.settle()
  let errors = await site.errors.all
  #expect(errors.count == 3)
  #expect(errors.map(\.glyphs) == [[], ["straight"], ["turn_left", "turn_right"]])
  #expect(errors[0].text.contains("icons.json: not JSON"))
  #expect(!errors[0].text.contains("\(folder.url.path): "))
  #expect(errors[2].text.contains("turn-right.svg: line "))
  let listed = await site.json()["errors"]?.elements ?? []
  #expect(listed.map { $0["text"]?.text } == errors.map(\.text))
}

@Test func `equal errors of files and glyphs are one`() throws {
  var glyph = GlyphData(spec: try #require(GlyphSpec(name: "straight")), aspect: 1)
  glyph.fault = "a.svg: broken"
  let fault = Fault(at: "a.svg", "broken")
  let other = Fault(at: "theme.json", "broken")
  let all = LiveErrors(files: [other, fault, fault], glyphs: [glyph]).all
  #expect(all.map(\.text) == ["theme.json: broken", "a.svg: broken"])
  #expect(all.map(\.glyphs) == [[], ["straight"]])
}

@Test func `an error of one file does not hold up the others`() async throws {
  let folder = try icons()
  let theme = folder.url.appending(path: "theme.json")
  let colors = try Data(contentsOf: Corpus.package.appending(path: "Icons/theme.json"))
  try colors.write(to: theme)
  let words = #"{"schema": "fingerpost/icons/1", "words": [{"type": "turn", "icon": "straight"}]}"#
  try folder.write(words, to: "icons.json")
  let site = try await site(folder, theme: theme)
  try folder.write("{", to: "theme.json")
  try folder.write("{", to: "icons.json")
  let straight = String(decoding: try folder.bytes("maneuvers/straight.svg"), as: UTF8.self)
  try folder.write(straight, to: "maneuvers/turn-right.svg")
  await site.settle()
  #expect(await site.texts.count == 2)
  #expect(await site.sheet().glyphs.first { $0.name == "turn_right" }?.badge == "changed")
  #expect(await site.artist.icons.words.map(\.type) == ["turn"])
  try colors.write(to: theme)
  await site.settle()
  #expect(await site.texts.count == 1)
  try folder.write(words, to: "icons.json")
  await site.settle()
  #expect(await site.errors.all.isEmpty)
}

@Test func `the log has a line for each save, and each error once`() async throws {
  let folder = try icons()
  let theme = folder.url.appending(path: "theme.json")
  let colors = try Data(contentsOf: Corpus.package.appending(path: "Icons/theme.json"))
  try colors.write(to: theme)
  let log = Log()
  var sources = LiveSources()
  (sources.icons, sources.theme) = (folder.url, theme)
  sources.log = { log.add($0) }
  sources.report = { errors, warnings in (errors + warnings).forEach(log.add) }
  let specs = ["turn_left", "turn_right", "straight"].compactMap { GlyphSpec(name: $0) }
  let site = try LiveSite(sources: sources, generator: "test", specs: specs)
  try await site.start()
  try folder.write("{", to: "theme.json")
  try folder.write("<svg", to: "maneuvers/turn-right.svg")
  await site.settle()
  let lines = log.take()
  #expect(lines.count == 4 && lines.prefix(2).allSatisfy { $0.hasSuffix(": saved") })
  #expect(lines.suffix(2).map { $0.contains("theme.json: ") } == [true, false])
  await site.settle()
  #expect(log.take().isEmpty)
  let straight = String(decoding: try folder.bytes("maneuvers/straight.svg"), as: UTF8.self)
  try folder.write(straight + "\n", to: "maneuvers/straight.svg")
  await site.settle()
  #expect(log.take() == ["\(folder.url.path)/maneuvers/straight.svg: saved"])
  try colors.write(to: theme)
  try FileManager.default.removeItem(at: folder.url.appending(path: "maneuvers/turn-right.svg"))
  await site.settle()
  #expect(log.take().map { $0.hasSuffix(": removed") } == [true, false])
  // An error that comes again is told again.
  try folder.write("{", to: "theme.json")
  await site.settle()
  #expect(log.take().count == 2)
}

@Test func `errors and warnings are reported at the start, and each once for all variants`()
  async throws
{
  let folder = try icons()
  let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
  try folder.write(start + "</svg>", to: "turn-left.svg")
  try folder.write(start + "<path d='M3 1h2v6h-2z'/></svg>", to: "left_merge.svg")
  let (faults, doubts) = (Log(), Log())
  var sources = LiveSources()
  sources.icons = folder.url
  sources.report = { errors, warnings in
    errors.forEach(faults.add)
    warnings.forEach(doubts.add)
  }
  let site = try LiveSite(sources: sources, generator: "test", specs: [])
  try await site.start()
  await site.report()
  let found = faults.take()
  #expect(found.count == 1 && found[0].contains("turn-left.svg: in variant 'dark' the icon draws"))
  let named = doubts.take()
  #expect(named.count == 1 && named[0].contains("'merge-left' is meant"), "\(named)")
  try folder.write(start + "<text>a</text></svg>", to: "turn-left.svg")
  await site.settle()
  #expect(faults.take().count == 1 && doubts.take().isEmpty)
}

@Test func `a page of own glyphs alone has these, also mirrored, each beside the built-in one`()
  async throws
{
  let folder = try icons()
  let bar =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path d='M3 1h2v6h-2z'/></svg>"
  try folder.write(bar, to: "maneuvers/turn-right.svg")
  try folder.write(bar, to: "maneuvers/viaduct.svg")
  var sources = LiveSources()
  (sources.icons, sources.isOwnOnly) = (folder.url, true)
  let site = try LiveSite(sources: sources, generator: "test")
  try await site.start()
  var glyphs = await site.sheet().glyphs
  #expect(glyphs.map(\.name) == ["turn_left", "turn_right", "viaduct"])
  #expect(glyphs.map { $0.builtIn == nil } == [false, false, true])
  // A file that is as the program has it is none's own until it changes.
  try folder.write(bar, to: "maneuvers/straight.svg")
  await site.settle()
  glyphs = await site.sheet().glyphs
  #expect(
    glyphs.map(\.name) == [
      "follow_road", "name_change", "straight", "turn_left", "turn_right", "viaduct",
    ])
  #expect(glyphs.allSatisfy { $0.group == .own })
}

@Test func `a route that cannot be read keeps its cards, and the others are read`() async throws {
  let folder = try icons()
  let names = ["helsinki-lanes", "motorway"]
  for name in names {
    try FileManager.default.copyItem(
      at: Corpus.package.appending(path: "Examples/routes/\(name).json"),
      to: folder.url.appending(path: "\(name).json"))
  }
  let files = names.map { folder.url.appending(path: "\($0).json") }
  var sources = LiveSources()
  (sources.icons, sources.routes) = (folder.url, files)
  let guide = try Guide(locale: LocaleTag("en"))
  sources.readRoutes = { _, _ in
    var (found, faults): ([GuidedSource], [Fault]) = ([], [])
    for file in files {
      do {
        let response = try RouteReader().read(Data(contentsOf: file))
        let routes = try response.routes.map { try guide.guide($0) }
        found.append(
          GuidedSource(name: file.lastPathComponent, format: response.format, routes: routes))
      } catch {
        faults.append(Fault(at: file.lastPathComponent, "\(error)"))
      }
    }
    return (found, faults)
  }
  let site = try LiveSite(
    sources: sources, generator: "test", specs: ["straight"].compactMap { GlyphSpec(name: $0) })
  try await site.start()
  try folder.write("{", to: "helsinki-lanes.json")
  let motorway = String(decoding: try folder.bytes("motorway.json"), as: UTF8.self)
  try folder.write(motorway.replacing("Elm Street", with: "Oak Street"), to: "motorway.json")
  await site.settle()
  let texts = await site.texts
  #expect(texts.count == 1 && texts[0].hasPrefix("helsinki-lanes.json: "))
  let page = try #require(await site.route())
  let shown = page["routes"]?.elements ?? []
  #expect(shown.map { $0["name"]?.text } == names.map { "\($0).json" })
  #expect(String(decoding: page.line, as: UTF8.self).contains("Oak Street"))
  // The page knows of which version its data are.
  let version = await site.version
  #expect(page["version"] == JSON.integer(version))
  #expect(page["errors"]?.elements.count == 1)
}
