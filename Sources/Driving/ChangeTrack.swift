import Guidance
import Routes

/// A value that changes at places along a route, such as its road.
struct ChangeTrack<Value: Equatable & Sendable>: Sendable {
  typealias Change = (way: Way, value: Value)

  private let unknown: Value
  /// In order, from the start of the route; after a change of them the position is to be found.
  var changes: [Change]
  private var next = 0
  private(set) var current: Value
  private var reported: Value

  init(_ changes: [Change], unknown: Value) {
    (self.changes, self.unknown) = (changes, unknown)
    (current, reported) = (unknown, unknown)
  }

  /// Resets the state after a jump of the position.
  mutating func find() { (next, current) = (0, unknown) }

  /// Moves to a position; returns the value there if it is not the one reported last.
  mutating func take(_ fix: DriveFix) -> Value? {
    while next < changes.count, changes[next].way.meters <= fix.meters + DriveFix.margin,
      changes[next].way.seconds <= fix.seconds
    {
      current = changes[next].value
      next += 1
    }
    return report()
  }

  /// The report where the value becomes unknown.
  mutating func end() -> Value? {
    current = unknown
    return report()
  }

  private mutating func report() -> Value? {
    guard current != reported else { return nil }
    reported = current
    return .some(current)
  }
}

extension DrivableRoute {
  /// Where a road begins, with its names, longest first; none if unknown.
  ///
  /// An arrival changes no road.
  var roads: [ChangeTrack<[String]>.Change] {
    zip(line.marks, cards).filter { !$1.step.maneuver.kind.arrives }
      .map { ($0, $1.roadVariants) }
  }

  /// Where a speed limit begins, at any time; nil where it is unknown.
  var limits: [ChangeTrack<SpeedLimitSign?>.Change] {
    let route = guided.route
    let stretches = zip(route.objects, route.countries).compactMap { object, country in
      object.start.flatMap { start in
        SpeedLimitSign(object, country: country).map { (start, object.end ?? .infinity, $0) }
      }
    }
    var changes: [ChangeTrack<SpeedLimitSign?>.Change] = []
    for (index, (start, end, sign)) in stretches.enumerated() {
      changes.append((Way(meters: start, seconds: -.infinity), sign))
      // Stretches with a gap of less than a meter between them follow each other.
      if index + 1 == stretches.count || stretches[index + 1].0 > end + 1 {
        changes.append((Way(meters: end, seconds: -.infinity), nil))
      }
    }
    return changes
  }
}

/// What remains of a leg, as it was reported last.
struct RemainingTrack: Sendable {
  private let options: DriveOptions
  /// In milliseconds and millimeters; nil before the first report.
  private var reported: (time: Int?, distance: Int?)

  init(_ options: DriveOptions) { self.options = options }

  /// Resets the state after a jump of the position, or with the next leg.
  mutating func find() { reported = (nil, nil) }

  /// What changed by as much as the options ask, or at all where it is `isForced`.
  mutating func take(
    _ fix: DriveFix, on line: DriveLine, leg: Int, isForced: Bool
  ) -> [DriveEvent.Content] {
    func thousandths(_ value: Double) -> Int { Int((max(0, value) * 1000).rounded()) }
    func isDue(_ reported: Int?, _ now: Int, _ threshold: Double) -> Bool {
      guard let reported else { return true }
      return reported != now && (isForced || Double((reported - now).magnitude) >= threshold * 1000)
    }
    let left = fix.left(on: line, leg: line.legs[leg]).toWaypoint
    var events: [DriveEvent.Content] = []
    let time = thousandths(left.seconds)
    if isDue(reported.time, time, options.timeThreshold) {
      reported.time = time
      events.append(.remainingTime(seconds: Double(time) / 1000, leg: leg))
    }
    let distance = thousandths(left.meters)
    if isDue(reported.distance, distance, options.distanceThreshold) {
      reported.distance = distance
      events.append(.remainingDistance(meters: Double((distance + 5) / 10) / 100, leg: leg))
    }
    return events
  }
}
