package import Faults

extension Path {
  /// Adds this path to `result` as one closed contour of lines for each subpath.
  ///
  /// `tolerance` applies after `transform`; transformed points are clamped like those of paths.
  /// Curves beyond one side of `visible` become one line. Throws `tooManyPieces` beyond
  /// `Polylines.pointLimit` points.
  package func flatten(
    transform: Transform = .identity, tolerance: FlatteningTolerance, visible: Rect? = nil,
    into result: inout Polylines
  ) throws(Fault) {
    var current = Point.zero
    for (index, element) in elements.enumerated() {
      let element = element.mapped { transform.apply($0).clamped }
      switch element {
      case .move(let point):
        if index > 0 { result.end() }
        result.begin(at: point)
      case .line(let point): result.add(point)
      case .quad(let control, let end):
        try tolerance.addLines(
          along: Cubic(current, control, end), to: end, visible: visible, &result)
      case .cubic(let control1, let control2, let end):
        try tolerance.addLines(
          along: Cubic(current, control1, control2, end), to: end, visible: visible, &result)
      case .close: continue
      }
      current = element.end ?? current
      try result.checkCount()
    }
    if !elements.isEmpty { result.end() }
  }
}

extension FlatteningTolerance {
  /// Adds the lines of a curve to its last point, `end`, without its first point.
  fileprivate func addLines(
    along cubic: Cubic, to end: Point, visible: Rect?, depth: Int = 0, _ result: inout Polylines
  ) throws(Fault) {
    let steps = steps(for: cubic)
    guard steps > 0.5, !cubic.isBeyond(visible) else { return result.add(end) }
    // Halves curves that need many lines, so that hidden halves cost nothing.
    guard steps <= 256 || depth >= 64 else {
      let (first, second) = cubic.halves
      try addLines(
        along: first, to: second.start, visible: visible, depth: depth + 1, &result)
      return try addLines(along: second, to: end, visible: visible, depth: depth + 1, &result)
    }
    try result.checkCount()
    // n inner points make n - 1 whole steps and two short ones.
    let inner = Int(min(max(steps + 1 - 2 * CubicChords.endShare, 0), 65_536)) + 1
    let chords = CubicChords(of: cubic, innerPoints: inner)
    result.add(count: inner) { chords.point($0) }
    result.add(end)
  }
}
