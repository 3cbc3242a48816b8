/// A card as it is shown at a moment.
public struct ShownCard: Hashable, Sendable {
  /// The card.
  public var card: Card
  /// Whether it has just come up; else what is shown on it changed.
  public var isNew: Bool
  /// To its maneuver, or nil once that is passed.
  public var toManeuver: TravelEstimate?
  /// To the end of the leg.
  public var toWaypoint: TravelEstimate
  /// To the end of the route.
  public var toDestination: TravelEstimate
  /// When one arrives at the end of the route, or nil if the start is unknown.
  public var arrival: Arrival?
  /// For the bar that shows the whole trip.
  public var progress: TripProgress
}
