/// The elements that the reader recognizes.
enum SVGElement: String, CaseIterable {
  case svg, g, a, use, symbol, defs, clipPath
  case path, rect, circle, ellipse, line, polyline, polygon
  case style, title, desc, metadata

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The element with a local name in SVG's namespace; `nil` if unsupported.
  static func named(_ name: String) -> SVGElement? { byName[name] }
}
