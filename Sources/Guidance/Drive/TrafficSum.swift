import Routes

/// The traffic on a stretch: how much of it is how dense.
struct TrafficSum: Hashable {
  /// Meters at each level, in the order of `Congestion.Level.allCases`.
  private var lengths = [Double](repeating: 0, count: Congestion.Level.allCases.count)

  mutating func add(_ level: Congestion.Level, meters: Double) {
    for (place, other) in Congestion.Level.allCases.enumerated() where other == level {
      lengths[place] += meters
    }
  }

  /// The category of the way that is left, or nil if too little of it is known.
  static func category(of total: TrafficSum, without passed: TrafficSum) -> DelayCategory? {
    // A rest below a millimeter is noise of the sums.
    let rest = zip(total.lengths, passed.lengths).map { $0 - $1 > 0.001 ? $0 - $1 : 0 }
    guard rest.contains(where: { $0 > 0 }) else { return nil }
    return DelayCategory(Congestion(levels: Congestion.Level.allCases, distances: rest))
  }
}
