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
  /// Extends the straight ends of an open path.
  func extended(by length: Double) -> Path {
    guard elements.count > 1, !elements.contains(.close) else { return self }
    var elements = elements
    if case .move(let start) = elements[0], case .line(let next) = elements[1] {
      elements[0] = .move(to: start + (start - next).normalized * length)
    }
    let last = elements.count - 1
    if case .line(let end) = elements[last], let before = elements[last - 1].end {
      elements[last] = .line(to: end + (end - before).normalized * length)
    }
    return elements.reduce(into: Path()) { $0.add($1) }
  }
}
