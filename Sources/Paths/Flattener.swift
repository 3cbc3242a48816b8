/// Turns curves into lines for filling.
struct Flattener {
  let tolerance: FlatteningTolerance
  /// Curves beyond one of its sides are drawn as one line.
  let visible: Rect?

  /// Curves that need more lines than this are halved first, so that hidden halves cost nothing.
  private static let directLimit = 256.0

  /// Adds the lines of a curve to its last point, `end`, without its first point.
  ///
  /// - Throws: `PathError.tooManyPieces` beyond `Polylines.pointLimit` points.
  func add(
    _ cubic: Cubic, end: Point, depth: Int = 0, to result: inout Polylines
  ) throws(PathError) {
    let steps = tolerance.steps(for: cubic)
    guard steps > 0.5, !cubic.isBeyond(visible) else { return result.add(end) }
    guard steps <= Self.directLimit || depth >= 64 else {
      let (first, second) = cubic.halves
      try add(first, end: second.start, depth: depth + 1, to: &result)
      return try add(second, end: end, depth: depth + 1, to: &result)
    }
    guard result.points.count <= Polylines.pointLimit else {
      throw .tooManyPieces(limit: Polylines.pointLimit)
    }
    // n inner points make n - 1 whole steps and two short ones.
    let inner = Int(min(max(steps + 1 - 2 * CubicChords.endShare, 0), 65_536)) + 1
    let chords = CubicChords(of: cubic, innerPoints: inner)
    result.add(count: inner) { chords.point($0) }
    result.add(end)
  }
}
