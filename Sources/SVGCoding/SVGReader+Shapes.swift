import Paths
import Faults

extension SVGReader {
  /// The shape of a basic element, with its markers; empty if invisible.
  mutating func shapes(
    _ element: StyledElement, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    let path = path(of: element, context.viewport)
    let style = context.style
    guard style.isVisible, !path.isEmpty else { return [] }
    var shape = Drawing.Shape(
      path: path, transform: context.transform, fillRule: style.fillRule, label: style.label)
    shape.isDetail = style.isDetail
    if context.isClip {
      (shape.fill, shape.fillRule) = (.black, style.clipRule)
      return [.shape(shape)]
    }
    shape.fill = try color(of: style.fill, .fill, along: path, element.node, context)?
      .multiplied(byOpacity: style.fillOpacity)
    if style.stroke != .none, let stroke = try stroke(style, element.node, context.viewport),
      let color = try color(of: style.stroke, .stroke, along: path, element.node, context)
    {
      let own = context.transform.then(toOwnSize)
      let scales = [own.maximumScale, own.determinant.magnitude]
      if element.keepsStrokeWidth, scales.contains(where: { ($0 - 1).magnitude > 1e-6 }) {
        throw context.maskFault ?? element.node.unsupported("'vector-effect'")
      }
      shape.stroke = stroke
      shape.strokeColor = color.multiplied(byOpacity: style.strokeOpacity)
    }
    let markers = try markers(of: element, path, context).map {
      $0.mapShapes { $0.marking = .marker }
    }
    if style.markers.end != "none" {
      shape.marking = style.markers.end.contains("#wide-head") ? .wideArrow : .arrow
    }
    let isUsual = style.paintOrder == SVGStyle.paints
    return (isUsual ? ["both", "markers"] : style.paintOrder).flatMap { paint -> [Drawing.Item] in
      if paint == "markers" { return markers }
      var part = shape
      if paint == "fill" { part.stroke = nil }
      if paint == "stroke" { part.fill = nil }
      return part.fill == nil && part.stroke == nil ? [] : [.shape(part)]
    }
  }

  private func stroke(
    _ style: SVGStyle, _ node: XMLNode, _ viewport: Size
  ) throws(Fault) -> Stroke? {
    let diagonal = viewport.diagonal
    let width = style.strokeWidth.value(of: diagonal)
    guard width > 0 else { return nil }
    return try Fault.changing({ $0 = node.bad(.stroke, "", expected: $0.description) }) {
      () throws(Fault) in
      try Stroke(
        width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit,
        dashes: style.dashes.map { $0.value(of: diagonal) },
        dashOffset: style.dashOffset.value(of: diagonal))
    }
  }

  private mutating func path(of element: StyledElement, _ viewport: Size) -> Path {
    func length(_ name: SVGAttribute) -> Double? { element.length(name, in: viewport) }
    func point(_ x: SVGAttribute, _ y: SVGAttribute) -> Point {
      Point(x: length(x) ?? 0, y: length(y) ?? 0)
    }
    switch element.node.kind {
    case .path: return pathData(element.node)
    case .rect:
      let (width, height) = (length(.width) ?? 0, length(.height) ?? 0)
      let (rx, ry) = (length(.rx), length(.ry))
      guard width > 0, height > 0 else { return Path() }
      let corner = point(.x, .y)
      return Path(
        roundedRect: Rect(x: corner.x, y: corner.y, width: width, height: height),
        radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
    case .circle, .ellipse:
      let isCircle = element.node.kind == .circle
      let rx = length(isCircle ? .r : .rx)
      let ry = length(isCircle ? .r : .ry)
      guard let radiusX = rx ?? ry, let radiusY = ry ?? rx, radiusX > 0, radiusY > 0 else {
        return Path()
      }
      return Path(ellipseAt: point(.cx, .cy), radiusX: radiusX, radiusY: radiusY)
    case .line: return Path(polyline: [point(.x1, .y1), point(.x2, .y2)])
    default: return polygon(element.node)
    }
  }

  private mutating func pathData(_ node: XMLNode) -> Path {
    let text = node[.d] ?? ""
    let (path, fault, offset) = PathData.readable(text)
    if let fault {
      let rest = String(decoding: Array(text.utf8).dropFirst(max(0, offset - 12)), as: UTF8.self)
      var bad = node.bad(.d, (offset > 12 ? "…" : "") + rest, expected: "")
      bad.remedy = "\(fault.finding) at \(fault.place)"
      ignore([bad])
    }
    return path
  }

  private mutating func polygon(_ node: XMLNode) -> Path {
    let text = node[.points] ?? ""
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(number)
      scanner.skipCommaSpace()
    }
    if !scanner.isAtEnd || !numbers.count.isMultiple(of: 2) {
      ignore([node.bad(.points, text, expected: "pairs of numbers")])
    }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
    return node.kind == .polygon ? Path(polygon: points) : Path(polyline: points)
  }
}

extension Size {
  /// The base of percentages that refer to neither width nor height: the diagonal over √2.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}
