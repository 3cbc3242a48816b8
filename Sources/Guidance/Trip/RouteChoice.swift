/// A route as one of several to choose from; the texts are those of CarPlay's `CPRouteChoice`.
public struct RouteChoice: Hashable, Sendable {
  /// Which way it goes, longest first; one or more.
  public let summaryVariants: [String]
  /// Time, length and what else is to be known, longest first; one or more.
  public let additionalInformationVariants: [String]
  /// What stands out once it is chosen, longest first; one or more.
  public let selectionSummaryVariants: [String]
  /// Whether it takes the least time of several; never for one alone.
  public let isFastest: Bool
  /// How many minutes longer it takes than the fastest, as the times shown differ; 0 for that.
  public let minutesSlower: Int
}

extension GuidedRoute {
  /// What is said of the route among those that lead to the same place, of which it is one.
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

  /// Which way a leg goes, longest first; one or more.
  public func summaryVariants(of leg: GuidedLeg) -> [String] {
    TripWriter(language: guide.language).ways(
      leg.facts.mainRoads, summary: leg.summary,
      otherwise: TripWriter.shortened(figures(leg.estimate)) + leg.arrivalVariants.prefix(1))
  }

  private func figures(_ estimate: TravelEstimate) -> [String] {
    [estimate.time.rounded.map { guide.text($0) }, estimate.distance.rounded.map(guide.text)]
      .compactMap(\.self)
  }

  /// What traffic is like, in words; nil in a language without words.
  package func text(_ delay: DelayCategory) -> String? {
    guide.language.traffic[delay].flatMap { $0.isEmpty ? nil : $0 }
  }
}
