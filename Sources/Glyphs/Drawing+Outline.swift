import Paths
import SVGCoding

extension Drawing.Shape {
  /// The outline to draw behind the shape: the same shape, extended on each side by a width on the
  /// canvas.
  func outlined(by width: Double, color: Color) -> Drawing.Shape {
    var shape = moved
    if let stroke = shape.stroke, fill == nil {
      // Other caps grow with the width.
      let reach = stroke.cap == .butt ? width : 0
      shape.path = shape.path.extended(by: reach)
      shape.stroke = try? Stroke(
        width: stroke.width + 2 * width, cap: stroke.cap, join: .round, dashes: stroke.dashes,
        dashOffset: stroke.dashOffset + reach)
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
  /// Extends the ends of an open path, straight on.
  ///
  /// A negative length shortens lines, at most to where they begin; a curve is never made shorter.
  func extended(by length: Double) -> Path {
    let ends = vertices
    guard length != 0, elements.count > 1, !elements.contains(.close),
      let first = ends.first, let last = ends.last
    else { return self }
    var elements = elements
    let start = first.point - first.after.normalized * length
    let end = last.point + last.before.normalized * length
    if elements.count == 2, (last.point - first.point).length <= -2 * length { return self }
    if case .line = elements[elements.count - 1] {
      if (last.point - ends[ends.count - 2].point).length > -length {
        elements[elements.count - 1] = .line(to: end)
      } else {
        elements.removeLast()
      }
    } else if length > 0 {
      elements.append(.line(to: end))
    }
    if elements.count > 1, case .line(let next) = elements[1] {
      if (next - first.point).length > -length {
        elements[0] = .move(to: start)
      } else {
        elements.replaceSubrange(...1, with: [.move(to: next)])
      }
    } else if length > 0 {
      elements.replaceSubrange(..<1, with: [.move(to: start), .line(to: first.point)])
    }
    return elements.reduce(into: Path()) { $0.add($1) }
  }
}
