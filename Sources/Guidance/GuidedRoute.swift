public import Routes

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

extension GuidedRoute {
  /// How many cards the route has, whether they are made already or not.
  package var cardCount: Int { maker.count }

  /// The steps of the route by legs.
  package var steps: [[Step]] { maker.route.legs.map(\.steps) }

  /// Makes a card, which an outline does not hold.
  ///
  /// - Parameter number: The place of the card in the route, from 0; less than `cardCount`.
  /// - Returns: The card.
  /// - Throws: `GuidanceError` for a step that cannot be shown.
  package func makeCard(_ number: Int) throws(GuidanceError) -> Card { try maker.card(number) }
}
