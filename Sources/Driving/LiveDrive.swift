public import Faults
public import Guidance
public import Routes

/// A drive as it happens: a position in, and the events that come of it out.
///
/// Its memory does not grow with the positions. The same positions give the events of a recorded drive.
public struct LiveDrive: Sendable {
  private let guide: Guide
  private var routes: [DrivableRoute]
  /// The guides of all routes so far.
  package private(set) var guides: [Guide]
  private var follower: TraceFollower
  private var navigator: Navigator
  private var loss = LossWatch()
  /// Whether the vehicle has not yet been met on the route that it changes to.
  private var isChanging = false
  private var milliseconds = 0

  /// Begins a drive along a route; estimates need a guide that departs at the time of the first position.
  ///
  /// Throws `Fault` for a route without a line.
  public init(_ route: Route, guide: Guide) throws(Fault) {
    try self.init(Drive([route], guide: guide), guide: guide)
  }

  /// Begins a drive along the first route of another one.
  package init(_ drive: Drive, guide: Guide) {
    (self.guide, routes, guides) = (guide, drive.routes, drive.guides)
    follower = TraceFollower(routes.map { $0.line }, options: drive.options)
    navigator = Navigator(routes[0], departure: drive.departure, options: drive.options)
    navigator.hasOtherRoutes = routes.count > 1
  }

  /// Whether the vehicle has arrived at the destination; then nothing more happens.
  public var isDone: Bool { navigator.isDone }

  /// Takes the next position, in milliseconds since the first, and returns what happens there, in order.
  ///
  /// Throws `Fault` for a time beyond the calendar.
  public mutating func update(_ point: Trace.Point) throws(Fault) -> [DriveEvent] {
    guard !isDone else { return [] }
    milliseconds = point.milliseconds
    let lost = loss.time(before: point)
    let step = follower.step(
      point, wasLost: lost != nil, leg: isChanging ? 0 : navigator.leg)
    if let lost { navigator.pause(.locating, at: lost) }
    if step.newRoute != nil || isChanging && step.isFound {
      navigator.change(to: routes[step.newRoute ?? 0], at: step.fix)
      isChanging = false
    } else if step.isFound {
      navigator.find(step.fix)
    }
    try navigator.take(step.fix)
    return takeEvents()
  }

  /// Goes on along another route from the first position on it; there is no way back to the routes before.
  ///
  /// Throws `Fault` for a route without a line.
  public mutating func change(to route: Route) throws(Fault) {
    let guided = try guide.guide(route, index: guides.count)
    routes = [try DrivableRoute(guided, index: guides.count, needsPlaces: true)]
    guides.append(guided.guide)
    follower.change(to: routes[0].line)
    isChanging = true
  }

  /// Ends the drive at the last position, and returns what is left to happen.
  public mutating func finish() -> [DriveEvent] {
    navigator.finish(at: milliseconds)
    return takeEvents()
  }

  private mutating func takeEvents() -> [DriveEvent] {
    defer { navigator.events = [] }
    return navigator.events
  }
}

/// Notices when positions cease to arrive while the vehicle moves.
private struct LossWatch: Sendable {
  private var last: Trace.Point?
  /// The last three times between positions, in milliseconds.
  private var spans: [Int] = []

  /// A vehicle that moved no more than so many meters has stood.
  private static let standing = 20.0

  /// When the position was lost before a point, in milliseconds; nil if it was known.
  mutating func time(before next: Trace.Point) -> Int? {
    defer { last = next }
    guard let last else { return nil }
    let span = next.milliseconds - last.milliseconds
    let gap = TracePoints.gap(spans)
    spans = spans.suffix(2) + [span]
    guard span > gap,
      SpherePoint(last.place).distance(to: SpherePoint(next.place)) > Self.standing
    else { return nil }
    return last.milliseconds + gap
  }
}
