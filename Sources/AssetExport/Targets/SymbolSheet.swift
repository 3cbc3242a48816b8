import Glyphs
import SVGCoding

/// An SVG file with a `symbol` for each glyph, which pages show with `use`.
struct SymbolSheet: Sendable {
  var path: String
  var variant: Theme.Variant
  var colors: SVGWriter.Colors

  static func text(_ symbols: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\" display=\"none\">\n"
      + "\(symbols)</svg>\n"
  }
}
