extension Path {
  /// The smallest rectangle that holds all end points and control points, or nil if empty.
  ///
  /// Curves lie within it, but may not reach its sides.
  public var controlBounds: Rect? {
    var result: Rect?
    func include(_ point: Point) {
      let dot = Rect(point, point)
      result = result?.union(dot) ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quad(let control, let point):
        include(control)
        include(point)
      case .cubic(let control1, let control2, let point):
        include(control1)
        include(control2)
        include(point)
      case .close: break
      }
    }
    return result
  }

  /// The same outline drawn the other way round: each subpath starts where it ended.
  public func reversed() -> Path {
    var result = Path()
    var subpath: [(Point, Element)] = []
    var start = Point.zero
    var current = Point.zero
    func flush(isClosed: Bool) {
      result.move(to: current)
      for (from, element) in subpath.reversed() {
        switch element {
        case .quad(let control, _): result.quad(control: control, to: from)
        case .cubic(let control1, let control2, _):
          result.cubic(control1: control2, control2: control1, to: from)
        case .move, .line, .close: result.line(to: from)
        }
      }
      if isClosed { result.close() }
      subpath.removeAll()
    }
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        if index > 0, elements[index - 1] != .close { flush(isClosed: false) }
        start = point
        current = point
      case .line(let point), .quad(_, let point), .cubic(_, _, let point):
        subpath.append((current, element))
        current = point
      case .close:
        flush(isClosed: true)
        current = start
      }
    }
    if let last = elements.last, last != .close { flush(isClosed: false) }
    return result
  }
}
