/// A flattened path: subpaths made of straight lines, in one array of points.
///
/// Made to be emptied and filled again, so that drawing many paths allocates nothing.
public struct Polylines: Hashable, Sendable {
  /// One subpath: a run of points.
  public struct Contour: Hashable, Sendable {
    /// The index of the first point.
    public var start: Int
    /// The number of points; 1 or more.
    public var count: Int
    /// Whether the last point is joined to the first; the first is not repeated.
    public var isClosed: Bool
  }

  /// The points of all contours, one contour after another.
  public private(set) var points: [Point] = []

  /// The contours, in the order of the path's subpaths.
  public private(set) var contours: [Contour] = []

  /// The most points that may be added; adding more is an error.
  public static let pointLimit = 500_000

  /// Makes an empty set.
  public init() {}

  /// Removes everything and keeps the storage.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
  }

  /// Adds a closed polygon.
  public mutating func append(polygon: [Point]) {
    guard !polygon.isEmpty else { return }
    contours.append(Contour(start: points.count, count: 1, isClosed: false))
    points.append(contentsOf: polygon)
    end(isClosed: true)
  }

  /// Adds a closed polygon drawn the other way round.
  mutating func append(reversedPolygon polygon: [Point]) {
    guard !polygon.isEmpty else { return }
    contours.append(Contour(start: points.count, count: 1, isClosed: false))
    points.append(contentsReversed: polygon)
    end(isClosed: true)
  }

  /// Adds the closed polygons of another set.
  mutating func append(polygons other: borrowing Polylines, areReversed: Bool) {
    for contour in other.contours {
      let range = contour.start..<contour.start + contour.count
      contours.append(Contour(start: points.count, count: contour.count, isClosed: true))
      if areReversed {
        points.append(contentsOf: other.points[range].reversed())
      } else {
        points.append(contentsOf: other.points[range])
      }
    }
  }

  /// Starts a contour.
  mutating func begin(at point: Point) {
    contours.append(Contour(start: points.count, count: 1, isClosed: false))
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

  /// Ends the contour begun last.
  ///
  /// A closed contour whose last point repeats its first loses the last.
  mutating func end(isClosed: Bool) {
    let index = contours.count - 1
    let start = contours[index].start
    if isClosed, points.count - start > 1, points[start] == points[points.count - 1] {
      points.removeLast()
    }
    contours[index].count = points.count - start
    contours[index].isClosed = isClosed
  }

  /// Maps every point; the contours stay as they are.
  ///
  /// - Throws: `PathError.notFinite` when a point leaves the range of finite numbers.
  public mutating func transform(by transform: Transform) throws(PathError) {
    var span = points.mutableSpan
    var areInRange = true
    for index in span.indices {
      let image = transform.apply(span[index])
      areInRange = image.isInRange && areInRange
      span[index] = image
    }
    guard areInRange else { throw .notFinite }
  }
}
