import Faults
import Guidance
import Routes

struct PlannedVehicle: Sendable {
  private let line: DriveLine
  /// Locations a second; positive.
  private let rate: Double
  private let instants: [(way: Way, isSeen: Bool)]
  private var nextInstant = 0
  private var tick = 0
  /// Where the vehicle is; never decreases.
  private var segment = 0

  /// The speed is an average over this many seconds.
  private static let window = 1.0

  init(_ line: DriveLine, rate: Double) {
    self.line = line
    self.rate = rate
    var all: [(way: Way, isSeen: Bool)] = []
    func append(_ way: Way, isSeen: Bool) {
      if way.seconds > all.last?.way.seconds ?? 0 || way.meters > all.last?.way.meters ?? 0 {
        all.append((way, isSeen))
      } else if isSeen, !all.isEmpty {
        all[all.count - 1].isSeen = true
      }
    }
    for leg in line.legs {
      for card in leg.cards { append(line.marks[card], isSeen: false) }
      append(Way(meters: leg.meters.upperBound, seconds: leg.seconds.upperBound), isSeen: true)
    }
    instants = all
  }

  mutating func next() -> DriveFix? {
    let tickMilliseconds = Int((Double(tick) * 1000 / rate).rounded())
    let tickSeconds = Double(tickMilliseconds) / 1000
    if tick == 0 {
      tick = 1
      return fix(0, 0, limit: 0, isSeen: true)
    }
    guard nextInstant < instants.count else { return nil }
    let (way, isSeen) = instants[nextInstant]
    if tickSeconds < way.seconds {
      tick += 1
      return fix(tickSeconds, tickMilliseconds, limit: .infinity, isSeen: true)
    }
    nextInstant += 1
    if tickSeconds == way.seconds { tick += 1 }
    return fix(
      way.seconds, Int((way.seconds * 1000).rounded()), limit: way.meters,
      isSeen: isSeen || tickSeconds == way.seconds)
  }

  /// The position planned at a time, which must not decrease; at most at `limit` meters, since a way
  /// without time has many positions at once.
  private mutating func fix(
    _ seconds: Double, _ milliseconds: Int, limit: Double, isSeen: Bool
  ) -> DriveFix {
    let last = line.places.count - 2
    while segment < last, line.seconds[segment + 1] <= seconds, line.meters[segment + 1] <= limit {
      segment += 1
    }
    let (start, end) = (line.seconds[segment], line.seconds[segment + 1])
    var share = seconds >= end ? 1 : end > start ? max(0, (seconds - start) / (end - start)) : 0
    let (passed, next) = (line.meters[segment], line.meters[segment + 1])
    if next > limit, passed >= limit { share = 0 }
    let before = max(0, seconds - Self.window / 2)
    let after = min(line.seconds[line.seconds.count - 1], seconds + Self.window / 2)
    let way = line.meters(atSeconds: after) - line.meters(atSeconds: before)
    let speed = after > before ? way / (after - before) : 0
    return DriveFix(
      milliseconds: milliseconds, meters: share == 1 ? next : passed + (next - passed) * share,
      seconds: seconds, segment: segment,
      location: VehicleLocation(
        place: line.places[segment].toward(line.places[segment + 1], share: share).coordinate,
        course: line.course(at: segment),
        speed: (speed * 100).rounded() / 100, isOnRoute: true),
      isSeen: isSeen && line.hasPlaces)
  }
}

/// A vehicle that is where the messages of a feed say.
struct FeedVehicle: Sendable {
  private let messages: [Feed.Message]
  private let routes: [DrivableRoute]
  private var index = 0
  private var route = 0
  private var last: DriveFix?

  /// A feed that stops this near the destination has reached it, in meters.
  private static let arrivalRadius = 50.0

  init(_ feed: Feed, routes: [DrivableRoute]) {
    (messages, self.routes) = (feed.messages, routes)
  }

  /// Tells a navigator what the next message says, and after the last one to stop; false after that.
  mutating func tell(_ navigator: inout Navigator) throws(Fault) -> Bool {
    guard index <= messages.count else { return false }
    let message = index < messages.count ? messages[index] : nil
    if let message, message.state == .enroute || message.state == .rerouting {
      index += 1
      guard message.state == .enroute else {
        navigator.pause(.rerouting, at: message.milliseconds)
        return true
      }
      let isOther = message.route != route
      if isOther { (route, last) = (message.route, nil) }
      let fix = DriveFix(message, on: routes[route], after: last)
      last = fix
      if isOther { navigator.change(to: routes[route], at: fix) }
      try navigator.take(fix)
      return true
    }
    let now = message?.milliseconds ?? messages.last?.milliseconds ?? 0
    if let fix = arrival(at: now) {
      try navigator.take(fix)
    } else {
      index = messages.count + 1
      navigator.finish(at: now)
    }
    return true
  }

  /// The fix at the destination, if the last one was near it and not there yet.
  private mutating func arrival(at milliseconds: Int) -> DriveFix? {
    let line = routes[route].line
    guard var fix = last, let told = fix.told, !told.hasArrived,
      told.card == line.marks.count - 1, told.toDestination.meters <= Self.arrivalRadius
    else { return nil }
    let none = Way(meters: 0, seconds: 0)
    fix.milliseconds = milliseconds
    (fix.meters, fix.seconds) = (line.length, line.seconds.last ?? 0)
    fix.told = Told(
      card: told.card, toManeuver: none, toWaypoint: none, toDestination: none, hasArrived: true)
    last = fix
    return fix
  }
}
