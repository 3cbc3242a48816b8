/// What a message of a feed says at a position; it counts instead of what the line gives.
struct Told: Hashable, Sendable {
  /// The index of the current card; those before it are passed.
  var card: Int
  var toManeuver: Way
  /// To the end of the card's leg.
  var toWaypoint: Way
  var toDestination: Way
  /// Whether the vehicle is at the end of the card's leg.
  var hasArrived: Bool

  /// A remaining way, in meters and seconds; below 0 behind the vehicle.
  struct Way: Hashable, Sendable {
    var meters: Double
    var seconds: Double
  }

  /// Whether a leg is done: the vehicle is at its end or on a later one.
  func ends(_ leg: DriveLine.Span) -> Bool {
    isBeyond(leg) || hasArrived && leg.cards.contains(card)
  }

  func isBeyond(_ leg: DriveLine.Span) -> Bool { card >= leg.cards.upperBound }
}

extension DriveFix {
  /// What is left to a card of a leg, to the leg's end and to the destination.
  func left(
    on line: DriveLine, leg: DriveLine.Span, card: Int? = nil
  ) -> (toManeuver: Told.Way, toWaypoint: Told.Way, toDestination: Told.Way) {
    func way(to meters: Double, _ seconds: Double) -> Told.Way {
      Told.Way(meters: meters - self.meters, seconds: seconds - self.seconds)
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
