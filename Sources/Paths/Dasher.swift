extension Polylines {
  /// Adds the dashes of a stroke along these lines to `result`, as open contours.
  ///
  /// On a closed contour a dash that runs over its end goes on into the first one.
  func addDashes(
    of stroke: Stroke, tolerance: Double, to result: inout Polylines
  ) throws(PathError) {
    for contour in contours {
      var dasher = Dasher(
        stroke: stroke, shortest: tolerance / 64, stub: tolerance * FlatteningTolerance.stub)
      try dasher.add(contour, of: self, to: &result)
    }
  }
}

extension Polylines {
  /// The direction, at a share of one of the lines of a contour, of the curve that it is part of.
  ///
  /// A curve has at a point the mean of the directions of the lines that meet there, each weighted
  /// by the length of the other, and in between turns evenly.
  fileprivate func tangent(of contour: Contour, line: Int, share: Double) -> Vector {
    func point(_ index: Int) -> Point {
      points[contour.start + (index + contour.count) % contour.count]
    }
    let own = point(line + 1) - point(line)
    func tangent(at index: Int, with other: Int) -> Vector? {
      let isEnd = !contour.isClosed && (index == 0 || index == contour.count - 1)
      guard !isEnd, isSmooth(at: contour.start + index % contour.count) else { return nil }
      let neighbor = point(other + 1) - point(other)
      guard neighbor.length > 0 else { return nil }
      return
        (own * neighbor.length * (1 / own.length) + neighbor * own.length
        * (1 / neighbor.length)).normalized
    }
    let (start, end) = (
      tangent(at: line, with: line - 1), tangent(at: line + 1, with: line + 1)
    )
    guard start != nil || end != nil else { return own.normalized }
    return ((start ?? own.normalized) * (1 - share) + (end ?? own.normalized) * share).normalized
  }
}

/// Cuts one contour into dashes.
private struct Dasher {
  private let dashes: [Double]
  /// The length given to a dash of length 0, so that its caps know their direction.
  private let shortest: Double
  /// The length of the line along the tangent at the end of a dash within a curve.
  private let stub: Double
  private var index: Int
  private var remaining: Double
  private var isOn: Bool { index.isMultiple(of: 2) }

  private typealias Vertex = (point: Point, isSmooth: Bool)

  /// The dash being drawn.
  private var dash: [Vertex] = []
  /// The first dash of a closed contour, kept back until its end is known.
  private var first: [Vertex] = []
  private var isFirst = true

  private static let dashLimit = 100_000.0

  init(stroke: Stroke, shortest: Double, stub: Double) {
    dashes = stroke.dashes
    self.shortest = shortest
    self.stub = stub
    let period = dashes.reduce(0, +)
    let cycles = (stroke.dashOffset / period)
    var offset = 0.0
    if cycles.magnitude < 0x1p52 {
      offset = stroke.dashOffset - Double(Int64(cycles)) * period
      if offset < 0 { offset += period }
    }
    index = 0
    while offset >= dashes[index], index < dashes.count - 1 {
      offset -= dashes[index]
      index += 1
    }
    remaining = max(0, dashes[index] - offset)
  }

  mutating func add(
    _ contour: Polylines.Contour, of lines: Polylines, to result: inout Polylines
  ) throws(PathError) {
    let segments = contour.isClosed ? contour.count : contour.count - 1
    guard segments > 0 else { return }
    func point(_ offset: Int) -> Point { lines.points[contour.start + offset % contour.count] }
    let length = (0..<segments).reduce(0) { $0 + (point($1 + 1) - point($1)).length }
    let period = dashes.reduce(0, +)
    guard length / period * Double(dashes.count) <= Self.dashLimit else {
      throw .tooManyPieces(limit: Int(Self.dashLimit))
    }
    if isOn { dash = [(point(0), false)] }
    for segment in 0..<segments {
      let from = point(segment)
      let step = point(segment + 1) - from
      let smooth = lines.isSmooth(at: contour.start + (segment + 1) % contour.count)
      let line = Line(index: segment, start: from, step: step, endIsSmooth: smooth)
      cut(line, of: contour, of: lines, to: &result)
    }
    finish(isClosed: contour.isClosed, to: &result)
  }

  /// A line to be cut.
  private struct Line {
    /// Its number in the contour.
    var index: Int
    var start: Point
    var step: Vector
    var endIsSmooth: Bool
  }

  private mutating func cut(
    _ line: Line, of contour: Polylines.Contour, of lines: Polylines, to result: inout Polylines
  ) {
    let length = line.step.length
    guard length > 0 else { return }
    let direction = line.step.normalized
    var position = 0.0
    while remaining <= length - position {
      let done = remaining
      position += done
      let point = line.start + direction * position
      let tangent = lines.tangent(of: contour, line: line.index, share: position / length)
      let isCurved = tangent != direction
      if isOn {
        if isCurved, done > 4 * stub, position > 4 * stub {
          dash.append((point - tangent * stub, true))
        }
        dash.append((point, false))
        emit(direction: tangent, isClosed: contour.isClosed, to: &result)
      }
      index = (index + 1) % dashes.count
      remaining = dashes[index]
      guard isOn else { continue }
      dash = [(point, false)]
      if isCurved, min(remaining, length - position) > 4 * stub {
        dash.append((point + tangent * stub, true))
      }
    }
    remaining -= length - position
    if isOn { dash.append((line.start + line.step, line.endIsSmooth)) }
  }

  /// Passes on the dash that has just ended.
  private mutating func emit(direction: Vector, isClosed: Bool, to result: inout Polylines) {
    let start = dash[0].point
    if dash.allSatisfy({ $0.point == start }) {
      dash = [(start, false), (start + direction * shortest, false)]
    }
    if isClosed, isFirst {
      first = dash
    } else {
      Self.write(dash, isClosed: false, to: &result)
    }
    isFirst = false
    dash = []
  }

  /// Ends the contour: joins the last dash of a closed one to the first.
  private mutating func finish(isClosed: Bool, to result: inout Polylines) {
    // A dash that starts where the contour ends has no length to show.
    if dash.allSatisfy({ $0.point == dash[0].point }) { dash = [] }
    if isClosed, isFirst, dash.count > 1 { return Self.write(dash, isClosed: true, to: &result) }
    if dash.count > 1, isClosed, !first.isEmpty, dash[dash.count - 1].point == first[0].point {
      dash += first.dropFirst()
      first = []
    }
    if dash.count > 1 { Self.write(dash, isClosed: false, to: &result) }
    if !first.isEmpty { Self.write(first, isClosed: false, to: &result) }
  }

  private static func write(_ points: [Vertex], isClosed: Bool, to result: inout Polylines) {
    result.begin(at: points[0].point)
    for vertex in points.dropFirst() { result.add(vertex.point, isSmooth: vertex.isSmooth) }
    result.end(isClosed: isClosed)
  }
}
