/// A flattened path: closed contours made of straight lines, in one array of points.
///
/// A set can be emptied and filled again, so that drawing many paths allocates nothing.
package struct Polylines: Hashable, Sendable {
  /// The points of all contours, one contour after another.
  package private(set) var points: [Point] = []

  /// The indices of each contour's points, in the order of the path's subpaths.
  package private(set) var contours: [Range<Int>] = []

  /// The most points that may be added; adding more is an error.
  static let pointLimit = 500_000

  package init() {}

  /// Removes everything and keeps the storage.
  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  /// Adds a closed polygon.
  mutating func append(polygon: some Collection<Point>) {
    guard let first = polygon.first else { return }
    begin(at: first)
    points.append(contentsOf: polygon.dropFirst())
    end()
  }

  /// Starts a contour.
  mutating func begin(at point: Point) {
    contours.append(points.count..<points.count + 1)
    points.append(point)
  }

  /// Adds a point to the contour begun last.
  mutating func add(_ point: Point) { points.append(point) }

  /// Adds points to the contour begun last.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - point: Gives the point of an index from 0.
  @inline(__always)
  mutating func add(count: Int, point: (Int) -> Point) {
    points.append(addingCapacity: count) { tail in
      for index in 0..<count { tail.append(point(index)) }
    }
  }

  /// Ends the contour begun last; if its last point repeats its first, the last goes.
  mutating func end() {
    let start = contours[contours.count - 1].lowerBound
    if points.count - start > 1, points[start] == points[points.count - 1] { points.removeLast() }
    contours[contours.count - 1] = start..<points.count
  }

  /// - Throws: `PathError.tooManyPieces` for more points than may be added.
  func checkCount() throws(PathError) {
    guard points.count <= Self.pointLimit else { throw .tooManyPieces(limit: Self.pointLimit) }
  }

  /// Maps every point, and clamps the images as those of paths.
  package mutating func transform(by transform: Transform) {
    var span = points.mutableSpan
    for index in span.indices { span[index] = transform.apply(span[index]).clamped }
  }
}
