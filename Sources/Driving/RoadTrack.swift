import Guidance
/// The road that the vehicle is on.
struct RoadTrack: Sendable {
  private let route: DrivableRoute
  /// The next card whose maneuver is ahead.
  private var next = 0
  private var names: [String] = []
  private var reported: [String]

  /// Positions of the vehicle are this exact, in meters.
  private static let noise = 0.1

  /// Follows a route, after another one with these reported names.
  init(_ route: DrivableRoute, after reported: [String] = []) {
    self.route = route
    self.reported = reported
  }

  /// Goes on along another route.
  mutating func change(to route: DrivableRoute) { self = RoadTrack(route, after: reported) }

  /// Resets the state after a jump of the position.
  mutating func find() { (next, names) = (0, []) }

  /// Moves to a position; returns the names of its road if they are not those reported last.
  ///
  /// The longest comes first; there are none if they are unknown. An arrival changes no road.
  mutating func take(_ fix: DriveFix) -> [String]? {
    while next < route.cards.count, route.line.marks[next].meters <= fix.meters + Self.noise,
      route.line.marks[next].seconds <= fix.seconds
    {
      if !route.cards[next].step.maneuver.kind.arrives { names = route.cards[next].roadVariants }
      next += 1
    }
    return report()
  }

  /// The report where the road becomes unknown.
  mutating func end() -> [String]? {
    names = []
    return report()
  }

  private mutating func report() -> [String]? {
    guard names != reported else { return nil }
    reported = names
    return names
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
