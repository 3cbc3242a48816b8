package import Guidance
package import Routes

/// The contents of a list of cards, independent of the output format.
struct CardListing {
  struct Row {
    var subject: Subject
    /// From the previous maneuver; empty if unknown.
    var distance: String
    var instructions: [String]
    var lanes: LaneGuidance?
  }

  /// What a row shows.
  enum Subject {
    /// A card, or an arrival that the engine has no step for.
    case step(Step)
    /// Something along the route, on the way to the next card.
    case object(GuidedObject)
  }

  struct Block {
    /// The name of the file, with a number if it holds several routes.
    var title: String
    /// Time and length, the way, and the arrival.
    var facts: [String]
    var rows: [Row]
  }

  /// Number, distinction, way and more of each route; empty for a single route.
  var choices: [[String]] = []
  var blocks: [Block] = []

  init(_ source: GuidedSource) {
    let isOneOfSeveral = source.routes.count > 1
    for (place, route) in source.routes.enumerated() {
      let choice = route.choice(among: source.routes)
      let more = choice.additionalInformationVariants[0]
      let way = choice.summaryVariants[0]
      if isOneOfSeveral {
        choices.append(["\(place + 1)", choice.selectionSummaryVariants[0], way, more])
      }
      blocks.append(
        Block(
          title: source.name + (isOneOfSeveral ? " (\(place + 1))" : ""),
          facts: [more, way, route.arrival?.phrase].compactMap(\.self), rows: Self.rows(of: route)))
    }
  }

  private static func rows(of route: GuidedRoute) -> [Row] {
    func text(_ estimate: TravelEstimate) -> String {
      estimate.distance.rounded.map { route.guide.text($0) } ?? ""
    }
    var rest = Array(route.cards)[...]
    var rows: [Row] = []
    var objects = ListedObjects(route)
    for (index, leg) in route.legs.enumerated() {
      let own = rest.prefix { $0.leg == index }
      rest = rest.dropFirst(own.count)
      for card in own {
        rows += objects.rows(over: card.approach.distance.meters)
        rows.append(
          Row(
            subject: .step(card.step), distance: text(card.approach),
            instructions: card.instructionVariants, lanes: card.laneGuidance))
      }
      let way = own.last?.estimate ?? leg.estimate
      rows += objects.rows(over: way.distance.meters)
    }
    return rows + objects.rows(over: .infinity)
  }
}

extension GuidedRoute {
  /// The steps of the cards.
  package var shownSteps: [Step] { Array(steps.joined()) }
}
