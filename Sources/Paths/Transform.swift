/// An affine map of the plane: `x′ = a·x + c·y + tx` and `y′ = b·x + d·y + ty`.
///
/// As a matrix that multiplies a column `(x, y, 1)`:
///
/// ```
/// | a  c  tx |
/// | b  d  ty |
/// ```
public struct Transform: Hashable, Sendable {
  /// The shares of x in x′ and y′.
  public var a, b: Double
  /// The shares of y in x′ and y′.
  public var c, d: Double
  /// The translation to the right and downward.
  public var tx, ty: Double

  /// Makes a map from its six numbers, in the order of SVG's `matrix()`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves everything where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that displaces every point by a vector.
  public static func translation(_ vector: Vector) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: vector.dx, ty: vector.dy)
  }

  /// The map that multiplies distances from the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that turns the plane about the origin; positive angles turn clockwise on screen.
  public static func rotation(_ angle: Angle) -> Transform {
    let (sine, cosine) = angle.sineAndCosine
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that swaps left and right about a vertical line.
  public static func mirror(aboutX x: Double) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
  }

  /// The map that applies this one first and `next` after it.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b,
      b: next.b * a + next.d * b,
      c: next.a * c + next.c * d,
      d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The image of a displacement.
  public func apply(_ vector: Vector) -> Vector {
    Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// The smallest rectangle that holds the image of a rectangle.
  package func bounds(of rect: Rect) -> Rect {
    func corner(_ x: Double, _ y: Double) -> Point { apply(Point(x: x, y: y)) }
    return Rect(corner(rect.minX, rect.minY), corner(rect.maxX, rect.maxY))
      .union(Rect(corner(rect.maxX, rect.minY), corner(rect.minX, rect.maxY)))
  }

  /// The factor by which areas grow; negative when the map turns the plane over.
  public var determinant: Double { a * d - b * c }

  /// The map that undoes this one, or `nil` if this one flattens the plane.
  public var inverse: Transform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let result = Transform(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The largest factor by which the map stretches a length, its larger singular value.
  public var maximumScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let p = a * a + b * b - c * c - d * d
    let q = 2 * (a * c + b * d)
    return ((sum + (p * p + q * q).squareRoot()) / 2).squareRoot()
  }
}
