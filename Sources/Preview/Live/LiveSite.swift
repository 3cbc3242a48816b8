import AssetExport
import Documents
import Files
import Foundation
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
  private var specs: [GlyphSpec]
  /// A random identifier of this run of the program.
  nonisolated let instance: String

  private(set) var artist: GlyphArtist
  /// The theme of the file, and the one that the page edits until it is saved.
  private var theme: Theme
  private var draft: Theme?
  let firstArtist: GlyphArtist
  private var glyphs: [String: GlyphData] = [:]
  private(set) var version = 1
  private var fault: String?
  private var routeFault: String?
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

  init(
    sources: LiveSources, generator: String, specs: [GlyphSpec] = IconSet().specs
  ) throws {
    self.sources = sources
    self.generator = generator
    instance = String(UInt64.random(in: 0 ... .max), radix: 36)
    theme = try sources.readTheme()
    artist = try sources.artist(theme)
    self.specs = Array(Set(specs).union(artist.icons.glyphs)).inNaturalOrder
    firstArtist = artist
    goldens = sources.goldens.map(GoldenPictures.init)
    watch = SourceWatch(
      files: (sources.routes + [sources.theme].compactMap(\.self)).map(\.path),
      icons: sources.icons?.path)
  }

  func start() throws {
    stamps = watch.look()
    redraw(specs)
    routes = try sources.readRoutes?(artist.icons.words)
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
    if saved != ofRoutes {
      readLook {
        let read = try sources.readTheme()
        if read != theme { draft = nil }
        theme = read
      }
    }
    if !ofRoutes.isEmpty { readRoute() }
    for path in saved.sorted() { sources.log("\(path): \(fault ?? routeFault ?? "saved")") }
    // Drawn on request, so that the sheet does not wait for it.
    routePage = nil
    tell()
  }

  /// Reads the icons after `change` and redraws the glyphs that look different.
  private func readLook(after change: () throws -> Void) {
    do {
      let previous = artist
      try change()
      artist = try sources.artist(draft ?? theme)
      fault = nil
      specs = Array(Set(specs).union(artist.icons.glyphs)).inNaturalOrder
      if artist.icons.words != previous.icons.words { readRoute() }
      redraw(
        specs.filter { Self.drawings(of: $0, by: artist) != Self.drawings(of: $0, by: previous) })
    } catch {
      fault = "\(error)"
    }
  }

  /// Shows the theme with changed values, named by their places; saves it if asked to.
  ///
  /// Returns why a value or the file is refused, or else `nil`.
  func edit(_ values: [(place: String, value: String)], isSaved: Bool) -> String? {
    do throws(Fault) {
      let edited = try ThemeEditor(theme).changed(values)
      if isSaved, let refusal = save(edited) { return refusal }
      version += 1
      readLook {
        draft = isSaved || values.isEmpty ? nil : edited
        if isSaved { theme = edited }
      }
      routePage = nil
      tell()
      return nil
    } catch {
      return error.description
    }
  }

  private func save(_ edited: Theme) -> String? {
    guard let file = sources.theme else {
      return "there is no file to save to; start with --theme FILE"
    }
    guard (try? sources.readTheme()) == theme else {
      return "\(file.relativePath): changed meanwhile; look at the page again, then save"
    }
    do throws(WriteFault) {
      try OpenFolder(file.deletingLastPathComponent())
        .write(ThemeEditor(edited).file, to: file.lastPathComponent)
    } catch {
      return "\(file.relativePath): \(error.finding); \(error.remedy)"
    }
    sources.log("\(file.relativePath): saved from the page")
    return nil
  }

  private func readRoute() {
    guard let read = sources.readRoutes else { return }
    do {
      routes = try read(artist.icons.words)
      routeFault = nil
    } catch {
      routeFault = "the route: \(error)"
    }
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
      glyphs: members, isLive: true,
      warnings: artist.icons.warnings + artist.icons.doubts, fault: fault ?? routeFault)
  }

  func json(since: Int? = nil) -> JSON {
    let editor = ThemeEditor(draft ?? theme)
    return [
      "before": goldens == nil ? "at start" : "golden", "hasRoute": routes != nil,
      "instance": instance, "interface": editor.interface, "measures": editor.json,
      "saves": sources.theme != nil, "sheet": sheet(since: since).json, "version": version,
    ]
  }

  /// Returns the data of the route page, drawn in the background; `nil` without a route.
  func route() async -> JSON? {
    guard let routes else { return nil }
    if routePage == nil {
      let page = RoutePage(generator: generator, artist: artist, junctions: sources.junctions)
      routePage = Task.detached { page.data(routes, isLive: true) }
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
