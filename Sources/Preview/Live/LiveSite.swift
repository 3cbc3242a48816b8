import AssetExport
import Cards
import Foundation
import Glyphs
import PNGCoding
import Paths
import Raster
import TextSafety

/// What the live page shows, kept in step with its files.
///
/// Each change of a file that changes a picture raises the version; a page asks for what changed
/// since the version that it has, so that a slow one misses nothing.
actor LiveSite {
  private let sources: LiveSources
  private let generator: String
  private let specs: [GlyphSpec]
  /// Tells one run of the program from another.
  nonisolated let instance: String

  private(set) var artist: GlyphArtist
  /// As it was at the start.
  let firstArtist: GlyphArtist
  private var glyphs: [String: GlyphData] = [:]
  private var drawings: [String: Signature] = [:]
  private var firstDrawings: [String: Signature] = [:]
  private(set) var version = 1
  private var fault: String?
  private var routeFault: String?
  /// The route with its cards, or nil without one.
  private var routes: [GuidedSource]?
  /// The page of the route as it is made, once for all requests, or nil before the first.
  private var routePage: Task<JSON, Never>?
  private var watch: SourceWatch
  /// The files as they were read, and as they were seen last.
  private var stamps: [String: SourceWatch.Stamp] = [:]
  private var lastSeen: [String: SourceWatch.Stamp] = [:]
  private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
  private var nextListener = 0
  private let goldens: GoldenPictures?
  private var renderer = Renderer()
  /// For each broken glyph, what drew it last.
  private var lastGood: [String: GlyphArtist] = [:]

  /// What a glyph looks like: its drawings in all variants, or why there are none.
  private enum Signature: Hashable {
    case drawn([Drawing])
    case fault(String)
  }

  /// - Throws: What keeps the first page from being made.
  init(
    sources: LiveSources, generator: String, specs: [GlyphSpec] = IconSet().specs
  ) throws {
    self.sources = sources
    self.generator = generator
    self.specs = specs
    instance = String(UInt64.random(in: 0 ... .max), radix: 36)
    artist = try sources.artist()
    firstArtist = artist
    goldens = sources.goldens.map(GoldenPictures.init)
    watch = SourceWatch(sources)
  }

  /// Reads all files for the first time.
  func start() throws {
    stamps = watch.look()
    redraw(specs, after: artist)
    firstDrawings = drawings
    mark(specs)
    routes = try sources.readRoutes?()
  }

  /// Looks at the files once; redraws what changed and tells the pages.
  ///
  /// - Returns: Whether the files are at rest; else they are to be looked at again soon.
  @discardableResult
  func poll() -> Bool {
    let now = watch.look()
    defer { lastSeen = now }
    guard now != stamps else { return true }
    // A file that is still being written changes again; it is read when it has come to rest.
    guard now == lastSeen else { return false }
    let routePaths = Set(sources.routes.map(\.path))
    func changed(_ isRoute: Bool) -> Bool {
      now.filter { routePaths.contains($0.key) == isRoute }
        != stamps.filter { routePaths.contains($0.key) == isRoute }
    }
    let (isRouteChanged, isLookChanged) = (changed(true), changed(false))
    stamps = now
    version += 1
    if isLookChanged { readLook() }
    if isRouteChanged { readRoute() }
    // It is drawn when it is asked for, so that the sheet need not wait for it.
    routePage = nil
    tell()
    return true
  }

  /// Reads icons and theme, and draws the glyphs that look different.
  private func readLook() {
    do {
      let previous = artist
      artist = try sources.artist()
      fault = nil
      let touched = specs.filter { !artist.draws($0, like: previous) }
      redraw(touched, after: previous)
      mark(touched)
    } catch {
      fault = "\(error)"
    }
  }

  private func readRoute() {
    guard let read = sources.readRoutes else { return }
    do {
      routes = try read()
      routeFault = nil
    } catch {
      routeFault = "the route: \(error)"
    }
  }

  private func tell() {
    for listener in listeners.values { listener.yield(version) }
  }

  private func signature(_ spec: GlyphSpec, _ artist: GlyphArtist) -> Signature {
    let size = Size(width: 48 * SheetMaker.aspect(of: spec), height: 48)
    do throws(GlyphError) {
      var drawings: [Drawing] = []
      for variant in artist.theme.variants {
        drawings.append(try artist.drawing(of: spec, variant: variant, size: size))
      }
      return .drawn(drawings)
    } catch {
      return .fault(error.description)
    }
  }

  /// Makes what is said of each glyph whose picture is not what it was.
  ///
  /// - Parameters:
  ///   - specs: The glyphs that may have changed.
  ///   - previous: What drew the glyphs before.
  private func redraw(_ specs: [GlyphSpec], after previous: GlyphArtist) {
    let maker = SheetMaker(artist: artist, sizes: [])
    for spec in specs {
      let name = spec.name
      let seen = signature(spec, artist)
      guard drawings[name] != seen else { continue }
      if case .fault = seen {
        if case .drawn = drawings[name] { lastGood[name] = previous }
      } else {
        lastGood[name] = nil
      }
      drawings[name] = seen
      var glyph = maker.glyph(spec, &renderer)
      if case .fault(let text) = seen { glyph.fault = text }
      glyph.version = version
      glyphs[name] = glyph
    }
  }

  /// Marks what is not as at the start, or as accepted.
  private func mark(_ specs: [GlyphSpec]) {
    for spec in specs {
      let name = spec.name
      let badge: String?
      if let goldens {
        badge = goldens.finding(for: spec, artist: artist, &renderer)
      } else {
        badge =
          firstDrawings[name] == nil || drawings[name] == firstDrawings[name] ? nil : "changed"
      }
      guard glyphs[name]?.badge != badge else { continue }
      glyphs[name]?.badge = badge
      glyphs[name]?.version = version
    }
  }

  /// The whole sheet, or what of it changed since a version.
  func sheet(since: Int? = nil) -> LiveSheet {
    let members = specs.compactMap { glyphs[$0.name] }
      .filter { glyph in since.map { (glyph.version ?? 0) > $0 } ?? true }
    let sheet = SheetData(
      generator: generator, theme: artist.theme, sizes: SheetMaker.usualSizes + [150, 256],
      glyphs: members, isLive: true, fault: fault ?? routeFault)
    return LiveSheet(
      instance: instance, version: version, before: goldens == nil ? "at start" : "golden",
      hasRoute: routes != nil, sheet: sheet)
  }

  /// The route's cards, drawn beside all else, or nil without a route.
  func route() async -> JSON? {
    guard let routes else { return nil }
    if routePage == nil {
      let page = RoutePage(generator: generator, artist: artist, junctions: sources.junctions)
      routePage = Task.detached { page.data(routes, isLive: true) }
    }
    return await routePage?.value
  }

  /// What draws a glyph as it is now, or as it was at the start.
  ///
  /// A glyph that has just been broken is drawn as it was, since a page may still ask for it.
  func artist(of name: String, atStart: Bool) -> GlyphArtist {
    atStart ? firstArtist : lastGood[name] ?? artist
  }

  /// The accepted picture of a glyph, where it is compared with such.
  nonisolated func golden(_ spec: GlyphSpec, variant: String) -> [UInt8]? {
    try? goldens?.file(of: spec, variant: variant)?.bytes
  }

  nonisolated var hasGoldens: Bool { goldens != nil }

  /// Tells each new version, the last one at once.
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

  /// Wakes all listeners, so that those whose page is gone are found.
  func beat() {
    tell()
  }
}
