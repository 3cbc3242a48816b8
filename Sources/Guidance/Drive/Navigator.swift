import Routes

/// Turns places along a route into the events of a drive.
struct Navigator: Sendable {
  /// When the drive starts, or nil if times of day are unknown.
  let departure: Departure?
  let options: DriveOptions
  private(set) var route: DrivableRoute
  private(set) var isDone = false
  private var hasStarted = false
  /// The place of the leg that is driven, from 0.
  private(set) var leg = 0
  private var display: CardDisplay
  private var toldTime: Int?
  private var toldDistance: Int?
  /// The last reported delay; meaningless before the first.
  private var delay: DelayCategory?
  private var isDelayTold = false
  private var speeding = SpeedWatch()
  private var light = LightWatch()
  private var isLost = false

  init(_ route: DrivableRoute, departure: Departure?, options: DriveOptions) {
    self.route = route
    self.departure = departure
    self.options = options
    display = CardDisplay(route, departure: departure)
  }

  private var line: DriveLine { route.line }

  /// Tells what happens where the vehicle is now.
  mutating func take(
    _ fix: DriveFix, into events: inout [DriveEvent]
  ) throws(GuidanceError) {
    func report(_ content: DriveEvent.Content) {
      events.append(event(content, at: fix.milliseconds))
    }
    if !hasStarted {
      hasStarted = true
      report(.guidanceStarted(start))
    }
    if fix.isSeen {
      report(.location(fix.location))
      if let departure {
        let now = departure.after(seconds: Double(fix.milliseconds) / 1000).milliseconds
        let mode = light.mode(at: fix.location.place, now, below: options.lowLightBelow)
        if let mode { report(.lightingMode(mode)) }
      }
    }
    switch fix.status {
    case .astray: return
    case .offRoute(let meters):
      if !isLost {
        isLost = true
        report(.offRoute(meters: meters))
        hideLanes(at: fix.milliseconds, into: &events)
        if let end = speeding.end(at: fix.location.speed ?? 0) { report(.speeding(end)) }
      }
      return
    case .onRoute: break
    }
    if isLost {
      isLost = false
      report(.onRoute)
      find(fix, into: &events)
    }
    try advance(fix, into: &events)
    guard !isDone else { return }
    let facts = line.facts.isEmpty ? DriveLine.Facts() : line.facts[fix.segment]
    if fix.isSeen,
      let change = speeding.change(fix.location.speed, limit: facts.speedLimit, options)
    {
      report(.speeding(change))
    }
  }

  /// Ends guidance where the trace ends.
  mutating func finish(at milliseconds: Int, into events: inout [DriveEvent]) {
    guard hasStarted, !isDone else { return }
    isDone = true
    hideLanes(at: milliseconds, into: &events)
    events.append(event(.guidanceEnded(hasArrived: false), at: milliseconds))
  }

  /// Goes on along another route.
  mutating func change(to other: DrivableRoute, at fix: DriveFix, into events: inout [DriveEvent]) {
    hideLanes(at: fix.milliseconds, into: &events)
    route = other
    display = CardDisplay(other, departure: departure)
    isLost = false
    events.append(event(.routeChanged(route: other.index), at: fix.milliseconds))
    find(fix, into: &events)
  }

  private mutating func hideLanes(at milliseconds: Int, into events: inout [DriveEvent]) {
    guard let card = display.hideLanes() else { return }
    events.append(event(.lanesHidden(card), at: milliseconds))
  }

  /// Takes up guidance at a place that is not the next one of the drive so far.
  mutating func find(_ fix: DriveFix, into events: inout [DriveEvent]) {
    hideLanes(at: fix.milliseconds, into: &events)
    leg = line.legs.lastIndex { $0.nodes.lowerBound <= fix.segment } ?? 0
    display.find(fix, leg: line.legs[leg])
    (toldTime, toldDistance) = (nil, nil)
  }

  private mutating func advance(
    _ fix: DriveFix, into events: inout [DriveEvent]
  ) throws(GuidanceError) {
    let milliseconds = fix.milliseconds
    while true {
      let span = line.legs[leg]
      let isLegDone = fix.meters >= span.meters.upperBound && fix.seconds >= span.seconds.upperBound
      tellRemaining(fix, isForced: isLegDone, into: &events)
      tellDelay(fix, into: &events)
      for content in try display.advance(fix, leg: leg, isLegDone: isLegDone) {
        events.append(event(content, at: milliseconds))
      }
      guard isLegDone else { return }
      let isLast = leg == line.legs.count - 1
      events.append(
        event(
          .arrived(leg: leg, name: route.names[leg], isDestination: isLast), at: milliseconds))
      guard !isLast else {
        isDone = true
        events.append(event(.guidanceEnded(hasArrived: true), at: milliseconds))
        return
      }
      leg += 1
      events.append(event(.continued(leg: leg), at: milliseconds))
      (toldTime, toldDistance) = (nil, nil)
    }
  }

  private mutating func tellRemaining(
    _ fix: DriveFix, isForced: Bool, into events: inout [DriveEvent]
  ) {
    let span = line.legs[leg]
    let time = Self.thousandths(span.seconds.upperBound - fix.seconds)
    let distance = Self.thousandths(span.meters.upperBound - fix.meters)
    func isDue(_ reported: Int?, _ now: Int, _ threshold: Double) -> Bool {
      guard let reported else { return true }
      return reported != now && (isForced || Double((reported - now).magnitude) >= threshold * 1000)
    }
    if isDue(toldTime, time, options.timeThreshold) {
      toldTime = time
      events.append(
        event(.remainingTime(seconds: Double(time) / 1000, leg: leg), at: fix.milliseconds))
    }
    if isDue(toldDistance, distance, options.distanceThreshold) {
      toldDistance = distance
      events.append(
        event(
          .remainingDistance(meters: Double((distance + 5) / 10) / 100, leg: leg),
          at: fix.milliseconds))
    }
  }

  private static func thousandths(_ value: Double) -> Int {
    Int((max(0, value) * 1000).rounded())
  }

  /// The traffic from here to the end of the leg.
  private mutating func tellDelay(_ fix: DriveFix, into events: inout [DriveEvent]) {
    var category: DelayCategory?
    if !line.traffic.isEmpty {
      var passed = line.traffic[fix.segment]
      passed.add(
        line.facts[fix.segment].congestion, meters: fix.meters - line.meters[fix.segment])
      category = TrafficSum.category(
        of: line.traffic[line.legs[leg].nodes.upperBound], without: passed)
      // At the very end nothing lies ahead: no event.
      if category == nil, fix.meters >= line.legs[leg].meters.upperBound - 0.01 { return }
    }
    guard !isDelayTold || category != delay else { return }
    delay = category
    isDelayTold = true
    events.append(event(.delayCategory(category), at: fix.milliseconds))
  }

  private var start: DriveStart {
    DriveStart(
      route: route.index, meters: line.length, seconds: line.seconds.last ?? 0,
      legs: line.legs.count, cards: route.cards.count,
      hasAssumedTimes: line.hasAssumedTimes)
  }

  private func event(_ content: DriveEvent.Content, at milliseconds: Int) -> DriveEvent {
    DriveEvent(
      milliseconds: milliseconds,
      time: departure?.after(seconds: Double(milliseconds) / 1000), content: content)
  }
}
