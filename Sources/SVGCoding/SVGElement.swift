/// The elements that the reader recognizes.
enum SVGElement: String {
  case svg, g, a, `switch`, use, symbol, defs, clipPath, marker
  case path, rect, circle, ellipse, line, polyline, polygon
  case style, title, desc, metadata
  /// Drawn only where an attribute refers to it.
  case mask
  /// Drawn only where an attribute refers to them, which the reader rejects.
  case linearGradient, radialGradient, pattern, filter
}
