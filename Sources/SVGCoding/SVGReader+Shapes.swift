import Paths

extension SVGReader {
  /// The shape of a basic element; `nil` if it paints nothing.
  mutating func shape(
    _ element: XMLNode, _ properties: SVGProperties, _ context: Context
  ) throws(SVGError) -> Drawing.Shape? {
    try countShape(element)
    let path = try path(of: element, properties)
    let style = context.style
    guard style.isVisible, !path.isEmpty else { return nil }
    var shape = Drawing.Shape(
      path: path, transform: context.transform, fillRule: style.fillRule, label: style.label)
    if case .color(let paint) = style.fill {
      shape.fill = resolved(paint, style).multiplied(byOpacity: style.fillOpacity)
    }
    if case .color(let paint) = style.stroke {
      shape.stroke = try stroke(style, element)
      shape.strokeColor = resolved(paint, style).multiplied(byOpacity: style.strokeOpacity)
    }
    return shape.fill == nil && shape.stroke == nil ? nil : shape
  }

  private func resolved(_ color: SVGColor, _ style: SVGStyle) -> Color {
    switch color {
    case .color(let color): color
    case .current: style.color
    }
  }

  private func stroke(_ style: SVGStyle, _ element: XMLNode) throws(SVGError) -> Stroke? {
    let width = style.strokeWidth.value(of: diagonal)
    guard width > 0 else { return nil }
    do throws(PathError) {
      return try Stroke(
        width: width, cap: style.cap, join: style.join, miterLimit: style.miterLimit,
        dashes: style.dashes.map { $0.value(of: diagonal) },
        dashOffset: style.dashOffset.value(of: diagonal))
    } catch {
      throw .badValue(
        line: element.line, element: element.name, attribute: "stroke", value: "",
        expected: error.description)
    }
  }

  private func path(
    of element: XMLNode, _ properties: SVGProperties
  ) throws(SVGError) -> Path {
    func horizontal(_ name: SVGAttribute) throws(SVGError) -> Double? {
      try length(element, properties, name, of: viewport.width)
    }
    func vertical(_ name: SVGAttribute) throws(SVGError) -> Double? {
      try length(element, properties, name, of: viewport.height)
    }
    switch element.kind {
    case .path: return try pathData(element)
    case .rect:
      let width = try positive(element, properties, .width, of: viewport.width) ?? 0
      let height = try positive(element, properties, .height, of: viewport.height) ?? 0
      let rx = try positive(element, properties, .rx, of: viewport.width)
      let ry = try positive(element, properties, .ry, of: viewport.height)
      guard width > 0, height > 0 else { return Path() }
      let rect = Rect(
        x: try horizontal(.x) ?? 0, y: try vertical(.y) ?? 0, width: width, height: height)
      return Path(roundedRect: rect, radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
    case .circle:
      let radius = try positive(element, properties, .r, of: diagonal) ?? 0
      guard radius > 0 else { return Path() }
      return Path(
        circleAt: Point(x: try horizontal(.cx) ?? 0, y: try vertical(.cy) ?? 0), radius: radius)
    case .ellipse:
      let rx = try positive(element, properties, .rx, of: viewport.width)
      let ry = try positive(element, properties, .ry, of: viewport.height)
      guard let radiusX = rx ?? ry, let radiusY = ry ?? rx, radiusX > 0, radiusY > 0 else {
        return Path()
      }
      return Path(
        ellipseAt: Point(x: try horizontal(.cx) ?? 0, y: try vertical(.cy) ?? 0),
        radiusX: radiusX, radiusY: radiusY)
    case .line:
      var path = Path()
      path.move(to: Point(x: try horizontal(.x1) ?? 0, y: try vertical(.y1) ?? 0))
      path.line(to: Point(x: try horizontal(.x2) ?? 0, y: try vertical(.y2) ?? 0))
      return path
    default: return try polygon(element)
    }
  }

  private func positive(
    _ element: XMLNode, _ properties: SVGProperties, _ name: SVGAttribute, of whole: Double
  ) throws(SVGError) -> Double? {
    let value = try length(element, properties, name, of: whole)
    guard let value, value < 0 else { return value }
    throw .badValue(
      line: element.line, element: element.name, attribute: name.name,
      value: properties[name] ?? "", expected: "a length of 0 or more")
  }

  private func pathData(_ element: XMLNode) throws(SVGError) -> Path {
    let text = element.attributes[.d] ?? ""
    do throws(PathDataError) {
      return try PathData.read(text)
    } catch {
      let rest = String(
        decoding: Array(text.utf8).dropFirst(max(0, error.position - 12)), as: UTF8.self)
      throw .badValue(
        line: element.line, element: "path", attribute: "d", value: "…" + rest,
        expected: "\(error.expected) at character \(error.position + 1)")
    }
  }

  private func polygon(_ element: XMLNode) throws(SVGError) -> Path {
    let text = element.attributes[.points] ?? ""
    var scanner = SVGScanner(text)
    var points: [Point] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let x = scanner.number() else { throw badPoints(element, text) }
      scanner.skipCommaSpace()
      guard let y = scanner.number() else { throw badPoints(element, text) }
      scanner.skipCommaSpace()
      points.append(Point(x: x, y: y))
    }
    if element.kind == .polygon { return Path(polygon: points) }
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }

  private func badPoints(_ element: XMLNode, _ text: String) -> SVGError {
    .badValue(
      line: element.line, element: element.name, attribute: "points", value: text,
      expected: "pairs of numbers")
  }
}
