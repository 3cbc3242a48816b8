import Paths
import Faults

extension SVGReader {
  /// The color of a fill or a stroke of a path; `nil` if it paints nothing.
  ///
  /// A gradient of one color, such as a swatch of Inkscape, is that color. Throws for others.
  mutating func color(
    of paint: SVGColor, _ name: SVGAttribute, along path: Path, _ node: XMLNode,
    _ context: Context
  ) throws(Fault) -> Color? {
    guard case .server(let text) = paint else { return paint.resolved(context.style.color) }
    let parts = text.split(separator: ")", maxSplits: 1).map(String.init)
    let fault =
      context.maskFault ?? node.unsupported("\(name.rawValue) by a gradient or pattern")
    guard let id = Self.reference(in: parts[0] + ")"), let target = elementsByID[id] else {
      guard parts.count > 1, let color = SVGColor.read(parts[1].trimmed) else { throw fault }
      return color.resolved(context.style.color)
    }
    guard target.isGradient else { throw fault }
    var (stops, holder, units) = ([XMLNode](), target, String?.none)
    var next: XMLNode? = target
    // What a gradient does not have it takes from the one that it refers to.
    for _ in 0..<Self.depthLimit {
      guard let gradient = next else { break }
      try spend(320 + 64 * gradient.children.count, .byte, node)
      if stops.isEmpty {
        (stops, holder) = (gradient.children.filter { $0.isSVG && $0.kind == .stop }, gradient)
      }
      units = units ?? gradient[.gradientUnits]
      let reference = gradient[.href] ?? gradient[.xlinkHref] ?? ""
      next = elementsByID[String(reference.dropFirst())].flatMap { $0.isGradient ? $0 : nil }
    }
    var color: Color?
    let style = try styled(holder, style(around: holder)).style
    for stop in stops {
      let own = try styled(stop, style)
      let other = own.stopColor.resolved(own.style.color)?.multiplied(byOpacity: own.stopOpacity)
      guard color == nil || color == other else { throw fault }
      color = other
    }
    // A box without an area has no units.
    if units != "userSpaceOnUse", let box = path.controlBounds, box.width * box.height == 0 {
      return nil
    }
    return color
  }

  /// The layers of a shape in the order in which they are painted; empty if it paints nothing.
  func layers(
    of shape: Drawing.Shape, _ markers: [Drawing.Item], by order: [SVGPaint]
  ) -> [Drawing.Item] {
    var items: [Drawing.Item] = []
    var last: SVGPaint?
    for paint in order {
      var part = shape
      switch paint {
      case .markers:
        if markers.isEmpty { continue }
        items += markers
      case .fill:
        if shape.fill == nil { continue }
        part.stroke = nil
        items.append(.shape(part))
      case .stroke:
        if shape.stroke == nil { continue }
        // One shape has its stroke above its fill.
        if last == .fill { items.removeLast() } else { part.fill = nil }
        items.append(.shape(part))
      }
      last = paint
    }
    return items
  }
}

/// What a shape is painted with, in the usual order.
enum SVGPaint: String, CaseIterable {
  case fill, stroke, markers

  /// Parses `paint-order`: what it does not name comes behind.
  static func order(_ text: String) -> [SVGPaint]? {
    let words = text == "normal" ? [] : text.split { $0.isWhitespace }.map(String.init)
    let named = words.compactMap(SVGPaint.init)
    guard named.count == words.count, Set(named).count == named.count, !text.isEmpty else {
      return nil
    }
    return named + allCases.filter { !named.contains($0) }
  }
}

extension XMLNode {
  fileprivate var isGradient: Bool { kind == .linearGradient || kind == .radialGradient }
}
