/// Draws the ends and corners of a stroke.
struct StrokePen {
  let halfWidth: Double
  /// The greatest distance of a drawn side from the true one.
  let tolerance: Double
  private let stroke: Stroke

  init(stroke: Stroke, tolerance: Double) {
    halfWidth = stroke.width / 2
    self.stroke = stroke
    self.tolerance = tolerance
  }

  /// Adds the caps of a subpath without length.
  func addDot(at point: Point, to points: inout [Point]) {
    let along = Vector(dx: 1, dy: 0)
    for direction in [along, -along] {
      if stroke.cap == .round { points.append(point - direction.perpendicular * halfWidth) }
      addCap(at: point, direction: direction, to: &points)
    }
  }

  /// Adds the cap at an end, from its left corner to its right one.
  func addCap(at point: Point, direction: Vector, to points: inout [Point]) {
    let right = direction.perpendicular
    switch stroke.cap {
    case .butt: return
    case .square:
      points.append(point + (direction - right) * halfWidth)
      points.append(point + (direction + right) * halfWidth)
    case .round: addArc(around: point, from: -right, to: right, isClockwise: true, to: &points)
    }
  }

  /// Adds the points of a join between its two outer corners.
  func addJoin(at vertex: StrokeSpine.Vertex, turnsRight: Bool, to points: inout [Point]) {
    let sign: Double = turnsRight ? -1 : 1
    let (first, second) = (
      vertex.arrival.perpendicular * sign, vertex.departure.perpendicular * sign
    )
    switch stroke.join {
    case .bevel: return
    case .round:
      addArc(around: vertex.point, from: first, to: second, isClockwise: turnsRight, to: &points)
    case .miter:
      // Miter length over width is 1 / cos(turn / 2).
      let halfCosine = max(0, (1 + first.dot(second)) / 2).squareRoot()
      guard halfCosine * stroke.miterLimit >= 1 else { return }
      points.append(vertex.point + (first + second).normalized * (halfWidth / halfCosine))
    }
  }

  private func addArc(
    around center: Point, from: Vector, to: Vector, isClockwise: Bool, to points: inout [Point]
  ) {
    var directions: [Vector] = []
    addTurn(from: from, to: to, isClockwise: isClockwise, to: &directions)
    for direction in directions { points.append(center + direction * halfWidth) }
  }

  /// Adds unit vectors between two others, halving until chords keep the tolerance.
  func addTurn(
    from: Vector, to: Vector, isClockwise: Bool, depth: Int = 0, to directions: inout [Vector]
  ) {
    let sum = from + to
    guard depth < 16, halfWidth * (1 - sum.length / 2) > tolerance else { return }
    let isHalfTurn = sum.length < 1.0 / 1024
    let side = isClockwise ? from.perpendicular : -from.perpendicular
    let middle = (isHalfTurn ? side : sum).normalized
    addTurn(
      from: from, to: middle, isClockwise: isClockwise, depth: depth + 1, to: &directions)
    directions.append(middle)
    addTurn(from: middle, to: to, isClockwise: isClockwise, depth: depth + 1, to: &directions)
  }
}
