/// The attributes and style properties that are looked at.
enum SVGAttribute: String, CaseIterable, Sendable {
  case id, style, href, display, visibility, transform, opacity, color, fill, stroke
  case `class` = "class"
  case xlinkHref = "xlink:href"

  case viewBox, preserveAspectRatio, clipPathUnits
  case width, height, x, y, rx, ry, cx, cy, r, x1, y1, x2, y2, d, points

  case fillRule = "fill-rule"
  case fillOpacity = "fill-opacity"
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case strokeLinecap = "stroke-linecap"
  case strokeLinejoin = "stroke-linejoin"
  case strokeMiterlimit = "stroke-miterlimit"
  case strokeDasharray = "stroke-dasharray"
  case strokeDashoffset = "stroke-dashoffset"

  case filter, mask, marker
  case markerStart = "marker-start"
  case markerMid = "marker-mid"
  case markerEnd = "marker-end"
  case vectorEffect = "vector-effect"
  case mixBlendMode = "mix-blend-mode"
  case paintOrder = "paint-order"
  case clipPath = "clip-path"

  /// Whether it stands for something that changes how an element is laid over the rest.
  var isEffect: Bool {
    switch self {
    case .filter, .mask, .marker, .markerStart, .markerMid, .markerEnd, .vectorEffect,
      .mixBlendMode, .paintOrder, .clipPath:
      true
    default: false
    }
  }

  private static let table = NameTable<SVGAttribute>()

  /// The attribute of a name, if it is looked at.
  static func named(_ name: String) -> SVGAttribute? { table[name] }
}
