public import Routes

/// The events of a drive along a route, from start to end.
public struct Drive: Sendable {
  let routes: [DrivableRoute]
  let trace: Trace?
  let options: DriveOptions
  let departure: Departure?

  /// The most locations of a planned drive: at one a second, 115 days.
  public static let locationLimit = 10_000_000

  /// Prepares a drive.
  ///
  /// - Parameters:
  ///   - routes: The route, and after it those that the vehicle may change to; one or more, each
  ///     read with its lines, and with its annotations for traffic and speeding.
  ///   - guide: Makes the cards. It knows the start of the drive, else that of the trace counts.
  ///   - trace: Where a vehicle was, or nil to drive as the engine plans.
  ///   - options: The events and their thresholds.
  /// - Throws: `GuidanceError` where a route cannot be driven or shown, `.longDrive` for one that
  ///   has more than `locationLimit` locations.
  public init(
    _ routes: [Route], guide: Guide, trace: Trace? = nil, options: DriveOptions = DriveOptions()
  ) throws(GuidanceError) {
    precondition(!routes.isEmpty, "a drive takes a route")
    self.trace = trace
    self.options = options
    if let departure = guide.departure {
      self.departure = departure
    } else if let start = trace?.start {
      departure = try Departure(milliseconds: start, offset: 0)
    } else {
      departure = nil
    }
    var drivable: [DrivableRoute] = []
    var guide = guide
    guide.departure = departure
    for (index, route) in routes.enumerated() {
      let route = try DrivableRoute(guide.guide(route, index: index), index: index)
      // The steps may add up to more time than the legs, and the trace may outlast the plan.
      let recorded = Double(trace?.points.last?.milliseconds ?? 0) / 1000
      try departure?.check(seconds: recorded + (route.line.seconds.last ?? 0))
      drivable.append(route)
    }
    self.routes = drivable
    if trace == nil { try checkLength() }
  }

  /// Prepares a drive along a route whose cards are made, as the engine plans it.
  ///
  /// - Parameters:
  ///   - guided: The route, read with its lines; its guide knows the start of the drive.
  ///   - options: The events and their thresholds.
  /// - Throws: `GuidanceError` where the route cannot be driven, `.longDrive` for one of
  ///   more than `locationLimit` locations.
  public init(
    _ guided: GuidedRoute, options: DriveOptions = DriveOptions()
  ) throws(GuidanceError) {
    trace = nil
    self.options = options
    departure = guided.guide.departure
    routes = [try DrivableRoute(guided, index: 0)]
    try checkLength()
  }

  /// Throws for a planned drive with too many locations.
  private func checkLength() throws(GuidanceError) {
    let count = plannedSeconds * plannedRate
    guard count <= Double(Self.locationLimit) else {
      throw .longDrive(seconds: plannedSeconds, rate: plannedRate)
    }
  }

  /// How long the engine plans the drive along the first route to take, in seconds; at 50 km/h
  /// if the engine states no times.
  public var plannedSeconds: Double { routes[0].line.seconds.last ?? 0 }

  /// Locations a second of a drive as the engine plans it.
  fileprivate var plannedRate: Double {
    let rate = options.rate ?? 1
    guard let most = options.mostLocations else { return rate }
    return min(rate, Double(most) / max(1, plannedSeconds))
  }

  /// Whether the engine states no times, so that 50 km/h are assumed.
  public var hasAssumedTimes: Bool { routes.contains { $0.line.hasAssumedTimes } }

  /// The guide in the language of a route's cards.
  ///
  /// - Parameter route: The place of the route among those given, from 0.
  /// - Returns: The guide that made them.
  public func guide(ofRoute route: Int) -> Guide { routes[route].guided.guide }

  /// What happens, from the start.
  public func events() -> Events { Events(self) }

  /// The events of a drive in order, made as they are asked for.
  public struct Events: Sendable {
    private enum Vehicle: Sendable {
      case planned(PlannedVehicle)
      case recorded(TraceFollower)
    }

    private let routes: [DrivableRoute]
    private var vehicle: Vehicle
    private var navigator: Navigator
    private var waiting: [DriveEvent] = []
    private var place = 0
    private var milliseconds = 0

    fileprivate init(_ drive: Drive) {
      routes = drive.routes
      navigator = Navigator(drive.routes[0], departure: drive.departure, options: drive.options)
      vehicle =
        drive.trace.map {
          .recorded(TraceFollower($0, routes: drive.routes.map(\.line), options: drive.options))
        } ?? .planned(PlannedVehicle(drive.routes[0].line, rate: drive.plannedRate))
    }

    /// The next event, or nil after the last.
    ///
    /// - Throws: `GuidanceError` for a distance or time that cannot be shown.
    public mutating func next() throws(GuidanceError) -> DriveEvent? {
      while place == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        place = 0
        guard try step() else { return nil }
      }
      defer { place += 1 }
      return waiting[place]
    }

    /// Goes on to the next place; false after the last.
    private mutating func step() throws(GuidanceError) -> Bool {
      guard !navigator.isDone else { return false }
      switch vehicle {
      case .planned(var planned):
        guard let fix = planned.next() else { return false }
        vehicle = .planned(planned)
        try navigator.take(fix, into: &waiting)
      case .recorded(var follower):
        guard let step = follower.next(leg: navigator.leg) else {
          navigator.finish(at: milliseconds, into: &waiting)
          return !waiting.isEmpty
        }
        vehicle = .recorded(follower)
        milliseconds = step.fix.milliseconds
        if let route = step.newRoute {
          navigator.change(to: routes[route], at: step.fix, into: &waiting)
        } else if step.isFound {
          navigator.find(step.fix, into: &waiting)
        }
        try navigator.take(step.fix, into: &waiting)
      }
      return true
    }
  }
}
