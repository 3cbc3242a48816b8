/// The attributes and style properties that the reader supports.
enum SVGAttribute: String, CaseIterable {
  case id, style, `class`, href, xlinkHref = "xlink:href"
  case dataColor = "data-color", dataName = "data-name", inkscapeLabel = "inkscape:label"
  case viewBox, preserveAspectRatio, clipPathUnits, requiredExtensions, systemLanguage
  case markerUnits, markerWidth, markerHeight, refX, refY, orient
  case display, visibility, overflow, opacity, color
  case transform, transformOrigin = "transform-origin", transformBox = "transform-box"
  case width, height, x, y, rx, ry, cx, cy, r, x1, y1, x2, y2, d, points
  case fill, fillRule = "fill-rule", fillOpacity = "fill-opacity"
  case stroke, strokeOpacity = "stroke-opacity", strokeWidth = "stroke-width"
  case strokeLinecap = "stroke-linecap", strokeLinejoin = "stroke-linejoin"
  case strokeMiterlimit = "stroke-miterlimit"
  case strokeDasharray = "stroke-dasharray", strokeDashoffset = "stroke-dashoffset"
  case marker, markerStart = "marker-start", markerMid = "marker-mid", markerEnd = "marker-end"
  case clipPath = "clip-path", clipRule = "clip-rule"
  case mask, maskType = "mask-type", maskUnits, maskContentUnits
  case filter, gradientUnits
  case stopColor = "stop-color", stopOpacity = "stop-opacity"
  case vectorEffect = "vector-effect", mixBlendMode = "mix-blend-mode", paintOrder = "paint-order"
}

/// The elements that the reader recognizes.
enum SVGElement: String {
  case svg, g, a, `switch`, use, symbol, defs, clipPath, marker
  case path, rect, circle, ellipse, line, polyline, polygon
  case style, title, desc, metadata, view
  case mask, linearGradient, radialGradient, pattern, filter, stop
  /// The reader rejects them unless they draw nothing.
  case text, flowRoot, image

  /// What draws nothing, or only where an attribute refers to it.
  static let unseen: [SVGElement?] = [
    .defs, .symbol, .title, .desc, .metadata, .clipPath, .marker, .style, .linearGradient,
    .radialGradient, .pattern, .mask, .filter, .stop, .view,
  ]
}
