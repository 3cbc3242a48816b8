/// The parts of a line where a test holds, by distances along it.
struct LineCuts {
  let range: ClosedRange<Double>
  /// The parts in order, found by samples; shorter ones than the least are left out.
  private(set) var parts: [ClosedRange<Double>] = []
  /// The first sample where the test fails.
  private(set) var firstCut: Double?

  private var step: Double { (range.upperBound - range.lowerBound) / 96 }

  init(_ range: ClosedRange<Double>, least: Double, isClear: (Double) -> Bool) {
    self.range = range
    var start: Double?
    for index in 0...96 {
      let place = index == 96 ? range.upperBound : range.lowerBound + Double(index) * step
      if isClear(place) {
        guard start == nil else { continue }
        start = index == 0 ? place : Self.edge(of: isClear, from: place, to: place - step)
      } else {
        firstCut = firstCut ?? place
        guard let low = start else { continue }
        add(low, Self.edge(of: isClear, from: place - step, to: place), least)
        start = nil
      }
    }
    if let start { add(start, range.upperBound, least) }
  }

  private mutating func add(_ start: Double, _ end: Double, _ least: Double) {
    if end - start >= least { parts.append(start...end) }
  }

  /// A part where another test holds, near the middle of this one; of length 0 if there is none.
  func moved(_ part: ClosedRange<Double>, isClear: (Double) -> Bool) -> ClosedRange<Double> {
    let reach = (part.upperBound - part.lowerBound) / 2
    let center = part.lowerBound + reach
    // Samples the middle, then to both sides of it.
    let places = (0...32).map { center + reach * Double($0 % 2 == 0 ? $0 : -$0 - 1) / 32 }
    guard let middle = places.first(where: isClear) else { return center...center }
    let before = parts.last { $0.upperBound < part.lowerBound }?.upperBound
    let after = parts.first { $0.lowerBound > part.upperBound }?.lowerBound
    let low = before.map { ($0 + part.lowerBound) / 2 } ?? range.lowerBound
    let high = after.map { ($0 + part.upperBound) / 2 } ?? range.upperBound
    return end(from: middle, to: low, isClear)...end(from: middle, to: high, isClear)
  }

  private func end(from start: Double, to limit: Double, _ isClear: (Double) -> Bool) -> Double {
    var place = start
    while place != limit {
      let next = limit < place ? max(limit, place - step) : min(limit, place + step)
      guard isClear(next) else { return Self.edge(of: isClear, from: place, to: next) }
      place = next
    }
    return limit
  }

  /// The last place where the test holds, between one where it does and one where it does not.
  private static func edge(
    of isClear: (Double) -> Bool, from inside: Double, to outside: Double
  ) -> Double {
    var (inside, outside) = (inside, outside)
    for _ in 0..<12 {
      let middle = (inside + outside) / 2
      if isClear(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}
