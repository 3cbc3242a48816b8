public import Routes

/// What a driver is shown for a step.
public struct Card: Hashable, Sendable {
  /// The place of the route among those read together, from 0.
  public var route: Int
  /// The place of the leg in the route, from 0.
  public var leg: Int
  /// The place of the card in its route, from 0.
  public var index: Int
  /// The step; of the engine's banners and announcements, those in the card's language.
  public var step: Step
  /// The language of all that a driver reads or hears on the card, as a BCP 47 tag.
  public let language: String
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
  /// What the sign of a motorway exit says, such as `Exit 12`, or nil elsewhere.
  public let exitLabel: String?
  /// Which lanes to use, or nil without lanes.
  public var laneGuidance: LaneGuidance?
  /// From this maneuver to the next one.
  public var estimate: TravelEstimate
  /// From the maneuver before, or the start, to this one.
  public var approach: TravelEstimate
  /// From this maneuver to the end of the leg.
  public var remainingToWaypoint: TravelEstimate
  /// From this maneuver to the end of the route.
  public var remainingToDestination: TravelEstimate
  /// When one is at the maneuver, or nil if the departure is unknown.
  public var arrival: Arrival?

  /// The maneuver as other systems take it.
  public var platformTypes: PlatformTypes { PlatformTypes(step) }
}
