/// The elements that the reader knows.
enum SVGElement: String, CaseIterable {
  case svg, g, a, use, symbol, defs, clipPath
  case path, rect, circle, ellipse, line, polyline, polygon
  case style, title, desc, metadata

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The element of a name in SVG's namespace; `nil` if it is unknown.
  static func named(_ name: String) -> SVGElement? { byName[name] }
}
