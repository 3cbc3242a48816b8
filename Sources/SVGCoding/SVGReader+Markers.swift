import Paths
import Faults

extension SVGReader {
  /// The markers of a shape at the start, in the middle and at the end of its line.
  mutating func markers(
    of element: StyledElement, _ path: Path, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    let markers = context.style.markers
    guard markers != SVGStyle.Markers(), !context.isClip else { return [] }
    switch element.node.kind {
    case .path, .line, .polyline, .polygon: break
    default: return []
    }
    if markers.mid != "none", element.node[.d]?.contains(where: { "aA".contains($0) }) ?? false {
      throw element.node.unsupported("'marker-mid' on an arc")
    }
    let vertices = path.vertices
    var items: [Drawing.Item] = []
    for (index, vertex) in vertices.enumerated() {
      var references = index == 0 ? [markers.start] : []
      if index > 0, index + 1 < vertices.count { references.append(markers.mid) }
      if index + 1 == vertices.count { references.append(markers.end) }
      for (place, reference) in references.enumerated() where reference != "none" {
        items += try marker(
          reference, at: vertex, isStart: index == 0 && place == 0, element.node, context)
      }
    }
    return items
  }

  private mutating func marker(
    _ reference: String, at vertex: Path.Vertex, isStart: Bool, _ node: XMLNode, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    let target = try target(of: reference, .marker, from: node)
    return try following(reference, from: node) { reader throws(Fault) in
      let marker = try reader.styled(target, reader.rootStyle)
      func length(_ name: SVGAttribute) -> Double? { marker.length(name, in: context.viewport) }
      let size = Size(width: length(.markerWidth) ?? 3, height: length(.markerHeight) ?? 3)
      guard size.width > 0, size.height > 0 else { return [] }
      let box = try SVGFrame.viewBox(of: target) ?? Rect(size)
      let reference = reader.fit(target, box, to: size).apply(
        Point(x: length(.refX) ?? 0, y: length(.refY) ?? 0))
      let isByStroke = target[.markerUnits] != "userSpaceOnUse"
      let scale = isByStroke ? context.style.strokeWidth.value(of: context.viewport.diagonal) : 1
      var inner = context
      inner.style = marker.style
      inner.transform = Transform.translation(Point.zero - reference)
        .then(.scale(x: scale, y: scale)).then(reader.turn(target, at: vertex, isStart: isStart))
        .then(.translation(vertex.point - .zero)).then(context.transform)
      return try reader.finished(
        reader.viewportItems(marker, size: size, inner), marker, inner)
    }
  }

  /// The rotation of a marker.
  private mutating func turn(_ node: XMLNode, at vertex: Path.Vertex, isStart: Bool) -> Transform {
    let text = node[.orient]?.trimmed ?? "0"
    let direction: Vector
    switch text {
    case "auto": direction = vertex.direction
    case "auto-start-reverse": direction = vertex.direction * (isStart ? -1 : 1)
    default:
      var scanner = SVGScanner(text)
      if let degrees = scanner.number(), ["", "deg"].contains(scanner.word()) {
        return .rotation(Angle(degrees: degrees))
      }
      ignore([node.bad(.orient, text, expected: "auto, auto-start-reverse or degrees")])
      return .identity
    }
    return Transform(
      a: direction.dx, b: direction.dy, c: -direction.dy, d: direction.dx, tx: 0, ty: 0)
  }
}

extension Path.Vertex {
  /// The mean of both directions; to the right for a single point.
  fileprivate var direction: Vector {
    let sum = before + after
    if sum.length > 1e-9 { return sum.normalized }
    return before == .zero ? Vector(dx: 1, dy: 0) : before.perpendicular
  }
}
