import Cards
import Glyphs
import Paths
import SVGCoding

/// How a glyph is drawn for a file.
struct Look: Hashable, Sendable {
  var variant: Theme.Variant
  /// In points.
  var size: Size
  /// Pixels a point; 1 for drawings.
  var scale: Double = 1

  /// The width and height in pixels.
  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

/// A glyph at one size, with its files.
struct PlannedGlyph: Sendable {
  var spec: GlyphSpec
  var size: Size
  /// The name in targets whose names are flat.
  var name: String
  /// The path of PNG files without variant and scale; it has no prefix.
  var flatPath: String
  var files: [PlannedFile] = []

  func look(_ variant: Theme.Variant, scale: Double = 1) -> Look {
    Look(variant: variant, size: size, scale: scale)
  }
}

/// A file that will be written, before anything is drawn.
struct PlannedFile: Sendable {
  enum Content: Sendable {
    case png(Look)
    case svg(Look, SVGWriter.Colors)
    case vectorDrawable(Look)
    case text(String)
  }

  /// From the output folder on.
  var path: String
  var target: AssetTarget
  var content: Content

  /// The form of the file, as the manifest names it.
  var format: String {
    switch content {
    case .png: "png"
    case .svg: "svg"
    case .vectorDrawable: "vector-drawable"
    case .text: path.split(separator: ".").last.map(String.init) ?? "text"
    }
  }
}

/// What one target writes.
protocol TargetPlan: Sendable {
  /// The files of a glyph.
  func files(of glyph: PlannedGlyph) -> [PlannedFile]

  /// The files that are about all glyphs.
  func sharedFiles(of glyphs: [PlannedGlyph]) -> [PlannedFile]
}

extension TargetPlan {
  func sharedFiles(of glyphs: [PlannedGlyph]) -> [PlannedFile] { [] }
}

/// PNG files for each variant and scale.
struct FlatTarget: TargetPlan {
  var options: PictureOptions

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    options.variants.flatMap { variant in
      options.scales.map { scale in
        PlannedFile(
          path: PictureName.file(glyph.flatPath, variant.name, scale: scale), target: .flat,
          content: .png(glyph.look(variant, scale: Double(scale))))
      }
    }
  }
}

/// SVG files for each variant; one for all where the color comes from the text around.
struct SVGTarget: TargetPlan {
  var variants: [Theme.Variant]
  var colors: SVGWriter.Colors

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    let chosen = colors == .currentColor ? Array(variants.prefix(1)) : variants
    return chosen.map { variant in
      let end = colors == .currentColor ? "" : "~" + variant.name
      return PlannedFile(
        path: "svg/\(glyph.name)\(end).svg", target: .svg,
        content: .svg(glyph.look(variant), colors))
    }
  }
}
