import Guidance
import Routes

/// What lies along a route, as a vehicle comes to it and passes it.
struct AlongWatch: Sendable {
  /// An object, in meters from the start of the route.
  private struct Cue {
    /// From here on the object is near.
    var due: Double
    var start: Double
    var end: Double
    var object: GuidedObject
  }

  /// In order of `due`.
  private let cues: [Cue]
  private var next = 0
  /// The cues that were reported and are not passed yet, as indices.
  private var near: [Int] = []

  /// Positions of the vehicle are this exact, in meters.
  private static let noise = 0.1

  init(_ route: DrivableRoute) {
    let line = route.line
    let groups = route.guided.guide.along ?? AlongGroup.rare
    cues = route.guided.objects.compactMap { object -> Cue? in
      guard let start = object.object.start, object.object.kind != .speedLimit,
        groups.contains(object.group)
      else { return nil }
      let due = line.meters(atSeconds: line.seconds(atMeters: start) - object.group.lead)
      return Cue(
        due: min(due, start), start: start, end: max(start, object.object.end ?? start),
        object: object)
    }.enumerated().sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map(\.element)
  }

  /// Restarts at a position: objects behind it are never reported.
  mutating func find(_ fix: DriveFix) {
    next = 0
    near.removeAll { cues[$0].end < fix.meters }
  }

  mutating func take(_ fix: DriveFix, on line: DriveLine) -> [DriveEvent.Content] {
    let reach = fix.meters + Self.noise
    var events: [DriveEvent.Content] = []
    let passed = near.filter { cues[$0].end < fix.meters - Self.noise }
    if !passed.isEmpty {
      near.removeAll { passed.contains($0) }
      events = passed.sorted { (cues[$0].end, $0) < (cues[$1].end, $1) }
        .map { .passed(cues[$0].object) }
    }
    while next < cues.count, cues[next].due <= reach {
      let cue = cues[next]
      if cue.start >= fix.meters - Self.noise, !near.contains(next) {
        near.append(next)
        let ahead = ObjectAhead(
          object: cue.object, meters: max(0, cue.start - fix.meters),
          seconds: max(0, line.seconds(atMeters: cue.start) - fix.seconds))
        events.append(.approaching(ahead))
      }
      next += 1
    }
    return events
  }
}

/// The speed limits along a route.
struct LimitTrack: Sendable {
  /// Where a limit begins, in meters from the start of the route; nil means that it is unknown.
  private var changes: [(meters: Double, sign: SpeedLimitSign?)]
  private var next = 0
  private(set) var current: SpeedLimitSign?
  private var reported: SpeedLimitSign?

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

  private static func changes(along route: Route) -> [(meters: Double, sign: SpeedLimitSign?)] {
    var changes: [(meters: Double, sign: SpeedLimitSign?)] = []
    let stretches = zip(route.objects, route.countries).compactMap { object, country in
      object.start.flatMap { start in
        SpeedLimitSign(object, country: country).map { (start, object.end ?? .infinity, $0) }
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
  mutating func take(_ fix: DriveFix) -> SpeedLimitSign?? {
    while next < changes.count, changes[next].meters <= fix.meters + Self.noise {
      current = changes[next].sign
      next += 1
    }
    return report()
  }

  /// The report where the limit becomes unknown.
  mutating func end() -> SpeedLimitSign?? {
    current = nil
    return report()
  }

  private mutating func report() -> SpeedLimitSign?? {
    guard current != reported else { return nil }
    reported = current
    return .some(current)
  }
}
