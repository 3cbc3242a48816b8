/// The elements that are known.
enum SVGElement: String, CaseIterable, Sendable {
  case svg, g, a, use, symbol, defs, clipPath
  case path, rect, circle, ellipse, line, polyline, polygon
  case style, title, desc, metadata

  private static let table = NameTable(allCases.map { ($0.rawValue, $0) })

  /// The element of a name in SVG's namespace, if it is known.
  static func named(_ name: String) -> SVGElement? { table[name] }
}
