/// A subpath of lines and cubic curves for stroking.
struct Subpath {
  /// A line, or a cubic curve; it starts at the end of the previous one.
  struct Segment {
    let start, end: Point
    /// Nil for a line.
    let curve: Cubic?

    init(from start: Point, to end: Point) { (self.start, self.end, curve) = (start, end, nil) }

    init(_ cubic: Cubic) { (start, end, curve) = (cubic.start, cubic.end, cubic) }

    var startDirection: Vector { curve?.startDirection ?? (end - start).normalized }
    var endDirection: Vector { curve?.endDirection ?? (end - start).normalized }
  }

  var start: Point
  var segments: [Segment] = []
  /// Whether the end connects to the start, by a straight line if they differ.
  var isClosed = false

  var end: Point { segments.last?.end ?? start }
}

extension Path {
  /// The subpaths, with quadratic curves converted to cubic ones.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    for element in elements {
      let last = result.count - 1
      switch element {
      case .move(let point): result.append(Subpath(start: point))
      case .line(let end): result[last].segments.append(.init(from: result[last].end, to: end))
      case .quad(let control, let end):
        result[last].segments.append(.init(Cubic(result[last].end, control, end)))
      case .cubic(let control1, let control2, let end):
        result[last].segments.append(.init(Cubic(result[last].end, control1, control2, end)))
      case .close: result[last].isClosed = true
      }
    }
    return result
  }
}
