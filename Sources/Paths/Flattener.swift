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

  /// How strongly the curve bends: the longer of the two second differences.
  var bend: Double {
    let first = (p0 - p1) + (p2 - p1)
    let second = (p1 - p2) + (p3 - p2)
    return max(first.dot(first), second.dot(second)).squareRoot()
  }
}

/// Turns curves into lines.
struct Flattener {
  /// The greatest distance from curve to line.
  var tolerance: Double
  /// Curves outside are drawn as one line.
  var visible: Rect?

  /// Curves that need more lines than this are halved first, so that hidden halves cost nothing.
  private static let directLimit = 256

  init(tolerance: Double, visible: Rect?) {
    self.tolerance = tolerance
    self.visible = visible
  }

  /// The point itself, if differences of such points are finite.
  static func checked(_ point: Point) throws(PathError) -> Point {
    guard point.x.magnitude < 0x1p1000, point.y.magnitude < 0x1p1000 else { throw .notFinite }
    return point
  }

  /// Adds the lines of a curve, without its first point.
  ///
  /// A chord over parameter step `h` strays at most `h² · |f″| / 8`, and `|f″| ≤ 6 · bend`.
  mutating func add(_ cubic: Cubic, to result: inout Polylines) throws(PathError) {
    try add(cubic, depth: 0, endIsSmooth: false, to: &result)
  }

  private mutating func add(
    _ cubic: Cubic, depth: Int, endIsSmooth: Bool, to result: inout Polylines
  ) throws(PathError) {
    let count = (0.75 * cubic.bend / tolerance).squareRoot()
    if isHidden(cubic) || count <= 1 {
      result.add(cubic.p3, isSmooth: endIsSmooth)
      return
    }
    guard count <= Double(Self.directLimit) || depth >= 64 else {
      let (first, second) = cubic.halves
      try add(first, depth: depth + 1, endIsSmooth: true, to: &result)
      try add(second, depth: depth + 1, endIsSmooth: endIsSmooth, to: &result)
      return
    }
    guard result.points.count <= Polylines.pointLimit else {
      throw .tooManyPieces(limit: Polylines.pointLimit)
    }
    addChords(of: cubic, count: max(3, Int(min(count, 65_536)) + 1), to: &result)
    result.add(cubic.p3, isSmooth: endIsSmooth)
  }

  /// Adds the inner points of `count` chords at equal parameter steps, by Horner's rule from `p0`.
  ///
  /// A chord over step `h` cuts off `⅔ · h² · |f″| / 8` on average. Moving the points outward by
  /// that much, `h² / 12 · f″`, leaves the area between curve and chords at 0, so that coverage
  /// has no bias. The ends stay, so the inner points move by `count / (count - 1)` of it, which is
  /// still within the tolerance for three chords or more.
  private func addChords(of cubic: Cubic, count: Int, to result: inout Polylines) {
    let linear = (cubic.p1 - cubic.p0) * 3
    let quadratic = ((cubic.p0 - cubic.p1) + (cubic.p2 - cubic.p1)) * 3
    let third = (cubic.p3 - cubic.p0) - (cubic.p2 - cubic.p1) * 3
    let step = 1 / Double(count)
    let shift = step * step * Double(count) / Double(count - 1)
    let constantShift = quadratic * (-shift / 6)
    let linearShift = third * (-shift / 2)
    for index in 1..<count {
      let t = Double(index) * step
      let offset = (linear + (quadratic + third * t) * t) * t
      result.add(cubic.p0 + (offset + (constantShift + linearShift * t)), isSmooth: true)
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
