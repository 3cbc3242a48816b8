public import Cards
public import Foundation
public import Glyphs

/// What the live page is made of, and where it comes from.
public struct LiveSources: Sendable {
  /// The folder of icons, or nil for those compiled in.
  public var icons: URL?
  /// The theme, or nil for the one compiled in.
  public var theme: URL?
  /// Accepted pictures to compare with, or nil to compare with the start.
  public var goldens: URL?
  /// The route's files.
  public var routes: [URL]
  /// Reads the route and makes its cards, or nil without one.
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
}
