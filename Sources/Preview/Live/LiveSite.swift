import AssetExport
import Documents
import Files
import SystemLibraries
import Glyphs
import GoldenDiff
import Paths
import JSON
import Faults

/// The state of the live page, kept in sync with its files.
///
/// Each change increments the version; a page requests the changes since the version it has, so
/// that a slow page misses nothing.
actor LiveSite {
  private let sources: LiveSources
  private let generator: String
  /// What may be shown, and what is.
  private let all: [GlyphSpec]
  private var specs: [GlyphSpec]

  private(set) var artist: GlyphArtist
  /// The theme of the file, and the one that the page edits until it is saved.
  private var theme: ThemeEditor
  private var draft: ThemeEditor?
  let firstArtist: GlyphArtist
  private var glyphs: [String: GlyphData] = [:]
  private(set) var version = 1
  /// Why parts of the sources are still those of an earlier version.
  private var faults: [Part: [Fault]] = [:]
  /// The errors and warnings that are reported.
  private var reported: Set<String> = []
  /// The routes with their cards, or `nil` without sources for them.
  private var routes: [GuidedSource]?
  /// The data of the route page, cached for all requests; `nil` until the first one.
  private var routePage: Task<JSON, Never>?
  private let watch: SourceWatch
  /// The versions of the files that are loaded, and those that the last poll saw.
  private var stamps: [String: SourceWatch.Stamp] = [:]
  private var lastSeen: [String: SourceWatch.Stamp] = [:]
  private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
  private var nextListener = 0
  private let goldens: GoldenPictures?

  /// A part of the sources that can fail alone, in the order of the errors.
  private enum Part: CaseIterable { case theme, variants, icons, routes }

  init(
    sources: LiveSources, generator: String, specs: [GlyphSpec] = IconSet().specs
  ) throws {
    self.sources = sources
    self.generator = generator
    theme = try sources.readTheme()
    artist = GlyphArtist(theme: try sources.shown(of: theme.theme), icons: try sources.library())
    all = specs
    self.specs = artist.icons.sheet(of: specs, isOwnOnly: sources.isOwnOnly)
    firstArtist = artist
    goldens = sources.goldens.map(GoldenPictures.init)
    watch = SourceWatch(
      files: (sources.routes + [sources.theme].compactMap(\.self)).map(\.path),
      icons: sources.icons?.path)
  }

  func start() throws {
    stamps = watch.look()
    redraw(specs)
    if let read = sources.readRoutes {
      let (found, failed) = try read(artist.icons.words, false)
      if let first = failed.first { throw first }
      routes = found
    }
  }

  var errors: LiveErrors {
    LiveErrors(
      files: Part.allCases.flatMap { faults[$0] ?? [] } + artist.icons.tableFaults,
      glyphs: specs.compactMap { glyphs[$0.name] })
  }

  /// Does work for a part of the sources; keeps its error until the work succeeds.
  private func attempt<Value>(_ part: Part, _ work: () throws -> Value) -> Value? {
    do {
      let value = try work()
      faults[part] = nil
      return value
    } catch {
      faults[part] = [error as? Fault ?? Fault("\(error)")]
      return nil
    }
  }

  /// Checks the files once; redraws what changed and notifies the pages.
  func poll() {
    let now = watch.look()
    defer { lastSeen = now }
    // Waits for two equal polls, since another program may still be writing the file.
    guard now != stamps, now == lastSeen else { return }
    let saved = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }
    let ofRoutes = saved.intersection(sources.routes.map(\.path))
    stamps = now
    version += 1
    if let file = sources.theme?.path, saved.contains(file) { readTheme() }
    if saved != ofRoutes { readLook() }
    if !ofRoutes.isEmpty { readRoutes(isQuiet: false) }
    for path in saved.sorted() {
      sources.log("\(path): \(now[path] == nil ? "removed" : "saved")")
    }
    report()
    // Drawn on request, so that the sheet does not wait for it.
    routePage = nil
    tell()
  }

  private var warnings: [String] { artist.icons.warnings + artist.icons.doubts }

  /// Reports the errors and warnings that are new.
  func report() {
    let (faults, warnings) = (errors.all.map(\.text), warnings)
    sources.report(
      faults.filter { !reported.contains($0) }, warnings.filter { !reported.contains($0) })
    reported = Set(faults + warnings)
  }

  private func readTheme() {
    guard let read = attempt(.theme, { try sources.readTheme() }) else { return }
    if read.root != theme.root { draft = nil }
    theme = read
  }

  /// Reads the icons, and redraws the glyphs that look different with them and with the theme.
  ///
  /// An error of one part does not hold up the others.
  private func readLook() {
    let previous = artist
    let shown = attempt(.variants) { try sources.shown(of: (draft ?? theme).theme) }
    let icons = attempt(.icons) { try sources.library(after: previous.icons) }
    artist = GlyphArtist(theme: shown ?? previous.theme, icons: icons ?? previous.icons)
    let found = artist.icons.sheet(of: all, isOwnOnly: sources.isOwnOnly)
    specs = Array(Set(specs).union(found)).inNaturalOrder
    if artist.icons.words != previous.icons.words { readRoutes(isQuiet: true) }
    redraw(
      specs.filter { Self.drawings(of: $0, by: artist) != Self.drawings(of: $0, by: previous) })
  }

  /// Shows the theme with changed values, named by their places; saves it if asked to.
  ///
  /// Returns why a value or the file is refused, or else `nil`.
  func edit(_ values: [(place: String, value: String)], isSaved: Bool) -> String? {
    do throws(Fault) {
      let edited = try theme.changed(values)
      if isSaved, let refusal = save(edited) { return refusal }
      version += 1
      draft = isSaved || values.isEmpty ? nil : edited
      if isSaved { theme = edited }
      readLook()
      routePage = nil
      tell()
      return nil
    } catch {
      return error.description
    }
  }

  private func save(_ edited: ThemeEditor) -> String? {
    guard let file = sources.theme else {
      return "there is no file to save to; start with --theme FILE"
    }
    guard (try? sources.readTheme())?.root == theme.root else {
      return "\(file.relativePath): changed meanwhile; look at the page again, then save"
    }
    do throws(Fault) {
      try OpenFolder(file.deletingLastPathComponent())
        .write(Data(edited.root.file), to: file.lastPathComponent)
    } catch {
      return "\(file.relativePath): \(error.finding); \(error.remedy)"
    }
    sources.log("\(file.relativePath): saved from the page")
    return nil
  }

  /// Reads the routes; a file that cannot be read keeps those that it had.
  private func readRoutes(isQuiet: Bool) {
    guard let read = sources.readRoutes,
      let (found, failed) = attempt(.routes, { try read(artist.icons.words, isQuiet) })
    else { return }
    guard !failed.isEmpty else {
      routes = found
      return
    }
    faults[.routes] = failed
    routes = routes?.map { earlier in found.first { $0.name == earlier.name } ?? earlier }
  }

  /// Sends the version to all listeners, which also detects those that have disconnected.
  func tell() {
    for listener in listeners.values { listener.yield(version) }
  }

  /// Draws glyphs and marks those that differ from the start or from the goldens.
  private func redraw(_ specs: [GlyphSpec]) {
    let maker = SheetMaker(artist: artist, sizes: [])
    var renderer = AssetRenderer(artist)
    for spec in specs {
      var glyph = maker.glyph(spec, &renderer)
      glyph.version = version
      if let goldens {
        glyph.badge = goldens.finding(for: spec, artist.theme.variants, &renderer)
      } else if Self.drawings(of: spec, by: artist) != Self.drawings(of: spec, by: firstArtist) {
        glyph.badge = firstArtist.icons.spec(named: spec.name) == nil ? "new" : "changed"
      }
      glyphs[spec.name] = glyph
    }
  }

  typealias Drawings = [Result<Drawing, Fault>]

  static func drawings(of spec: GlyphSpec, by artist: GlyphArtist) -> Drawings {
    let size = Size(width: 48 * artist.aspect(of: spec), height: 48)
    return artist.theme.variants.map { variant in
      Result { () throws(Fault) in
        try artist.drawing(of: spec, variant: variant, size: size)
      }
    }
  }

  /// Returns the whole sheet, or only the glyphs that changed after a version.
  func sheet(since: Int? = nil) -> SheetData {
    let members = specs.compactMap { glyphs[$0.name] }
      .filter { glyph in since.map { (glyph.version ?? 0) > $0 } ?? true }
    return SheetData(
      generator: generator, theme: artist.theme, sizes: SheetMaker.usualSizes + [150, 256],
      glyphs: members, isLive: true, warnings: warnings)
  }

  func json(since: Int? = nil) -> JSON {
    let editor = draft ?? theme
    return [
      "before": goldens == nil ? "at start" : "golden", "errors": errors.json,
      "hasRoute": routes != nil,
      "interface": editor.interface, "measures": editor.measures,
      "saves": sources.theme != nil, "sheet": sheet(since: since).json, "version": version,
    ]
  }

  /// Returns the data of the route page, drawn in the background, with its version; `nil` without a
  /// route.
  func route() async -> JSON? {
    guard let routes else { return nil }
    if routePage == nil {
      let page = RoutePage(generator: generator, artist: artist, junctions: sources.junctions)
      let state: JSON = ["errors": errors.json, "version": version]
      routePage = Task.detached { page.data(routes, isLive: true).adding(state) }
    }
    return await routePage?.value
  }

  nonisolated func golden(_ spec: GlyphSpec, variant: String) -> StoredPicture? {
    try? goldens?.file(of: spec, variant: variant)?.picture
  }

  nonisolated var hasGoldens: Bool { goldens != nil }

  /// Streams the current version at once, then new ones; buffers only the newest.
  func listen() -> AsyncStream<Int> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let id = nextListener
    nextListener += 1
    listeners[id] = continuation
    continuation.onTermination = { _ in Task { await self.forget(id) } }
    continuation.yield(version)
    return stream
  }

  private func forget(_ id: Int) { listeners[id] = nil }
}
