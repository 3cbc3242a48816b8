/// What a stroke looks like at its ends, along its lines and at its corners.
struct StrokePen {
  let halfWidth: Double
  let tolerance: Double
  private let cap: Stroke.Cap
  private let join: Stroke.Join
  private let miterLimit: Double

  /// Takes the pen of a stroke.
  ///
  /// - Parameters:
  ///   - stroke: Its dashes are left out.
  ///   - tolerance: The greatest distance of a side from the true one.
  init(stroke: Stroke, tolerance: Double) {
    halfWidth = stroke.width / 2
    cap = stroke.cap
    join = stroke.join
    miterLimit = stroke.miterLimit
    self.tolerance = tolerance
  }

  /// Adds what a subpath without length looks like: its caps alone.
  func addDot(at point: Point, to points: inout [Point]) {
    let along = Vector(dx: 1, dy: 0)
    switch cap {
    case .butt: return
    case .round:
      let (from, to) = (-along * halfWidth, along * halfWidth)
      addArc(around: point, from: from, to: to, isClockwise: true, to: &points)
      addArc(around: point, from: to, to: -along * halfWidth, isClockwise: true, to: &points)
    case .square:
      let (x, y) = (along * halfWidth, along.perpendicular * halfWidth)
      points += [point - x - y, point + x - y, point + x + y, point - x + y]
    }
  }

  func addSides(
    at point: Point, direction: Vector, left: inout [Point], right: inout [Point]
  ) {
    let normal = direction.perpendicular * halfWidth
    left.append(point - normal)
    right.append(point + normal)
  }

  /// Adds the cap beyond an end, from its left corner to its right one.
  func addCap(at point: Point, direction: Vector, to points: inout [Point]) {
    let normal = direction.perpendicular * halfWidth
    let forward = direction * halfWidth
    switch cap {
    case .butt: return
    case .square:
      points.append(point - normal + forward)
      points.append(point + normal + forward)
    case .round:
      addArc(around: point, from: -normal, to: forward, isClockwise: true, to: &points)
      addArc(around: point, from: forward, to: normal, isClockwise: true, to: &points)
    }
  }

  /// The way from a vertex to its point on the right, if one point a side is enough: inside a curve,
  /// or where the line goes straight on.
  @inline(__always)
  func gentleNormal(at vertex: StrokeSpine.Vertex, shortest: Double) -> Vector? {
    let sine = vertex.arrival.cross(vertex.departure)
    let cosine = vertex.arrival.dot(vertex.departure)
    guard cosine > 0.5, vertex.isSmooth || sine.magnitude < 1e-9 else { return nil }
    let reach = halfWidth * sine.magnitude / (1 + cosine)
    let sagitta = halfWidth * (1 - ((1 + cosine) / 2).squareRoot())
    guard reach <= shortest / 2 && sagitta <= tolerance else { return nil }
    // The flattened curve lies outside the true one at its points, by a twelfth of the turn
    // squared times the radius; the same for the offset curves makes the normal longer.
    return (vertex.arrival + vertex.departure).normalized.perpendicular
      * (halfWidth * (1 + (1 - cosine) / 6))
  }

  /// Adds both sides at a vertex that needs more than a point on each.
  func addJoin(
    _ vertex: StrokeSpine.Vertex, shortest: Double, left: inout [Point], right: inout [Point]
  ) {
    // The outer side gets the join.
    if vertex.arrival.cross(vertex.departure) > 0 {
      addJoin(vertex, shortest: shortest, turnsRight: true, outer: &left, inner: &right)
    } else {
      addJoin(vertex, shortest: shortest, turnsRight: false, outer: &right, inner: &left)
    }
  }

  private func addJoin(
    _ vertex: StrokeSpine.Vertex, shortest: Double, turnsRight: Bool, outer: inout [Point],
    inner: inout [Point]
  ) {
    let sine = vertex.arrival.cross(vertex.departure)
    let cosine = vertex.arrival.dot(vertex.departure)
    let first = vertex.arrival.perpendicular * (turnsRight ? -halfWidth : halfWidth)
    let second = vertex.departure.perpendicular * (turnsRight ? -halfWidth : halfWidth)
    outer.append(vertex.point + first)
    addCorner(
      vertex, from: first, to: second, cosine: cosine, turnsRight: turnsRight, to: &outer)
    outer.append(vertex.point + second)
    // The inner side runs through the vertex, unless its two corners lie within both lines.
    inner.append(vertex.point - first)
    if halfWidth * sine.magnitude > shortest { inner.append(vertex.point) }
    inner.append(vertex.point - second)
  }

  /// Adds the points of a join between its two corners.
  private func addCorner(
    _ vertex: StrokeSpine.Vertex, from first: Vector, to second: Vector, cosine: Double,
    turnsRight: Bool, to points: inout [Point]
  ) {
    switch vertex.isSmooth ? .round : join {
    case .bevel: return
    case .round:
      addArc(
        around: vertex.point, from: first, to: second, isClockwise: turnsRight, to: &points)
    case .miter:
      // Miter length over width is 1 / cos(turn / 2).
      let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
      guard halfCosine * miterLimit >= 1 else { return }
      let middle = (first + second).normalized
      points.append(vertex.point + middle * (halfWidth / halfCosine))
    }
  }

  /// Adds the points between two radii of a disc, by halving until the chords keep the tolerance.
  private func addArc(
    around center: Point, from: Vector, to: Vector, isClockwise: Bool, depth: Int = 0,
    to points: inout [Point]
  ) {
    let sum = from + to
    guard depth < 16, halfWidth - sum.length / 2 > tolerance else { return }
    let isHalfTurn = sum.length < halfWidth / 1024
    let side = isClockwise ? from.perpendicular : -from.perpendicular
    let middle = (isHalfTurn ? side : sum).normalized * halfWidth
    addArc(
      around: center, from: from, to: middle, isClockwise: isClockwise, depth: depth + 1,
      to: &points)
    points.append(center + middle)
    addArc(
      around: center, from: middle, to: to, isClockwise: isClockwise, depth: depth + 1,
      to: &points)
  }
}
