package import Glyphs
import JSON
package import Paths
import SVGCoding

/// How a file shows a glyph: colors, size and resolution.
package struct GlyphRendition: Hashable, Sendable {
  package var variant: Theme.Variant
  /// The size in points.
  var size: Size
  /// Pixels per point; 1 for vectors.
  var scale: Double

  package init(variant: Theme.Variant, size: Size, scale: Double = 1) {
    (self.variant, self.size, self.scale) = (variant, size, scale)
  }

  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

/// A glyph at one size, with its own files.
struct PlannedGlyph: Sendable {
  var spec: GlyphSpec
  var size: Size
  /// The name in targets without folders.
  var name: String
  /// The path of PNG files without prefix, variant and scale.
  var flatPath: String
  var files: [PlannedFile] = []

  func rendition(_ variant: Theme.Variant, scale: Double = 1) -> GlyphRendition {
    GlyphRendition(variant: variant, size: size, scale: scale)
  }
}

/// A file to write, or a sheet: a picture and its list.
package struct PlannedFile: Sendable {
  enum Content: Sendable {
    case png(GlyphSpec, GlyphRendition)
    case svg(GlyphSpec, GlyphRendition, SVGWriter.Colors)
    case vectorDrawable(GlyphSpec, GlyphRendition)
    /// An SF Symbols template, drawn from a canvas of this size.
    case symbol(GlyphSpec, Size)
    case text(String)
    case symbols(SymbolSheet)
    case sheet(SpriteTarget.Sheet)
  }

  package var path: String
  var content: Content
  /// That of the plan that the file is part of.
  var target = AssetTarget.flat

  var format: String {
    switch content {
    case .png, .sheet: "png"
    case .svg, .symbols: "svg"
    case .symbol: "sf-symbol"
    case .vectorDrawable: "vector-drawable"
    case .text: path.split(separator: ".").last.map(String.init) ?? "text"
    }
  }

  var paths: [String] {
    if case .sheet(let sheet) = content { [sheet.listPath, path] } else { [path] }
  }

  /// The glyph and its rendition of a picture of one glyph; `nil` for other files.
  package var picture: (spec: GlyphSpec, rendition: GlyphRendition)? {
    if case .png(let spec, let rendition) = content { (spec, rendition) } else { nil }
  }

  /// The glyphs on a sheet, none or more; `nil` for other files.
  var glyphs: [PlannedGlyph]? {
    switch content {
    case .symbols(let sheet): sheet.glyphs
    case .sheet(let sheet): sheet.glyphs
    case .png, .svg, .vectorDrawable, .symbol, .text: nil
    }
  }
}

extension [PlannedFile] {
  func of(_ target: AssetTarget) -> [PlannedFile] {
    map { file in
      var file = file
      file.target = target
      return file
    }
  }
}

extension PlannedFile {
  init(path: String, json: JSON) {
    self.init(path: path, content: .text(String(decoding: json.file, as: UTF8.self)))
  }

  package init(path: String, picture spec: GlyphSpec, _ rendition: GlyphRendition) {
    self.init(path: path, content: .png(spec, rendition))
  }
}
