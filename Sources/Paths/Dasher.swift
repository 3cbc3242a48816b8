package import Faults

extension Path {
  /// The dashes of a stroke, each as a subpath; throws `tooManyPieces` beyond 100,000 dashes.
  package func dashed(by stroke: Stroke, tolerance: Double) throws(Fault) -> Path {
    var result = Path()
    for subpath in subpaths {
      for dash in try subpath.dashes(of: stroke, tolerance: tolerance) {
        result.move(to: dash.start)
        for segment in dash.segments {
          if let cubic = segment.curve { result.cubic(cubic) } else { result.line(to: segment.end) }
        }
        if dash.isClosed { result.close() }
      }
    }
    return result
  }
}

extension Subpath {
  /// Cuts this subpath into the dashes of a stroke, by the lengths of its curves.
  ///
  /// On a closed subpath, a dash across the end continues in the first one. A dash of length 0 gets
  /// a tiny length, so that its caps have a direction. Throws `tooManyPieces` beyond 100,000
  /// dashes.
  func dashes(of stroke: Stroke, tolerance: Double) throws(Fault) -> [Subpath] {
    var pieces: [Segment] = []
    for segment in segments + (isClosed ? [.init(from: end, to: start)] : []) {
      guard let cubic = segment.curve else {
        pieces.append(segment)
        continue
      }
      cubic.addMeasurable(smallest: tolerance / 64, to: &pieces)
    }
    pieces.removeAll { $0.length == 0 }
    guard !pieces.isEmpty else { return [] }
    let length = pieces.reduce(0) { $0 + $1.length }
    let period = stroke.dashes.reduce(0, +)
    guard length / period * Double(stroke.dashes.count) <= Dasher.limit else {
      throw .tooManyPieces(limit: Int(Dasher.limit))
    }
    var dasher = Dasher(stroke: stroke, period: period, shortest: tolerance / 64)
    return dasher.dashes(of: pieces, start: start, isClosed: isClosed)
  }
}

/// Cuts one subpath into dashes.
private struct Dasher {
  private let lengths: [Double]
  /// Replaces a dash length of 0.
  private let shortest: Double
  private var index = 0
  private var remaining: Double
  private var isOn: Bool { index.isMultiple(of: 2) }

  private var dash = Subpath(start: .zero)
  private var result: [Subpath] = []

  static let limit = 100_000.0

  init(stroke: Stroke, period: Double, shortest: Double) {
    lengths = stroke.dashes
    self.shortest = shortest
    var offset = stroke.dashOffset - (stroke.dashOffset / period).floored * period
    while offset >= lengths[index], index < lengths.count - 1 {
      offset -= lengths[index]
      index += 1
    }
    remaining = max(0, lengths[index] - offset)
  }

  /// Cuts segments; each must have a length.
  mutating func dashes(of pieces: [Subpath.Segment], start: Point, isClosed: Bool) -> [Subpath] {
    dash = Subpath(start: start)
    let startsOn = isOn
    for piece in pieces { cut(piece) }
    guard isOn, !dash.segments.isEmpty else { return result }
    if !isClosed || !startsOn {
      result.append(dash)
    } else if result.isEmpty {
      dash.isClosed = true
      result.append(dash)
    } else {
      result[0] = Subpath(start: dash.start, segments: dash.segments + result[0].segments)
    }
    return result
  }

  private mutating func cut(_ piece: Subpath.Segment) {
    var (rest, length, direction) = (piece, piece.length, piece.startDirection)
    while remaining <= length {
      let (part, next) = rest.split(at: remaining, of: length)
      if remaining > 0 { direction = part.endDirection }
      if isOn {
        if remaining > 0 { dash.segments.append(part) }
        if dash.segments.isEmpty {
          dash.segments = [.init(from: dash.start, to: dash.start + direction * shortest)]
        }
        result.append(dash)
      }
      dash = Subpath(start: next.start)
      length -= remaining
      rest = next
      index = (index + 1) % lengths.count
      remaining = lengths[index]
    }
    remaining -= length
    if isOn, length > 0 { dash.segments.append(rest) }
  }
}

extension Subpath.Segment {
  /// The length of a line, or of a curve with little change of direction and speed.
  fileprivate var length: Double { curve?.length(to: 1) ?? (end - start).length }

  /// Splits the segment at a length from its start.
  fileprivate func split(
    at part: Double, of length: Double
  ) -> (Subpath.Segment, Subpath.Segment) {
    guard let curve else {
      let middle = start.interpolated(to: end, share: min(part / length, 1))
      return (.init(from: start, to: middle), .init(from: middle, to: end))
    }
    let (first, second) = curve.split(at: curve.parameter(at: part, of: length))
    return (.init(first), .init(second))
  }
}

extension Cubic {
  /// Halves the curve until its length can be integrated or is negligible.
  fileprivate func addMeasurable(
    smallest: Double, depth: Int = 0, to pieces: inout [Subpath.Segment]
  ) {
    if depth > 40 || speed < smallest || leastSpeed > speed / 2 {
      return pieces.append(.init(self))
    }
    let (first, second) = halves
    first.addMeasurable(smallest: smallest, depth: depth + 1, to: &pieces)
    second.addMeasurable(smallest: smallest, depth: depth + 1, to: &pieces)
  }

  /// The length up to a parameter, by five-point Gauss–Legendre quadrature.
  fileprivate func length(to t: Double) -> Double {
    let (near, far) = (0.269_234_655_052_841_55, 0.453_089_922_969_332)
    let sum =
      velocity(at: t / 2).length * 0.568_888_888_888_888_9
      + (velocity(at: t * (0.5 - near)).length + velocity(at: t * (0.5 + near)).length)
      * 0.478_628_670_499_366_5
      + (velocity(at: t * (0.5 - far)).length + velocity(at: t * (0.5 + far)).length)
      * 0.236_926_885_056_189_1
    return sum * t / 2
  }

  /// The parameter at a part of the length, by Newton's method.
  fileprivate func parameter(at part: Double, of length: Double) -> Double {
    var t = min(part / length, 1)
    for _ in 0..<4 {
      let speed = velocity(at: t).length
      guard speed > 0 else { break }
      t = min(max(t + (part - self.length(to: t)) / speed, 0), 1)
    }
    return t
  }
}
