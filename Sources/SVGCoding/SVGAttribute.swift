/// The attributes and style properties that are looked at.
enum SVGAttribute: UInt8, CaseIterable, Sendable {
  case id, style, `class`, href, xlinkHref
  case viewBox, preserveAspectRatio, clipPathUnits
  case display, visibility, transform, opacity, color
  case width, height, x, y, rx, ry, cx, cy, r, x1, y1, x2, y2, d, points
  case fill, fillRule, fillOpacity
  case stroke, strokeOpacity, strokeWidth, strokeLinecap, strokeLinejoin, strokeMiterlimit
  case strokeDasharray, strokeDashoffset
  case filter, mask, marker, markerStart, markerMid, markerEnd
  case vectorEffect, mixBlendMode, paintOrder, clipPath

  /// The names, in the order of the cases.
  private static let names = [
    "id", "style", "class", "href", "xlink:href",
    "viewBox", "preserveAspectRatio", "clipPathUnits",
    "display", "visibility", "transform", "opacity", "color",
    "width", "height", "x", "y", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d", "points",
    "fill", "fill-rule", "fill-opacity",
    "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
    "filter", "mask", "marker", "marker-start", "marker-mid", "marker-end",
    "vector-effect", "mix-blend-mode", "paint-order", "clip-path",
  ]

  /// The name with its prefix, as it is written.
  var name: String { Self.names[Int(rawValue)] }

  /// Whether it changes how an element is composited with the rest.
  var isEffect: Bool {
    switch self {
    case .filter, .mask, .marker, .markerStart, .markerMid, .markerEnd, .vectorEffect,
      .mixBlendMode, .paintOrder, .clipPath:
      true
    default: false
    }
  }

  private static let table = NameTable(allCases.map { ($0.name, $0) })

  /// The attribute of a name, if it is looked at.
  static func named(_ name: String) -> SVGAttribute? { table[name] }
}
