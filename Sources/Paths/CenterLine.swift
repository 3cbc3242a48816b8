/// The center line of a road: one subpath, as lines and short curves with their lengths.
///
/// Unlike a `Stroke`'s exact outline, its outlines have the same elements in the same order for
/// every width and every cut, so that a program can interpolate between them.
package struct CenterLine: Sendable {
  struct Piece: Sendable {
    /// The line or curve, which turns by less than 45°.
    var cubic: Cubic
    var isLine: Bool
    /// The unit directions at both ends, also of a piece without length.
    var directions: (start: Vector, end: Vector)
    /// Whether the piece before ends in another direction.
    var startsAtCorner = false
    /// The distance from the start of the whole line.
    var start = 0.0
    /// The distances of nine points, evenly spaced in the parameter, from the piece's start.
    var marks: [Double]

    var end: Double { start + marks[marks.count - 1] }
  }

  private(set) var pieces: [Piece] = []
  package private(set) var isClosed: Bool

  /// The length from start to end.
  package var length: Double { pieces.last?.end ?? 0 }

  /// The lines of the subpaths of a path.
  package static func lines(of path: Path) -> [CenterLine] { path.subpaths.map(CenterLine.init) }

  private init(_ subpath: Subpath) {
    isClosed = subpath.isClosed
    for segment in subpath.segments {
      let cubic = segment.curve ?? Cubic(line: segment.start, segment.end)
      add(cubic, isLine: segment.curve == nil)
    }
    if isClosed || pieces.isEmpty {
      add(Cubic(line: subpath.end, subpath.start), isLine: true, canBeDot: pieces.isEmpty)
    }
    if isClosed {
      pieces[0].startsAtCorner = Self.isCorner(pieces[pieces.count - 1], pieces[0])
    }
  }

  /// Pieces without length have no direction, so only a lone one counts.
  private mutating func add(
    _ cubic: Cubic, isLine: Bool, canBeDot: Bool = false, depth: Int = 0
  ) {
    let (start, end) = (cubic.startDirection, cubic.endDirection)
    let middle = cubic.second == .zero ? start : cubic.second.normalized
    // An arc of 45° turns by half of that at each control point.
    if min(start.dot(middle), middle.dot(end)) < 0.9, start != .zero, depth < 5 {
      let (first, second) = cubic.halves
      add(first, isLine: isLine, depth: depth + 1)
      return add(second, isLine: isLine, depth: depth + 1)
    }
    var (marks, last) = ([0.0], cubic.start)
    for index in 1...8 {
      let point = cubic.split(at: Double(index) / 8).0.end
      marks.append(marks[index - 1] + (point - last).length)
      last = point
    }
    guard marks[8] > 1e-6 || canBeDot else { return }
    let fallback = Vector(dx: 1, dy: 0)
    var piece = Piece(
      cubic: cubic, isLine: isLine,
      directions: start == .zero ? (fallback, fallback) : (start, end), marks: marks)
    piece.start = length
    piece.startsAtCorner = pieces.last.map { Self.isCorner($0, piece) } ?? false
    pieces.append(piece)
  }

  /// Directions of smooth joints may differ by what rounded coordinates leave.
  private static func isCorner(_ piece: Piece, _ next: Piece) -> Bool {
    piece.directions.end.dot(next.directions.start) < 0.9995
  }

  /// A closed line as an open one that goes around twice, so that cuts need not mind its start.
  package var unrolled: CenterLine {
    guard isClosed else { return self }
    var result = self
    result.isClosed = false
    result.pieces += pieces.map { piece in
      var again = piece
      again.start += length
      return again
    }
    return result
  }

  /// The point and unit direction at a distance; at a corner, those after it unless `isEnd`.
  package func place(at distance: Double, isEnd: Bool = false) -> (point: Point, direction: Vector)
  {
    let piece =
      pieces.first { isEnd ? $0.end >= distance : $0.end > distance } ?? pieces[pieces.count - 1]
    let part = piece.part(distance...distance)
    return (part.cubic.start, part.directions.start)
  }

  /// The line up to a distance.
  package func path(upTo distance: Double) -> Path {
    var path = Path()
    for piece in pieces where path.isEmpty || piece.start < distance {
      let cubic = piece.part(0...max(0, distance)).cubic
      if path.isEmpty { path.move(to: cubic.start) }
      if piece.isLine {
        path.line(to: cubic.end)
      } else {
        path.cubic(cubic)
      }
    }
    return path
  }

  /// The part of a piece within distances, or a dot at the nearer end of the range.
  func part(of index: Int, within range: ClosedRange<Double>) -> Part {
    let piece = pieces[index]
    let isBefore = piece.end <= range.lowerBound
    if !isBefore, piece.start < range.upperBound { return piece.part(range) }
    let (point, direction) = place(
      at: isBefore ? range.lowerBound : range.upperBound, isEnd: !isBefore)
    return Part(
      cubic: Cubic(start: point, .zero, .zero, .zero), directions: (direction, direction))
  }

  struct Part {
    var cubic: Cubic
    var directions: (start: Vector, end: Vector)
  }
}

extension CenterLine.Piece {
  fileprivate func part(_ range: ClosedRange<Double>) -> CenterLine.Part {
    let (low, high) = (parameter(range.lowerBound), parameter(range.upperBound))
    let rest = low > 0 ? cubic.split(at: low).1 : cubic
    return CenterLine.Part(
      cubic: high < 1 ? rest.split(at: low < 1 ? (high - low) / (1 - low) : 0).0 : rest,
      directions: (direction(at: low), direction(at: high)))
  }

  /// The parameter at a distance from the whole line's start, between the marks beside it.
  private func parameter(_ distance: Double) -> Double {
    let distance = distance - start
    guard distance > 0, let next = marks.firstIndex(where: { $0 > distance }) else {
      return distance > 0 ? 1 : 0
    }
    let share = (distance - marks[next - 1]) / (marks[next] - marks[next - 1])
    return (Double(next - 1) + share) / Double(marks.count - 1)
  }

  private func direction(at parameter: Double) -> Vector {
    if parameter <= 0 { return directions.start }
    if parameter >= 1 { return directions.end }
    let direction = cubic.velocity(at: parameter).normalized
    return direction == .zero ? directions.start : direction
  }
}

extension Cubic {
  fileprivate init(line start: Point, _ end: Point) {
    let third = (end - start) * (1.0 / 3)
    self.init(start: start, third, third, third)
  }
}

extension Path {
  /// Draws a curve that starts at the current point.
  mutating func cubic(_ cubic: Cubic) {
    self.cubic(
      control1: cubic.start + cubic.first, control2: cubic.end - cubic.third, to: cubic.end)
  }
}
