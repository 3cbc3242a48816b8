import Paths

extension Drawing.Item {
  /// The item's outline to draw behind it: the same shapes, extended by `width` on each side.
  func outlined(by width: Double, color: Color) -> [Drawing.Item] {
    switch self {
    case .group(let group):
      return group.items.flatMap { $0.outlined(by: width, color: color) }
    case .shape(var shape):
      let join = Stroke.Join.round
      if let stroke = shape.stroke, shape.fill == nil {
        shape.path = shape.path.extended(by: width)
        let dashes = stroke.dashes
        shape.stroke = try? Stroke(
          width: stroke.width + 2 * width, cap: stroke.cap, join: join, dashes: dashes,
          dashOffset: dashes.isEmpty ? 0 : stroke.dashOffset + width)
      } else {
        let own = shape.stroke?.width ?? 0
        shape.stroke = try? Stroke(width: own + 2 * width, join: join)
        shape.fill = color
      }
      shape.strokeColor = color
      shape.label = nil
      return [.shape(shape)]
    }
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
