/// A displacement in the plane; translation leaves it alone.
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downward.
  public var dy: Double

  /// Makes the displacement with the given parts.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The length, `√(dx² + dy²)`; 0 or more.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The vector turned a quarter clockwise on screen: right becomes down.
  public var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  /// The vector of length 1 with the same direction, or zero for the zero vector.
  ///
  /// Scales by the larger part first, so that neither tiny nor huge vectors lose their direction.
  public var normalized: Vector {
    let largest = max(dx.magnitude, dy.magnitude)
    guard largest > 0, largest.isFinite else { return .zero }
    let scaled = Vector(dx: dx / largest, dy: dy / largest)
    let length = scaled.length
    return Vector(dx: scaled.dx / length, dy: scaled.dy / length)
  }

  /// The product of lengths times the cosine of the angle between.
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The product of lengths times the sine of the turn to `other`; positive clockwise on screen.
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The sum of two displacements.
  public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The difference of two displacements.
  public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// The displacement in the opposite direction.
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// The displacement made longer by a factor.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }
}
