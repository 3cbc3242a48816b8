import Paths

extension SVGReader {
  /// The effects that the reader knows, with the values that change nothing.
  private static let harmless: [(name: SVGAttribute, values: [String])] = [
    (.filter, ["none"]), (.mask, ["none"]), (.marker, ["none"]), (.markerStart, ["none"]),
    (.markerMid, ["none"]), (.markerEnd, ["none"]), (.vectorEffect, ["none"]),
    (.mixBlendMode, ["normal"]), (.paintOrder, ["normal", "fill", "fill stroke"]),
  ]

  /// Rejects effects that change the picture; accepts a clip path that cuts nothing off.
  func checkEffects(
    _ element: StyledElement, _ items: [Drawing.Item], _ context: Context
  ) throws(SVGError) {
    for (name, values) in Self.harmless {
      guard let value = element[name], value != "inherit", !values.contains(value) else { continue }
      throw element.node.unsupported("'\(name.rawValue)'")
    }
    guard let clip = element[.clipPath], clip != "none", !items.isEmpty else { return }
    guard clip.hasPrefix("url(#"), clip.hasSuffix(")"),
      let target = elementsByID[String(clip.dropFirst(5).dropLast())], target.kind == .clipPath
    else {
      throw .missingReference(
        line: element.node.line, element: element.node.name, reference: clip)
    }
    guard try cutsNothing(target, items, context) else {
      throw element.node.unsupported("a clip path that cuts something off")
    }
  }

  /// Whether a clip path is one rectangle that contains the whole canvas or all items.
  private func cutsNothing(
    _ clip: XMLNode, _ items: [Drawing.Item], _ context: Context
  ) throws(SVGError) -> Bool {
    let shapes = clip.children.filter(\.isSVG)
    guard shapes.count == 1, let rect = shapes.first, rect.kind == .rect || rect.kind == .path,
      clip[.clipPathUnits] != "objectBoundingBox"
    else { return false }
    var reader = self
    var context = context
    context.style = SVGStyle()
    for node in [clip, rect] {
      guard let own = Transform(svg: node[.transform] ?? "") else { return false }
      context.transform = own.then(context.transform)
    }
    guard let shape = try reader.shape(StyledElement(rect), context) else { return false }
    let outline = shape.path.transformed(by: shape.transform)
    guard outline.isUprightRectangle, let bounds = outline.controlBounds else { return false }
    // Tolerate rounding errors of a canvas computed in floating point.
    let slack = 1e-6 * max(context.canvas.width, context.canvas.height)
    if bounds.outset(by: slack).contains(context.canvas) { return true }
    return items.flatMap(\.shapes).compactMap(\.shape.bounds).allSatisfy {
      bounds.outset(by: slack).contains($0)
    }
  }
}

extension Path {
  /// Whether the path is one closed rectangle with sides parallel to the axes.
  fileprivate var isUprightRectangle: Bool {
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      case .close: break
      case .quad, .cubic: return false
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    return zip(corners, corners[1...] + [corners[0]]).enumerated().allSatisfy { index, side in
      let slack = 1e-9 * max(1, side.0.x.magnitude, side.0.y.magnitude)
      return (side.0.x - side.1.x).magnitude < slack || (side.0.y - side.1.y).magnitude < slack
    }
  }
}
