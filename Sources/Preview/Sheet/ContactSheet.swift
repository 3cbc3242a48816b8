public import Foundation
public import Glyphs

/// The whole set of glyphs as one HTML page that needs no other file and no network.
public struct ContactSheet: Sendable {
  /// Who writes, such as `fingerpost 1.0.0`.
  public var generator: String
  /// Draws the glyphs.
  public var artist: GlyphArtist
  /// How many glyphs are drawn at once; 1 or more.
  public var jobs: Int

  /// Makes a sheet.
  public init(generator: String, artist: GlyphArtist, jobs: Int) {
    self.generator = generator
    self.artist = artist
    self.jobs = jobs
  }

  /// The page of some glyphs.
  ///
  /// A glyph that cannot be drawn has its reason in its place.
  public func html(_ specs: [GlyphSpec]) async -> Data { Self.page(await data(specs)).html }

  func data(_ specs: [GlyphSpec]) async -> SheetData {
    let maker = SheetMaker(artist: artist)
    let glyphs = await maker.glyphs(specs, jobs: jobs)
    return SheetData(
      generator: generator, theme: artist.theme, sizes: maker.sizes, glyphs: glyphs)
  }

  static func page(_ data: SheetData) -> PageText {
    PageText(
      title: "Fingerpost glyphs", body: PackageResources.sheet_html,
      scripts: scripts, data: data.json, isLive: false)
  }

  /// What moves the page, in order.
  static let scripts = [
    PackageResources.common_js, PackageResources.pictures_js, PackageResources.sheet_js,
    PackageResources.panel_js, PackageResources.controls_js,
  ]
}
