import Paths
import SVGCoding

extension Drawing.Shape {
  /// The outline to draw behind the shape: the same shape, extended on each side by a width on the
  /// canvas.
  func outlined(by width: Double, color: Color) -> Drawing.Shape {
    var shape = moved
    if let stroke = shape.stroke, fill == nil {
      shape.path = shape.path.extended(by: width)
      shape.stroke = try? Stroke(
        width: stroke.width + 2 * width, cap: stroke.cap, join: .round, dashes: stroke.dashes,
        dashOffset: stroke.dashOffset + width)
    } else {
      shape.stroke = try? Stroke(width: (shape.stroke?.width ?? 0) + 2 * width, join: .round)
      shape.fill = color
    }
    shape.strokeColor = color
    shape.label = nil
    return shape
  }
}

extension Path {
  /// Extends the ends of an open path, straight on; a curve is never made shorter.
  func extended(by length: Double) -> Path {
    let ends = vertices
    guard elements.count > 1, !elements.contains(.close), let first = ends.first,
      let last = ends.last
    else { return self }
    var elements = elements
    let start = first.point - first.after.normalized * length
    let end = last.point + last.before.normalized * length
    if case .line = elements[elements.count - 1] {
      elements[elements.count - 1] = .line(to: end)
    } else if length > 0 {
      elements.append(.line(to: end))
    }
    if case .line = elements[1] {
      elements[0] = .move(to: start)
    } else if length > 0 {
      elements.replaceSubrange(..<1, with: [.move(to: start), .line(to: first.point)])
    }
    return elements.reduce(into: Path()) { $0.add($1) }
  }
}
