import Routes

/// The speed limits along a route.
struct LimitTrack: Sendable {
  /// Where a limit begins, in meters from the start of the route; nil means that it is unknown.
  private var changes: [(meters: Double, sign: LimitSign?)]
  private var next = 0
  private(set) var current: LimitSign?
  private var reported: LimitSign?

  /// Stretches with a smaller gap between them follow each other, in meters.
  private static let gap = 1.0
  /// Positions of the vehicle are this exact, in meters.
  private static let noise = 0.1

  init(_ route: Route) { changes = Self.changes(along: route) }

  /// Goes on along another route.
  mutating func change(to route: Route) {
    changes = Self.changes(along: route)
    find()
  }

  private static func changes(along route: Route) -> [(meters: Double, sign: LimitSign?)] {
    var changes: [(meters: Double, sign: LimitSign?)] = []
    let stretches = zip(route.objects, route.countries).compactMap { object, country in
      object.start.flatMap { start in
        LimitSign(object, country: country).map { (start, object.end ?? .infinity, $0) }
      }
    }
    for (index, (start, end, sign)) in stretches.enumerated() {
      changes.append((start, sign))
      if index + 1 == stretches.count || stretches[index + 1].0 > end + gap {
        changes.append((end, nil))
      }
    }
    return changes
  }

  /// Resets the state after a jump of the position.
  mutating func find() { (next, current) = (0, nil) }

  /// Moves to a position; returns the limit there if it is not the last one that was reported.
  mutating func take(_ fix: DriveFix) -> LimitSign?? {
    while next < changes.count, changes[next].meters <= fix.meters + Self.noise {
      current = changes[next].sign
      next += 1
    }
    return report()
  }

  /// The report where the limit becomes unknown.
  mutating func end() -> LimitSign?? {
    current = nil
    return report()
  }

  private mutating func report() -> LimitSign?? {
    guard current != reported else { return nil }
    reported = current
    return .some(current)
  }
}
