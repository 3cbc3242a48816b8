import Routes

/// A vehicle that is where the messages of a feed say.
struct FeedVehicle: Sendable {
  enum Step: Sendable {
    case drive(DriveFix, newRoute: Int?)
    case reroute(milliseconds: Int)
    case stop(milliseconds: Int)
  }

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

  /// The next step; the last message is followed by a stop, and nothing follows a stop.
  mutating func next() -> Step? {
    guard index <= messages.count else { return nil }
    let message = index < messages.count ? messages[index] : nil
    if let message, message.state == .enroute || message.state == .rerouting {
      index += 1
      guard message.state == .enroute else {
        return .reroute(milliseconds: message.milliseconds)
      }
      let isOther = message.route != route
      if isOther { (route, last) = (message.route, nil) }
      let fix = DriveFix(message, on: routes[route], after: last)
      last = fix
      return .drive(fix, newRoute: isOther ? route : nil)
    }
    let now = message?.milliseconds ?? messages.last?.milliseconds ?? 0
    if let fix = arrival(at: now) { return .drive(fix, newRoute: nil) }
    index = messages.count + 1
    return .stop(milliseconds: now)
  }

  /// The fix at the destination, if the last one was near it and not there yet.
  private mutating func arrival(at milliseconds: Int) -> DriveFix? {
    let line = routes[route].line
    guard var fix = last, let told = fix.told, !told.hasArrived,
      told.card == line.marks.count - 1, told.toDestination.meters <= Self.arrivalRadius
    else { return nil }
    let none = Told.Way(meters: 0, seconds: 0)
    fix.milliseconds = milliseconds
    (fix.meters, fix.seconds) = (line.length, line.seconds.last ?? 0)
    fix.told = Told(
      card: told.card, toManeuver: none, toWaypoint: none, toDestination: none, hasArrived: true)
    last = fix
    return fix
  }
}
