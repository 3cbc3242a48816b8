import Paths
import Faults

extension SVGReader {
  /// The parts of an element's items within its clip path.
  mutating func clipped(
    _ items: [Drawing.Item], by element: StyledElement, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    guard element.clip != "none", !items.isEmpty else { return items }
    guard element.clip.hasPrefix("url(") else {
      throw element.node.unsupported("'clip-path' without url(#…)")
    }
    let region = try region(element.clip, from: element.node, box: items, context)
    return try clipped(items, to: region, element.node, context)
  }

  /// The area of a clip path on the canvas; `items` give the bounding box that it may refer to.
  private mutating func region(
    _ reference: String, from node: XMLNode, box items: [Drawing.Item], _ context: Context
  ) throws(Fault) -> Region {
    let target = try target(of: reference, .clipPath, from: node)
    return try following(reference, from: node) { reader throws(Fault) in
      let clip = try reader.styled(target, reader.rootStyle)
      var inner = context
      inner.style = clip.style
      inner.isClip = true
      if target[.clipPathUnits] == "objectBoundingBox" {
        guard let box = try reader.box(around: items, node, context) else { return Region() }
        inner = inner.inUnits(of: box)
      }
      inner.transform = try clip.transform(in: inner.viewport).then(inner.transform)
      let parts = try reader.parts(of: target, inner)
      var region = parts.first ?? Region()
      for part in parts.dropFirst() {
        region = try reader.combined(region, part, keeping: .union, target, context)
      }
      guard clip.clip != "none" else { return region }
      let other = try reader.region(clip.clip, from: target, box: items, context)
      return try reader.combined(region, other, keeping: .intersection, target, context)
    }
  }

  /// The areas of the shapes in a clip path.
  private mutating func parts(
    of clip: XMLNode, _ context: Context
  ) throws(Fault) -> [Region] {
    var items: [Drawing.Item] = []
    for child in clip.children where child.isSVG {
      switch child.kind {
      case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon, .use, .text, nil:
        items += try self.items(of: child, context)
      case .title, .desc, .metadata, .style: break
      default: ignore([child.unsupported("this element in a clip path")])
      }
    }
    return items.flatMap { $0.shapes }.map { shape, _ in
      Region(path: shape.path.transformed(by: shape.transform), rule: shape.fillRule)
    }
  }

  /// The parts of items within a region of the canvas.
  mutating func clipped(
    _ items: [Drawing.Item], to region: Region, _ node: XMLNode, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    // Tolerate rounding errors of a canvas computed in floating point.
    let slack = 1e-6 * max(context.canvas.width, context.canvas.height)
    let bounds = region.path.controlBounds
    let frame = region.path.isUprightRectangle ? bounds?.outset(by: slack) : nil
    if let frame, frame.contains(context.canvas) { return items }
    var result: [Drawing.Item] = []
    for item in items {
      switch item {
      case .shape(let shape):
        try spend(4 + shape.path.elements.count, .byte, node)
        guard let bounds, let box = shape.bounds, box.touches(bounds) else { continue }
        if let frame, frame.contains(box) {
          result.append(item)
        } else {
          result += try parts(of: shape, within: region, node, context).map { .shape($0) }
        }
      case .group(var group):
        group.items = try clipped(group.items, to: region, node, context)
        if !group.items.isEmpty { result.append(.group(group)) }
      }
    }
    return result
  }

  /// The fill and the stroke of a shape within a region, as filled paths.
  private mutating func parts(
    of shape: Drawing.Shape, within region: Region, _ node: XMLNode, _ context: Context
  ) throws(Fault) -> [Drawing.Shape] {
    var result: [Drawing.Shape] = []
    for (area, color) in try areas(of: shape, node, context) {
      let part = try combined(area, region, keeping: .intersection, node, context)
      if part.path.isEmpty { continue }
      var rest = Drawing.Shape(path: part.path, fill: color, label: shape.label)
      rest.isDetail = shape.isDetail
      result.append(rest)
    }
    return result
  }

  /// The areas of the fill and of the stroke of a shape, with their colors.
  mutating func areas(
    of shape: Drawing.Shape, _ node: XMLNode, _ context: Context
  ) throws(Fault) -> [(area: Region, color: Color)] {
    let areas = try Fault.changing({
      $0 = .tooLarge(line: node.line, finding: "a clipped stroke has \($0.finding)")
    }) { () throws(Fault) in try shape.areas(tolerance: context.tolerance) }
    try spend(areas.reduce(0) { $0 + $1.area.path.elements.count }, .point, node)
    return areas
  }

  /// The box around the paths of items, without strokes, in the coordinates of an element.
  mutating func box(
    around items: [Drawing.Item], _ node: XMLNode, _ context: Context
  ) throws(Fault) -> Rect? {
    guard let inverse = context.transform.inverse else { return nil }
    let tolerance = FlatteningTolerance(distance: context.tolerance * inverse.maximumScale)
    var box: Rect?
    for (shape, _) in items.flatMap({ $0.shapes }) {
      let path = shape.path.transformed(by: shape.transform.then(inverse))
      var lines = Polylines()
      try? path.flatten(tolerance: tolerance, into: &lines)
      try spend(lines.points.count, .point, node)
      for point in lines.points { box = box?.union(Rect(point, point)) ?? Rect(point, point) }
    }
    return box
  }

  mutating func combined(
    _ a: Region, _ b: Region, keeping operation: Region.Operation, _ node: XMLNode,
    _ context: Context
  ) throws(Fault) -> Region {
    try spend(a.path.elements.count + b.path.elements.count, .point, node)
    let most = work.most(.comparison)
    var steps = most
    let result = try? a.combined(
      with: b, keeping: operation, tolerance: context.tolerance, steps: &steps)
    // Fails for too many steps alone.
    try spend(most - steps, .comparison, node)
    return result ?? Region()
  }
}

extension SVGReader.Context {
  /// How far lines may stray from curves to find their crossings: invisible at 1000 pixels.
  fileprivate var tolerance: Double { max(canvas.width, canvas.height) / 0x1p17 }

  /// The context whose unit of length is the side of a box: `objectBoundingBox`.
  func inUnits(of box: Rect) -> Self {
    var context = self
    context.transform = Transform(
      a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY
    ).then(transform)
    context.viewport = Size(width: 1, height: 1)
    return context
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
