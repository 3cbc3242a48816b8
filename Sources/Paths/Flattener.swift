/// Four control points of a cubic Bézier curve.
struct Cubic {
  var p0, p1, p2, p3: Point

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The two halves at parameter ½, by de Casteljau's construction.
  var halves: (Cubic, Cubic) {
    let a = p0.interpolated(to: p1, share: 0.5)
    let b = p1.interpolated(to: p2, share: 0.5)
    let c = p2.interpolated(to: p3, share: 0.5)
    let d = a.interpolated(to: b, share: 0.5)
    let e = b.interpolated(to: c, share: 0.5)
    let middle = d.interpolated(to: e, share: 0.5)
    return (Cubic(p0, a, d, middle), Cubic(middle, e, c, p3))
  }

  /// An upper bound of the length of the second derivative, squared.
  var squaredAcceleration: Double {
    let first = (p0 - p1) + (p2 - p1)
    let second = (p1 - p2) + (p3 - p2)
    return 36 * max(first.dot(first), second.dot(second))
  }

  /// An upper bound of the length of the derivative, squared.
  var squaredSpeed: Double {
    let (first, second, third) = (p1 - p0, p2 - p1, p3 - p2)
    return 9 * max(first.dot(first), max(second.dot(second), third.dot(third)))
  }

  /// A lower bound of the length of the derivative; 0 if the curve may turn by more than a right
  /// angle.
  var leastSpeed: Double {
    let direction = (p3 - p0).normalized
    let outer = min((p1 - p0).dot(direction), (p2 - p1).dot(direction))
    return 3 * max(0, min(outer, (p3 - p2).dot(direction)))
  }

  var reversed: Cubic { Cubic(p3, p2, p1, p0) }

  /// The radius of the circle that hugs the curve at its first point; infinite where it is straight.
  var startRadius: Double {
    let speed = (p1 - p0).length
    let bend = (p1 - p0).cross(p2 - p1).magnitude
    return bend > 0 ? 1.5 * speed * speed * speed / bend : .infinity
  }

  /// Where the curve leaves its first point.
  var startDirection: Vector { Self.direction(p1 - p0, p2 - p0, p3 - p0) }

  /// Where it arrives at its last one.
  var endDirection: Vector { Self.direction(p3 - p2, p3 - p1, p3 - p0) }

  /// The direction of the first displacement that has one.
  private static func direction(_ first: Vector, _ second: Vector, _ third: Vector) -> Vector {
    if first.dot(first) > 0 { return first.normalized }
    if second.dot(second) > 0 { return second.normalized }
    return third.dot(third) > 0 ? third.normalized : .zero
  }
}

/// Turns curves into lines.
///
/// Let `s` be how far a chord strays from its curve (its sagitta) and `L` its length. The inner
/// points are moved outward by ⅔·s, and the first and last chords take 1/√2 of the others' step, so
/// that the area between curve and chords is 0 chord by chord. What a pixel can gain or lose is the
/// part of a chord that its sides cut off: at most 0.134·s·L, and at most √2·⅔·s.
struct Flattener {
  var tolerance: FlatteningTolerance
  /// Curves outside are drawn as one line.
  var visible: Rect?

  /// Curves that need more lines than this are halved first, so that hidden halves cost nothing.
  private static let directLimit = 256.0
  /// The first and the last chord's step, as a share of the others'.
  private static let endShare = 0x1.6a09e667f3bcdp-1

  init(tolerance: FlatteningTolerance, visible: Rect?) {
    self.tolerance = tolerance
    self.visible = visible
  }

  /// The point itself, if differences of such points are finite.
  @inline(__always)
  static func checked(_ point: Point) throws(PathError) -> Point {
    guard isInRange(point) else { throw .notFinite }
    return point
  }

  /// Whether differences of a point and others like it are finite.
  @inline(__always)
  static func isInRange(_ point: Point) -> Bool {
    (point.x.magnitude < 0x1p1000) && (point.y.magnitude < 0x1p1000)
  }

  /// Adds the lines of a curve, without its first point.
  ///
  /// - Parameters:
  ///   - cubic: The curve.
  ///   - isAtEnd: Whether an open subpath begins with the curve, and whether it ends with it.
  ///   - result: Receives the points.
  /// - Throws: `PathError.tooManyPieces` beyond `Polylines.pointLimit` points.
  mutating func add(
    _ cubic: Cubic, isAtEnd: (first: Bool, last: Bool), to result: inout Polylines
  ) throws(PathError) {
    guard tolerance.reach > 0, !isHidden(cubic) else {
      return try add(cubic, depth: 0, endIsSmooth: false, to: &result)
    }
    // Stubs along the tangents let a stroke's caps and joins stand square to the curve.
    result.add(
      cubic.p0 + cubic.startDirection * tolerance.stub(radius: cubic.startRadius), isSmooth: true)
    // Lines reach back beyond a butt end; far, where the curve turns within half its width.
    var fineness = 1.0
    if isAtEnd.first || isAtEnd.last {
      let isTight =
        isAtEnd.first && cubic.startRadius < tolerance.reach
        || isAtEnd.last && cubic.reversed.startRadius < tolerance.reach
      fineness = isTight ? 4 : 2
    }
    try addForStroke(cubic, depth: 0, fineness: fineness, to: &result)
    result.add(
      cubic.p3 - cubic.endDirection * tolerance.stub(radius: cubic.reversed.startRadius),
      isSmooth: true)
    result.add(cubic.p3)
  }

  /// Adds the points between the ends of a curve, halving it until it turns evenly.
  private mutating func addForStroke(
    _ cubic: Cubic, depth: Int, fineness: Double, to result: inout Polylines
  ) throws(PathError) {
    let steps = tolerance.steps(for: cubic) * fineness
    guard steps > 1, !isHidden(cubic) else { return }
    guard result.points.count <= Polylines.pointLimit else {
      throw .tooManyPieces(limit: Polylines.pointLimit)
    }
    if steps <= 8 { return addChords(of: cubic, innerPoints: Int(steps) + 1, to: &result) }
    // At a cusp the stroke turns on the spot.
    guard cubic.squaredSpeed > tolerance.distance * tolerance.distance, depth < 64 else { return }
    let (first, second) = cubic.halves
    try addForStroke(first, depth: depth + 1, fineness: fineness, to: &result)
    result.add(first.p3, isSmooth: true)
    try addForStroke(second, depth: depth + 1, fineness: fineness, to: &result)
  }

  private mutating func add(
    _ cubic: Cubic, depth: Int, endIsSmooth: Bool, to result: inout Polylines
  ) throws(PathError) {
    let steps = tolerance.steps(for: cubic)
    if isHidden(cubic) || steps <= 0.5 {
      result.add(cubic.p3, isSmooth: endIsSmooth)
      return
    }
    guard steps <= Self.directLimit || depth >= 64 else {
      let (first, second) = cubic.halves
      try add(first, depth: depth + 1, endIsSmooth: true, to: &result)
      try add(second, depth: depth + 1, endIsSmooth: endIsSmooth, to: &result)
      return
    }
    guard result.points.count <= Polylines.pointLimit else {
      throw .tooManyPieces(limit: Polylines.pointLimit)
    }
    // n inner points make n - 1 whole steps and two short ones.
    let inner = Int(min(max(steps + 1 - 2 * Self.endShare, 0), 65_536)) + 1
    addChords(of: cubic, innerPoints: inner, to: &result)
    result.add(cubic.p3, isSmooth: endIsSmooth)
  }

  /// Adds the inner points by Horner's rule from `p0`, moved out by ⅔ of the sagitta `h²·f″/8`.
  private func addChords(of cubic: Cubic, innerPoints: Int, to result: inout Polylines) {
    let linear = (cubic.p1 - cubic.p0) * 3
    let quadratic = ((cubic.p0 - cubic.p1) + (cubic.p2 - cubic.p1)) * 3
    let third = (cubic.p3 - cubic.p0) - (cubic.p2 - cubic.p1) * 3
    let step = 1 / (Double(innerPoints - 1) + 2 * Self.endShare)
    let constantShift = quadratic * (-step * step / 6)
    let linearShift = third * (-step * step / 2)
    result.addSmooth(count: innerPoints) { index in
      let t = (Double(index) + Self.endShare) * step
      let offset = (linear + (quadratic + third * t) * t) * t
      return cubic.p0 + (offset + (constantShift + linearShift * t))
    }
  }

  private func isHidden(_ cubic: Cubic) -> Bool {
    guard let visible else { return false }
    let (a, b, c, d) = (cubic.p0, cubic.p1, cubic.p2, cubic.p3)
    return max(max(a.x, b.x), max(c.x, d.x)) < visible.minX
      || min(min(a.x, b.x), min(c.x, d.x)) > visible.maxX
      || max(max(a.y, b.y), max(c.y, d.y)) < visible.minY
      || min(min(a.y, b.y), min(c.y, d.y)) > visible.maxY
  }
}
