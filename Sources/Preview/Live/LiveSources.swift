public import AssetExport
public import Foundation
public import Glyphs

/// What the live page is made of, and where it comes from.
public struct LiveSources: Sendable {
  /// The folder of icons; nothing for those compiled in.
  public var icons: URL?
  /// The theme; nothing for the one compiled in.
  public var theme: URL?
  /// Accepted pictures to compare with; nothing to compare with the start.
  public var goldens: URL?
  /// The route's files.
  public var routes: [URL]
  /// Reads the route and makes its cards; nothing without one.
  public var readRoutes: (@Sendable () throws -> [GuidedSource])?
  /// How turns of a route are drawn.
  public var junctions: JunctionStyle

  /// Makes sources.
  public init(
    icons: URL? = nil, theme: URL? = nil, goldens: URL? = nil, routes: [URL] = [],
    junctions: JunctionStyle = .schematic,
    readRoutes: (@Sendable () throws -> [GuidedSource])? = nil
  ) {
    self.icons = icons
    self.theme = theme
    self.goldens = goldens
    self.routes = routes
    self.junctions = junctions
    self.readRoutes = readRoutes
  }

  /// Reads icons and theme; a broken icon is left to its glyphs.
  ///
  /// - Throws: `PreviewError.source` for a theme that cannot be read or a folder without icons.
  func artist() throws -> GlyphArtist {
    var colors = try Theme.builtIn()
    if let theme {
      do {
        colors = try Theme(Data(contentsOf: theme))
      } catch let error as GlyphError {
        throw PreviewError.source(file: theme.relativePath, finding: "\(error)")
      } catch {
        throw PreviewError.source(
          file: theme.relativePath, finding: "cannot be read; check that it is there")
      }
    }
    guard let icons else { return GlyphArtist(theme: colors, icons: IconLibrary.builtIn) }
    do {
      return GlyphArtist(theme: colors, icons: try IconLibrary(folder: icons, brokenAllowed: true))
    } catch {
      throw PreviewError.source(file: icons.relativePath, finding: "\(error)")
    }
  }

  /// What the files look like now: names, sizes and times of change.
  func stamps() -> [String: Stamp] {
    var files = routes
    if let theme { files.append(theme) }
    if let folder = icons?.appending(path: "maneuvers") {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      files += names.filter { $0.hasSuffix(".svg") }.map { folder.appending(path: $0) }
    }
    var stamps: [String: Stamp] = [:]
    // Asked many times a second, so without Foundation's dictionaries.
    var facts = stat()
    for path in files.map(\.path) where unsafe stat(path, &facts) == 0 {
      #if canImport(Darwin)
        let time = facts.st_mtimespec
      #else
        let time = facts.st_mtim
      #endif
      stamps[path] = Stamp(
        size: Int(facts.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
        number: UInt64(facts.st_ino))
    }
    return stamps
  }

  /// How a file is told from the same one before.
  struct Stamp: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var number: UInt64
  }
}
