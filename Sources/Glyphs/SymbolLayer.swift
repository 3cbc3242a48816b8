package import Paths
package import Faults

/// A weight between which SF Symbols interpolates the others.
package enum SymbolWeight: String, Hashable, Sendable, CaseIterable {
  case ultralight = "Ultralight"
  case regular = "Regular"
  case black = "Black"

  /// The width of lines relative to the theme's.
  var lines: Double {
    switch self {
    case .ultralight: 0.4
    case .regular: 1
    case .black: 1.4
    }
  }

  /// The size of arrowheads relative to the theme's.
  var heads: Double { (1 + lines) / 2 }

  /// The width of gaps relative to the theme's: heavier lines leave less room.
  var gaps: Double { 1 / max(1, heads) }
}

/// The lit or the unlit part of a glyph in all weights of a symbol.
package struct SymbolLayer: Hashable, Sendable {
  /// Whether the route takes the roads of the layer.
  package var isLit: Bool
  /// The outline in each `SymbolWeight` in order, for the non-zero rule; all have the same
  /// elements in the same order.
  package var outlines: [Path]
}

extension GlyphArtist {
  /// Draws a glyph as a symbol: its non-empty layers from back to front.
  ///
  /// - Throws: As `drawing(of:variant:size:pixelsPerPoint:)` does.
  package func symbol(of spec: GlyphSpec, size: Size) throws(Fault) -> [SymbolLayer] {
    let (items, source) = try parts(of: spec, size, theme.measures, .none)
    let side = min(size.width, size.height)
    return try Fault.within(source?.file ?? spec.name) { () throws(Fault) in
      var pen = SymbolPen(
        items, gap: theme.measures.gap * side, least: theme.measures.stroke * side / 3)
      return try pen.layers()
    }
  }
}
