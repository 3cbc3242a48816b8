package import Faults

extension Path {
  /// Adds the closed contours of a stroke along this path to `result`, for the non-zero rule.
  ///
  /// All parts wind clockwise, so overlaps do not cancel. `tolerance` is the greatest distance from the
  /// true outline. Curves outside `visible` are coarse. Throws `tooManyPieces` when dashes or curves need
  /// too many points.
  package func addOutline(
    of stroke: Stroke, tolerance: Double, visible: Rect? = nil, to result: inout Polylines
  ) throws(Fault) {
    var stroker = Stroker(stroke: stroke, tolerance: tolerance, visible: visible)
    for subpath in subpaths {
      let lines =
        try stroke.dashes.isEmpty ? [subpath] : subpath.dashes(of: stroke, tolerance: tolerance)
      for line in lines { try stroker.add(line, to: &result) }
    }
  }
}

private struct Stroker {
  private let pen: StrokePen
  private var spine: StrokeSpine
  /// The left side, seen in the direction of travel.
  private var left = StrokeSide()
  /// The right side, in the same direction.
  private var right = StrokeSide()

  init(stroke: Stroke, tolerance: Double, visible: Rect?) {
    pen = StrokePen(stroke: stroke, tolerance: tolerance)
    spine = StrokeSpine(pen: pen, visible: visible?.outset(by: stroke.reach))
  }

  mutating func add(_ subpath: Subpath, to result: inout Polylines) throws(Fault) {
    guard subpath.isClosed || !subpath.segments.isEmpty else { return }
    try spine.follow(subpath)
    (left, right) = (StrokeSide(), StrokeSide())
    let vertices = spine.vertices
    let last = vertices.count - 1
    if last == 0 {
      pen.addDot(at: vertices[0].point, to: &left.points)
      result.append(polygon: left.points)
    } else if subpath.isClosed {
      addSides(vertices, 0...last, after: last)
      result.append(polygon: left.points)
      result.append(polygon: right.points.reversed())
    } else {
      let normal = vertices[0].departure.perpendicular * pen.halfWidth
      left.points.append(vertices[0].point - normal)
      right.points.append(vertices[0].point + normal)
      addSides(vertices, 1...last, after: 0)
      pen.addCap(at: vertices[last].point, direction: vertices[last].arrival, to: &left.points)
      left.points.append(contentsOf: right.points.reversed())
      pen.addCap(at: vertices[0].point, direction: -vertices[0].departure, to: &left.points)
      result.append(polygon: left.points)
    }
    for fold in left.folds { result.append(polygon: fold.reversed()) }
    for fold in right.folds { result.append(polygon: fold) }
    try result.checkCount()
  }

  /// Adds both sides at the vertices in a range; the first follows the vertex at `previous`.
  private mutating func addSides(
    _ vertices: [StrokeSpine.Vertex], _ range: ClosedRange<Int>, after previous: Int
  ) {
    var last = vertices[previous]
    var lastArm = last.departure.perpendicular * last.reach
    for index in range {
      let vertex = vertices[index]
      let arm = vertex.arrival.perpendicular * vertex.reach
      let along = last.departure + vertex.arrival
      left.add(
        StrokeSide.Spoke(start: vertex.point, arm: -arm),
        after: StrokeSide.Spoke(start: last.point, arm: -lastArm), along: along)
      right.add(
        StrokeSide.Spoke(start: vertex.point, arm: arm),
        after: StrokeSide.Spoke(start: last.point, arm: lastArm), along: along)
      lastArm = vertex.departure.perpendicular * vertex.reach
      if vertex.isCorner {
        let next = vertices[index + 1 < vertices.count ? index + 1 : 0]
        addCorner(vertex, after: last, before: next)
      }
      last = vertex
    }
    left.endFold()
    right.endFold()
  }

  /// Adds the join on the outer side of a corner; both sides have reached the corner.
  private mutating func addCorner(
    _ vertex: StrokeSpine.Vertex, after last: StrokeSpine.Vertex, before next: StrokeSpine.Vertex
  ) {
    left.endFold()
    right.endFold()
    let turnsRight = vertex.arrival.cross(vertex.departure) > 0
    // The inner side runs through the vertex, unless both its ends there lie within both lines.
    let shorter = min((vertex.point - last.point).length, (next.point - vertex.point).length)
    let isSharp =
      pen.halfWidth * vertex.arrival.cross(vertex.departure).magnitude > shorter
    let arm = vertex.departure.perpendicular * pen.halfWidth
    if turnsRight {
      pen.addJoin(at: vertex, turnsRight: true, to: &left.points)
      if isSharp { right.points.append(vertex.point) }
    } else {
      pen.addJoin(at: vertex, turnsRight: false, to: &right.points)
      if isSharp { left.points.append(vertex.point) }
    }
    left.points.append(vertex.point - arm)
    right.points.append(vertex.point + arm)
  }
}
