import Paths
import Faults

extension SVGReader {
  /// The color of a fill or a stroke of a path; `nil` if it paints nothing.
  ///
  /// A gradient of one color, such as a swatch of Inkscape, is that color. Throws for others.
  mutating func color(
    of paint: SVGColor, _ name: SVGAttribute, along path: Path, _ node: XMLNode, _ context: Context
  ) throws(Fault) -> Color? {
    guard case .server(let text) = paint else { return paint.resolved(context.style.color) }
    let parts = text.split(separator: ")", maxSplits: 1).map(String.init)
    let fault = context.maskFault ?? node.unsupported("\(name.rawValue) by a gradient or pattern")
    let kinds = [SVGElement.linearGradient, .radialGradient, .pattern]
    guard
      let target = kinds.compactMap({ try? target(of: parts[0] + ")", $0, from: node) }).first
    else {
      guard parts.count > 1, let color = SVGColor.read(parts[1].trimmed) else { throw fault }
      return color.resolved(context.style.color)
    }
    if target.kind == .pattern { throw fault }
    var (stops, holder, units) = ([XMLNode](), target, String?.none)
    var next: XMLNode? = target
    // What a gradient does not have it takes from the one that it refers to.
    for _ in 0..<Self.depthLimit {
      guard let gradient = next else { break }
      try spend(320 + 64 * gradient.children.count, .byte, node)
      if stops.isEmpty {
        (stops, holder) = (gradient.children.filter { $0.kind == .stop }, gradient)
      }
      units = units ?? gradient[.gradientUnits]
      next = elementsByID[String((gradient[.href] ?? gradient[.xlinkHref] ?? "").dropFirst())]
    }
    // A box without an area has no units.
    if units != "userSpaceOnUse", let box = path.controlBounds, box.width * box.height == 0 {
      return nil
    }
    let style = try styled(holder, style(around: holder)).style
    let colors = try stops.map { stop throws(Fault) in
      let own = try styled(stop, style)
      return own.stopColor.resolved(own.style.color)?.multiplied(byOpacity: own.stopOpacity)
    }
    if colors.contains(where: { $0 != colors[0] }) { throw fault }
    return colors.first ?? nil
  }
}
