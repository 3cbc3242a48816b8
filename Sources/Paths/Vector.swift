/// A displacement in the plane, independent of translation.
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downward.
  public var dy: Double

  /// Makes a displacement.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The zero vector.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The length, `√(dx² + dy²)`; 0 or more.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The vector rotated by 90° clockwise on screen: right becomes down.
  public var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  /// The unit vector in the same direction, or zero for the zero vector.
  ///
  /// Scales by the larger part first, so that neither tiny nor huge vectors lose their direction.
  public var normalized: Vector {
    let largest = max(dx.magnitude, dy.magnitude)
    guard largest > 0, largest.isFinite else { return .zero }
    let scaled = Vector(dx: dx / largest, dy: dy / largest)
    let length = scaled.length
    return Vector(dx: scaled.dx / length, dy: scaled.dy / length)
  }

  /// The dot product.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The cross product; positive if `other` is clockwise on screen.
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// Adds two displacements.
  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// Subtracts a displacement.
  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// Reverses the displacement.
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// Scales the displacement.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }
}
