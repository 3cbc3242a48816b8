public import Paths

/// A stroke that is hard to draw, made from a seed, with the pieces that it is the union of.
public struct SeededStroke {
  /// What makes a stroke hard.
  public enum Kind: String, CaseIterable, Sendable {
    /// A curve that turns on the spot, or nearly.
    case cusp
    /// A curve that crosses itself.
    case loop
    /// Lines that turn back on themselves, or nearly.
    case hairpin
    /// A circle smaller than the stroke is wide.
    case tight
    /// A curve that turns sharply close to its ends.
    case hook
    /// A curve in dashes, some of them without length.
    case dashed
    /// Many short lines under a wide stroke.
    case jitter
    /// The outline of an outline.
    case outline
  }

  /// What is stroked.
  public private(set) var path = Path()
  /// How it is stroked.
  public let stroke: Stroke
  /// The parts whose union is the stroke.
  public private(set) var pieces: [SampledCoverage.Piece] = []

  /// Makes a stroke on a square canvas of `side` pixels.
  public init(_ kind: Kind, seed: UInt64, side: Double) throws {
    var random = SeededRandom(seed: seed &* 64 &+ UInt64(Kind.allCases.firstIndex(of: kind) ?? 0))
    let width = random.double(0...1) * random.double(0...1) * side + 0.2
    let dashes = kind == .dashed ? Self.dashes(side: side, random: &random) : []
    stroke = try Stroke(
      width: width, cap: Stroke.Cap.allCases[random.int(0...2)],
      join: Stroke.Join.allCases[random.int(0...2)],
      miterLimit: random.double(1...12), dashes: dashes,
      dashOffset: dashes.isEmpty ? 0 : random.double(-side...side))
    switch kind {
    case .cusp: try addCurve(Self.cusp(side: side, random: &random))
    case .loop, .dashed: try addCurve((0..<4).map { _ in random.point(-side...2 * side) })
    case .hook: try addCurve(Self.hook(side: side, random: &random))
    case .hairpin: addLines(Self.hairpin(side: side, random: &random), isClosed: false)
    case .jitter: addLines(Self.jitter(side: side, random: &random), isClosed: false)
    case .tight:
      let radius = Self.tiny(&random, most: width)
      path = Path(circleAt: random.point(side / 4...side * 3 / 4), radius: radius)
      let points = SampledCoverage.contours(of: path)[0].dropLast()
      let few = points.enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
      add([few], isClosed: true, corners: [])
    case .outline: try addOutline(side: side, random: &random)
    }
  }

  // MARK: Lines

  private mutating func add(_ contours: [[Point]], isClosed: Bool, corners: Set<Int>) {
    pieces += SampledCoverage.pieces(
      of: contours, closed: isClosed, corners: contours.map { _ in corners }, stroke: stroke)
  }

  private mutating func addLines(_ points: [Point], isClosed: Bool) {
    path.move(to: points[0])
    for point in points.dropFirst() { path.line(to: point) }
    if isClosed { path.close() }
    add([points], isClosed: isClosed, corners: Set(points.indices))
  }

  private mutating func addCurve(_ points: [Point]) throws {
    path.move(to: points[0])
    path.cubic(control1: points[1], control2: points[2], to: points[3])
    // A wide stroke's sides and ends stand square to single chords, so these must hardly turn.
    let contours = SampledCoverage.contours(of: path, turn: 0.001)
    guard !stroke.dashes.isEmpty else { return add(contours, isClosed: false, corners: []) }
    add(contours.flatMap { dashes(along: $0) }, isClosed: false, corners: [])
  }

  /// A circle's or a star's outline, stroked again.
  private mutating func addOutline(side: Double, random: inout SeededRandom) throws {
    let center = random.point(side / 4...side * 3 / 4)
    let corners = (0..<random.int(3...6)).map { _ in random.point(0...side) }
    let shape =
      random.int(0...1) == 0
      ? Path(circleAt: center, radius: random.double(0.5...side / 3)) : Path(polygon: corners)
    var outline = Polylines()
    let first = try Stroke(width: random.double(0.1...side / 2), join: .round)
    try shape.addOutline(of: first, tolerance: 0.05, to: &outline)
    for contour in outline.contours {
      var points: [Point] = []
      for point in outline.points[contour]
      where points.last.map({ ($0 - point).length > 1e-6 }) ?? true { points.append(point) }
      if let last = points.last, (last - points[0]).length <= 1e-6 { points.removeLast() }
      if points.count > 2 { addLines(points, isClosed: true) }
    }
  }

  // MARK: Shapes

  /// A number whose size may be anything down to a thousandth.
  private static func tiny(_ random: inout SeededRandom, most: Double) -> Double {
    var result = most * random.double(0.2...1)
    for _ in 0..<random.int(0...6) { result /= 3 }
    return result
  }

  private static func cusp(side: Double, random: inout SeededRandom) -> [Point] {
    let across = Vector(dx: random.double(-side...side), dy: random.double(-side...side))
    let down = Vector(dx: random.double(-side...side), dy: random.double(-side...side))
    let start = random.point(side / 4...side * 3 / 4) - across * 0.5 - down * 0.5
    let points = [start, start + across + down, start + down, start + across]
    guard random.int(0...3) > 0 else { return points }
    let slip = tiny(&random, most: 1) / 30
    return points.map {
      $0 + Vector(dx: random.double(-slip...slip), dy: random.double(-slip...slip))
    }
  }

  private static func hook(side: Double, random: inout SeededRandom) -> [Point] {
    let (start, end) = (random.point(0...side), random.point(0...side))
    func near(_ point: Point, _ random: inout SeededRandom) -> Point {
      let slip = tiny(&random, most: 1)
      return point + Vector(dx: random.double(-slip...slip), dy: random.double(-slip...slip))
    }
    return [start, near(start, &random), near(end, &random), end]
  }

  private static func hairpin(side: Double, random: inout SeededRandom) -> [Point] {
    var points = [random.point(0...side), random.point(0...side)]
    for _ in 0..<random.int(1...4) {
      let (before, at) = (points[points.count - 2], points[points.count - 1])
      let slip = random.int(0...4) == 0 ? 0 : tiny(&random, most: 1) / 3
      let share = random.double(0.3...1)
      let next = at.interpolated(to: before, share: share)
      points.append(next + (at - before).perpendicular.normalized * slip)
    }
    return points
  }

  private static func jitter(side: Double, random: inout SeededRandom) -> [Point] {
    var points = [random.point(side / 4...side * 3 / 4)]
    let step = tiny(&random, most: 2) + 0.01
    for _ in 0..<random.int(10...80) {
      let (dx, dy) = (random.double(-step...step), random.double(-step...step))
      points.append(points[points.count - 1] + Vector(dx: dx, dy: dy))
    }
    return points
  }

  // MARK: Dashes

  private static func dashes(side: Double, random: inout SeededRandom) -> [Double] {
    (0..<random.int(1...4)).map { index in
      index % 2 == 0 && random.int(0...3) == 0 ? 0 : random.double(0.2...side / 3)
    }
  }

  /// The dashes along a line, each as its own line.
  private func dashes(along points: [Point]) -> [[Point]] {
    var result: [[Point]] = []
    // Distances along the line at which dashes begin and end, from before its start.
    let period = stroke.dashes.reduce(0, +)
    var ends: [(Double, Double)] = []
    var start = -stroke.dashOffset
    while start > 0 { start -= period }
    while start < -period { start += period }
    let total = zip(points, points.dropFirst()).map { ($1 - $0).length }.reduce(0, +)
    var index = 0
    while start <= total {
      let end = start + stroke.dashes[index % stroke.dashes.count]
      if index.isMultiple(of: 2), end >= 0 { ends.append((max(start, 0), min(end, total))) }
      start = end
      index += 1
    }
    for (start, end) in ends {
      var dash: [Point] = []
      var done = 0.0
      for (a, b) in zip(points, points.dropFirst()) {
        let length = (b - a).length
        let (from, to) = (max(start, done), min(end, done + length))
        if length > 0, from <= to {
          for place in [from, to] {
            let point = a.interpolated(to: b, share: (place - done) / length)
            if dash.last.map({ ($0 - point).length > 1e-9 }) ?? true { dash.append(point) }
          }
          if dash.count == 1, end - start < 1e-9 {
            dash.append(dash[0] + (b - a) * (1e-5 / length))
          }
        }
        done += length
      }
      if dash.count > 1 { result.append(dash) }
    }
    return result
  }
}

extension SeededRandom {
  /// A point whose coordinates are both of the closed range.
  fileprivate mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(x: double(range), y: double(range))
  }
}
