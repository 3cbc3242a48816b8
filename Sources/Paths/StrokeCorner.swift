/// Both sides of a stroke at a vertex that needs more than a point on each, and along the line that
/// leads there.
struct StrokeCorner {
  let vertex: StrokeSpine.Vertex
  /// The vertices before and after.
  let last: StrokeSpine.Vertex
  let next: StrokeSpine.Vertex
  let pen: StrokePen

  /// Adds the sides.
  ///
  /// - Returns: Whether a side may run backward along the line to the next vertex.
  func add(left: inout StrokeSide, right: inout StrokeSide) -> Bool {
    if pen.isSmooth(vertex) {
      addBend(left: &left, right: &right)
      guard !pen.mayFold(after: vertex) else { return true }
      left.endFold()
      right.endFold()
      return false
    }
    addSpoke(vertex.arrival.perpendicular * pen.halfWidth, left: &left, right: &right)
    // The outer side gets the join.
    if vertex.arrival.cross(vertex.departure) > 0 {
      addJoin(turnsRight: true, outer: &left, inner: &right)
    } else {
      addJoin(turnsRight: false, outer: &right, inner: &left)
    }
    return false
  }

  /// Goes on from the last vertex to the first spoke of this one.
  private func addSpoke(_ arm: Vector, left: inout StrokeSide, right: inout StrokeSide) {
    let before = pen.lastNormal(at: last)
    Self.add(
      StrokeSide.Spoke(start: vertex.point, arm: -arm),
      after: StrokeSide.Spoke(start: last.point, arm: -before), along: last.direction, to: &left)
    Self.add(
      StrokeSide.Spoke(start: vertex.point, arm: arm),
      after: StrokeSide.Spoke(start: last.point, arm: before), along: last.direction, to: &right)
  }

  private static func add(
    _ spoke: StrokeSide.Spoke, after last: StrokeSide.Spoke, along direction: Vector,
    to side: inout StrokeSide
  ) {
    side.add(spoke, after: last, crossing: last.crossing(with: spoke, along: direction))
  }

  // MARK: Bends

  /// Adds a vertex inside a curve: the spokes turn there, outside and inside alike.
  private func addBend(left: inout StrokeSide, right: inout StrokeSide) {
    if let normal = pen.normal(at: vertex) {
      return addSpoke(normal, left: &left, right: &right)
    }
    let (first, second) = (
      vertex.arrival.perpendicular * pen.halfWidth, vertex.departure.perpendicular * pen.halfWidth
    )
    addSpoke(first, left: &left, right: &right)
    let turnsRight = vertex.arrival.cross(vertex.departure) > 0
    var ends: [Point] = []
    pen.addArc(around: .zero, from: first, to: second, isClockwise: turnsRight, to: &ends)
    var arm = first
    for next in ends.map({ $0 - .zero }) + [second] {
      // Inside, the spokes cross in the vertex itself.
      left.add(
        StrokeSide.Spoke(start: vertex.point, arm: -next),
        after: StrokeSide.Spoke(start: vertex.point, arm: -arm),
        crossing: turnsRight ? nil : vertex.point)
      right.add(
        StrokeSide.Spoke(start: vertex.point, arm: next),
        after: StrokeSide.Spoke(start: vertex.point, arm: arm),
        crossing: turnsRight ? vertex.point : nil)
      arm = next
    }
  }

  // MARK: Joins

  /// Adds the join; both sides have reached the corner.
  private func addJoin(turnsRight: Bool, outer: inout StrokeSide, inner: inout StrokeSide) {
    let sine = vertex.arrival.cross(vertex.departure)
    let cosine = vertex.arrival.dot(vertex.departure)
    let first = vertex.arrival.perpendicular * (turnsRight ? -pen.halfWidth : pen.halfWidth)
    let second = vertex.departure.perpendicular * (turnsRight ? -pen.halfWidth : pen.halfWidth)
    outer.endFold()
    pen.addCorner(
      vertex, from: first, to: second, cosine: cosine, turnsRight: turnsRight, to: &outer.points)
    outer.points.append(vertex.point + second)
    inner.endFold()
    // The inner side runs through the vertex, unless its two corners lie within both lines.
    if pen.halfWidth * sine.magnitude > min(last.length, vertex.length) {
      inner.points.append(vertex.point)
    }
    inner.points.append(vertex.point - second)
  }
}
