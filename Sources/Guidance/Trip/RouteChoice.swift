/// A route among alternatives, with the texts of CarPlay's `CPRouteChoice`.
public struct RouteChoice: Hashable, Sendable {
  /// The way, longest first; at least one.
  public let summaryVariants: [String]
  /// Time, length and notes, longest first; at least one.
  public let additionalInformationVariants: [String]
  /// What distinguishes the route once chosen, longest first; at least one.
  public let selectionSummaryVariants: [String]
  /// Whether it is the fastest of several; false for a single route.
  public let isFastest: Bool
  /// The difference in shown minutes from the fastest route.
  public let minutesSlower: Int
}

extension GuidedRoute {
  /// Describes the route as one of `routes`, which lead to the same place and include it.
  public func choice(among routes: [GuidedRoute]) -> RouteChoice {
    let times = routes.map(\.estimate.time)
    let own = estimate.time
    let least = times.map(\.seconds).min() ?? own.seconds
    let isFastest = routes.count > 1 && own.seconds == least
    let leastMinutes = times.compactMap(\.rounded?.minutes).min() ?? 0
    let slower = max(0, (own.rounded?.minutes ?? 0) - leastMinutes)
    let words = TripWriter(language: guide.language)
    let figures = figures(estimate)
    let more = words.notes(on: facts)
    let end = legs.last?.arrivalVariants.prefix(1) ?? []
    let information = TripWriter.shortened(figures + more)
    let head =
      isFastest ? guide.language[.fastest] : slower == 0 ? nil : words.slower(byMinutes: slower)
    let selection = TripWriter.shortened(
      [head, figures.first, arrival?.phrase].compactMap(\.self).filter { !$0.isEmpty })
    return RouteChoice(
      summaryVariants: words.ways(
        facts.mainRoads, summary: legs.count == 1 ? legs[0].summary : nil,
        otherwise: information + end),
      additionalInformationVariants: information.isEmpty ? Array(end) : information,
      selectionSummaryVariants: selection.isEmpty ? Array(end) : selection,
      isFastest: isFastest, minutesSlower: slower)
  }

  /// The way of a leg, longest first; at least one.
  public func summaryVariants(of leg: GuidedLeg) -> [String] {
    TripWriter(language: guide.language).ways(
      leg.facts.mainRoads, summary: leg.summary,
      otherwise: TripWriter.shortened(figures(leg.estimate)) + leg.arrivalVariants.prefix(1))
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
