import Guidance

/// The steps of a route as the objects of a feed, encoded once for all messages.
struct FeedSteps {
  /// An object on one line for each step.
  private var lines: [[UInt8]] = []
  /// The step of each card.
  private var cards: [Int] = []
  /// The step at the end of each leg.
  private var ends: [Int] = []
  /// The route by its index among those read together.
  let route: Int

  init(_ route: GuidedRoute) {
    var rest = Array(route.cards)[...]
    self.route = rest.first?.route ?? 0
    for (index, leg) in route.legs.enumerated() {
      let own = rest.prefix { $0.leg == index }
      rest = rest.dropFirst(own.count)
      for card in own {
        cards.append(lines.count)
        lines.append(
          card.step.maneuver.engineType.isEmpty
            ? StepInfoWriter(endOf: leg, at: card, number: lines.count).line
            : StepInfoWriter(card, number: lines.count).line)
      }
      ends.append(lines.count - 1)
    }
  }

  /// The steps from the current one on: the maneuver of a card, and after it the end of its leg.
  func from(_ shown: ShownCard) -> ArraySlice<[UInt8]> {
    lines[(shown.toManeuver == nil ? ends[shown.card.leg] : cards[shown.card.index])...]
  }
}
