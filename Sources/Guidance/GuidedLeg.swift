public import Routes

/// A leg as it is shown.
public struct GuidedLeg: Hashable, Sendable {
  /// The whole of it.
  public var estimate: TravelEstimate
  /// When it ends, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// The engine's short description.
  public var summary: String?
  /// The name of the stop where it ends.
  public var destinationName: String?
  /// Facts about each segment of the way, such as traffic, where they were read.
  public var annotation = Annotation()
  /// What is said where it ends, longest first; one or more.
  public var arrivalVariants: [String]
  /// The maneuver at its end: the engine's last step, or one of ours where that is no arrival.
  public var arrivalStep: Step
  /// The place in its route of the card that shows the arrival, or nil if the engine has no
  /// step for it, so that it is shown with the leg.
  public var arrivalCard: Int?
  /// What is to be known of it.
  public var facts: TripFacts
}
