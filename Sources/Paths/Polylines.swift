import Faults

/// A flattened path: closed contours of straight lines, in one array of points.
///
/// Refilling an emptied instance allocates nothing.
package struct Polylines: Hashable, Sendable {
  /// The points of all contours in order.
  package private(set) var points: [Point] = []

  /// The ranges of the contours in `points`, in the order of the path's subpaths.
  package private(set) var contours: [Range<Int>] = []

  /// The most points, which bounds memory; `checkCount` throws beyond it.
  package static let pointLimit = 500_000

  package init() {}

  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  mutating func append(polygon: some Collection<Point>) {
    guard let first = polygon.first else { return }
    begin(at: first)
    points.append(contentsOf: polygon.dropFirst())
    end()
  }

  mutating func begin(at point: Point) {
    contours.append(points.count..<points.count + 1)
    points.append(point)
  }

  mutating func add(_ point: Point) { points.append(point) }

  /// Adds `count` points to the current contour; `point` gives each by its index from 0.
  @inline(__always)
  mutating func add(count: Int, point: (Int) -> Point) {
    points.append(addingCapacity: count) { tail in
      for index in 0..<count { tail.append(point(index)) }
    }
  }

  /// Ends the current contour; drops its last point if it repeats the first.
  mutating func end() {
    let start = contours[contours.count - 1].lowerBound
    if points.count - start > 1, points[start] == points[points.count - 1] { points.removeLast() }
    contours[contours.count - 1] = start..<points.count
  }

  /// Throws `tooManyPieces` for more points than `pointLimit`.
  func checkCount() throws(Fault) {
    guard points.count <= Self.pointLimit else { throw .tooManyPieces(limit: Self.pointLimit) }
  }

  /// Transforms every point, and clamps the results like those of paths.
  package mutating func transform(by transform: Transform) {
    var span = points.mutableSpan
    for index in span.indices { span[index] = transform.apply(span[index]).clamped }
  }

  /// How often the contours go around a point, clockwise on screen.
  package func winding(around point: Point) -> Int {
    var winding = 0
    for contour in contours {
      var last = points[contour.upperBound - 1]
      for index in contour {
        let next = points[index]
        if (last.y <= point.y) != (next.y <= point.y) {
          let isDown = next.y > last.y
          let turn = (next - last).cross(point - last)
          if isDown == (turn > 0) { winding += isDown ? 1 : -1 }
        }
        last = next
      }
    }
    return winding
  }
}
