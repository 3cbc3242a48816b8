import Faults
import Glyphs
import SVGCoding

/// An SVG file with a `symbol` for each glyph, which pages show with `use`.
struct SymbolSheet: Sendable {
  var glyphs: [PlannedGlyph]
  var variant: Theme.Variant
  var colors: SVGWriter.Colors

  static func text(_ symbols: [String]) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" display=\"none\">\n"
      + "\(symbols.joined())</svg>\n"
  }
}

/// SVG files for each variant, or one for all if it inherits the color of the surrounding text.
struct SVGTarget: TargetPlan {
  let setup: TargetSetup

  private var chosen: [(variant: Theme.Variant, end: String)] {
    let variants = setup.pictures.variants
    return options.svgColors == .currentColor
      ? variants.prefix(1).map { ($0, ".svg") } : variants.map { ($0, "~\($0.name).svg") }
  }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    chosen.map { variant, end in
      PlannedFile(
        path: "svg/\(glyph.name)\(end)",
        content: .svg(glyph.spec, glyph.rendition(variant), options.svgColors))
    }
  }

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    chosen.map { variant, end in
      PlannedFile(
        path: "svg/symbols" + end,
        content: .symbols(
          SymbolSheet(glyphs: glyphs, variant: variant, colors: options.svgColors)))
    }
  }
}
