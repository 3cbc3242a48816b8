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

  /// Whether the line passes a vertex without a corner.
  func isSmooth(_ vertex: StrokeSpine.Vertex) -> Bool {
    vertex.isSmooth
      || vertex.arrival.cross(vertex.departure).magnitude < 1e-9
        && vertex.arrival.dot(vertex.departure) > 0.5
  }

  /// Whether a side may run backward along the line that follows a vertex.
  func mayFold(after vertex: StrokeSpine.Vertex) -> Bool {
    let sine = vertex.arrival.cross(vertex.departure).magnitude
    let cosine = vertex.arrival.dot(vertex.departure)
    return isSmooth(vertex) && halfWidth * sine > (1 + cosine) * vertex.length / 2
  }

  /// The way from a smooth vertex to its point on the right, if the turn leaves one point enough.
  func normal(at vertex: StrokeSpine.Vertex) -> Vector? {
    gentleNormal(at: vertex, shortest: .infinity)
  }

  /// The way from a vertex to the point on the right at which the line to the next one begins.
  func lastNormal(at vertex: StrokeSpine.Vertex) -> Vector {
    normal(at: vertex) ?? vertex.departure.perpendicular * halfWidth
  }

  /// Adds the points of a join between its two corners.
  func addCorner(
    _ vertex: StrokeSpine.Vertex, from first: Vector, to second: Vector, cosine: Double,
    turnsRight: Bool, to points: inout [Point]
  ) {
    switch join {
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
  func addArc(
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
