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
      .map { $0.element }
  }

  /// Restarts at a position: objects behind it are never reported.
  mutating func find(_ fix: DriveFix) {
    next = 0
    near.removeAll { cues[$0].end < fix.meters }
  }

  mutating func take(_ fix: DriveFix, on line: DriveLine) -> [DriveEvent.Content] {
    let reach = fix.meters + DriveFix.margin
    var events: [DriveEvent.Content] = []
    let passed = near.filter { cues[$0].end < fix.meters - DriveFix.margin }
    if !passed.isEmpty {
      near.removeAll { passed.contains($0) }
      events = passed.sorted { (cues[$0].end, $0) < (cues[$1].end, $1) }
        .map { .passed(cues[$0].object) }
    }
    while next < cues.count, cues[next].due <= reach {
      let cue = cues[next]
      if cue.start >= fix.meters - DriveFix.margin, !near.contains(next) {
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
