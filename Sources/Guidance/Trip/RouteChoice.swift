/// A route among alternatives, with the texts of CarPlay's `CPRouteChoice`.
public struct RouteChoice: Hashable, Sendable {
  /// The way, longest first; at least one.
  public let summaryVariants: [String]
  /// Time, length and notes, longest first; at least one.
  public let additionalInformationVariants: [String]
  /// What distinguishes the route once chosen, longest first; at least one.
  public let selectionSummaryVariants: [String]
  /// How the route differs from the fastest one, longest first; empty for a single route, and where
  /// a time is unknown.
  public let differenceVariants: [String]
  /// Whether it is the fastest of several; false for a single route.
  public let isFastest: Bool
  /// The difference in shown minutes from the fastest route.
  public let minutesSlower: Int
}

extension GuidedRoute {
  /// Describes the route as one of `routes`, which lead to the same place and include it.
  public func choice(among routes: [GuidedRoute]) -> RouteChoice {
    let own = estimate.time
    // A route without a time cannot be compared.
    let best = routes.filter { $0.estimate.time.rounded != nil }
      .min { $0.estimate.time.seconds < $1.estimate.time.seconds }
    let leastMinutes = best?.estimate.time.rounded?.minutes ?? 0
    let slower = max(0, (own.rounded?.minutes ?? 0) - leastMinutes)
    let isOneOfSeveral = routes.count > 1 && own.rounded != nil
    let isFastest = isOneOfSeveral && own.seconds == best?.estimate.time.seconds
    let words = TripWriter(language: guide.language)
    let figures = figures(estimate)
    let more = words.notes(on: facts)
    let end = legs.last?.approachVariants.prefix(1) ?? []
    let information = TripWriter.shortened(figures + more)
    var differences: [String] = []
    if isOneOfSeveral, let best {
      differences = words.differences(
        of: self, from: best, minutes: isFastest ? nil : slower)
    }
    let selection =
      TripWriter.shortened(
        [differences.first, figures.first, arrival?.phrase].compactMap(\.self)
          .filter { !$0.isEmpty })
      + differences.dropFirst()
    return RouteChoice(
      summaryVariants: words.ways(
        facts.mainRoads, summary: legs.count == 1 ? legs[0].summary : nil,
        otherwise: information + end),
      additionalInformationVariants: information.isEmpty ? Array(end) : information,
      selectionSummaryVariants: selection.isEmpty ? Array(end) : selection,
      differenceVariants: differences, isFastest: isFastest, minutesSlower: slower)
  }

  /// The way of a leg, longest first; at least one.
  public func summaryVariants(of leg: GuidedLeg) -> [String] {
    TripWriter(language: guide.language).ways(
      leg.facts.mainRoads, summary: leg.summary,
      otherwise: TripWriter.shortened(figures(leg.estimate)) + leg.approachVariants.prefix(1))
  }

  private func figures(_ estimate: TravelEstimate) -> [String] {
    [estimate.time.rounded.map { guide.text($0) }, estimate.distance.rounded.map(guide.text)]
      .compactMap(\.self)
  }

  /// The traffic in words; nil in an unsupported language.
  package func text(_ delay: DelayCategory) -> String? {
    guide.language.traffic[delay].flatMap { $0.isEmpty ? nil : $0 }
  }
}
