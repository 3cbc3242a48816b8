import Faults

/// The center line of a stroke: one subpath, as points with directions.
///
/// Directions within curves come from the derivative. Between points they turn so little that the
/// sides of the stroke keep the tolerance.
struct StrokeSpine {
  struct Vertex {
    var point: Point
    /// The unit directions before and after the point; they differ at corners only.
    var arrival: Vector
    var departure: Vector
    /// The distance to the sides: half the width, and slightly more within curves, so that chords
    /// lie on both sides of the true outline.
    var reach: Double

    /// Whether the turn here needs a join.
    var isCorner: Bool {
      arrival.cross(departure).magnitude >= 1e-9 || arrival.dot(departure) < 0.5
    }
  }

  private(set) var vertices: [Vertex] = []
  private let pen: StrokePen
  /// Curves entirely beyond one of its sides get few points.
  private let visible: Rect?

  /// Skips shorter lines and curves.
  private var shortest: Double { pen.tolerance / 1024 }
  private static let depthLimit = 40

  init(pen: StrokePen, visible: Rect?) {
    self.pen = pen
    self.visible = visible
  }

  /// Replaces the vertices by those of a subpath; throws beyond `Polylines.pointLimit` points.
  mutating func follow(_ subpath: Subpath) throws(Fault) {
    vertices.removeAll(keepingCapacity: true)
    vertices.append(
      Vertex(point: subpath.start, arrival: .zero, departure: .zero, reach: pen.halfWidth))
    for segment in subpath.segments {
      if let cubic = segment.curve { try addCurve(cubic) } else { addLine(to: segment.end) }
    }
    let last = vertices.count - 1
    guard last > 0 else { return }
    if subpath.isClosed { return close() }
    vertices[0].arrival = vertices[0].departure
    vertices[last].departure = vertices[last].arrival
  }

  private mutating func addLine(to end: Point) {
    let last = vertices.count - 1
    let step = end - vertices[last].point
    guard step.length >= shortest else { return }
    let direction = step.normalized
    vertices[last].departure = direction
    vertices.append(
      Vertex(point: end, arrival: direction, departure: direction, reach: pen.halfWidth))
  }

  private mutating func close() {
    let (first, last) = (vertices[0], vertices[vertices.count - 1])
    if (first.point - last.point).length < shortest {
      vertices[0].arrival = last.arrival
      vertices.removeLast()
    } else {
      let direction = (first.point - last.point).normalized
      vertices[vertices.count - 1].departure = direction
      vertices[0].arrival = direction
    }
  }

  // MARK: Curves

  private mutating func addCurve(_ cubic: Cubic) throws(Fault) {
    guard !cubic.isBeyond(visible) else { return addLine(to: cubic.end) }
    guard cubic.speed >= shortest else { return }
    vertices[vertices.count - 1].departure = cubic.startDirection
    try addInside(of: cubic, depth: 0)
    addSmooth(cubic.end, cubic.endDirection, reach: pen.halfWidth)
  }

  private mutating func addSmooth(_ point: Point, _ direction: Vector, reach: Double) {
    vertices.append(Vertex(point: point, arrival: direction, departure: direction, reach: reach))
  }

  /// Adds the inner points of a curve, halving it until it turns evenly.
  private mutating func addInside(of cubic: Cubic, depth: Int) throws(Fault) {
    let steps = steps(for: cubic)
    guard steps > 0.5, !cubic.isBeyond(visible) else { return }
    guard vertices.count <= Polylines.pointLimit else {
      throw .tooManyPieces(limit: Polylines.pointLimit)
    }
    if steps <= 8 { return addChords(of: cubic, innerPoints: Int(steps) + 1) }
    let isPoint = cubic.speed < shortest && cubic.leastSpeed >= 0
    guard !isPoint, depth < Self.depthLimit else { return turn(to: cubic.endDirection) }
    let (first, second) = cubic.halves
    try addInside(of: first, depth: depth + 1)
    addSmooth(second.start, first.endDirection, reach: pen.halfWidth)
    // The halves may meet in a cusp.
    if first.third == .zero { turn(to: second.startDirection) }
    try addInside(of: second, depth: depth + 1)
  }

  private mutating func addChords(of cubic: Cubic, innerPoints: Int) {
    let chords = CubicChords(of: cubic, innerPoints: innerPoints)
    for index in 0..<innerPoints {
      let (direction, squaredAngle) = chords.turn(index)
      // Longer by ⅔ of a chord's sagitta, since the points themselves lie farther out.
      addSmooth(
        chords.point(index), direction, reach: pen.halfWidth * (1 + squaredAngle / 12))
    }
  }

  /// Turns on the spot in the shorter direction.
  private mutating func turn(to direction: Vector) {
    let last = vertices[vertices.count - 1]
    let isClockwise = last.departure.cross(direction) > 0
    var directions: [Vector] = []
    pen.addTurn(from: last.departure, to: direction, isClockwise: isClockwise, to: &directions)
    for direction in directions + [direction] {
      addSmooth(last.point, direction, reach: pen.halfWidth)
    }
  }

  /// The equal parameter steps that keep the chords of a curve and of both sides in tolerance.
  ///
  /// A chord over step `h` strays at most `h²·|f″|/8` from the curve. A turn by θ from one chord to
  /// the next cuts `reach·θ²/8` off the outer side.
  private func steps(for cubic: Cubic) -> Double {
    let byDistance = (cubic.acceleration / (8 * pen.tolerance)).squareRoot()
    let stepsPerRadian = (pen.halfWidth / (8 * pen.tolerance)).squareRoot()
    let (a, b, c) = (cubic.first, cubic.second, cubic.third)
    let least = cubic.leastSpeed
    if least > 0 {
      // A curve turns by f′ × f″ / |f′|² per unit of the parameter. The factors below stand before
      // the three Bernstein terms of the quadratic f′ × f″.
      let bend = 18 * max(a.cross(b).magnitude, max(a.cross(c).magnitude / 2, b.cross(c).magnitude))
      let byTurn = bend / (least * least) * stepsPerRadian
      if byTurn <= 8 { return max(byDistance, byTurn) }
    }
    // Control polygons bound the turn as well, even where the curve stops.
    func isStraight(_ u: Vector, _ v: Vector) -> Bool {
      let cross = u.cross(v) * stepsPerRadian
      return cross * cross <= u.dot(u) * v.dot(v) && u.dot(v) >= 0
    }
    return isStraight(a, b) && isStraight(a, c) && isStraight(b, c) ? byDistance : .infinity
  }
}
