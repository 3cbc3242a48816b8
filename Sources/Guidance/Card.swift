public import Routes

/// The texts, lanes and estimates to show a driver for a step.
public struct Card: Hashable, Sendable {
  /// The index of the route among those read together, from 0.
  public var route: Int
  /// The index of the leg in the route, from 0.
  public var leg: Int
  /// The index of the card in its route, from 0.
  public var index: Int
  /// The step, with only the engine's banners and announcements in the card's language.
  public var step: Step
  /// The language of all texts on the card, as a BCP 47 tag.
  public let language: String
  /// Instructions in their components, longest first; at least one.
  public let instructions: [InstructionText]
  /// Instructions, longest first; at least one.
  public let instructionVariants: [String]
  /// Instructions for the little room of a dashboard, longest first; at least one.
  public let dashboardVariants: [String]
  /// Instructions for a notification, which is read without the map, longest first; at least one.
  public let notificationVariants: [String]
  /// Names of the road after the maneuver, longest first; may be empty.
  public let roadVariants: [String]
  /// The text of a motorway exit's sign, such as `Exit 12`, else nil.
  public let exitLabel: String?
  /// Which lanes to use; nil if the step has no lanes.
  public var laneGuidance: LaneGuidance?
  /// The announcements on the way to the maneuver, in order; may be empty.
  public var announcements: [CardAnnouncement] = []
  /// The index of the card whose last announcement also says this maneuver; nil if none does.
  public var announcedWith: Int?
  /// From this maneuver to the next one.
  public var estimate: TravelEstimate
  /// From the previous maneuver, or the start, to this one.
  public var approach: TravelEstimate
  /// From this maneuver to the end of the leg.
  public var remainingToWaypoint: TravelEstimate
  /// From this maneuver to the end of the route.
  public var remainingToDestination: TravelEstimate
  /// The time at this maneuver, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// Where the maneuver is, by the engine, else the start of its line; nil if unknown.
  public var location: Coordinate?
  /// The heading before the maneuver, in whole degrees clockwise from north, 0 up to 360.
  ///
  /// That of the route's line over 10 meters since the maneuver before, else the engine's, else that of
  /// the shorter line; nil at the start, and where both are on the other side than the kind's turn.
  public var bearingBefore: Double?
  /// The heading after the maneuver, as `bearingBefore`; nil at the end.
  public var bearingAfter: Double?
  /// From this maneuver to the next one, as indices of the points of ``RouteGeometry``.
  public var line: ClosedRange<Int>?

  /// The maneuver in the types of CarPlay, Android Auto and the Google Navigation SDK.
  public var platformTypes: PlatformTypes { PlatformTypes(step) }

  /// Takes the place and the headings, which end at the maneuvers before and after.
  mutating func takePlace(on geometry: RouteGeometry, after before: ClosedRange<Int>?) {
    let maneuver = step.maneuver
    location = maneuver.location.flatMap { $0.isOnEarth ? $0.wrapped : nil }
    guard let line else {
      (bearingBefore, bearingAfter) = (maneuver.bearingBefore, maneuver.bearingAfter)
      return
    }
    let start = before?.lowerBound ?? 0
    let end = line.upperBound > line.lowerBound ? line.upperBound : geometry.points.count - 1
    let (reached, left) = geometry.headings(
      at: line.lowerBound, within: min(start, line.lowerBound)...end)
    bearingBefore =
      reached.map { $0.isLong ? $0.degrees : maneuver.bearingBefore ?? $0.degrees } ?? nil
    bearingAfter = left.map { $0.isLong ? $0.degrees : maneuver.bearingAfter ?? $0.degrees } ?? nil
    if let before = bearingBefore, let after = bearingAfter,
      !maneuver.kind.mayTurn(from: before, to: after)
    {
      // The line is another's, or too coarse; where the engine's headings are left, they fit the kind.
      (bearingBefore, bearingAfter) = (maneuver.headings?.before, maneuver.headings?.after)
    }
  }
}
