import Cards
import Glyphs
import Paths
import SVGCoding

struct Look: Hashable, Sendable {
  var variant: Theme.Variant
  /// The size in points.
  var size: Size
  /// Pixels per point; 1 for vectors.
  var scale: Double = 1

  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

struct PlannedGlyph: Sendable {
  var spec: GlyphSpec
  var size: Size
  /// The name in targets without folders.
  var name: String
  /// The path of PNG files without prefix, variant and scale.
  var flatPath: String
  var files: [PlannedFile] = []

  func look(_ variant: Theme.Variant, scale: Double = 1) -> Look {
    Look(variant: variant, size: size, scale: scale)
  }
}

struct PlannedFile: Sendable {
  enum Content: Sendable {
    case png(Look)
    case svg(Look, SVGWriter.Colors)
    case vectorDrawable(Look)
    /// An SF Symbols template, drawn from a canvas of this size.
    case symbol(Size)
    case text(String)
  }

  var path: String
  var target: AssetTarget
  var content: Content

  var format: String {
    switch content {
    case .png: "png"
    case .svg: "svg"
    case .symbol: "sf-symbol"
    case .vectorDrawable: "vector-drawable"
    case .text: path.split(separator: ".").last.map(String.init) ?? "text"
    }
  }
}

protocol TargetPlan: Sendable {
  func files(of glyph: PlannedGlyph) -> [PlannedFile]

  /// Plans the files about all glyphs, such as style sheets.
  func sharedFiles(of glyphs: [PlannedGlyph]) -> [PlannedFile]
}

extension TargetPlan {
  func sharedFiles(of glyphs: [PlannedGlyph]) -> [PlannedFile] { [] }
}

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

/// SVG files for each variant, or one for all if it inherits the color of the surrounding text.
struct SVGTarget: TargetPlan {
  var variants: [Theme.Variant]
  var colors: SVGWriter.Colors

  private var chosen: [(variant: Theme.Variant, end: String)] {
    colors == .currentColor
      ? variants.prefix(1).map { ($0, ".svg") } : variants.map { ($0, "~\($0.name).svg") }
  }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    chosen.map { variant, end in
      PlannedFile(
        path: "svg/\(glyph.name)\(end)", target: .svg,
        content: .svg(glyph.look(variant), colors))
    }
  }

  var sheets: [SymbolSheet] {
    chosen.map { SymbolSheet(path: "svg/symbols" + $1, variant: $0, colors: colors) }
  }
}
