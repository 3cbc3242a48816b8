/// A subpath of lines and cubic curves for stroking.
struct Subpath {
  /// A line or a curve; it starts at the end of the previous one.
  enum Segment {
    case line(from: Point, to: Point)
    case curve(Cubic)
  }

  var start: Point
  var segments: [Segment] = []
  /// Whether the end connects to the start, by a straight line if they differ.
  var isClosed = false

  var end: Point { segments.last?.end ?? start }
}

extension Subpath.Segment {
  var start: Point {
    switch self {
    case .line(let start, _): start
    case .curve(let cubic): cubic.start
    }
  }

  var end: Point {
    switch self {
    case .line(_, let end): end
    case .curve(let cubic): cubic.end
    }
  }

  var startDirection: Vector {
    switch self {
    case .line(let start, let end): (end - start).normalized
    case .curve(let cubic): cubic.startDirection
    }
  }

  var endDirection: Vector {
    switch self {
    case .line(let start, let end): (end - start).normalized
    case .curve(let cubic): cubic.endDirection
    }
  }
}

extension Path {
  /// The subpaths, with quadratic curves converted to cubic ones.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    for element in elements {
      let last = result.count - 1
      switch element {
      case .move(let point): result.append(Subpath(start: point))
      case .line(let end): result[last].segments.append(.line(from: result[last].end, to: end))
      case .quad(let control, let end):
        result[last].segments.append(.curve(Cubic(result[last].end, control, end)))
      case .cubic(let control1, let control2, let end):
        result[last].segments.append(.curve(Cubic(result[last].end, control1, control2, end)))
      case .close: result[last].isClosed = true
      }
    }
    return result
  }
}
