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

  /// Whether each point lies inside a curve, so that a stroke must pass it without a corner; points
  /// beyond the end of the list do not.
  private var smoothness: [Bool] = []

  /// The contours, in the order of the path's subpaths.
  public private(set) var contours: [Contour] = []

  /// The most points that may be added; adding more is an error.
  public static let pointLimit = 500_000

  /// Makes an empty set.
  public init() {}

  /// Removes everything and keeps the storage.
  public mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    smoothness.removeAll(keepingCapacity: true)
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

  /// Whether the point at an index lies inside a curve, so that a stroke must pass it without a
  /// corner.
  @inline(__always)
  func isSmooth(at index: Int) -> Bool { index < smoothness.count && smoothness[index] }

  /// Starts a contour.
  mutating func begin(at point: Point) {
    contours.append(Contour(start: points.count, count: 1, isClosed: false))
    points.append(point)
  }

  /// Adds a point to the contour begun last.
  mutating func add(_ point: Point, isSmooth: Bool = false) {
    points.append(point)
    if isSmooth { markSmooth(from: points.count - 1) }
  }

  /// Marks the points from an index on as inside a curve.
  private mutating func markSmooth(from index: Int) {
    let (known, count) = (smoothness.count, points.count)
    smoothness.append(addingCapacity: count - known) { tail in
      tail.append(repeating: false, count: index - known)
      tail.append(repeating: true, count: count - index)
    }
  }

  /// Adds points within a curve to the contour begun last.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - point: Gives the point of an index from 0.
  @inline(__always)
  mutating func addSmooth(count: Int, point: (Int) -> Point) {
    points.append(addingCapacity: count) { tail in
      for index in 0..<count { tail.append(point(index)) }
    }
    markSmooth(from: points.count - count)
  }

  /// Ends the contour begun last.
  ///
  /// A closed contour whose last point repeats its first loses the last.
  mutating func end(isClosed: Bool) {
    let index = contours.count - 1
    let start = contours[index].start
    if isClosed, points.count - start > 1, points[start] == points[points.count - 1] {
      points.removeLast()
      smoothness.removeLast(max(0, smoothness.count - points.count))
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
      areInRange = Flattener.isInRange(image) && areInRange
      span[index] = image
    }
    guard areInRange else { throw .notFinite }
  }
}
