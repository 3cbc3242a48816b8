import Faults

/// The lines of two paths on a grid of integers, cut where they cross or touch.
///
/// Tests on integers are exact, so each line has one winding number on either side, and the
/// outline of any combination closes. Crossings round to the grid, which bends lines a little;
/// cutting repeats until no lines cross.
struct Arrangement {
  struct GridPoint: Hashable, Comparable {
    var x, y: Int64

    func isBeside(_ other: GridPoint) -> Bool { abs(x - other.x) <= 2 && abs(y - other.y) <= 2 }

    /// Orders from the top down, then from left to right.
    static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }
  }

  /// A line from its upper to its lower end.
  struct Side {
    var a, b: GridPoint
    /// The index of its line or curve in `sources`, and its parameters there at both ends.
    var source: Int
    var ta, tb: Double
    /// The change of both paths' winding numbers from left to right, or from below to above.
    var winding: SIMD2<Int>

    init(from: GridPoint, to: GridPoint, source: Int, _ t: ClosedRange<Double>, part: Int) {
      winding = .zero
      (a, b, self.source, ta, tb) = (from, to, source, t.lowerBound, t.upperBound)
      winding[part] = 1
      if b < a { reverse() }
    }

    mutating func reverse() {
      (a, b, ta, tb, winding) = (b, a, tb, ta, 0 &- winding)
    }

    /// Positive if a point, given in units of 1 / `scale`, is left of the line on its way down.
    func turn(to point: GridPoint, scale: Int64 = 1) -> Int64 {
      (b.x - a.x) * (point.y - a.y * scale) - (b.y - a.y) * (point.x - a.x * scale)
    }

    /// Whether a point on the line's extension lies between its ends.
    func spans(_ point: GridPoint) -> Bool { a < point && point < b }

    func touches(_ other: Side) -> Bool {
      min(a.x, b.x) <= max(other.a.x, other.b.x) && min(other.a.x, other.b.x) <= max(a.x, b.x)
    }

    /// Whether the lines cross or touch, if their bounds do.
    func meets(_ other: Side) -> Bool {
      turn(to: other.a).signum() * turn(to: other.b).signum() <= 0
        && other.turn(to: a).signum() * other.turn(to: b).signum() <= 0
    }

    /// The pieces between points, given in order along the line; any point may be off the line.
    func pieces(at points: [GridPoint]) -> [Side] {
      let length = along(b)
      let ends = [a] + points + [b]
      let t = ends.map { ta + (tb - ta) * (Double(along($0)) / Double(length)) }
      return ends.indices.dropLast().compactMap { index in
        guard ends[index] != ends[index + 1] else { return nil }
        var piece = self
        (piece.a, piece.b, piece.ta, piece.tb) = (
          ends[index], ends[index + 1], t[index], t[index + 1]
        )
        if piece.b < piece.a { piece.reverse() }
        return piece
      }
    }

    /// The distance of a point from the upper end along the line, times the line's length.
    func along(_ point: GridPoint) -> Int64 {
      (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)
    }

    /// Where both lines must be cut: at their crossing, or at an end of one within the other.
    func cuts(with other: Side) -> (own: [GridPoint], others: [GridPoint]) {
      let (start, end) = (turn(to: other.a), turn(to: other.b))
      let (ownStart, ownEnd) = (other.turn(to: a), other.turn(to: b))
      guard start.signum() * end.signum() >= 0 || ownStart.signum() * ownEnd.signum() >= 0 else {
        let share = Double(ownStart) / Double(ownStart - ownEnd)
        let crossing = GridPoint(
          x: a.x + Arrangement.round(Double(b.x - a.x) * share),
          y: a.y + Arrangement.round(Double(b.y - a.y) * share))
        // Nearly parallel lines that cross at an end would cross again after each cut.
        let point = [a, b, other.a, other.b].first { $0.isBeside(crossing) } ?? crossing
        return (
          [point].filter { $0 != a && $0 != b }, [point].filter { $0 != other.a && $0 != other.b }
        )
      }
      var own: [GridPoint] = []
      if start == 0, spans(other.a) { own.append(other.a) }
      if end == 0, spans(other.b) { own.append(other.b) }
      var others: [GridPoint] = []
      if ownStart == 0, other.spans(a) { others.append(a) }
      if ownEnd == 0, other.spans(b) { others.append(b) }
      return (own, others)
    }
  }

  /// The size of a grid step: a power of 2, so that most coordinates stay as they are.
  let unit: Double
  /// The curves; `nil` for lines.
  private(set) var sources: [Cubic?] = []
  private(set) var sides: [Side] = []
  /// The first point of each contour of both paths.
  private var starts: [[GridPoint]] = [[], []]

  init(_ first: Path, _ second: Path, tolerance: Double) {
    let extent = [first, second].flatMap { $0.elements }.flatMap { $0.points }.reduce(0x1p-100) {
      max($0, max($1.x.magnitude, $1.y.magnitude))
    }
    // Coordinates below 2²⁹ keep products of differences within 64 bits.
    unit = Double(sign: .plus, exponent: extent.exponent - 28, significand: 1)
    for (part, path) in [first, second].enumerated() {
      for subpath in path.subpaths {
        starts[part].append(grid(subpath.start))
        for segment in subpath.segments + [.init(from: subpath.end, to: subpath.start)] {
          add(segment, part: part, FlatteningTolerance(distance: tolerance))
        }
      }
    }
  }

  private mutating func add(
    _ segment: Subpath.Segment, part: Int, _ tolerance: FlatteningTolerance
  ) {
    var from = grid(segment.start)
    var t = 0.0
    func side(to point: Point, _ end: Double) -> Side? {
      let (start, to) = (from, grid(point))
      defer { (from, t) = (to, end) }
      guard start != to else { return nil }
      return Side(from: start, to: to, source: sources.count - 1, t...end, part: part)
    }
    sources.append(segment.curve)
    if let cubic = segment.curve {
      let count = Int(min(tolerance.steps(for: cubic), 1023)) + 1
      for index in stride(from: 1, to: count, by: 1) {
        let share = Double(index) / Double(count)
        if let side = side(to: cubic.split(at: share).0.end, share) { sides.append(side) }
      }
    }
    if let side = side(to: segment.end, 1) { sides.append(side) }
  }

  private func grid(_ point: Point) -> GridPoint {
    GridPoint(x: Self.round(point.x / unit), y: Self.round(point.y / unit))
  }

  /// Rounds a magnitude below 2³¹ to the nearest integer without the C library.
  private static func round(_ value: Double) -> Int64 { Int64(value + 0x1p31 + 0.5) - (1 << 31) }

  func point(_ point: GridPoint) -> Point {
    Point(x: Double(point.x) * unit, y: Double(point.y) * unit)
  }

  // MARK: Cutting

  /// Whether the outlines of both paths, not cut yet, meet, or a contour lies inside the other.
  ///
  /// 16 comparisons, which are cheap here, are one step.
  func overlaps(_ rules: [FillRule], steps: inout Int) throws(Fault) -> Bool {
    let parts = [0, 1].map { part in sides.filter { $0.winding[part] != 0 } }
    let second = parts[1].sorted { $0.a < $1.a }
    for side in parts[0] {
      var compared = 0
      for other in second {
        if other.a.y > side.b.y { break }
        compared += 1
        if other.b.y >= side.a.y, side.touches(other), side.meets(other) { return true }
      }
      try Self.count(compared / 16, &steps)
    }
    try Self.count(
      (starts[0].count * parts[1].count + starts[1].count * parts[0].count) / 16, &steps)
    return [0, 1].contains { part in
      starts[part].contains { start in
        let around = parts[1 - part].reduce(0) { sum, side in
          guard side.a.y <= start.y, start.y < side.b.y, side.turn(to: start) < 0 else {
            return sum
          }
          return sum + side.winding[1 - part]
        }
        return rules[1 - part].isInside(around)
      }
    }
  }

  /// Cuts sides until they meet only at their ends.
  mutating func cut(steps: inout Int) throws(Fault) {
    var cuts: [Int: [GridPoint]] = [:]
    repeat {
      cuts = [:]
      var active: [Int] = []
      for index in sides.indices.sorted(by: { sides[$0].a < sides[$1].a }) {
        let side = sides[index]
        active.removeAll { sides[$0].b.y < side.a.y }
        try Self.count(active.count + Self.sideSteps, &steps)
        for other in active where sides[other].touches(side) {
          let (own, others) = side.cuts(with: sides[other])
          // A cut costs more than a comparison.
          try Self.count((own.count + others.count) * 16, &steps)
          if !own.isEmpty { cuts[index, default: []] += own }
          if !others.isEmpty { cuts[other, default: []] += others }
        }
        active.append(index)
      }
      sides = sides.indices.flatMap { index in
        let side = sides[index]
        let points = (cuts[index] ?? []).sorted { (side.along($0), $0) < (side.along($1), $1) }
        return points.isEmpty ? [side] : side.pieces(at: points)
      }
    } while !cuts.isEmpty
  }

  /// The comparisons of sides that take as long as the rest of the work for a side.
  static let sideSteps = 32

  static func count(_ work: Int, _ steps: inout Int) throws(Fault) {
    steps -= work
    guard steps >= 0 else { throw .tooManyPieces(limit: Polylines.pointLimit) }
  }
}
