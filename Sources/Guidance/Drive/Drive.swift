package import Routes

/// The events of a drive along a route, from start to end.
package struct Drive: Sendable {
  let routes: [DrivableRoute]
  let trace: Trace?
  let options: DriveOptions
  let departure: Departure?

  /// Of a planned drive: at one a second, 115 days.
  package static let locationLimit = 10_000_000

  /// Prepares a drive along a route, or as the engine plans it if there is no trace.
  ///
  /// After the route stand those that the vehicle may change to, each read with its lines, and with
  /// its annotations for traffic and speeding. A guide without departure takes that of the trace.
  package init(
    _ routes: [Route], guide: Guide, trace: Trace? = nil, options: DriveOptions = DriveOptions()
  ) throws(GuidanceError) {
    var guide = guide
    if guide.departure == nil, let start = trace?.start {
      guide.departure = try Departure(milliseconds: start, offset: 0)
    }
    var guided: [GuidedRoute] = []
    for route in routes { guided.append(try guide.guide(route, index: guided.count)) }
    try self.init(guided, trace: trace, options: options)
  }

  /// Prepares a drive along routes with their cards; their guide knows the start of the drive.
  package init(
    _ routes: [GuidedRoute], trace: Trace? = nil, options: DriveOptions = DriveOptions()
  ) throws(GuidanceError) {
    precondition(!routes.isEmpty, "a drive takes a route")
    self.trace = trace
    self.options = options
    departure = routes[0].guide.departure
    // The steps may add up to more time than the legs, and the trace may outlast the plan.
    let recorded = Double(trace?.points.last?.milliseconds ?? 0) / 1000
    var drivable: [DrivableRoute] = []
    for (index, route) in routes.enumerated() {
      let route = try DrivableRoute(route, index: index)
      try departure?.check(seconds: recorded + (route.line.seconds.last ?? 0))
      drivable.append(route)
    }
    self.routes = drivable
    guard trace == nil, plannedSeconds * plannedRate > Double(Self.locationLimit) else { return }
    throw .longDrive(seconds: plannedSeconds, rate: plannedRate)
  }

  /// How long the engine plans the drive along the first route to take, in seconds; at 50 km/h
  /// if the engine states no times.
  package var plannedSeconds: Double { routes[0].line.seconds.last ?? 0 }

  fileprivate var plannedRate: Double {
    let rate = options.rate ?? 1
    guard let most = options.mostLocations else { return rate }
    return min(rate, Double(most) / max(1, plannedSeconds))
  }

  package var hasAssumedTimes: Bool { routes.contains { $0.line.hasAssumedTimes } }

  package var guides: [Guide] { routes.map(\.guided.guide) }

  package func events() -> Events { Events(self) }

  package struct Events: Sendable {
    private enum Vehicle: Sendable {
      case planned(PlannedVehicle)
      case recorded(TraceFollower)
    }

    private let routes: [DrivableRoute]
    private var vehicle: Vehicle
    private var navigator: Navigator
    private var milliseconds = 0

    fileprivate init(_ drive: Drive) {
      routes = drive.routes
      navigator = Navigator(drive.routes[0], departure: drive.departure, options: drive.options)
      vehicle =
        drive.trace.map {
          .recorded(TraceFollower($0, routes: drive.routes.map(\.line), options: drive.options))
        } ?? .planned(PlannedVehicle(drive.routes[0].line, rate: drive.plannedRate))
    }

    package mutating func next() throws(GuidanceError) -> DriveEvent? {
      while navigator.events.isEmpty {
        guard try step() else { return nil }
      }
      return navigator.events.removeFirst()
    }

    /// Goes on to the next place; false after the last.
    private mutating func step() throws(GuidanceError) -> Bool {
      guard !navigator.isDone else { return false }
      switch vehicle {
      case .planned(var planned):
        guard let fix = planned.next() else { return false }
        vehicle = .planned(planned)
        try navigator.take(fix)
      case .recorded(var follower):
        guard let step = follower.next(leg: navigator.leg) else {
          navigator.finish(at: milliseconds)
          return !navigator.events.isEmpty
        }
        vehicle = .recorded(follower)
        milliseconds = step.fix.milliseconds
        if let route = step.newRoute {
          navigator.change(to: routes[route], at: step.fix)
        } else if step.isFound {
          navigator.find(step.fix)
        }
        try navigator.take(step.fix)
      }
      return true
    }
  }
}

struct DrivableRoute: Sendable {
  var index: Int
  var guided: GuidedRoute
  var cards: [Card]
  var line: DriveLine
  var traffic: [TripProgress.Segment]

  init(_ guided: GuidedRoute, index: Int) throws(GuidanceError) {
    self.index = index
    self.guided = guided
    cards = Array(guided.cards)
    line = try DriveLine(guided.route)
    traffic = TripProgress.segments(of: line)
  }
}
