import Routes

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
  private var reportedTime: Int?
  private var reportedDistance: Int?
  /// Nil before the first report.
  private var reportedDelay: DelayCategory??
  private var speeding = SpeedWatch()
  private var along: AlongWatch
  private var limits: LimitTrack
  private var light = LightWatch()
  private var isLost = false
  /// Why guidance waits; nil while it goes on.
  private var pause: PauseReason?

  init(_ route: DrivableRoute, departure: Departure?, options: DriveOptions) {
    self.route = route
    self.departure = departure
    self.options = options
    display = CardDisplay(route, departure: departure)
    (voice, banners) = (.announcements(of: route), .banners(of: route))
    (along, limits) = (AlongWatch(route), LimitTrack(route.guided.route))
  }

  private var line: DriveLine { route.line }

  private mutating func report(_ content: DriveEvent.Content, at milliseconds: Int) {
    let time = departure?.after(seconds: Double(milliseconds) / 1000)
    events.append(DriveEvent(milliseconds: milliseconds, time: time, content: content))
  }

  mutating func take(_ fix: DriveFix) throws(GuidanceError) {
    let now = fix.milliseconds
    if !hasStarted {
      hasStarted = true
      let start = DriveStart(
        route: route.index, meters: line.length, seconds: line.seconds.last ?? 0,
        legs: line.legs.count, cards: route.cards.count, hasAssumedTimes: line.hasAssumedTimes)
      report(.guidanceStarted(start), at: now)
    }
    if fix.isSeen {
      report(.location(fix.location), at: now)
      if let departure {
        let moment = departure.after(seconds: Double(now) / 1000).milliseconds
        let mode = light.mode(at: fix.location.place, moment, below: options.lowLightBelow)
        if let mode { report(.lightingMode(mode), at: now) }
      }
    }
    switch fix.status {
    case .astray: return
    case .offRoute(let meters):
      guard !isLost else { return }
      isLost = true
      report(.offRoute(meters: meters), at: now)
      hideLanes(at: now)
      if let end = speeding.end(at: fix.location.speed ?? 0) { report(.speeding(end), at: now) }
      if let end = limits.end() { report(limit: end, at: now) }
      return
    case .onRoute: break
    }
    if isLost {
      isLost = false
      report(.onRoute, at: now)
      find(fix)
    }
    for content in [banners.take(fix), voice.take(fix)].compactMap(\.self) {
      report(content, at: now)
    }
    for content in along.take(fix, on: line) { report(content, at: now) }
    try advance(fix)
    guard !isDone, fix.isSeen else { return }
    if let limit = limits.take(fix) { report(limit: limit, at: now) }
    let limit = limits.current?.metersPerSecond
    if let change = speeding.change(fix.location.speed, limit: limit, options) {
      report(.speeding(change), at: now)
    }
  }

  /// Guidance waits, with no lanes shown; the same pause again changes nothing.
  mutating func pause(_ reason: PauseReason, at milliseconds: Int) {
    guard pause != reason else { return }
    pause = reason
    hideLanes(at: milliseconds)
    report(.paused(reason), at: milliseconds)
  }

  /// Ends a pause, if there is one.
  mutating func resume(at milliseconds: Int) {
    guard pause != nil else { return }
    pause = nil
    report(.resumed, at: milliseconds)
  }

  mutating func finish(at milliseconds: Int) {
    guard hasStarted, !isDone else { return }
    isDone = true
    hideLanes(at: milliseconds)
    report(.guidanceEnded(hasArrived: false), at: milliseconds)
  }

  mutating func change(to other: DrivableRoute, at fix: DriveFix) {
    hideLanes(at: fix.milliseconds)
    route = other
    display = CardDisplay(other, departure: departure)
    (voice, banners) = (.announcements(of: other), .banners(of: other))
    along = AlongWatch(other)
    limits.change(to: other.guided.route)
    isLost = false
    report(.routeChanged(route: other.index), at: fix.milliseconds)
    find(fix)
  }

  private mutating func hideLanes(at milliseconds: Int) {
    if let card = display.hideLanes() { report(.lanesHidden(card), at: milliseconds) }
  }

  /// Resumes guidance at a position that does not follow the previous one.
  mutating func find(_ fix: DriveFix) {
    hideLanes(at: fix.milliseconds)
    leg = line.legs.lastIndex { $0.nodes.lowerBound <= fix.segment } ?? 0
    display.find(fix, leg: line.legs[leg])
    voice.find()
    banners.find()
    along.find(fix)
    limits.find()
    (reportedTime, reportedDistance) = (nil, nil)
  }

  /// Reports a speed limit, if its group is chosen.
  private mutating func report(limit: LimitSign?, at milliseconds: Int) {
    guard (route.guided.guide.along ?? AlongGroup.rare).contains(.limits) else { return }
    report(.speedLimit(limit), at: milliseconds)
  }

  private mutating func advance(_ fix: DriveFix) throws(GuidanceError) {
    let now = fix.milliseconds
    while true {
      let span = line.legs[leg]
      let isLegDone = fix.meters >= span.meters.upperBound && fix.seconds >= span.seconds.upperBound
      reportRemaining(fix, isForced: isLegDone)
      reportDelay(fix)
      for content in try display.advance(fix, leg: leg, isLegDone: isLegDone) {
        report(content, at: now)
      }
      guard isLegDone else { return }
      isDone = leg == line.legs.count - 1
      let end = route.guided.legs[leg]
      let arrival = DriveEvent.Content.arrived(
        leg: leg, name: end.destinationName, isDestination: isDone, variants: end.arrivalVariants)
      report(arrival, at: now)
      guard !isDone else { return report(.guidanceEnded(hasArrived: true), at: now) }
      leg += 1
      report(.continued(leg: leg), at: now)
      (reportedTime, reportedDistance) = (nil, nil)
    }
  }

  private mutating func reportRemaining(_ fix: DriveFix, isForced: Bool) {
    func thousandths(_ value: Double) -> Int { Int((max(0, value) * 1000).rounded()) }
    func isDue(_ reported: Int?, _ now: Int, _ threshold: Double) -> Bool {
      guard let reported else { return true }
      return reported != now && (isForced || Double((reported - now).magnitude) >= threshold * 1000)
    }
    let span = line.legs[leg]
    let time = thousandths(span.seconds.upperBound - fix.seconds)
    if isDue(reportedTime, time, options.timeThreshold) {
      reportedTime = time
      report(.remainingTime(seconds: Double(time) / 1000, leg: leg), at: fix.milliseconds)
    }
    let distance = thousandths(span.meters.upperBound - fix.meters)
    if isDue(reportedDistance, distance, options.distanceThreshold) {
      reportedDistance = distance
      let meters = Double((distance + 5) / 10) / 100
      report(.remainingDistance(meters: meters, leg: leg), at: fix.milliseconds)
    }
  }

  private mutating func reportDelay(_ fix: DriveFix) {
    var category: DelayCategory?
    if !line.traffic.isEmpty {
      var passed = line.traffic[fix.segment]
      passed.add(
        line.facts[fix.segment].congestion, meters: fix.meters - line.meters[fix.segment])
      let span = line.legs[leg]
      category = TrafficSum.category(of: line.traffic[span.nodes.upperBound], without: passed)
      // No event at the very end, where no way is left.
      if category == nil, fix.meters >= span.meters.upperBound - 0.01 { return }
    }
    guard reportedDelay != .some(category) else { return }
    reportedDelay = .some(category)
    report(.delayCategory(category), at: fix.milliseconds)
  }
}
