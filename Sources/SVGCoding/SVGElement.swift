/// The elements that the reader recognizes.
enum SVGElement: String {
  case svg, g, a, use, symbol, defs, clipPath
  case path, rect, circle, ellipse, line, polyline, polygon
  case style, title, desc, metadata
}
