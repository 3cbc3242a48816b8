public import Foundation
public import Glyphs
import TextSafety

/// The whole set of glyphs as one HTML page that needs no other file and no network.
public enum ContactSheet {
  /// The page of some glyphs.
  ///
  /// A glyph that cannot be drawn has its reason in its place.
  ///
  /// - Parameters:
  ///   - specs: What the glyphs show.
  ///   - generator: Who writes, such as `fingerpost 1.0.0`.
  ///   - artist: Draws the glyphs.
  ///   - jobs: How many glyphs are drawn at once; 1 or more.
  /// - Returns: HTML in UTF-8.
  public static func html(
    of specs: [GlyphSpec], generator: String, artist: GlyphArtist, jobs: Int
  ) async -> Data {
    let glyphs = await SheetMaker(artist: artist).glyphs(specs, jobs: jobs)
    let data = SheetData(
      generator: generator, theme: artist.theme, sizes: SheetMaker.usualSizes, glyphs: glyphs)
    return page(data.json, isLive: false).html
  }

  static func page(_ data: JSON, isLive: Bool) -> PageText {
    PageText(
      title: "Fingerpost glyphs", body: PackageResources.sheet_html,
      scripts: scripts + (isLive ? [PackageResources.live_js] : []), data: data, isLive: isLive)
  }

  /// The scripts of a page that is not live, in order.
  static let scripts = [
    PackageResources.common_js, PackageResources.pictures_js, PackageResources.sheet_js,
    PackageResources.panel_js, PackageResources.controls_js,
  ]
}
