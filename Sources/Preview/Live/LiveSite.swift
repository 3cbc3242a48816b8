import AssetExport
import Cards
import Foundation
import Glyphs
import GoldenDiff
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
  private(set) var version = 1
  private var fault: String?
  private var routeFault: String?
  /// The route with its cards, or nil without one.
  private var routes: [GuidedSource]?
  /// The page of the route as it is made, once for all requests, or nil before the first.
  private var routePage: Task<JSON, Never>?
  private let watch: SourceWatch
  /// The files as they were read, and as they were seen last.
  private var stamps: [String: SourceWatch.Stamp] = [:]
  private var lastSeen: [String: SourceWatch.Stamp] = [:]
  private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
  private var nextListener = 0
  private let goldens: GoldenPictures?
  private var renderer = Renderer()

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
    redraw(specs)
    routes = try sources.readRoutes?()
  }

  /// Looks at the files once; redraws what changed and tells the pages.
  func poll() {
    let now = watch.look()
    defer { lastSeen = now }
    // A file that is still being written changes again; it is read when it has come to rest.
    guard now != stamps, now == lastSeen else { return }
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
  }

  /// Reads icons and theme, and draws the glyphs that look different.
  private func readLook() {
    do {
      let previous = artist
      artist = try sources.artist()
      fault = nil
      redraw(specs.filter { !artist.draws($0, like: previous) })
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

  /// Sends the version to all listeners, so that those whose page is gone are found.
  func tell() {
    for listener in listeners.values { listener.yield(version) }
  }

  /// Describes some glyphs, and marks those that are not as at the start, or as accepted.
  private func redraw(_ specs: [GlyphSpec]) {
    let maker = SheetMaker(artist: artist, sizes: [])
    for spec in specs {
      var glyph = maker.glyph(spec, &renderer)
      glyph.version = version
      if let goldens {
        glyph.badge = goldens.finding(for: spec, artist: artist, &renderer)
      } else if !artist.draws(spec, like: firstArtist),
        Self.drawings(of: spec, by: artist) != Self.drawings(of: spec, by: firstArtist)
      {
        glyph.badge = "changed"
      }
      glyphs[spec.name] = glyph
    }
  }

  /// The drawings of a glyph in all variants, or `nil` if it cannot be drawn.
  private static func drawings(of spec: GlyphSpec, by artist: GlyphArtist) -> [Drawing]? {
    let size = Size(width: 48 * SheetMaker.aspect(of: spec), height: 48)
    return try? artist.theme.variants.map {
      try artist.drawing(of: spec, variant: $0, size: size)
    }
  }

  /// The sheet, and what the live page receives of it.
  struct Sheet: Sendable {
    var sheet: SheetData
    var json: JSON
  }

  /// The whole sheet, or what of it changed since a version.
  func sheet(since: Int? = nil) -> Sheet {
    let members = specs.compactMap { glyphs[$0.name] }
      .filter { glyph in since.map { (glyph.version ?? 0) > $0 } ?? true }
    let sheet = SheetData(
      generator: generator, theme: artist.theme, sizes: SheetMaker.usualSizes + [150, 256],
      glyphs: members, isLive: true, fault: fault ?? routeFault)
    let json: JSON = [
      "before": goldens == nil ? "at start" : "golden", "hasRoute": routes != nil,
      "instance": instance, "sheet": sheet.json, "version": version,
    ]
    return Sheet(sheet: sheet, json: json)
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

  /// The accepted picture of a glyph, where it is compared with such.
  nonisolated func golden(_ spec: GlyphSpec, variant: String) -> StoredPicture? {
    try? goldens?.file(of: spec, variant: variant)?.picture
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
}
