import Routes

struct TracePoints: Sendable {
  private let trace: Trace
  /// Points a second; nil means as recorded.
  private let rate: Double?
  private var index = 0
  private var tick = 0
  /// The longest time between points after which the vehicle's position is still known, in
  /// milliseconds: 10 seconds, or three times the usual time.
  private let gap: Int
  /// When the position was lost before the point that came last, in milliseconds; nil if it was known.
  private(set) var lostAt: Int?

  /// A vehicle that moved no more than so many meters in a gap has stood.
  private static let standing = 20.0

  init(_ trace: Trace, rate: Double?) {
    self.trace = trace
    self.rate = rate
    let spans = zip(trace.points, trace.points.dropFirst())
      .map { $1.milliseconds - $0.milliseconds }.sorted()
    gap = max(10_000, spans.isEmpty ? 0 : min(spans[spans.count / 2], 3_600_000) * 3)
  }

  mutating func next() -> Trace.Point? {
    lostAt = nil
    guard let rate else {
      guard index < trace.points.count else { return nil }
      if index > 0 { lookForGap(before: index) }
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
      if after.milliseconds - before.milliseconds > gap, time > before.milliseconds {
        // Continues with the first tick after the gap.
        lookForGap(before: index + 1)
        tick = max(tick + 1, Int((Double(after.milliseconds) * rate / 1000).rounded(.up)))
        continue
      }
      tick += 1
      return Self.between(before, after, at: time)
    }
  }

  private mutating func lookForGap(before index: Int) {
    let (last, next) = (trace.points[index - 1], trace.points[index])
    guard next.milliseconds - last.milliseconds > gap,
      SpherePoint(last.place).distance(to: SpherePoint(next.place)) > Self.standing
    else { return }
    lostAt = last.milliseconds + gap
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
