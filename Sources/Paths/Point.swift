/// A location in the plane; x grows to the right and y grows downward.
public struct Point: Hashable, Sendable {
  /// Distance to the right of the origin.
  public var x: Double
  /// Distance below the origin.
  public var y: Double

  /// Makes the point with the given coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The nearest point that a path may hold: differences, squares and products stay finite.
  @inline(__always)
  var clamped: Point {
    let limit = 0x1p200
    // Of NaN and a number, `max` gives its first argument.
    return Point(x: min(max(-limit, x), limit), y: min(max(-limit, y), limit))
  }

  /// The displacement that leads from `from` to `to`.
  public static func - (to: Point, from: Point) -> Vector {
    Vector(dx: to.x - from.x, dy: to.y - from.y)
  }

  /// The point displaced by a vector.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point displaced against a vector.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The point at a share of the way to another one.
  ///
  /// - Parameters:
  ///   - other: Where a share of 1 leads.
  ///   - share: 0 gives this point, 0.5 the middle.
  /// - Returns: A point of the line through both.
  public func interpolated(to other: Point, share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
