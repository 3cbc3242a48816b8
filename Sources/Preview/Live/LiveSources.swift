public import Cards
public import Foundation
public import Glyphs

/// The files behind the live page.
public struct LiveSources: Sendable {
  /// The folder of icons, or `nil` for the built-in ones.
  public var icons: URL?
  /// The theme file, or `nil` for the built-in theme.
  public var theme: URL?
  /// The folder of accepted pictures for comparison, or `nil` to compare with the start.
  public var goldens: URL?
  /// The files of the routes.
  public var routes: [URL] = []
  /// Reads the routes and makes their cards; `nil` without a route.
  public var readRoutes: (@Sendable () throws -> [GuidedSource])?
  /// The drawing style of turns.
  public var junctions = JunctionStyle.schematic

  /// Creates sources without files.
  public init() {}

  /// Reads icons and theme; a broken icon only affects its glyphs.
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
