extension Path {
  /// Adds this path to `result` as straight lines that keep within a tolerance of its curves.
  ///
  /// - Parameters:
  ///   - transform: Applied to the path first.
  ///   - tolerance: How far lines may stray from a curve, in units after the transform.
  ///   - visible: Curves beyond one of its sides are drawn as one line; `nil` draws all in full.
  ///   - result: Receives one contour for each subpath.
  /// - Throws: `PathError.notFinite` for a coordinate that is infinite or not a number after the
  ///   transform, `PathError.tooManyPieces` beyond `Polylines.pointLimit` points.
  public func flatten(
    transform: Transform = .identity, tolerance: FlatteningTolerance, visible: Rect? = nil,
    into result: inout Polylines
  ) throws(PathError) {
    let flattener = Flattener(tolerance: tolerance, visible: visible)
    var isOpen = false
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        if isOpen { result.end(isClosed: false) }
        current = try transform.apply(point).checked()
        result.begin(at: current)
        isOpen = true
      case .line(let point):
        current = try transform.apply(point).checked()
        result.add(current)
      case .quad(let control, let point):
        let middle = try transform.apply(control).checked()
        let end = try transform.apply(point).checked()
        try flattener.add(Cubic(current, middle, end), end: end, to: &result)
        current = end
      case .cubic(let first, let second, let point):
        let control1 = try transform.apply(first).checked()
        let control2 = try transform.apply(second).checked()
        let end = try transform.apply(point).checked()
        try flattener.add(Cubic(current, control1, control2, end), end: end, to: &result)
        current = end
      case .close:
        if isOpen { result.end(isClosed: true) }
        isOpen = false
      }
      guard result.points.count <= Polylines.pointLimit else {
        throw .tooManyPieces(limit: Polylines.pointLimit)
      }
    }
    if isOpen { result.end(isClosed: false) }
  }
}
