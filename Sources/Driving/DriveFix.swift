import Guidance
import Routes

struct DriveFix: Sendable {
  enum Status: Hashable, Sendable {
    case onRoute
    /// Away from the route, maybe by a measurement error.
    case astray
    case offRoute(meters: Double, OffRouteReason)
  }

  var milliseconds: Int
  var meters: Double
  /// The planned time from the start to this position.
  var seconds: Double
  var segment: Int
  var status = Status.onRoute
  /// About how far recorded positions are from the route, in meters.
  var error = 0.0
  /// Meaningful only if the fix is seen.
  var location: VehicleLocation
  /// Whether to report the location beside the events here.
  var isSeen = true
  /// `nil` unless the position comes from a feed.
  var told: Told?

  /// Positions of the vehicle are this exact, in meters.
  static let margin = 0.1

  /// Whether the vehicle is where the plan says, not where it was seen.
  var isPlanned: Bool { location.recorded == nil && told == nil }
}

extension DriveFix {
  /// A shorter way counts as 0, in meters and seconds.
  private static let noise = (meters: 0.01, seconds: 1.0)

  /// Creates the position of a message; never behind the previous one of the same route.
  init(_ message: Feed.Message, on route: DrivableRoute, after last: DriveFix?) {
    let line = route.line
    let end = Way(meters: line.length, seconds: line.seconds.last ?? 0)
    let card = route.card(ofStep: message.step)
    let leg = line.legs.first { $0.cards.contains(card) } ?? line.legs[0]
    let mark = line.marks[card]
    let isFirst = card == leg.cards.lowerBound
    // A departure lies behind the vehicle, so that the distance to it is of no use.
    let departs = isFirst && route.cards[card].step.maneuver.kind.family == .depart
    let next = card + 1 < leg.cards.upperBound ? line.marks[card + 1] : mark
    let before = isFirst ? nil : line.marks[card - 1]

    let toEnd = message.toFinalDestination
    var toStop = message.toNextDestination
    if leg.cards.upperBound == line.marks.count {
      toStop.meters = toStop.meters ?? toEnd.meters
      toStop.seconds = toStop.seconds ?? toEnd.seconds
    }
    func position(
      _ step: (Double, Double?), _ stop: (Double, Double?), _ end: (Double, Double?),
      otherwise: Double, in range: (from: Double, to: Double), after last: Double?
    ) -> Double {
      let told = [step, stop, end].lazy.compactMap { mark, left in left.map { mark - $0 } }.first
      let place = min(range.to, max(range.from, told ?? otherwise))
      return max(place, last ?? 0)
    }
    let meters = position(
      (mark.meters, departs ? nil : message.toStep.meters),
      (leg.meters.upperBound, toStop.meters), (end.meters, toEnd.meters),
      otherwise: last?.meters ?? 0,
      in: departs
        ? (mark.meters, next.meters) : (before?.meters ?? leg.meters.lowerBound, mark.meters),
      after: last?.meters)
    let seconds = position(
      (mark.seconds, departs ? nil : message.toStep.seconds),
      (leg.seconds.upperBound, toStop.seconds), (end.seconds, toEnd.seconds),
      otherwise: line.seconds(atMeters: meters),
      in: departs
        ? (mark.seconds, next.seconds) : (before?.seconds ?? leg.seconds.lowerBound, mark.seconds),
      after: last?.seconds)

    func way(_ told: Feed.Way, to mark: Way) -> Way {
      Way(
        meters: told.meters ?? max(0, mark.meters - meters),
        seconds: told.seconds ?? max(0, mark.seconds - seconds))
    }
    var toWaypoint = way(
      toStop, to: Way(meters: leg.meters.upperBound, seconds: leg.seconds.upperBound))
    let hasArrived =
      card == leg.cards.upperBound - 1
      && toWaypoint.meters < Self.noise.meters && toWaypoint.seconds < Self.noise.seconds
    if hasArrived { toWaypoint = Way(meters: 0, seconds: 0) }
    // Since the message before; the feed itself has none.
    let speed = last.flatMap { last -> Double? in
      let time = message.milliseconds - last.milliseconds
      return time > 0 ? (meters - last.meters) * 1000 / Double(time) : nil
    }
    self.init(
      milliseconds: message.milliseconds, meters: meters, seconds: seconds,
      segment: line.segment(atMeters: meters),
      location: VehicleLocation(
        place: Coordinate(latitude: 0, longitude: 0), speed: speed, isOnRoute: true),
      isSeen: false,
      told: Told(
        card: card, toManeuver: way(message.toStep, to: mark), toWaypoint: toWaypoint,
        toDestination: way(toEnd, to: end), hasArrived: hasArrived))
  }
}

extension DrivableRoute {
  /// The card of a step by its number in a feed, or the one that the step is a part of.
  fileprivate func card(ofStep number: Int) -> Int {
    cards.lastIndex { $0.step.stepInfo?.number ?? $0.index <= number } ?? 0
  }
}
