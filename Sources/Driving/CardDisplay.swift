import Guidance
import Faults
import Routes

struct CardDisplay: Sendable {
  private let route: DrivableRoute
  private let departure: Departure?
  /// Where progress starts, in meters: at the start, or where the route was taken up.
  private let origin: Double
  private let traffic: [TripProgress.Segment]
  private let repeatsCards: Bool
  private var current = 0
  private var hasLanes = false
  private var aids: ApproachAids
  private var toManeuver = SteadyEstimate()
  private var toWaypoint = SteadyEstimate()
  private var toDestination = SteadyEstimate()
  private var arrival = SteadyArrival()
  private var waypointLeg = 0
  private var delay: DelayCategory?
  /// Goes on over a change of the route, so that its color does not jump there.
  var toDelay = SteadyDelay()
  /// What the driver sees of the current card; nil before it is shown.
  private var seen: Seen?

  private struct Seen: Hashable {
    var distances: [RoundedDistance?]
    var times: [RoundedTime?]
    var minute: Int?
    var hasArrived: Bool
    var delay: DelayCategory?
  }

  /// The departure lasts this many meters, so that the first card is visible.
  private static let departing = 10.0
  /// Lanes appear this many meters before the maneuver, or this many seconds.
  private static let lanesAhead = (meters: 400.0, seconds: 30.0)

  /// Shows the cards of a route that is taken up so many meters after its start.
  init(
    _ route: DrivableRoute, departure: Departure?, repeatsCards: Bool, from origin: Double = 0
  ) {
    self.route = route
    self.departure = departure
    self.repeatsCards = repeatsCards
    self.origin = origin
    traffic = TripProgress.segments(of: route.line, from: origin)
    aids = ApproachAids(route)
  }

  mutating func find(_ fix: DriveFix, leg: DriveLine.Span) {
    current = leg.cards.first { !isPassed($0, fix, in: leg) } ?? leg.cards.upperBound
    if !leg.cards.isEmpty { current = min(current, leg.cards.upperBound - 1) }
    seen = nil
    aids.find()
    (toManeuver, toWaypoint, toDestination) = (.init(), .init(), .init())
  }

  /// Hides what is shown beside the card: its lanes and the next card.
  mutating func hide() -> [DriveEvent.Content] {
    var result = aids.hide()
    if hasLanes { result.insert(.lanesHidden(route.cards[current]), at: 0) }
    hasLanes = false
    return result
  }

  mutating func advance(
    _ fix: DriveFix, leg: Int, isLegDone: Bool
  ) throws(Fault) -> [DriveEvent.Content] {
    let span = route.line.legs[leg]
    guard !span.cards.isEmpty else { return [] }
    if waypointLeg != leg {
      waypointLeg = leg
      toWaypoint = SteadyEstimate()
    }
    var result: [DriveEvent.Content] = []
    // A feed says which card is current.
    if let told = fix.told, told.card > current {
      result += hide()
      turn(to: min(told.card, span.cards.upperBound))
    }
    while current < span.cards.upperBound {
      if let content = try show(fix, span, isLegDone: isLegDone) { result.append(content) }
      let isPassed = isLegDone || isPassed(current, fix, in: span)
      if !isPassed, let content = lanes(fix) { result.append(content) }
      result += aids.take(fix, current, in: span, hasLanes: hasLanes, isPassed: isPassed)
      guard isPassed else { break }
      result += hide()
      // The last card of a leg stays until its end.
      if current == span.cards.upperBound - 1, !isLegDone { break }
      turn(to: current + 1)
    }
    return result
  }

  private mutating func turn(to card: Int) {
    current = card
    seen = nil
    aids.find()
    toManeuver = SteadyEstimate()
  }

  private func isPassed(_ card: Int, _ fix: DriveFix, in leg: DriveLine.Span) -> Bool {
    if let told = fix.told { return card < told.card }
    let mark = route.line.marks[card]
    var end = mark.meters
    if card == leg.cards.lowerBound, route.cards[card].step.maneuver.kind.family == .depart {
      let next = card + 1 < leg.cards.upperBound ? route.line.marks[card + 1].meters : end
      end = min(end + Self.departing, max(end, next))
    }
    return fix.meters >= end && fix.seconds >= mark.seconds
  }

  private mutating func show(
    _ fix: DriveFix, _ leg: DriveLine.Span, isLegDone: Bool
  ) throws(Fault) -> DriveEvent.Content? {
    let mark = route.line.marks[current]
    let units = route.guided.guide.units
    let isBehind =
      fix.meters > mark.meters && route.cards[current].step.maneuver.kind.family != .depart
    let last = route.line.legs[waypointLeg].cards.upperBound - 1
    let hasArrived =
      (isBehind || isLegDone) && current == last
      && route.cards[current].step.maneuver.kind.arrives
    let left = fix.left(on: route.line, leg: leg, card: current)
    let maneuver =
      isBehind && fix.told == nil && current == leg.cards.upperBound - 1
      ? nil
      : try toManeuver.show(left.toManeuver, in: units)
    let waypoint = try toWaypoint.show(left.toWaypoint, in: units)
    let destination = try toDestination.show(left.toDestination, in: units)
    let time = departure.map {
      let seconds = Double(fix.milliseconds) / 1000 + max(0, left.toDestination.seconds)
      let time = $0.after(seconds: seconds)
      return arrival.show(route.guided.maker.timetable?.atDestination(time) ?? time)
    }
    updateDelay(fix)
    let now = Seen(
      distances: [maneuver, waypoint, destination].map { $0?.distance.rounded },
      times: [maneuver, waypoint, destination].map { $0?.time.rounded },
      minute: time.map { $0.day * 1440 + $0.secondOfDay / 60 }, hasArrived: hasArrived,
      delay: delay)
    guard now != seen || repeatsCards else { return nil }
    let isNew = seen == nil
    seen = now
    return .card(
      ShownCard(
        card: route.cards[current],
        instructionVariants: hasArrived
          ? route.guided.legs[waypointLeg].arrivalVariants
          : route.cards[current].instructionVariants,
        isNew: isNew, toManeuver: maneuver,
        toWaypoint: waypoint, toDestination: destination,
        arrival: time.flatMap { time in
          departure.map {
            route.guided.guide.arrival(
              at: time, from: $0.start,
              isElsewhere: route.guided.maker.timetable?.isElsewhere() ?? false)
          }
        },
        delay: delay,
        progress: TripProgress(
          elapsed: TripProgress.share(fix.meters - origin, of: route.line.length - origin),
          segments: traffic)))
  }

  /// Finds the delay on the rest of the route; at its very end it stays.
  private mutating func updateDelay(_ fix: DriveFix) {
    let line = route.line
    guard line.traffic.isEmpty || line.length - fix.meters >= 0.01 else { return }
    let now =
      line.traffic.isEmpty
      ? route.guided.facts.delay : line.delay(from: fix, to: line.places.count - 1)
    delay = toDelay.show(now, at: fix.milliseconds)
  }

  private mutating func lanes(_ fix: DriveFix) -> DriveEvent.Content? {
    let card = route.cards[current]
    guard !hasLanes, card.laneGuidance != nil else { return nil }
    let mark = route.line.marks[current]
    guard
      mark.meters - fix.meters <= Self.lanesAhead.meters
        || mark.seconds - fix.seconds <= Self.lanesAhead.seconds
    else { return nil }
    hasLanes = true
    return .lanesShown(card)
  }
}

/// What a message of a feed says at a position; it counts instead of what the line gives.
struct Told: Hashable, Sendable {
  /// The index of the current card; those before it are passed.
  var card: Int
  /// Ways are below 0 behind the vehicle.
  var toManeuver: Way
  /// To the end of the card's leg.
  var toWaypoint: Way
  var toDestination: Way
  /// Whether the vehicle is at the end of the card's leg.
  var hasArrived: Bool

  /// Whether a leg is done: the vehicle is at its end or on a later one.
  func ends(_ leg: DriveLine.Span) -> Bool {
    card >= leg.cards.upperBound || hasArrived && leg.cards.contains(card)
  }
}

extension DriveFix {
  /// What is left to a card of a leg, to the leg's end and to the destination.
  func left(
    on line: DriveLine, leg: DriveLine.Span, card: Int? = nil
  ) -> (toManeuver: Way, toWaypoint: Way, toDestination: Way) {
    func way(to meters: Double, _ seconds: Double) -> Way {
      Way(meters: meters - self.meters, seconds: seconds - self.seconds)
    }
    let mark = card.map { line.marks[$0] }
    let isHere = told.map { leg.cards.contains($0.card) } ?? false
    return (
      (told?.card == card ? told?.toManeuver : nil)
        ?? way(to: mark?.meters ?? meters, mark?.seconds ?? seconds),
      (isHere ? told?.toWaypoint : nil)
        ?? way(to: leg.meters.upperBound, leg.seconds.upperBound),
      told?.toDestination ?? way(to: line.length, line.seconds.last ?? 0)
    )
  }
}
