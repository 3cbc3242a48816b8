public import Foundation
public import Glyphs
import JSON

/// A standalone HTML page with all glyphs; needs no other file and no network.
public enum ContactSheet {
  /// Returns the page in UTF-8; shows the error for a glyph that cannot be drawn.
  ///
  /// `generator` is the program, such as `fingerpost 1.0.0`; `jobs` is the number of parallel
  /// drawing tasks, 1 or more.
  public static func html(
    of specs: [GlyphSpec], generator: String, artist: GlyphArtist, jobs: Int
  ) async -> Data {
    let glyphs = await SheetMaker(artist: artist).glyphs(specs.inNaturalOrder, jobs: jobs)
    var data = SheetData(
      generator: generator, theme: artist.theme, sizes: SheetMaker.usualSizes, glyphs: glyphs)
    data.warnings = artist.icons.warnings + artist.icons.doubts
    return page(data.json, isLive: false).html
  }

  static func page(_ data: JSON, isLive: Bool) -> PageText {
    PageText(
      title: "Fingerpost glyphs", body: "sheet.html",
      styles: ["sheet.css"],
      scripts: scripts + (isLive ? ["theme.js", "live.js"] : []),
      data: data, isLive: isLive)
  }

  /// The scripts of every sheet, in order; a live page adds `live.js`.
  static let scripts = [
    "common.js", "pictures.js", "sheet.js",
    "files.js", "panel.js", "controls.js",
  ]
}
