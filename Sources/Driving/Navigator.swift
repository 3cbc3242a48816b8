import Guidance
import Routes
import Faults

struct Navigator: Sendable {
  let departure: Departure?
  let options: DriveOptions
  /// Events that the caller has not taken yet.
  var events: [DriveEvent] = []
  private(set) var route: DrivableRoute
  private(set) var isDone = false
  private var hasStarted = false
  private(set) var leg = 0
  private var display: CardDisplay
  private var voice: CueTrack
  private var banners: CueTrack
  private var remaining: RemainingTrack
  /// Nil before the first report.
  private var reportedDelay: DelayCategory??
  private var delay = SteadyDelay()
  private var speeding: SpeedWatch
  private var along: AlongWatch
  private var limits: ChangeTrack<SpeedLimitSign?>
  private var road: ChangeTrack<[String]>
  private var light = LightWatch()
  /// Whether off the route other routes are looked at.
  var hasOtherRoutes = false
  private var hasFoundRoute = false
  private var isLost = false
  /// When the vehicle arrived at the stop before `leg` where it still is; nil on the way.
  private var stopSince: Int?
  /// Whether a vehicle that follows a feed has reached the destination, and the feed has not ended.
  private var isAtEnd = false
  /// Why guidance waits; nil while it goes on.
  private var pause: PauseReason?

  init(_ route: DrivableRoute, departure: Departure?, options: DriveOptions) {
    self.route = route
    self.departure = departure
    self.options = options
    display = CardDisplay(route, departure: departure, repeatsCards: options.repeatsCards)
    (voice, banners) = (.announcements(of: route), .banners(of: route))
    limits = ChangeTrack(route.limits, unknown: nil)
    road = ChangeTrack(route.roads, unknown: [])
    (along, speeding) = (AlongWatch(route), SpeedWatch(options))
    remaining = RemainingTrack(options)
  }

  /// A vehicle waits at a stop if it is there for so many milliseconds; else it drives by.
  private static let stay = 5000
  /// A vehicle has left a stop so many meters after it.
  private static let leaving = 2.0

  private mutating func report(_ content: DriveEvent.Content, at milliseconds: Int) {
    let time = departure?.after(seconds: Double(milliseconds) / 1000)
    events.append(DriveEvent(milliseconds: milliseconds, time: time, content: content))
  }

  private mutating func report(_ contents: [DriveEvent.Content], at milliseconds: Int) {
    for content in contents { report(content, at: milliseconds) }
  }

  mutating func take(_ fix: DriveFix) throws(Fault) {
    let now = fix.milliseconds
    if !hasStarted {
      hasStarted = true
      let start = DriveStart(
        route: route.index, legs: route.line.legs.count, cards: route.cards.count,
        meters: route.line.length,
        seconds: route.line.seconds.last ?? 0, hasAssumedTimes: route.line.hasAssumedTimes)
      report(.guidanceStarted(start), at: now)
    }
    if fix.isSeen { reportPlace(fix) }
    switch fix.status {
    case .astray:
      if !hasFoundRoute { pause(.proceedToRoute, at: now) }
      return
    case .offRoute(let meters, let reason):
      if !isLost { leave(fix, by: meters, reason) }
      pause(hasFoundRoute && hasOtherRoutes ? .rerouting : .proceedToRoute, at: now)
      return
    case .onRoute: hasFoundRoute = true
    }
    if isLost {
      isLost = false
      report(.onRoute, at: now)
      find(fix)
    }
    if !isWaiting(fix) {
      report([banners.take(fix), voice.take(fix)].compactMap { $0 }, at: now)
      report(along.take(fix, on: route.line), at: now)
      if let names = road.take(fix) { report(.road(names), at: now) }
      try advance(fix)
    }
    guard !isDone, fix.isSeen else { return }
    if let limit = limits.take(fix) { report(.speedLimit(limit), at: now) }
    let limit = limits.current?.metersPerSecond
    let units = route.guided.guide.units
    if let change = speeding.change(fix.location.speed, limit: limit, in: units, at: now) {
      report(change, at: now)
    }
  }

  private mutating func report(_ change: Speeding, at milliseconds: Int) {
    report(.speeding(change, Speedometer(change.speed, route.guided.guide)), at: milliseconds)
  }

  private mutating func reportPlace(_ fix: DriveFix) {
    var location = fix.location
    location.speedometer = Speedometer(location.speed, route.guided.guide)
    report(.location(location), at: fix.milliseconds)
    guard let departure else { return }
    let moment = departure.after(seconds: Double(fix.milliseconds) / 1000).milliseconds
    let mode = light.mode(at: location.place, moment)
    if let mode { report(.lightingMode(mode), at: fix.milliseconds) }
  }

  private mutating func leave(
    _ fix: DriveFix, by meters: Double, _ reason: OffRouteReason
  ) {
    let now = fix.milliseconds
    isLost = true
    report(.offRoute(meters: meters, reason), at: now)
    hide(at: now)
    if let end = speeding.end(at: fix.location.speed ?? 0) { report(end, at: now) }
    if let end = limits.end() { report(.speedLimit(end), at: now) }
    if let end = road.end() { report(.road(end), at: now) }
  }

  /// Whether the vehicle still is at a stop, where guidance pauses; it goes on where it leaves.
  private mutating func isWaiting(_ fix: DriveFix) -> Bool {
    let now = fix.milliseconds
    let isThere =
      fix.told.map { $0.card < route.line.legs[leg].cards.lowerBound }
      ?? (fix.isPlanned
        ? fix.seconds < route.line.departure(of: leg) ?? 0
        : fix.meters <= route.line.legs[leg].meters.lowerBound + Self.leaving)
    if let since = stopSince, isThere, !isDone(leg, fix) {
      if fix.isPlanned || now - since >= Self.stay { pause(.arrived, at: now) }
      return true
    }
    resume(at: now)
    if stopSince != nil { report(.continued(leg: leg), at: now) }
    stopSince = nil
    return false
  }

  /// Pauses guidance, with only the card shown; ignores the same pause again.
  mutating func pause(_ reason: PauseReason, at milliseconds: Int) {
    guard pause != reason else { return }
    pause = reason
    hide(at: milliseconds)
    report(.paused(reason), at: milliseconds)
  }

  /// Ends a pause, if there is one.
  private mutating func resume(at milliseconds: Int) {
    guard pause != nil else { return }
    pause = nil
    report(.resumed, at: milliseconds)
  }

  mutating func finish(at milliseconds: Int) {
    guard hasStarted, !isDone else { return }
    isDone = true
    hide(at: milliseconds)
    report(.guidanceEnded(hasArrived: isAtEnd), at: milliseconds)
  }

  mutating func change(to other: DrivableRoute, at fix: DriveFix) {
    hide(at: fix.milliseconds)
    route = other
    let toDelay = display.toDelay
    display = CardDisplay(
      other, departure: departure, repeatsCards: options.repeatsCards, from: fix.meters)
    display.toDelay = toDelay
    (voice, banners) = (.announcements(of: other), .banners(of: other))
    along = AlongWatch(other)
    (limits.changes, road.changes) = (other.limits, other.roads)
    (isLost, isAtEnd, stopSince) = (false, false, nil)
    report(.routeChanged(route: other.index), at: fix.milliseconds)
    find(fix)
  }

  private mutating func hide(at milliseconds: Int) { report(display.hide(), at: milliseconds) }

  /// Resumes guidance at a position that does not follow the previous one.
  mutating func find(_ fix: DriveFix) {
    hide(at: fix.milliseconds)
    leg =
      route.line.legs.lastIndex { leg in
        fix.told.map { leg.cards.lowerBound <= $0.card } ?? (leg.nodes.lowerBound <= fix.segment)
      } ?? 0
    display.find(fix, leg: route.line.legs[leg])
    voice.find()
    banners.find()
    along.find(fix)
    limits.find()
    road.find()
    if stopSince != nil { report(.continued(leg: leg), at: fix.milliseconds) }
    stopSince = nil
    remaining.find()
  }

  private mutating func advance(_ fix: DriveFix) throws(Fault) {
    let now = fix.milliseconds
    while true {
      let isLegDone = isDone(leg, fix)
      report(remaining.take(fix, on: route.line, leg: leg, isForced: isLegDone), at: now)
      reportDelay(fix)
      report(try display.advance(fix, leg: leg, isLegDone: isLegDone), at: now)
      guard isLegDone else { return }
      let isLast = leg == route.line.legs.count - 1
      if !isAtEnd {
        let end = route.guided.legs[leg]
        let arrival = DriveEvent.Content.arrived(
          leg: leg, name: end.destinationName, isDestination: isLast, variants: end.arrivalVariants)
        report(arrival, at: now)
      }
      // Only a feed says when guidance ends.
      isAtEnd = isLast && fix.told != nil
      guard !isAtEnd else { return }
      isDone = isLast
      guard !isDone else { return report(.guidanceEnded(hasArrived: true), at: now) }
      leg += 1
      remaining.find()
      stopSince = now
      guard !isWaiting(fix) else { return }
    }
  }

  private func isDone(_ leg: Int, _ fix: DriveFix) -> Bool {
    let span = route.line.legs[leg]
    return fix.told?.ends(span)
      ?? (fix.meters >= span.meters.upperBound && fix.seconds >= span.seconds.upperBound)
  }

  private mutating func reportDelay(_ fix: DriveFix) {
    let span = route.line.legs[leg]
    let now = route.line.delay(from: fix, to: span.nodes.upperBound)
    // No event at the very end, where no way is left.
    if now == nil, !route.line.traffic.isEmpty, fix.meters >= span.meters.upperBound - 0.01 {
      return
    }
    let category = delay.show(now, at: fix.milliseconds)
    guard reportedDelay != .some(category) else { return }
    reportedDelay = .some(category)
    report(.delayCategory(category), at: fix.milliseconds)
  }
}
