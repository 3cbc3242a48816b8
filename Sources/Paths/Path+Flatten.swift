extension Path {
  /// Adds this path to `result` as straight lines that keep within a tolerance of its curves.
  ///
  /// - Parameters:
  ///   - transform: Applied to the path first.
  ///   - tolerance: How far lines may stray from a curve, in units after the transform.
  ///   - visible: Curves wholly outside are drawn as one line; nothing draws all in full.
  ///   - result: Receives one contour for each subpath.
  /// - Throws: `PathError.notFinite` for a coordinate that is infinite or not a number after the
  ///   transform, `PathError.tooManyPieces` beyond `Polylines.pointLimit` points.
  public func flatten(
    transform: Transform = .identity, tolerance: FlatteningTolerance, visible: Rect? = nil,
    into result: inout Polylines
  ) throws(PathError) {
    var flattener = Flattener(tolerance: tolerance, visible: visible)
    var isOpen = false
    var current = Point.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        if isOpen { result.end(isClosed: false) }
        current = try Flattener.checked(transform.apply(point))
        result.begin(at: current)
        isOpen = true
      case .line(let point):
        current = try Flattener.checked(transform.apply(point))
        result.add(current)
      case .quad(let control, let point):
        let middle = try Flattener.checked(transform.apply(control))
        let end = try Flattener.checked(transform.apply(point))
        let control1 = current.interpolated(to: middle, share: 2.0 / 3)
        let control2 = end.interpolated(to: middle, share: 2.0 / 3)
        try flattener.add(
          Cubic(current, control1, control2, end), isAtEnd: ends(at: index), to: &result)
        current = end
      case .cubic(let first, let second, let point):
        let control1 = try Flattener.checked(transform.apply(first))
        let control2 = try Flattener.checked(transform.apply(second))
        let end = try Flattener.checked(transform.apply(point))
        try flattener.add(
          Cubic(current, control1, control2, end), isAtEnd: ends(at: index), to: &result)
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

  /// Whether an element is the first or the last one drawn of an open subpath.
  private func ends(at index: Int) -> (first: Bool, last: Bool) {
    func isMove(_ index: Int) -> Bool {
      guard index < elements.count, case .move = elements[index] else { return false }
      return true
    }
    return (isMove(index - 1), index + 1 == elements.count || isMove(index + 1))
  }
}
