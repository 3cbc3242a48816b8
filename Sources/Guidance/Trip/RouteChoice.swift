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
  /// The route among those that lead to the same place.
  ///
  /// - Parameter routes: All of them, this one too.
  /// - Returns: What is said of it.
  public func choice(among routes: [GuidedRoute]) -> RouteChoice {
    let times = routes.map(\.estimate.time)
    let own = estimate.time
    let least = times.map(\.seconds).min() ?? own.seconds
    let isFastest = routes.count > 1 && own.seconds == least
    let leastMinutes = times.compactMap(\.rounded?.minutes).min() ?? 0
    let slower = max(0, (own.rounded?.minutes ?? 0) - leastMinutes)
    let words = TripWriter(language: guide.language)
    let figures = [own.rounded.map { guide.text($0) }, estimate.distance.rounded.map(guide.text)]
      .compactMap(\.self)
    let more = words.notes(on: facts)
    let end = legs.last?.arrivalVariants.prefix(1) ?? []
    let information = TripWriter.shortened(figures + more)
    let head =
      isFastest ? words.fastest : slower == 0 ? nil : words.slower(byMinutes: slower)
    let selection = TripWriter.shortened(
      ([head] + [figures.first, arrival?.phrase]).compactMap(\.self))
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
    let figures = [
      leg.estimate.time.rounded.map { guide.text($0) },
      leg.estimate.distance.rounded.map(guide.text),
    ].compactMap(\.self)
    return TripWriter(language: guide.language).ways(
      leg.facts.mainRoads, summary: leg.summary,
      otherwise: TripWriter.shortened(figures) + leg.arrivalVariants.prefix(1))
  }

  /// What traffic is like, in words; nothing where it is not known.
  public func text(_ delay: DelayCategory) -> String {
    TripWriter(language: guide.language).text(delay)
  }
}

/// Puts the words for a whole trip together.
struct TripWriter {
  let language: Language

  /// Between facts that stand beside each other.
  private static let separator = " · "

  var fastest: String { language.trip.fastest }

  func slower(byMinutes minutes: Int) -> String {
    let text = (try? RoundedTime(seconds: Double(minutes) * 60)).map { language.format.text($0) }
    return Template.fill(language.trip.slower) { _ in text ?? "" }
  }

  func text(_ delay: DelayCategory) -> String {
    switch delay {
    case .light: language.trip.traffic.light
    case .medium: language.trip.traffic.medium
    case .heavy: language.trip.traffic.heavy
    }
  }

  /// What is to be known beside time and length, the weightiest first.
  func notes(on facts: TripFacts) -> [String] {
    var notes: [String] = []
    if let delay = facts.delay { notes.append(text(delay)) }
    if facts.hasTolls { notes.append(language.trip.tolls) }
    if facts.hasFerry { notes.append(language.trip.ferry) }
    if facts.stops > 0 {
      notes.append(language.format.filled(language.trip.stops(facts.stops), facts.stops))
    }
    return notes
  }

  /// All parts beside each other, then without the last, and so on to the first alone.
  static func shortened(_ parts: [String]) -> [String] {
    (0..<parts.count).map { parts.dropLast($0).joined(separator: separator) }
  }

  /// The way over some roads; else as the engine describes it; else the first of other texts.
  func ways(_ roads: [String], summary: String?, otherwise: [String]) -> [String] {
    let names = roads.map(isolated)
    if let first = names.first {
      let both = names.dropFirst().first.map { second in
        Template.fill(language.trip.and) { $0 == "a" ? first : second }
      }
      var variants = [both, first].compactMap(\.self).map(via)
      if variants.count > 1, variants[1].count >= variants[0].count { variants.removeLast() }
      return variants
    }
    if let summary, !summary.isEmpty { return [via(isolated(summary))] }
    return Array(otherwise.prefix(1))
  }

  private func via(_ road: String) -> String {
    Template.fill(language.trip.via) { _ in road }
  }

  private func isolated(_ name: String) -> String {
    language.isRightToLeft || Bidi.hasRightToLeft(name) ? Bidi.isolate + name + Bidi.pop : name
  }
}
