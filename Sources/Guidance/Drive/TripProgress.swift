package import Routes

/// The data of a bar of the whole trip: progress and dense traffic.
package struct TripProgress: Hashable, Sendable {
  /// A stretch of equal traffic, as shares of the route from 0 to 1 in hundredths.
  package struct Segment: Hashable, Sendable {
    package var start: Double
    package var end: Double
    package var congestion: Congestion.Level
  }

  /// The passed share of the route, from 0 to 1 in thousandths.
  package var elapsed: Double
  /// The traffic from start to end without gaps; empty if unknown.
  package var segments: [Segment]
}

extension TripProgress {
  /// The cells of the bar; each shows the traffic on most of its stretch.
  private static let cells = 100

  /// The traffic from so many meters after the start of a line to its end.
  static func segments(of line: DriveLine, from origin: Double = 0) -> [Segment] {
    let length = line.length - origin
    guard !line.traffic.isEmpty, length > 0 else { return [] }
    func cell(at meters: Double) -> Double { max(0, meters - origin) / length * Double(cells) }
    var sums = [[Congestion.Level: Double]](repeating: [:], count: cells)
    for (index, facts) in line.facts.enumerated() {
      let (start, end) = (cell(at: line.meters[index]), cell(at: line.meters[index + 1]))
      var cell = min(cells - 1, Int(start))
      while cell < cells, Double(cell) < end {
        let share = min(end, Double(cell + 1)) - max(start, Double(cell))
        if share > 0 { sums[cell][facts.congestion, default: 0] += share }
        cell += 1
      }
    }
    var result: [Segment] = []
    for (cell, sum) in sums.enumerated() {
      // Prefers the denser one of two equal lengths.
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

  static func share(_ meters: Double, of length: Double) -> Double {
    guard length > 0 else { return 1 }
    return (min(1, max(0, meters / length)) * 1000).rounded(.down) / 1000
  }
}

struct TrafficSum: Hashable {
  private var lengths: [Congestion.Level: Double] = [:]

  mutating func add(_ level: Congestion.Level, meters: Double) {
    lengths[level, default: 0] += meters
  }

  /// The category of the remaining way, or nil if too much of it is unknown.
  static func category(of total: TrafficSum, without passed: TrafficSum) -> DelayCategory? {
    // A rest below a millimeter is rounding noise.
    let rest = Congestion.Level.allCases.map {
      (total.lengths[$0] ?? 0) - (passed.lengths[$0] ?? 0)
    }
    guard rest.contains(where: { $0 > 0.001 }) else { return nil }
    return DelayCategory(
      Congestion(
        levels: Congestion.Level.allCases, distances: rest.map { $0 > 0.001 ? $0 : 0 }))
  }
}

extension DriveLine {
  /// The delay by traffic from a position to a later point; nil if too little is known, and where no
  /// way is left.
  func delay(from fix: DriveFix, to node: Int) -> DelayCategory? {
    guard !traffic.isEmpty else { return nil }
    var passed = traffic[fix.segment]
    passed.add(facts[fix.segment].congestion, meters: fix.meters - meters[fix.segment])
    return TrafficSum.category(of: traffic[node], without: passed)
  }
}
