public import Paths

/// The area of curved shapes and strokes in each pixel, from samples: 128 lines a pixel or more,
/// along each of which the inside is known exactly.
///
/// Shares no code with the flattening, the stroker or the rasterizer. Curves are chords that turn by
/// at most 0.005 from one to the next, and a stroke is the union of simple pieces: rectangles, discs
/// and the wedges of joins.
public struct SampledCoverage {
  /// A part of a stroke.
  public enum Piece {
    /// A convex polygon.
    case polygon([Point])
    case disc(center: Point, radius: Double)

    fileprivate var heights: (top: Double, bottom: Double) {
      switch self {
      case .polygon(let points):
        (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
      case .disc(let center, let radius): (center.y - radius, center.y + radius)
      }
    }
  }

  /// The size of the canvas in pixels.
  public let width: Int
  /// The size of the canvas in pixels.
  public let height: Int

  /// Lines for each row of pixels.
  public let lines: Int

  /// Samples a canvas.
  public init(width: Int, height: Int, lines: Int = 128) {
    self.width = width
    self.height = height
    self.lines = lines
  }

  /// The points along a path, one list a subpath.
  ///
  /// - Parameters:
  ///   - path: What to follow.
  ///   - turn: By how much chords of a curve may turn from one to the next.
  /// - Returns: The points without the closing lines.
  public static func contours(of path: Path, turn: Double = 0.005) -> [[Point]] {
    var result: [[Point]] = []
    for element in path.elements {
      let from = result.last?.last ?? .zero
      func along(_ point: (Double) -> Point) {
        // The first and the last chords are so short that they are tangents.
        let close = [1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3]
        let steps =
          close + (1..<64).map { Double($0) / 64 } + close.reversed().map { 1 - $0 } + [1]
        var last = (t: 0.0, point: from)
        for t in steps {
          let next = (t: t, point: point(t))
          result[result.count - 1] += bend(last, next, turn, along: point) + [next.point]
          last = next
        }
      }
      switch element {
      case .move(let to): result.append([to])
      case .line(let to): result[result.count - 1].append(to)
      case .quad(let control, let to):
        along { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return Point(
            x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
        }
      case .cubic(let one, let two, let to):
        along { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return Point(
            x: a * from.x + b * one.x + c * two.x + d * to.x,
            y: a * from.y + b * one.y + c * two.y + d * to.y)
        }
      case .close: break
      }
    }
    return result
  }

  /// The points between two points of a curve, found by halving until the chords hardly turn.
  private static func bend(
    _ start: (t: Double, point: Point), _ end: (t: Double, point: Point), _ turn: Double,
    depth: Int = 0, along curve: (Double) -> Point
  ) -> [Point] {
    let t = (start.t + end.t) / 2
    let middle = (t: t, point: curve(t))
    let (first, second) = (middle.point - start.point, end.point - middle.point)
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    let isStraight = dot >= 0 && abs(cross) <= dot * turn
    let isSmall = abs(first.dx) + abs(first.dy) + abs(second.dx) + abs(second.dy) < 1e-9
    guard !isStraight, !isSmall, depth < 24 else {
      return start.point == middle.point || middle.point == end.point ? [] : [middle.point]
    }
    return bend(start, middle, turn, depth: depth + 1, along: curve) + [middle.point]
      + bend(middle, end, turn, depth: depth + 1, along: curve)
  }

  /// The covered share of each pixel, 0 to 1, row-major, for closed contours.
  public func fill(_ contours: [[Point]], rule: FillRule) -> [Double] {
    let edges = contours.flatMap { contour in
      zip(contour, contour.dropFirst() + contour.prefix(1)).filter { $0.y != $1.y }
    }
    let rows = rows(of: edges) { ($0.y, $1.y) }
    return sample { y in
      let crossings = rows[Int(y)].filter { ($0.y <= y) != ($1.y <= y) }
        .map { a, b in (x: a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), sign: a.y < b.y ? 1 : -1) }
        .sorted { $0.x < $1.x }
      var winding = 0
      var spans: [(Double, Double)] = []
      for (from, to) in zip(crossings, crossings.dropFirst()) {
        winding += from.sign
        if rule == .nonZero ? winding != 0 : winding % 2 != 0 { spans.append((from.x, to.x)) }
      }
      return spans
    }
  }

  /// The shapes that reach into each row of pixels, by two heights that bound them.
  private func rows<Shape>(of shapes: [Shape], heights: (Shape) -> (Double, Double)) -> [[Shape]] {
    var rows = [[Shape]](repeating: [], count: height)
    for shape in shapes {
      let (one, other) = heights(shape)
      func row(_ y: Double) -> Int { Int(min(max(y, 0), Double(height))) }
      for row in row(min(one, other))..<row(max(one, other) + 1) { rows[row].append(shape) }
    }
    return rows
  }

  /// The covered share of each pixel for the union of pieces, 0 in rows that are not asked for.
  public func union(_ pieces: [Piece], in asked: Set<Int>? = nil) -> [Double] {
    let rows = rows(of: pieces, heights: \.heights)
    return sample(in: asked) { y in
      var spans: [(Double, Double)] = []
      let parts = rows[Int(y)].compactMap { Self.span(of: $0, at: y) }
      for span in parts.sorted(by: { $0.0 < $1.0 }) {
        if let last = spans.last, span.0 <= last.1 {
          spans[spans.count - 1].1 = max(last.1, span.1)
        } else {
          spans.append(span)
        }
      }
      return spans
    }
  }

  private static func span(of piece: Piece, at y: Double) -> (Double, Double)? {
    switch piece {
    case .disc(let center, let radius):
      let rest = radius * radius - (y - center.y) * (y - center.y)
      guard rest > 0 else { return nil }
      let half = rest.squareRoot()
      return (center.x - half, center.x + half)
    case .polygon(let points):
      var span: (Double, Double)?
      var a = points[points.count - 1]
      for b in points {
        if (a.y <= y) != (b.y <= y) {
          let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
          span = (min(span?.0 ?? x, x), max(span?.1 ?? x, x))
        }
        a = b
      }
      return span
    }
  }

  /// Adds up the inside of all lines; spans are disjoint.
  private func sample(
    in rows: Set<Int>? = nil, _ spans: (Double) -> [(Double, Double)]
  ) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for line in 0..<height * lines where rows?.contains(line / lines) ?? true {
      let y = (Double(line) + 0.5) / Double(lines)
      for (left, right) in spans(y) {
        let (from, to) = (max(left, 0), min(right, Double(width)))
        guard from < to else { continue }
        for column in Int(from)..<min(Int(to.rounded(.up)), width) {
          let share = min(to, Double(column + 1)) - max(from, Double(column))
          result[line / lines * width + column] += share / Double(lines)
        }
      }
    }
    return result
  }
}
