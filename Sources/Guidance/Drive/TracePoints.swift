import Routes

struct TracePoints: Sendable {
  private let trace: Trace
  /// Points a second; nil means as recorded.
  private let rate: Double?
  private var index = 0
  private var tick = 0

  /// The longest gap to interpolate, in milliseconds.
  private static let gap = 10_000

  init(_ trace: Trace, rate: Double?) {
    self.trace = trace
    self.rate = rate
  }

  mutating func next() -> Trace.Point? {
    guard let rate else {
      guard index < trace.points.count else { return nil }
      index += 1
      return trace.points[index - 1]
    }
    while true {
      let time = Int((Double(tick) * 1000 / rate).rounded())
      while index + 1 < trace.points.count, trace.points[index + 1].milliseconds <= time {
        index += 1
      }
      guard index < trace.points.count else { return nil }
      let before = trace.points[index]
      guard index + 1 < trace.points.count else {
        // Always reports the last point at its own time.
        index += 1
        return before
      }
      let after = trace.points[index + 1]
      if after.milliseconds - before.milliseconds > Self.gap, time > before.milliseconds {
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
