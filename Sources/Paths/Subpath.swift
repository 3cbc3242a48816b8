/// One subpath of lines and cubic curves, as a stroke follows it.
struct Subpath {
  /// A line or a curve from where the one before ends.
  enum Segment {
    case line(to: Point)
    case curve(Cubic)

    var end: Point {
      switch self {
      case .line(let end): end
      case .curve(let cubic): cubic.end
      }
    }
  }

  var start: Point
  var segments: [Segment] = []
  /// Whether the end is joined to the start, by a straight line if they differ.
  var isClosed = false

  var end: Point { segments.last?.end ?? start }
}

extension Path {
  /// The subpaths, with quadratic curves as cubic ones.
  ///
  /// - Throws: `PathError.notFinite` for a coordinate that is infinite or not a number.
  func subpaths() throws(PathError) -> [Subpath] {
    var result: [Subpath] = []
    var current = Point.zero
    for element in elements {
      let segment: Subpath.Segment
      switch element {
      case .move(let point):
        current = try point.checked()
        result.append(Subpath(start: current))
        continue
      case .close:
        result[result.count - 1].isClosed = true
        continue
      case .line(let point): segment = .line(to: try point.checked())
      case .quad(let control, let point):
        segment = .curve(Cubic(current, try control.checked(), try point.checked()))
      case .cubic(let control1, let control2, let point):
        segment = .curve(
          Cubic(current, try control1.checked(), try control2.checked(), try point.checked()))
      }
      result[result.count - 1].segments.append(segment)
      current = segment.end
    }
    return result
  }
}

extension Cubic {
  /// The quadratic curve with one control point.
  init(_ start: Point, _ control: Point, _ end: Point) {
    self.init(
      start, start.interpolated(to: control, share: 2.0 / 3),
      end.interpolated(to: control, share: 2.0 / 3), end)
  }
}

extension Point {
  /// Whether differences of the point and others like it are finite.
  @inline(__always)
  var isInRange: Bool { (x.magnitude < 0x1p1000) && (y.magnitude < 0x1p1000) }

  /// The point itself, if it is in range.
  @inline(__always)
  func checked() throws(PathError) -> Point {
    guard isInRange else { throw .notFinite }
    return self
  }
}
