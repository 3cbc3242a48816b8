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
