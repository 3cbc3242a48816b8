/// A location in the plane; x grows to the right and y grows downward.
public struct Point: Hashable, Sendable {
  /// Distance to the right of the origin.
  public var x: Double
  /// Distance below the origin.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The nearest point that a path may contain: differences, squares and products stay finite.
  @inline(__always)
  var clamped: Point {
    let limit = 0x1p200
    // For NaN and a number, `max` returns its first argument.
    return Point(x: min(max(-limit, x), limit), y: min(max(-limit, y), limit))
  }

  /// The displacement from `from` to `to`.
  public static func - (to: Point, from: Point) -> Vector {
    Vector(dx: to.x - from.x, dy: to.y - from.y)
  }

  /// The point moved by a vector.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// The point moved against a vector.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// Interpolates linearly: a share of 0 gives this point, 1 gives `other`.
  public func interpolated(to other: Point, share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
