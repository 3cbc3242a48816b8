extension Polylines {
  /// Adds the outline of a stroke along these lines to `result`, as closed contours.
  ///
  /// Filled by the non-zero rule, the outline is the union of body, joins and caps: it is the sum
  /// of quadrilaterals and sectors that all wind clockwise, so nothing cancels where they overlap.
  ///
  /// - Parameters:
  ///   - stroke: Width, caps, joins and dashes, in the unit of the points.
  ///   - tolerance: The greatest distance of the outline from that of the true curve.
  ///   - result: Receives the contours.
  /// - Throws: `PathError.tooManyPieces` when dashes or arcs need too many points.
  public func addOutline(
    of stroke: Stroke, tolerance: Double, to result: inout Polylines
  ) throws(PathError) {
    var stroker = Stroker()
    try stroker.addOutline(of: stroke, along: self, tolerance: tolerance, to: &result)
  }
}

/// Builds the outlines of strokes, one after another, keeping its storage.
package struct Stroker: Sendable {
  private var spine = StrokeSpine()
  private var dashes = Polylines()
  /// The outline's side on the left of the direction of travel.
  private var left = StrokeSide()
  /// The side on the right, in the same direction.
  private var right = StrokeSide()

  /// Makes a stroker without storage.
  package init() {}

  /// Adds the outline of a stroke along lines, as `Polylines.addOutline` says.
  package mutating func addOutline(
    of stroke: Stroke, along lines: borrowing Polylines, tolerance: Double,
    to result: inout Polylines
  ) throws(PathError) {
    let pen = StrokePen(stroke: stroke, tolerance: tolerance)
    guard !stroke.dashes.isEmpty else { return try add(lines, pen, to: &result) }
    // Out of the struct while in use, so that reading it leaves the rest free.
    var dashes = Polylines()
    swap(&dashes, &self.dashes)
    defer { swap(&dashes, &self.dashes) }
    dashes.removeAll()
    try lines.addDashes(of: stroke, tolerance: tolerance, to: &dashes)
    try add(dashes, pen, to: &result)
  }

  /// Adds the outline of solid lines.
  private mutating func add(
    _ lines: borrowing Polylines, _ pen: StrokePen, to result: inout Polylines
  ) throws(PathError) {
    for index in lines.contours.indices {
      try add(lines.contours[index], of: lines, pen, to: &result)
    }
  }

  private mutating func add(
    _ contour: Polylines.Contour, of lines: borrowing Polylines, _ pen: StrokePen,
    to result: inout Polylines
  ) throws(PathError) {
    spine.collect(contour, of: lines, pen)
    left.removeAll()
    right.removeAll()
    let count = spine.vertices.count
    guard count > 1 else {
      guard contour.isClosed || contour.count > 1 else { return }
      pen.addDot(at: spine.vertices[0].point, to: &left.points)
      return result.append(polygon: left.points)
    }
    if contour.isClosed {
      Self.addJoins(
        0..<count, after: count - 1, of: spine.vertices, pen, left: &left, right: &right)
      result.append(polygon: left.points)
      result.append(reversedPolygon: right.points)
    } else {
      let (first, last) = (spine.vertices[0], spine.vertices[count - 1])
      let normal = first.departure.perpendicular * pen.halfWidth
      left.points.append(first.point - normal)
      right.points.append(first.point + normal)
      Self.addJoins(1..<count, after: 0, of: spine.vertices, pen, left: &left, right: &right)
      pen.addCap(at: last.point, direction: last.arrival, to: &left.points)
      left.points.append(contentsReversed: right.points)
      pen.addCap(at: first.point, direction: -first.departure, to: &left.points)
      result.append(polygon: left.points)
    }
    result.append(polygons: left.folds, areReversed: true)
    result.append(polygons: right.folds, areReversed: false)
    guard result.points.count <= Polylines.pointLimit else {
      throw .tooManyPieces(limit: Polylines.pointLimit)
    }
  }

  /// Adds both sides at vertices, of which the first one comes after the one at `previous`.
  private static func addJoins(
    _ range: Range<Int>, after previous: Int, of vertices: [StrokeSpine.Vertex], _ pen: StrokePen,
    left: inout StrokeSide, right: inout StrokeSide
  ) {
    let vertices = vertices.span
    var (index, previous) = (range.lowerBound, previous)
    // Whether the line since the last vertex may be part of a fold.
    var mayFold = pen.mayFold(after: vertices[previous])
    while index < range.upperBound {
      if !mayFold {
        let next = addGentleJoins(
          vertices.extracting(index..<range.upperBound), after: vertices[previous].length, pen,
          left: &left.points, right: &right.points)
        if next > 0 { previous = index + next - 1 }
        index += next
        guard index < range.upperBound else { break }
      }
      let corner = StrokeCorner(
        vertex: vertices[index], last: vertices[previous],
        next: vertices[index + 1 < vertices.count ? index + 1 : 0], pen: pen)
      mayFold = corner.add(left: &left, right: &right)
      previous = index
      index += 1
    }
    left.endFold()
    right.endFold()
  }

  /// Adds one point a side for each vertex up to the first at which that is not enough.
  ///
  /// - Parameters:
  ///   - vertices: Those to look at.
  ///   - length: The length of the line before the first of them.
  ///   - pen: Draws the stroke.
  ///   - left: Receives the points on the left.
  ///   - right: Receives the points on the right.
  /// - Returns: How many vertices are done.
  private static func addGentleJoins(
    _ vertices: Span<StrokeSpine.Vertex>, after length: Double, _ pen: StrokePen,
    left: inout [Point], right: inout [Point]
  ) -> Int {
    var (done, length) = (0, length)
    left.append(addingCapacity: vertices.count) { left in
      right.append(addingCapacity: vertices.count) { right in
        while done < vertices.count {
          let vertex = vertices[done]
          guard let normal = pen.gentleNormal(at: vertex, shortest: min(length, vertex.length))
          else { return }
          left.append(vertex.point - normal)
          right.append(vertex.point + normal)
          length = vertex.length
          done += 1
        }
      }
    }
    return done
  }
}

extension [Point] {
  /// Adds points in the opposite order.
  mutating func append(contentsReversed points: [Point]) {
    let points = points.span
    append(addingCapacity: points.count) { tail in
      var index = points.count
      while index > 0 {
        index -= 1
        tail.append(points[index])
      }
    }
  }
}
