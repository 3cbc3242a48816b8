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
  /// Whole instructions in their parts, longest first; one or more.
  public let instructions: [InstructionText]
  /// Whole instructions, longest first; one or more.
  public let instructionVariants: [String]
  /// Instructions for a dashboard, where there is little room, longest first; one or more.
  public let dashboardVariants: [String]
  /// Instructions for a notification, which is read without the map, longest first; one or more.
  public let notificationVariants: [String]
  /// The names of the road after the maneuver, longest first; may be empty.
  public let roadVariants: [String]
  /// What the sign of a motorway exit says, such as `Exit 12`; nothing elsewhere.
  public let exitLabel: String?
  /// Which lanes to use; nothing without lanes.
  public var laneGuidance: LaneGuidance?
  /// From this maneuver to the next one.
  public var estimate: TravelEstimate
  /// From the maneuver before, or the start, to this one.
  public var approach: TravelEstimate
  /// From this maneuver to the end of the leg.
  public var remainingToWaypoint: TravelEstimate
  /// From this maneuver to the end of the route.
  public var remainingToDestination: TravelEstimate
  /// When one is at the maneuver; nothing where the departure is not known.
  public var arrival: Arrival?

  /// The maneuver as other systems take it.
  public var platformTypes: PlatformTypes { PlatformTypes(step) }
}

/// A route as it is shown.
public struct GuidedRoute: Sendable {
  /// The route as it was read.
  public var route: Route { maker.route }
  /// The whole of it.
  public var estimate: TravelEstimate
  /// When it ends; nothing where the departure is not known.
  public var arrival: Arrival?
  /// Its legs.
  public var legs: [GuidedLeg]
  /// A card for each step, in order.
  public var cards: [Card]
  /// The guide in the language that the cards are in.
  public var guide: Guide
  /// What is to be known of it before it is chosen.
  public var facts: TripFacts
  /// Makes its cards.
  let maker: CardMaker
}

/// A leg as it is shown.
public struct GuidedLeg: Hashable, Sendable {
  /// The whole of it.
  public var estimate: TravelEstimate
  /// When it ends; nothing where the departure is not known.
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
  /// The place in its route of the card that shows the arrival; nothing where the engine has no
  /// step for it, so that it is shown with the leg.
  public var arrivalCard: Int?
  /// What is to be known of it.
  public var facts: TripFacts
}

/// When one arrives.
public struct Arrival: Hashable, Sendable {
  /// The moment, from seconds that are not rounded.
  public let time: CivilTime
  /// How many days after the start, by the clocks there; 0 on the same day.
  public let dayChange: Int
  /// The time of day in words, with the change of day.
  public let text: String
  /// The same as a whole phrase, such as `Arrive at 8:30 AM`.
  public let phrase: String
}
