public import Routes

/// A route with its cards.
public struct GuidedRoute: Sendable {
  /// The route as it was read.
  public var route: Route { maker.route }
  /// The whole of it.
  public var estimate: TravelEstimate
  /// When it ends, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// Its legs.
  public var legs: [GuidedLeg]
  /// The guide in the language of the cards.
  public var guide: Guide
  package var facts: TripFacts
  /// A card for each step, in order, each of which is made when it is read.
  ///
  /// Cards are many times larger than the steps that they are made of, so the cards of a long route
  /// are better not held together. Where they are read repeatedly, an `Array` of them is faster.
  public var cards: LazyMapCollection<Range<Int>, Card> {
    (0..<maker.count).lazy.map { maker.card($0) }
  }
  let maker: CardMaker
}

extension GuidedRoute {
  /// The steps of the route by legs.
  package var steps: [[Step]] { maker.route.legs.map(\.steps) }
}

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
  package var facts: TripFacts
}
