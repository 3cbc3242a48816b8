public import Routes

/// A route with its cards.
public struct GuidedRoute: Sendable {
  /// The parsed route.
  public var route: Route { maker.route }
  /// The distance and time of the whole route.
  public var estimate: TravelEstimate
  /// The arrival at the end, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// The legs, in order.
  public var legs: [GuidedLeg]
  /// The guide, in the language of the cards.
  public var guide: Guide
  package var facts: TripFacts
  /// What lies along the route, of the groups that the guide chooses, in the order of travel.
  public var objects: [GuidedObject]
  /// A card for each step, in order, created on each access.
  ///
  /// Cards are many times larger than steps; store them in an `Array` only for repeated access.
  public var cards: LazyMapCollection<Range<Int>, Card> {
    (0..<maker.count).lazy.map { maker.card($0) }
  }
  let maker: CardMaker
  /// The line of the route.
  public var geometry: RouteGeometry { maker.geometry }
}

extension GuidedRoute {
  package var steps: [[Step]] { maker.route.legs.map(\.steps) }
}

/// A leg with its arrival and estimates.
public struct GuidedLeg: Hashable, Sendable {
  /// The distance and time of the whole leg.
  public var estimate: TravelEstimate
  /// The arrival at the end, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// The engine's short description.
  public var summary: String?
  /// The name of the stop at the end.
  public var destinationName: String?
  /// Instructions on the way to the end, longest first; at least one.
  public var approachVariants: [String]
  /// Instructions at the end, longest first; at least one.
  public var arrivalVariants: [String]
  /// The maneuver at the end, which is that of its last card; an arrival if it has no cards.
  public var arrivalStep: Step
  package var facts: TripFacts
}
