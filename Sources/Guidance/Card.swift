public import Routes

/// What a driver is shown for a step.
public struct Card: Hashable, Sendable {
  /// The place of the route among those read together, from 0.
  public var route: Int
  /// The place of the leg in the route, from 0.
  public var leg: Int
  /// The place of the card in its route, from 0.
  public var index: Int
  /// The step.
  public var step: Step
  /// Whole instructions, longest first; one or more.
  public var instructionVariants: [String]
  /// The enumerators of other systems.
  public var platformTypes: PlatformTypes
  /// From this maneuver to the next one.
  public var estimate: TravelEstimate
  /// From the maneuver before, or the start, to this one.
  public var approach: TravelEstimate
  /// From this maneuver to the end of the leg.
  public var remainingToWaypoint: TravelEstimate
  /// From this maneuver to the end of the route.
  public var remainingToDestination: TravelEstimate
}

/// A route as it is shown.
public struct GuidedRoute: Hashable, Sendable {
  /// The whole of it.
  public var estimate: TravelEstimate
  /// Its legs.
  public var legs: [GuidedLeg]
  /// A card for each step, in order.
  public var cards: [Card]
}

/// A leg as it is shown.
public struct GuidedLeg: Hashable, Sendable {
  /// The whole of it.
  public var estimate: TravelEstimate
  /// The engine's short description.
  public var summary: String?
  /// The name of the stop where it ends.
  public var destinationName: String?
}
