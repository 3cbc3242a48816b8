extension Polylines {
  /// Adds the outline of a stroke along these lines to `result`, as closed contours.
  ///
  /// Filled by the non-zero rule, the outline is the union of body, joins and caps: it is the sum
  /// of quadrilaterals and sectors that all wind clockwise, so nothing cancels where they overlap.
  ///
  /// - Parameters:
  ///   - stroke: Width, caps, joins and dashes, in the unit of the points.
  ///   - tolerance: The greatest distance of the outline from that of the true curve.
  ///   - result: Receives the contours.
  /// - Throws: `PathError.tooManyPieces` when dashes or arcs need too many points.
  public func addOutline(
    of stroke: Stroke, tolerance: Double, to result: inout Polylines
  ) throws(PathError) {
    var stroker = Stroker(stroke: stroke, tolerance: tolerance)
    guard !stroke.dashes.isEmpty else {
      for contour in contours { try stroker.add(contour, of: self, to: &result) }
      return
    }
    var dashed = Polylines()
    try addDashes(of: stroke, tolerance: tolerance, to: &dashed)
    for contour in dashed.contours { try stroker.add(contour, of: dashed, to: &result) }
  }
}

/// Builds the outline of one contour after another, keeping its buffers.
struct Stroker {
  let stroke: Stroke
  let halfWidth: Double
  let tolerance: Double

  /// A point that the stroke passes.
  private struct Vertex {
    var point: Point
    var isSmooth: Bool
    /// The unit vector to the next one, and its distance.
    var direction = Vector.zero
    var length = 0.0
    /// The directions in which the line comes and goes: those of the lines on either side, or at
    /// the end of a curve its tangent.
    var arrival = Vector.zero
    var departure = Vector.zero
  }

  private var vertices: [Vertex] = []
  /// The outline's side on the left of the direction of travel, in that direction.
  private var left: [Point] = []
  /// The side on the right, in the same direction.
  private var right: [Point] = []

  init(stroke: Stroke, tolerance: Double) {
    self.stroke = stroke
    self.halfWidth = stroke.width / 2
    self.tolerance = tolerance
  }

  mutating func add(
    _ contour: Polylines.Contour, of lines: Polylines, to result: inout Polylines
  ) throws(PathError) {
    collect(contour, of: lines)
    guard vertices.count > 1 else {
      if contour.isClosed || contour.count > 1 { addDot(to: &result) }
      return
    }
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    let last = vertices.count - 1
    if contour.isClosed {
      for index in 0...last { addJoin(at: index, after: index == 0 ? last : index - 1) }
      result.append(polygon: left)
      result.append(polygon: right.reversed())
    } else {
      addSides(at: vertices[0].point, direction: vertices[0].departure)
      for index in 1..<max(last, 1) { addJoin(at: index, after: index - 1) }
      addSides(at: vertices[last].point, direction: vertices[last].arrival)
      addCap(at: vertices[last].point, direction: vertices[last].arrival)
      left.append(contentsOf: right.reversed())
      addCap(at: vertices[0].point, direction: -vertices[0].departure)
      result.append(polygon: left)
    }
    guard result.points.count <= Polylines.pointLimit else {
      throw .tooManyPieces(limit: Polylines.pointLimit)
    }
  }

  /// Gathers the points that are apart from the one before, and measures the lines between.
  private mutating func collect(_ contour: Polylines.Contour, of lines: Polylines) {
    vertices.removeAll(keepingCapacity: true)
    let smallest = tolerance / 1024
    for index in contour.start..<contour.start + contour.count {
      let vertex = Vertex(point: lines.points[index], isSmooth: lines.isSmooth[index])
      if let last = vertices.indices.last, (vertex.point - vertices[last].point).length < smallest {
        vertices[last].isSmooth = vertices[last].isSmooth && vertex.isSmooth
        continue
      }
      vertices.append(vertex)
    }
    while contour.isClosed, vertices.count > 1, let last = vertices.last,
      (last.point - vertices[0].point).length < smallest
    {
      vertices.removeLast()
    }
    for index in vertices.indices {
      let following = index + 1 == vertices.count ? 0 : index + 1
      let step = vertices[following].point - vertices[index].point
      vertices[index].direction = step.normalized
      vertices[index].length = step.length
      vertices[index].departure = vertices[index].direction
      vertices[following].arrival = vertices[index].direction
    }
    absorbStubs()
  }

  /// Turns the stubs at the ends of curves into directions of those ends.
  ///
  /// A stub stays where the curve turns so sharply that its side would run backwards without.
  private mutating func absorbStubs() {
    let longest = tolerance * FlatteningTolerance.stub * 1.5
    func isSafe(_ stub: Vector, _ line: Vertex) -> Bool {
      halfWidth * stub.cross(line.direction).magnitude <= line.length / 2
        && stub.dot(line.direction) > 0
    }
    var kept = 0
    var index = 0
    while index < vertices.count {
      var vertex = vertices[index]
      let next = index + 1
      if next < vertices.count, vertex.length <= longest {
        let line = vertices[next]
        if !vertex.isSmooth, line.isSmooth, line.length > longest, isSafe(vertex.direction, line) {
          vertex.direction = line.direction
          vertex.length = line.length
          index += 1
        } else if vertex.isSmooth, kept > 0, isSafe(vertex.direction, vertices[kept - 1]) {
          vertices[next].arrival = vertex.direction
          index += 1
          continue
        }
      }
      vertices[kept] = vertex
      kept += 1
      index += 1
    }
    vertices.removeLast(vertices.count - kept)
  }

  /// What a subpath without length looks like: its caps alone.
  private mutating func addDot(to result: inout Polylines) {
    guard let point = vertices.first?.point else { return }
    left.removeAll(keepingCapacity: true)
    let along = Vector(dx: 1, dy: 0)
    switch stroke.cap {
    case .butt: return
    case .round:
      addArc(around: point, from: -along * halfWidth, to: along * halfWidth, isClockwise: true)
      addArc(around: point, from: along * halfWidth, to: -along * halfWidth, isClockwise: true)
    case .square:
      let (x, y) = (along * halfWidth, along.perpendicular * halfWidth)
      left += [point - x - y, point + x - y, point + x + y, point - x + y]
    }
    result.append(polygon: left)
  }

  private mutating func addSides(at point: Point, direction: Vector) {
    let normal = direction.perpendicular * halfWidth
    left.append(point - normal)
    right.append(point + normal)
  }

  /// Adds the cap beyond an end to `left`, from its left corner to its right one.
  private mutating func addCap(at point: Point, direction: Vector) {
    let normal = direction.perpendicular * halfWidth
    let forward = direction * halfWidth
    switch stroke.cap {
    case .butt: return
    case .square: left += [point - normal + forward, point + normal + forward]
    case .round:
      addArc(around: point, from: -normal, to: forward, isClockwise: true)
      addArc(around: point, from: forward, to: normal, isClockwise: true)
    }
  }

  private mutating func addJoin(at index: Int, after previous: Int) {
    let vertex = vertices[index]
    let sine = vertex.arrival.cross(vertex.departure)
    let cosine = vertex.arrival.dot(vertex.departure)
    let shortest = min(vertices[previous].length, vertex.length)
    if cosine > 0.5, isGentle(vertex, sine: sine, cosine: cosine, shortest: shortest) {
      // The flattened curve lies outside the true one at its points, by a twelfth of the turn
      // squared times the radius; the same for the offset curves makes the normal longer.
      let normal =
        (vertex.arrival + vertex.departure).normalized.perpendicular
        * (halfWidth * (1 + (1 - cosine) / 6))
      left.append(vertex.point - normal)
      right.append(vertex.point + normal)
      return
    }
    let first = vertex.arrival.perpendicular * halfWidth
    let second = vertex.departure.perpendicular * halfWidth
    let turnsRight = sine > 0
    // The outer side gets the join.
    let outerFirst = turnsRight ? -first : first
    let outerSecond = turnsRight ? -second : second
    var outer: [Point] = []
    swap(&outer, &left)
    left.removeAll(keepingCapacity: true)
    left.append(vertex.point + outerFirst)
    addCorner(vertex, from: outerFirst, to: outerSecond, cosine: cosine, turnsRight: turnsRight)
    left.append(vertex.point + outerSecond)
    swap(&outer, &left)
    // The inner side runs through the vertex, unless its two corners lie within both lines.
    var inner = [vertex.point - outerFirst, vertex.point, vertex.point - outerSecond]
    if halfWidth * sine.magnitude <= shortest { inner.remove(at: 1) }
    left += turnsRight ? outer : inner
    right += turnsRight ? inner : outer
  }

  /// Whether one point a side is enough: inside a curve, or where the line goes straight on.
  private func isGentle(
    _ vertex: Vertex, sine: Double, cosine: Double, shortest: Double
  ) -> Bool {
    guard vertex.isSmooth || sine.magnitude < 1e-9 else { return false }
    let reach = halfWidth * sine.magnitude / (1 + cosine)
    let sagitta = halfWidth * (1 - ((1 + cosine) / 2).squareRoot())
    return reach <= shortest / 2 && sagitta <= tolerance
  }

  /// Adds the points of a join to `left`, between its two corners.
  private mutating func addCorner(
    _ vertex: Vertex, from first: Vector, to second: Vector, cosine: Double, turnsRight: Bool
  ) {
    switch vertex.isSmooth ? .round : stroke.join {
    case .bevel: return
    case .round:
      addArc(around: vertex.point, from: first, to: second, isClockwise: turnsRight)
    case .miter:
      // Miter length over width is 1 / cos(turn / 2).
      let halfCosine = max(0, (1 + cosine) / 2).squareRoot()
      guard halfCosine * stroke.miterLimit >= 1 else { return }
      let middle = (first + second).normalized
      left.append(vertex.point + middle * (halfWidth / halfCosine))
    }
  }

  /// Adds the points between two radii of a disc, by halving until the chords keep the tolerance.
  private mutating func addArc(
    around center: Point, from: Vector, to: Vector, isClockwise: Bool, depth: Int = 0
  ) {
    let sum = from + to
    guard depth < 16, halfWidth - sum.length / 2 > tolerance else { return }
    let isHalfTurn = sum.length < halfWidth / 1024
    let side = isClockwise ? from.perpendicular : -from.perpendicular
    let middle = (isHalfTurn ? side : sum).normalized * halfWidth
    addArc(around: center, from: from, to: middle, isClockwise: isClockwise, depth: depth + 1)
    left.append(center + middle)
    addArc(around: center, from: middle, to: to, isClockwise: isClockwise, depth: depth + 1)
  }
}
