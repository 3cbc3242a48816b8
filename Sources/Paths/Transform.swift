/// An affine map of the plane: `x′ = a·x + c·y + tx` and `y′ = b·x + d·y + ty`.
///
/// As a matrix for a column `(x, y, 1)`:
///
/// ```
/// | a  c  tx |
/// | b  d  ty |
/// ```
public struct Transform: Hashable, Sendable {
  /// The factors of x in x′ and y′.
  public var a, b: Double
  /// The factors of y in x′ and y′.
  public var c, d: Double
  /// The translation to the right and downward.
  public var tx, ty: Double

  /// Makes a map from six numbers in the order of SVG's `matrix()`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves no point.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves every point by a vector.
  public static func translation(_ vector: Vector) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: vector.dx, ty: vector.dy)
  }

  /// Scales about the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Rotates about the origin; positive angles turn clockwise on screen.
  public static func rotation(_ angle: Angle) -> Transform {
    let (sine, cosine) = angle.sineAndCosine
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Swaps left and right about a vertical line.
  public static func mirror(aboutX x: Double) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
  }

  /// The map that applies this one first, then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b,
      b: next.b * a + next.d * b,
      c: next.a * c + next.c * d,
      d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Maps a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around the image of a rectangle.
  package func bounds(of rect: Rect) -> Rect {
    func corner(_ x: Double, _ y: Double) -> Point { apply(Point(x: x, y: y)) }
    return Rect(corner(rect.minX, rect.minY), corner(rect.maxX, rect.maxY))
      .union(Rect(corner(rect.maxX, rect.minY), corner(rect.minX, rect.maxY)))
  }

  /// The scale factor of areas; negative if the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The inverse map, or `nil` if this one is singular.
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

  /// The greatest factor by which the map stretches a length: its larger singular value.
  public var maximumScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let p = a * a + b * b - c * c - d * d
    let q = 2 * (a * c + b * d)
    return ((sum + (p * p + q * q).squareRoot()) / 2).squareRoot()
  }
}
