import Guidance
import Routes

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
    for (place, (route, choice)) in zip(source.routes, source.routes.choices).enumerated() {
      let more = choice.additionalInformationVariants[0]
      let way = choice.summaryVariants[0]
      if isOneOfSeveral {
        choices.append(["\(place + 1)", choice.selectionSummaryVariants[0], way, more])
      }
      blocks.append(
        Block(
          title: source.name + (isOneOfSeveral ? " (\(place + 1))" : ""),
          facts: [more, way == more ? nil : way, route.arrival?.phrase].compactMap { $0 },
          rows: Self.rows(of: route)))
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

/// The objects of a route that a list has between the cards.
struct ListedObjects {
  private var rest: ArraySlice<GuidedObject>
  private let guide: Guide
  /// From the start of the route to the last card, in meters.
  private var passed = 0.0
  /// The last row of each kind of road.
  private var roads: [RouteObject.Kind: GuidedObject] = [:]

  /// Positions closer than this are the same, in meters.
  private static let noise = 0.5

  /// Lists none unless the guide chooses groups.
  init(_ route: GuidedRoute) {
    guide = route.guide
    rest = route.guide.along == nil ? [] : route.objects[...]
  }

  /// Takes the rows on the way from the last card to the next one, which is so many meters on.
  ///
  /// An object at the next maneuver comes before its card; a stretch that begins there, after it.
  mutating func rows(over meters: Double) -> [CardListing.Row] {
    let end = passed + meters
    let own = rest.prefix { object in
      let start = object.object.start ?? .infinity
      let isAtCard = object.object.end == nil && end > 0 && start <= end + Self.noise
      return start < end - Self.noise || isAtCard || end == .infinity
    }
    rest = rest.dropFirst(own.count)
    defer { passed = end }
    return own.filter { isNews($0) }.map { object in
      let way = object.object.start.map { max(0, $0 - passed) } ?? 0
      let distance = way > 0 ? try? RoundedDistance(meters: way, in: guide.units) : nil
      return CardListing.Row(
        subject: .object(object), distance: distance.map { guide.text($0) } ?? "",
        instructions: [object.words])
    }
  }

  /// Whether an object has words, other than those of the road that it goes on from.
  private mutating func isNews(_ object: GuidedObject) -> Bool {
    guard !object.words.isEmpty else { return false }
    guard object.group == .roads, let start = object.object.start,
      let last = roads.updateValue(object, forKey: object.object.kind), last.words == object.words,
      let end = last.object.end
    else { return true }
    return start - end > Self.noise
  }
}
