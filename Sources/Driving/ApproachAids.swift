import Maneuvers
import Routes
import Guidance
/// Reports how near the current card's maneuver is, and which card follows closely.
struct ApproachAids: Sendable {
  private let route: DrivableRoute
  private var state: ManeuverState?
  private var next: (card: Int, state: NextCard)?

  /// The lowest speed from which the time of arrival is estimated, in meters per second.
  private static let movingSpeed = 2.0

  init(_ route: DrivableRoute) { self.route = route }

  /// Resets the state, for another card or after a jump of the position.
  mutating func find() { state = nil }

  mutating func hide() -> [DriveEvent.Content] {
    guard let shown = next else { return [] }
    next = nil
    return [.next(.hidden, card: route.cards[shown.card])]
  }

  /// The changes at a position while a card is shown; a card that is passed has no next one.
  mutating func take(
    _ fix: DriveFix, _ current: Int, in leg: DriveLine.Span, hasLanes: Bool, isPassed: Bool
  ) -> [DriveEvent.Content] {
    var result: [DriveEvent.Content] = []
    let (card, mark) = (route.cards[current], route.line.marks[current])
    let meters = max(0, mark.meters - fix.meters)
    var seconds = max(0, mark.seconds - fix.seconds)
    if let speed = fix.location.speed, speed >= Self.movingSpeed {
      // Measured speeds leap: the vehicle is at most twice as fast as planned.
      seconds = min(seconds, max(seconds / 2, meters / speed))
    }
    let now = ManeuverState(of: card, meters: meters, seconds: seconds)
    if now.rank > state?.rank ?? -1 {
      state = now
      result.append(.maneuverState(now, card: card))
    }
    guard !isPassed, state != .onward, let second = second(after: current, in: leg) else {
      return result
    }
    let look = hasLanes ? NextCard.covered : .shown
    if next?.card != second || next?.state != look {
      next = (second, look)
      result.append(.next(look, card: route.cards[second]))
    }
    return result
  }

  /// The card after another one, if a driver has to know both at once.
  ///
  /// A driver has to if the voice says both together, or if the way between them takes no longer than
  /// getting ready for the second: its card would come up in the state `prepare`.
  private func second(after current: Int, in leg: DriveLine.Span) -> Int? {
    let next = current + 1
    guard next < leg.cards.upperBound else { return nil }
    if route.cards[next].announcedWith == current { return next }
    let family = route.cards[next].step.maneuver.kind.family
    guard ![.goOn, .notice, .none, .depart].contains(family) else { return nil }
    let (first, second) = (route.line.marks[current], route.line.marks[next])
    let seconds = second.seconds - first.seconds
    let speed = seconds > 0 ? (second.meters - first.meters) / seconds : 0
    return seconds <= ManeuverState.lead(at: speed) ? next : nil
  }
}
