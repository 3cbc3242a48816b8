import Guidance
import Routes

/// Matches a recorded vehicle to a route.
///
/// A position matches the line after the last match, within the gate and in the vehicle's
/// direction; of several, the one near and as far along as the vehicle has moved. After
/// `strayLimit` unmatched positions the vehicle is off the route, and all lines are searched.
struct TraceFollower: Sendable {
  struct Step {
    var fix: DriveFix
    var newRoute: Int?
    /// Whether the position matches without a previous match.
    var isFound = false
  }

  /// The start of the way that gives the heading.
  private struct Anchor {
    var place: SpherePoint
    var milliseconds: Int
    /// The heading on arrival at the place.
    var course: Double?
  }

  private var lines: [DriveLine]
  private let options: DriveOptions
  private var route = 0
  /// The last match; nil before the first, and while the vehicle is off the route.
  private var last: Match?
  private var lastTime = 0
  /// How far along its route the vehicle was last, in meters.
  private var known = 0.0
  private var previous: (place: SpherePoint, milliseconds: Int)?
  private var anchor: Anchor?
  private var strays = 0
  /// The mean square of the distances of recent positions from the route, in square meters; at first a
  /// guess.
  private var variance = 100.0
  /// How far back on the way the heading was measured at most, in meters; 0 if it is recorded.
  private var lag = 0.0
  /// Why the vehicle is off the route; nil while it is not known to be.
  private var off: OffRouteReason?
  /// Whether the position was lost since the last match.
  private var isAfterGap = false

  /// The vehicle is off the route after as many unmatched positions in a row, in as many milliseconds.
  private static let strayLimit = (count: 3, time: 2000)
  /// The highest plausible speed, in meters per second.
  private static let topSpeed = 70.0
  /// The lowest speed with a reliable heading, in meters per second.
  private static let movingSpeed = 2.0
  /// The shortest way that gives the heading, in meters; suppresses noise.
  private static let baseline = 15.0
  /// The share of a new position in the error of recent ones.
  private static let newest = 0.1

  init(_ routes: [DriveLine], options: DriveOptions) {
    lines = routes
    self.options = options
  }

  /// Takes another route in place of all, which the next position is looked for on.
  mutating func change(to line: DriveLine) {
    (lines, route, last, known, strays, off) = ([line], 0, nil, 0, 0, nil)
  }

  /// Matches the next position; `wasLost` is whether the position was lost before.
  mutating func step(_ point: Trace.Point, wasLost: Bool, leg: Int) -> Step {
    let place = SpherePoint(point.place)
    let meters = previous.map { $0.place.distance(to: place) } ?? 0
    let seconds = previous.map { Double(point.milliseconds - $0.milliseconds) / 1000 } ?? 0
    previous = (place, point.milliseconds)
    let course = heading(at: place, point)
    if wasLost { isAfterGap = true }
    var step = find(point, place, course: course, moved: meters, leg: leg)
    let speed = point.speed ?? step.fix.location.speed ?? (seconds > 0 ? meters / seconds : nil)
    step.fix.location.speed = speed.map { ($0 * 100).rounded() / 100 }
    step.fix.location.course =
      point.course ?? (step.fix.status == .onRoute ? step.fix.location.course : course)
    return step
  }

  /// The recorded heading, or that of the recent way; nil if the vehicle hardly moves.
  private mutating func heading(at place: SpherePoint, _ point: Trace.Point) -> Double? {
    if let speed = point.speed, speed < Self.movingSpeed { return nil }
    let baseline = max(Self.baseline, 4 * variance.squareRoot())
    lag = point.course == nil ? 2 * baseline : 0
    if let course = point.course { return course }
    guard let anchor else {
      anchor = Anchor(place: place, milliseconds: point.milliseconds)
      return nil
    }
    let seconds = Double(point.milliseconds - anchor.milliseconds) / 1000
    let meters = anchor.place.distance(to: place)
    if meters >= baseline {
      let isMoving = meters >= Self.movingSpeed * seconds
      self.anchor = Anchor(
        place: place, milliseconds: point.milliseconds,
        course: isMoving ? anchor.place.course(to: place) : nil)
    } else if seconds > baseline / Self.movingSpeed {
      self.anchor?.course = nil
    }
    return self.anchor?.course
  }

  private mutating func find(
    _ point: Trace.Point, _ place: SpherePoint, course: Double?, moved: Double, leg: Int
  ) -> Step {
    if let match = ahead(of: place, course: course, moved: moved, at: point, leg: leg) {
      return accept(match, point)
    }
    strays += 1
    let isLong =
      strays >= Self.strayLimit.count && point.milliseconds - lastTime >= Self.strayLimit.time
    guard isLong || last == nil else { return stray(point, place) }
    // Searches before the next stop, then after it; the way before a passed stop never matches.
    let nodes = lines[route].legs[leg].nodes
    let end = lines[route].places.count - 1
    let match =
      anywhere(place, course, on: route, nodes.lowerBound..<nodes.upperBound)
      ?? (isLong ? anywhere(place, course, on: route, nodes.lowerBound..<end) : nil)
    if let match, last == nil { return accept(match, point) }
    if isLong {
      if match == nil, let step = otherRoute(point, place, course) { return step }
      // A vehicle elsewhere on the route has left it first.
      if off == nil { off = reason(at: place, course) }
      last = nil
    }
    return stray(point, place)
  }

  private mutating func otherRoute(
    _ point: Trace.Point, _ place: SpherePoint, _ course: Double?
  ) -> Step? {
    for other in lines.indices where other != route {
      let all = 0..<lines[other].places.count - 1
      guard let match = anywhere(place, course, on: other, all) else { continue }
      route = other
      last = nil
      var step = accept(match, point)
      step.newRoute = other
      return step
    }
    return nil
  }

  /// Accepts a match; near the end of a leg, moves it to the end.
  private mutating func accept(_ found: Match, _ point: Trace.Point) -> Step {
    let line = lines[route]
    var match = found
    if let gap = found.gap { variance += (gap * gap - variance) * Self.newest }
    let span = line.leg(at: match.segment)
    let isAtEnd = span.meters.upperBound - match.meters <= options.arrivalRadius
    if isAtEnd {
      match = Match(
        segment: max(span.nodes.upperBound - 1, match.segment), share: 1,
        meters: span.meters.upperBound)
    }
    let seconds = Double(point.milliseconds - lastTime) / 1000
    let spot = line.places[match.segment].toward(
      line.places[match.segment + 1], share: match.share)
    let fix = DriveFix(
      milliseconds: point.milliseconds, meters: match.meters,
      seconds: isAtEnd
        ? span.seconds.upperBound : line.seconds(at: match.share, of: match.segment),
      segment: match.segment, error: variance.squareRoot(),
      location: VehicleLocation(
        place: spot.coordinate, altitude: point.altitude, course: line.course(at: match.segment),
        speed: last.flatMap { seconds > 0 ? (match.meters - $0.meters) / seconds : nil },
        isOnRoute: true, recorded: point.place))
    let isFound = last == nil
    (last, known) = (match, match.meters)
    lastTime = point.milliseconds
    strays = 0
    (off, isAfterGap) = (nil, false)
    return Step(fix: fix, isFound: isFound)
  }

  private func ahead(
    of place: SpherePoint, course: Double?, moved: Double, at point: Trace.Point, leg: Int
  ) -> Match? {
    guard let last else { return nil }
    let seconds = Double(point.milliseconds - lastTime) / 1000
    let reach = last.meters + 100 + Self.topSpeed * seconds
    // The vehicle passes one stop at a time.
    let end = max(lines[route].legs[leg].nodes.upperBound, last.segment + 1)
    return lines[route].match(
      place, course: course, lag: lag, gate: options.gate, from: last, within: last.segment..<end,
      reach: reach, expected: last.meters + moved)
  }

  private func anywhere(
    _ place: SpherePoint, _ course: Double?, on route: Int, _ segments: Range<Int>
  ) -> Match? {
    // Who comes back has the heading of the street, not of the one before a corner.
    lines[route].match(
      place, course: course, gate: options.gate, within: segments,
      expected: route == self.route ? known : nil)
  }

  /// Why no position on the route matches a vehicle at a place.
  private func reason(at place: SpherePoint, _ course: Double?) -> OffRouteReason {
    let all = 0..<lines[route].places.count - 1
    if isAfterGap { return .gap }
    if anywhere(place, nil, on: route, all) == nil { return .distance }
    return anywhere(place, course, on: route, all) == nil ? .direction : .gap
  }

  private func stray(_ point: Trace.Point, _ place: SpherePoint) -> Step {
    let status: DriveFix.Status =
      off.map { .offRoute(meters: (lines[route].distance(to: place) * 10).rounded() / 10, $0) }
      ?? .astray
    return Step(
      fix: DriveFix(
        milliseconds: point.milliseconds, meters: last?.meters ?? 0, seconds: 0,
        segment: last?.segment ?? 0, status: status,
        location: VehicleLocation(
          place: point.place, altitude: point.altitude, isOnRoute: false, recorded: point.place)))
  }
}
