package import Guidance
package import Routes

/// What a list of the cards of a source says, whatever form it is written in.
struct CardListing {
  /// A line of a route: a card, or an arrival that the engine has no step for.
  struct Row {
    var step: Step
    /// From the maneuver before; empty where it is unknown.
    var distance: String
    /// Longest first; one or more.
    var instructions: [String]
    var lanes: LaneGuidance?
  }

  /// A route.
  struct Block {
    /// The name of the file, with a number where it holds several routes.
    var title: String
    /// Time and length, the way, and when one arrives.
    var facts: [String]
    var rows: [Row]
  }

  /// For each of several routes its number, what stands out, the way and more; else empty.
  let choices: [[String]]
  let blocks: [Block]

  init(_ source: GuidedSource) {
    let isOneOfSeveral = source.routes.count > 1
    let routes = source.routes.enumerated().map { place, route in
      (number: "\(place + 1)", route: route, choice: route.choice(among: source.routes))
    }
    choices =
      !isOneOfSeveral
      ? []
      : routes.map { number, _, choice in
        [
          number, choice.selectionSummaryVariants[0], choice.summaryVariants[0],
          choice.additionalInformationVariants[0],
        ]
      }
    blocks = routes.map { number, route, choice in
      Block(
        title: source.name + (isOneOfSeveral ? " (\(number))" : ""),
        facts: [choice.additionalInformationVariants[0], choice.summaryVariants[0]]
          + [route.arrival?.phrase].compactMap(\.self),
        rows: Self.rows(of: route))
    }
  }

  private static func rows(of route: GuidedRoute) -> [Row] {
    func text(_ estimate: TravelEstimate) -> String {
      estimate.distance.rounded.map { route.guide.text($0) } ?? ""
    }
    var rows: [Row] = []
    var place = 0
    for (index, leg) in route.legs.enumerated() {
      let start = place
      while place < route.cards.count, route.cards[place].leg == index {
        let card = route.cards[place]
        rows.append(
          Row(
            step: card.step, distance: text(card.approach),
            instructions: card.instructionVariants, lanes: card.laneGuidance))
        place += 1
      }
      guard leg.arrivalCard == nil else { continue }
      // Where the mode changes, the cards say what to do there.
      if index + 1 < route.legs.count,
        place == start || place == route.cards.count
          || route.cards[place].step.mode != route.cards[place - 1].step.mode
      {
        continue
      }
      let way = place > start ? route.cards[place - 1].estimate : leg.estimate
      rows.append(
        Row(step: leg.arrivalStep, distance: text(way), instructions: leg.arrivalVariants))
    }
    return rows
  }
}

extension GuidedRoute {
  /// The steps that are shown: those of the cards, and arrivals that the engine has no step for.
  package var shownSteps: [Step] {
    steps.joined() + legs.filter { $0.arrivalCard == nil }.map(\.arrivalStep)
  }
}
