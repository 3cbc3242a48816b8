/// A cubic Bézier curve: its first point and the three sides of its control polygon.
///
/// Halving sides, not points, keeps directions exact in bends far smaller than the coordinates.
struct Cubic {
  var start: Point
  var first, second, third: Vector

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.init(start: p0, p1 - p0, p2 - p1, p3 - p2)
  }

  /// Converts a quadratic curve.
  init(_ start: Point, _ control: Point, _ end: Point) {
    self.init(
      start, start.interpolated(to: control, share: 2.0 / 3),
      end.interpolated(to: control, share: 2.0 / 3), end)
  }

  init(start: Point, _ first: Vector, _ second: Vector, _ third: Vector) {
    self.start = start
    self.first = first
    self.second = second
    self.third = third
  }

  var chord: Vector { first + second + third }

  var end: Point { start + chord }

  /// Splits the curve at parameter ½ by de Casteljau's construction.
  var halves: (Cubic, Cubic) {
    let (a, b) = (first + second, second + third)
    let middle = (a + b) * 0.125
    let left = Cubic(start: start, first * 0.5, a * 0.25, middle)
    return (left, Cubic(start: left.end, middle, b * 0.25, third * 0.5))
  }

  func split(at t: Double) -> (Cubic, Cubic) {
    let (a, b) = (first + (second - first) * t, second + (third - second) * t)
    let middle = a + (b - a) * t
    let left = Cubic(start: start, first * t, a * t, middle * t)
    let right = Cubic(start: left.end, middle * (1 - t), b * (1 - t), third * (1 - t))
    return (left, right)
  }

  /// The derivative at a parameter.
  func velocity(at t: Double) -> Vector {
    let (a, b) = (first + (second - first) * t, second + (third - second) * t)
    return (a + (b - a) * t) * 3
  }

  /// An upper bound for the length of the second derivative.
  var acceleration: Double {
    let (first, second) = (second - first, third - second)
    return 6 * max(first.dot(first), second.dot(second)).squareRoot()
  }

  /// An upper bound for the length of the derivative.
  var speed: Double {
    3 * max(first.dot(first), max(second.dot(second), third.dot(third))).squareRoot()
  }

  /// A lower bound for the derivative along the chord; negative if a turn may exceed 90° from it.
  var leastSpeed: Double {
    let direction = chord.normalized
    return 3 * min(first.dot(direction), min(second.dot(direction), third.dot(direction)))
  }

  /// The direction at the first point; zero if all points coincide.
  var startDirection: Vector {
    (first != .zero ? first : second != .zero ? second : third).normalized
  }

  var endDirection: Vector {
    (third != .zero ? third : second != .zero ? second : first).normalized
  }

  /// Whether the curve lies entirely beyond one side of a rectangle.
  func isBeyond(_ rect: Rect?) -> Bool {
    guard let rect else { return false }
    return !Rect(start, start + first).union(Rect(end - third, end)).touches(rect)
  }
}

/// Inner points of a curve, evenly spaced in its parameter except for shorter end steps.
///
/// Let `s` be the distance of a chord from its curve (its sagitta) and `L` its length. The points
/// move outward by ⅔·s, and the first and last chords take 1/√2 of the others' step, so that the
/// area between curve and chords is 0 for each chord. A pixel gains or loses at most the part of a
/// chord that its sides cut off: at most 0.134·s·L, and at most √2·⅔·s.
struct CubicChords {
  private let start: Point
  private let linear, quadratic, third: Vector
  private let step: Double

  /// The step of the first and last chord, as a share of the others'.
  static let endShare = 0x1.6a09e667f3bcdp-1

  init(of cubic: Cubic, innerPoints: Int) {
    start = cubic.start
    linear = cubic.first * 3
    quadratic = (cubic.second - cubic.first) * 3
    third = (cubic.third - cubic.second) - (cubic.second - cubic.first)
    step = 1 / (Double(innerPoints - 1) + 2 * Self.endShare)
  }

  private func parameter(_ index: Int) -> Double { (Double(index) + Self.endShare) * step }

  /// A point by Horner's rule, moved outward by ⅔ of the sagitta `h²·f″/8`.
  @inline(__always)
  func point(_ index: Int) -> Point {
    let t = parameter(index)
    let offset = (linear + (quadratic + third * t) * t) * t
    let shift = (quadratic + third * (3 * t)) * (-step * step / 6)
    return start + (offset + shift)
  }

  /// The curve's direction at a point, and the squared angle that one step turns by there.
  func turn(_ index: Int) -> (direction: Vector, squaredAngle: Double) {
    let t = parameter(index)
    let velocity = linear + (quadratic * 2 + third * (3 * t)) * t
    let angle = step * velocity.cross((quadratic + third * (3 * t)) * 2) / velocity.dot(velocity)
    return (velocity.normalized, angle * angle)
  }
}
