package import Faults

extension Path {
  /// An end of a line or curve.
  package struct Vertex: Hashable, Sendable {
    package var point: Point
    /// The directions of the path before and after the point; zero if there is none.
    package var before = Vector.zero
    package var after = Vector.zero
  }

  /// The ends of all lines and curves in order, where SVG places markers.
  package var vertices: [Vertex] {
    var result: [Vertex] = []
    var wasClosed = false
    for subpath in subpaths {
      // A line after a closed subpath starts where that ends.
      if wasClosed, result.last?.point == subpath.start { result.removeLast() }
      let first = result.count
      result.append(Vertex(point: subpath.start))
      let closing = Subpath.Segment(from: subpath.end, to: subpath.start)
      for segment in subpath.segments + (subpath.isClosed ? [closing] : []) {
        let last = result.count - 1
        let (start, end) = (segment.startDirection, segment.endDirection)
        result[last].after = start == .zero ? result[last].before : start
        result.append(Vertex(point: segment.end, before: end == .zero ? result[last].before : end))
      }
      wasClosed = subpath.isClosed
      guard wasClosed else { continue }
      result[first].before = result[result.count - 1].before
      result[result.count - 1].after = result[first].after
    }
    return result
  }
}

extension Drawing.Shape {
  /// The areas of the fill and of the stroke on the canvas, from back to front, with their colors.
  ///
  /// `tolerance` is the greatest distance from the true outline of the stroke.
  package func areas(tolerance: Double) throws(Fault) -> [(area: Region, color: Color)] {
    var areas: [(area: Region, color: Color)] = []
    if let fill {
      areas.append((Region(path: path.transformed(by: transform), rule: fillRule), fill))
    }
    if let outline = try strokeOutline(tolerance: tolerance) {
      areas.append((Region(path: outline, rule: .nonZero), strokeColor))
    }
    return areas
  }

  /// The outline of the stroke on the canvas, for the non-zero rule; `nil` without a stroke.
  ///
  /// `tolerance` is the greatest distance from the true outline.
  package func strokeOutline(tolerance: Double) throws(Fault) -> Path? {
    let scale = transform.maximumScale
    guard let stroke, scale > 0 else { return nil }
    var outline = Polylines()
    try path.addOutline(of: stroke, tolerance: tolerance / scale, to: &outline)
    outline.transform(by: transform)
    return Path(polygons: outline)
  }
}
