/// The line that a stroke follows: one contour, measured.
struct StrokeSpine {
  /// A point that the stroke passes.
  struct Vertex {
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

  private(set) var vertices: [Vertex] = []

  /// Gathers the points that are apart from the one before, and measures the lines between.
  mutating func collect(
    _ contour: Polylines.Contour, of lines: borrowing Polylines, _ pen: StrokePen
  ) {
    vertices.removeAll(keepingCapacity: true)
    let smallest = pen.tolerance / 1024
    let points = lines.points.span
    vertices.append(addingCapacity: contour.count) { result in
      var vertex = Vertex(
        point: points[contour.start], isSmooth: lines.isSmooth(at: contour.start))
      for index in contour.start + 1..<contour.start + contour.count {
        let isSmooth = lines.isSmooth(at: index)
        let step = points[index] - vertex.point
        let length = step.length
        guard length >= smallest else {
          vertex.isSmooth = vertex.isSmooth && isSmooth
          continue
        }
        vertex.leave(step, length: length)
        result.append(vertex)
        vertex = Vertex(point: points[index], isSmooth: isSmooth, arrival: vertex.direction)
      }
      result.append(vertex)
    }
    let first = vertices[0].point
    while contour.isClosed, vertices.count > 1,
      (vertices[vertices.count - 1].point - first).length < smallest
    {
      vertices.removeLast()
    }
    let last = vertices.count - 1
    let step = first - vertices[last].point
    vertices[last].leave(step, length: step.length)
    vertices[0].arrival = vertices[last].direction
    absorbStubs(pen)
    guard !contour.isClosed else { return }
    vertices[0].arrival = vertices[0].departure
    vertices[vertices.count - 1].departure = vertices[vertices.count - 1].arrival
  }

  /// Turns the stubs at the ends of curves into directions of those ends.
  ///
  /// A stub stays where the curve turns so sharply that its side would run backwards without.
  private mutating func absorbStubs(_ pen: StrokePen) {
    let longest = pen.tolerance * FlatteningTolerance.stub * 1.5
    func isSafe(_ stub: Vector, _ line: Vertex) -> Bool {
      pen.halfWidth * stub.cross(line.direction).magnitude <= line.length / 2
        && stub.dot(line.direction) > 0
    }
    var kept = 0
    var index = 0
    var span = vertices.mutableSpan
    while index < span.count {
      let next = index + 1
      if next < span.count, span[index].length <= longest {
        let (stub, line) = (span[index], span[next])
        if !stub.isSmooth, line.isSmooth, line.length > longest, isSafe(stub.direction, line) {
          span[index].direction = line.direction
          span[index].length = line.length
          if kept < index { span[kept] = span[index] }
          kept += 1
          index += 2
          continue
        }
        if stub.isSmooth, kept > 0, isSafe(stub.direction, span[kept - 1]) {
          span[next].arrival = stub.direction
          index += 1
          continue
        }
      }
      if kept < index { span[kept] = span[index] }
      kept += 1
      index += 1
    }
    vertices.removeLast(vertices.count - kept)
  }
}

extension StrokeSpine.Vertex {
  /// Sets the way to the next vertex.
  @inline(__always)
  fileprivate mutating func leave(_ step: Vector, length: Double) {
    direction = step.normalized
    self.length = length
    departure = direction
  }
}
