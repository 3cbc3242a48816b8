package import Guidance
package import Faults
package import Routes

package struct Drive: Sendable {
  let routes: [DrivableRoute]
  let trace: Trace?
  let feed: Feed?
  let options: DriveOptions
  let departure: Departure?

  /// The maximum of a planned drive: 115 days at one location a second.
  package static let locationLimit = 10_000_000

  /// Prepares a drive of a trace along a route, or of a planned vehicle without a trace.
  ///
  /// Further `routes` are alternatives that the vehicle may change to. Each needs its lines, and
  /// annotations for traffic and speeding. A guide without departure uses the trace's. With a feed,
  /// instead of a trace, the routes are the feed's, and the vehicle is where its messages say.
  package init(
    _ routes: [Route], guide: Guide, trace: Trace? = nil, feed: Feed? = nil,
    options: DriveOptions = DriveOptions()
  ) throws(Fault) {
    var guide = guide
    if guide.departure == nil, let start = trace?.start {
      guide.departure = try Departure(milliseconds: Int64(start), offset: 0)
    }
    var guided: [GuidedRoute] = []
    for route in routes { guided.append(try guide.guide(route, index: guided.count)) }
    try self.init(guided, trace: trace, feed: feed, options: options)
  }

  /// Prepares a drive along routes with cards; their guide knows the start of the drive.
  package init(
    _ routes: [GuidedRoute], trace: Trace? = nil, feed: Feed? = nil,
    options: DriveOptions = DriveOptions()
  ) throws(Fault) {
    precondition(!routes.isEmpty, "a drive takes a route")
    self.trace = trace
    self.feed = feed
    self.options = options
    departure = routes[0].guide.departure
    // The steps may add up to more time than the legs, and the trace may outlast the plan.
    let recorded =
      Double(trace?.points.last?.milliseconds ?? feed?.messages.last?.milliseconds ?? 0) / 1000
    var drivable: [DrivableRoute] = []
    for (index, route) in routes.enumerated() {
      let route = try DrivableRoute(
        route, index: index, needsPlaces: options.needsPlaces && feed == nil)
      try departure?.check(seconds: recorded + (route.line.seconds.last ?? 0))
      drivable.append(route)
    }
    self.routes = drivable
    guard trace == nil, feed == nil, plannedSeconds * plannedRate > Double(Self.locationLimit)
    else { return }
    throw Fault(
      "the drive takes \(plannedSeconds) s, which at \(plannedRate) locations a second is more than "
        + "\(Self.locationLimit) of them",
      remedy: "check the times of the steps, or choose a lower rate")
  }

  /// The planned time along the first route, in seconds; at 50 km/h if the engine states no times.
  package var plannedSeconds: Double { routes[0].line.seconds.last ?? 0 }

  fileprivate var plannedRate: Double {
    let rate = options.rate ?? 1
    guard let most = options.mostLocations else { return rate }
    return min(rate, Double(most) / max(1, plannedSeconds))
  }

  package var hasAssumedTimes: Bool { routes.contains { $0.line.hasAssumedTimes } }

  package var guides: [Guide] { routes.map { $0.guided.guide } }

  package func events() -> Events { Events(self) }

  package struct Events: Sendable {
    private enum Vehicle: Sendable {
      case planned(PlannedVehicle)
      case recorded(TracePoints, LiveDrive)
      case told(FeedVehicle)
    }

    private var vehicle: Vehicle
    /// Of a vehicle that is not recorded.
    private var navigator: Navigator
    private var events: ArraySlice<DriveEvent> = []
    private var isOver = false

    fileprivate init(_ drive: Drive) {
      navigator = Navigator(drive.routes[0], departure: drive.departure, options: drive.options)
      vehicle =
        if let trace = drive.trace {
          .recorded(
            TracePoints(trace, rate: drive.options.rate), LiveDrive(drive, guide: drive.guides[0]))
        } else if let feed = drive.feed {
          .told(FeedVehicle(feed, routes: drive.routes))
        } else {
          .planned(PlannedVehicle(drive.routes[0].line, rate: drive.plannedRate))
        }
    }

    package mutating func next() throws(Fault) -> DriveEvent? {
      while events.isEmpty, !isOver { try step() }
      return events.popFirst()
    }

    private mutating func step() throws(Fault) {
      switch vehicle {
      case .recorded(var points, var drive):
        if let point = points.next() {
          events = try drive.update(point)[...]
          isOver = drive.isDone
        } else {
          events = drive.finish()[...]
          isOver = true
        }
        vehicle = .recorded(points, drive)
        return
      case .planned(var planned):
        if let fix = planned.next() { try navigator.take(fix) } else { isOver = true }
        vehicle = .planned(planned)
      case .told(var told):
        isOver = try !told.tell(&navigator)
        vehicle = .told(told)
      }
      events = navigator.events[...]
      navigator.events = []
      isOver = isOver || navigator.isDone
    }
  }
}

struct DrivableRoute: Sendable {
  var index: Int
  var guided: GuidedRoute
  var cards: [Card]
  var line: DriveLine

  init(_ guided: GuidedRoute, index: Int, needsPlaces: Bool) throws(Fault) {
    self.index = index
    self.guided = guided
    cards = Array(guided.cards)
    line = try DriveLine(guided.route, needsPlaces: needsPlaces)
  }
}

extension Drive {
  /// What is left of the first route where the first route of another drive begins, in meters; nil
  /// if it begins at the end or elsewhere, or if either has no places.
  package func metersLeft(atStartOf other: Drive) -> Double? {
    let (line, next) = (routes[0].line, other.routes[0].line)
    guard line.hasPlaces, next.hasPlaces, let start = next.places.first else { return nil }
    let match = line.match(
      start, course: next.course(at: 0), gate: options.gate, within: 0..<line.places.count - 1)
    return match.map { line.length - $0.meters }.flatMap { $0 > options.gate ? $0 : nil }
  }
}

package struct DriveOptions: Hashable, Sendable {
  /// Locations a second, above 0 up to 100; nil means one a second, or the locations of the trace.
  package var rate: Double?
  /// Lowers a planned drive's rate to about this many locations, 1 or more; nil throws instead if
  /// there are more than `Drive.locationLimit`.
  package var mostLocations: Int?
  /// The smallest reported change of the remaining time, in seconds, 0 or more.
  package var timeThreshold = 1.0
  /// The smallest reported change of the remaining distance, in meters, 0 or more.
  package var distanceThreshold = 1.0
  /// Minor speeding starts this far above the limit; nil means `SpeedMargin.usual`, as for major.
  package var minorSpeeding: SpeedMargin?
  package var majorSpeeding: SpeedMargin?
  /// A level of speeding rises after its margin was exceeded for so many seconds, 0 or more.
  package var severityUpgrade = 0.0
  /// The largest distance from the route at which a recorded position matches it, in meters.
  package var gate = 40.0
  /// How far before the end of a leg a recorded position counts as there, in meters.
  package var arrivalRadius = 20.0

  /// Whether a route without a line is an error; else a drive along it has no locations.
  package var needsPlaces = true
  /// Whether each position reports its card, even if nothing that the driver sees has changed.
  package var repeatsCards = false

  package init() {}
}
