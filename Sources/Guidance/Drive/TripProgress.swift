public import Routes

/// What a bar of the whole trip shows: how far one is, and where traffic is dense.
public struct TripProgress: Hashable, Sendable {
  /// A stretch of equal traffic.
  public struct Segment: Hashable, Sendable {
    /// Where it starts, as a share of the route from 0 to 1, in hundredths.
    public var start: Double
    /// Where it ends.
    public var end: Double
    /// How dense it is there.
    public var congestion: Congestion.Level
  }

  /// The share of the route that lies behind, from 0 to 1, in thousandths.
  public var elapsed: Double
  /// The traffic from start to end without gaps; empty if unknown.
  public var segments: [Segment]
}

extension TripProgress {
  /// A bar has as many cells; each has the traffic that covers most of its stretch.
  private static let cells = 100

  /// The stretches of a route.
  static func segments(of line: DriveLine) -> [Segment] {
    guard !line.traffic.isEmpty, line.length > 0 else { return [] }
    var sums = [[Congestion.Level: Double]](repeating: [:], count: cells)
    for (index, facts) in line.facts.enumerated() {
      let start = line.meters[index] / line.length * Double(cells)
      let end = line.meters[index + 1] / line.length * Double(cells)
      var cell = min(cells - 1, Int(start))
      while cell < cells, Double(cell) < end {
        let share = min(end, Double(cell + 1)) - max(start, Double(cell))
        if share > 0 { sums[cell][facts.congestion, default: 0] += share }
        cell += 1
      }
    }
    var result: [Segment] = []
    for (cell, sum) in sums.enumerated() {
      // Of two that cover as much, the denser one.
      let most =
        Congestion.Level.allCases.reversed().max { sum[$0] ?? 0 < sum[$1] ?? 0 } ?? .unknown
      let end = Double(cell + 1) / Double(cells)
      if let last = result.last, last.congestion == most {
        result[result.count - 1].end = end
      } else {
        result.append(Segment(start: Double(cell) / Double(cells), end: end, congestion: most))
      }
    }
    return result
  }

  /// The share of a way in thousandths.
  static func share(_ meters: Double, of length: Double) -> Double {
    guard length > 0 else { return 1 }
    return (min(1, max(0, meters / length)) * 1000).rounded(.down) / 1000
  }
}
