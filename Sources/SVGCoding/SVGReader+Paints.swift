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
    let fault = context.maskFault ?? node.unsupported("\(name.rawValue) by a gradient or pattern")
    let url = text.prefix { $0 != ")" } + ")"
    guard var next = try? target(of: String(url), .linearGradient, .radialGradient, from: node)
    else { throw fault }
    var (colors, units) = ([Color?](), next[.gradientUnits])
    // What a gradient does not have it takes from the one that it refers to.
    for _ in 0..<Self.depthLimit {
      try spend(64 * next.children.count, .byte, node)
      if colors.isEmpty {
        let style = try styled(next, style(around: next)).style
        colors = try next.children.filter { $0.kind == .stop }.map { stop throws(Fault) in
          let own = try styled(stop, style)
          return own.stopColor.resolved(own.style.color)?.multiplied(byOpacity: own.stopOpacity)
        }
      }
      let url = next[.href] ?? next[.xlinkHref] ?? ""
      guard let other = elementsByID[String(url.dropFirst())] else { break }
      (next, units) = (other, units ?? other[.gradientUnits])
    }
    // SVG draws nothing with a gradient in units of a box without width or height.
    if units != "userSpaceOnUse", let box = path.controlBounds, box.width * box.height == 0 {
      return nil
    }
    if colors.contains(where: { $0 != colors[0] }) { throw fault }
    return colors.first ?? nil
  }
}
