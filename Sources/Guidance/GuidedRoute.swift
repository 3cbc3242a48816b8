public import Routes

/// A route with its cards.
public struct GuidedRoute: Sendable {
  /// The route as it was read.
  public var route: Route { maker.route }
  /// The whole of it.
  public var estimate: TravelEstimate
  /// When it ends, or `nil` if the departure is unknown.
  public var arrival: Arrival?
  /// Its legs.
  public var legs: [GuidedLeg]
  /// The guide in the language of the cards.
  public var guide: Guide
  /// What helps to choose among routes.
  public var facts: TripFacts
  /// A card for each step, in order.
  public var cards: RouteCards { RouteCards(maker: maker) }
  let maker: CardMaker
}

/// The cards of a route, each of which is made when it is read.
///
/// Cards are many times larger than the steps that they are made of, so the cards of a long route are
/// better not held together. Where they are read repeatedly, an `Array` of them is faster.
public struct RouteCards: RandomAccessCollection, Sendable {
  let maker: CardMaker

  /// The place of the first card: 0.
  public var startIndex: Int { 0 }
  /// The number of cards.
  public var endIndex: Int { maker.count }

  /// Makes a card.
  ///
  /// - Parameter position: The place of its step in the route, from 0.
  public subscript(position: Int) -> Card { maker.card(position) }
}

extension GuidedRoute {
  /// The steps of the route by legs.
  package var steps: [[Step]] { maker.route.legs.map(\.steps) }
}
