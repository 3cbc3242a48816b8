import Paths

extension SVGReader {
  /// The shape of a basic element; `nil` if it paints nothing.
  mutating func shape(
    _ element: StyledElement, _ context: Context
  ) throws(SVGError) -> Drawing.Shape? {
    try countShape(element.node)
    let path = try path(of: element)
    let style = context.style
    guard style.isVisible, !path.isEmpty else { return nil }
    var shape = Drawing.Shape(
      path: path, transform: context.transform, fillRule: style.fillRule, label: style.label)
    shape.fill = style.fill.resolved(style.color)?.multiplied(byOpacity: style.fillOpacity)
    if let color = style.stroke.resolved(style.color) {
      shape.stroke = try stroke(style, element.node)
      shape.strokeColor = color.multiplied(byOpacity: style.strokeOpacity)
    }
    return shape.fill == nil && shape.stroke == nil ? nil : shape
  }

  private func stroke(_ style: SVGStyle, _ node: XMLNode) throws(SVGError) -> Stroke? {
    let diagonal = viewport.diagonal
    let width = style.strokeWidth.value(of: diagonal)
    guard width > 0 else { return nil }
    do throws(PathError) {
      return try Stroke(
        width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit,
        dashes: style.dashes.map { $0.value(of: diagonal) },
        dashOffset: style.dashOffset.value(of: diagonal))
    } catch {
      throw node.bad(.stroke, "", expected: error.description)
    }
  }

  private func path(of element: StyledElement) throws(SVGError) -> Path {
    func length(_ name: SVGAttribute) throws(SVGError) -> Double? {
      try element.length(name, in: viewport)
    }
    func point(_ x: SVGAttribute, _ y: SVGAttribute) throws(SVGError) -> Point {
      Point(x: try length(x) ?? 0, y: try length(y) ?? 0)
    }
    switch element.node.kind {
    case .path: return try pathData(element.node)
    case .rect:
      let (width, height) = (try length(.width) ?? 0, try length(.height) ?? 0)
      let (rx, ry) = (try length(.rx), try length(.ry))
      guard width > 0, height > 0 else { return Path() }
      let corner = try point(.x, .y)
      return Path(
        roundedRect: Rect(x: corner.x, y: corner.y, width: width, height: height),
        radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
    case .circle, .ellipse:
      let isCircle = element.node.kind == .circle
      let rx = try length(isCircle ? .r : .rx)
      let ry = try length(isCircle ? .r : .ry)
      guard let radiusX = rx ?? ry, let radiusY = ry ?? rx, radiusX > 0, radiusY > 0 else {
        return Path()
      }
      return Path(ellipseAt: try point(.cx, .cy), radiusX: radiusX, radiusY: radiusY)
    case .line: return Path(polyline: [try point(.x1, .y1), try point(.x2, .y2)])
    default: return try polygon(element.node)
    }
  }

  private func pathData(_ node: XMLNode) throws(SVGError) -> Path {
    let text = node[.d] ?? ""
    do throws(PathDataError) {
      return try PathData.read(text)
    } catch {
      let rest = String(
        decoding: Array(text.utf8).dropFirst(max(0, error.position - 12)), as: UTF8.self)
      throw node.bad(
        .d, "…" + rest, expected: "\(error.expected) at character \(error.position + 1)")
    }
  }

  private func polygon(_ node: XMLNode) throws(SVGError) -> Path {
    let text = node[.points] ?? ""
    guard let numbers = SVGScanner.numbers(text), numbers.count.isMultiple(of: 2) else {
      throw node.bad(.points, text, expected: "pairs of numbers")
    }
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
    return node.kind == .polygon ? Path(polygon: points) : Path(polyline: points)
  }
}

extension Size {
  /// The base of percentages that refer to neither width nor height: the diagonal over √2.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}
