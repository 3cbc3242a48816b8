import Routes

/// The positions of a trace in their order, at a rate if one is asked for.
struct TracePoints: Sendable {
  private let points: [Trace.Point]
  /// Points a second; nil means as recorded.
  private let rate: Double?
  private var index = 0
  private var tick = 0
  /// The longest time between points that is filled with positions, in milliseconds.
  private let gap: Int

  init(_ trace: Trace, rate: Double?) {
    points = trace.points
    self.rate = rate
    gap = Self.gap(zip(points, points.dropFirst()).map { $1.milliseconds - $0.milliseconds })
  }

  /// The longest time after which a position is still known, by the times between those before it, in
  /// milliseconds; without any it always is.
  static func gap(_ spans: [Int]) -> Int {
    spans.isEmpty ? .max : max(10_000, min(spans.sorted()[spans.count / 2], 3_600_000) * 3)
  }

  mutating func next() -> Trace.Point? {
    guard let rate else {
      defer { index += 1 }
      return points.dropFirst(index).first
    }
    while true {
      let time = Int((Double(tick) * 1000 / rate).rounded())
      while index + 1 < points.count, points[index + 1].milliseconds <= time {
        index += 1
      }
      guard let before = points.dropFirst(index).first else { return nil }
      guard let after = points.dropFirst(index + 1).first else {
        // Always reports the last point at its own time.
        index += 1
        return before
      }
      if after.milliseconds - before.milliseconds > gap, time > before.milliseconds {
        // Continues with the first tick after the gap.
        tick = max(tick + 1, Int((Double(after.milliseconds) * rate / 1000).rounded(.up)))
        continue
      }
      tick += 1
      return Self.between(before, after, at: time)
    }
  }

  private static func between(
    _ before: Trace.Point, _ after: Trace.Point, at time: Int
  ) -> Trace.Point {
    let share =
      Double(time - before.milliseconds) / Double(after.milliseconds - before.milliseconds)
    guard share > 0 else { return before }
    func middle(_ first: Double?, _ second: Double?) -> Double? {
      guard let first, let second else { return nil }
      return ((first + (second - first) * share) * 100).rounded() / 100
    }
    return Trace.Point(
      milliseconds: time,
      place: SpherePoint(before.place).toward(SpherePoint(after.place), share: share).coordinate,
      altitude: middle(before.altitude, after.altitude), course: before.course,
      speed: middle(before.speed, after.speed))
  }
}
