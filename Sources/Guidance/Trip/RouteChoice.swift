package import Routes

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

extension Collection<GuidedRoute> {
  /// Describes each of the routes, which lead to the same place, as one of them.
  public var choices: [RouteChoice] {
    // A route without a time cannot be compared.
    let best = self.filter { $0.estimate.time.rounded != nil }
      .min { $0.estimate.time.seconds < $1.estimate.time.seconds }
    let areSeveral = count > 1
    return map { $0.choice(isAmongOthers: areSeveral, best: best) }
  }
}

extension GuidedRoute {
  fileprivate func choice(isAmongOthers: Bool, best: GuidedRoute?) -> RouteChoice {
    let own = estimate.time
    let leastMinutes = best?.estimate.time.rounded?.minutes ?? 0
    let slower = max(0, (own.rounded?.minutes ?? 0) - leastMinutes)
    let isOneOfSeveral = isAmongOthers && own.rounded != nil
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

/// How much traffic delays a whole route or leg.
package enum DelayCategory: String, Hashable, Sendable, CaseIterable {
  case light
  case medium
  case heavy

  /// The category by congestion, or nil if more than half of the way is unknown.
  ///
  /// Our own thresholds, since engines do not publish theirs. Heavy: a fifth of the known part is
  /// heavy or severe, or a tenth severe; medium: half as much, or a fifth has any congestion.
  package init?(_ congestion: Congestion) {
    let known = 1 - congestion.share(.unknown)
    guard known >= 0.5 else { return nil }
    let severe = congestion.share(.severe) / known
    let heavy = congestion.share(.heavy) / known + severe
    let moderate = congestion.share(.moderate) / known + heavy
    let weight = max(heavy, 2 * severe)
    self = weight >= 0.2 ? .heavy : weight >= 0.1 || moderate >= 0.2 ? .medium : .light
  }

  /// By our own thresholds, too: heavy if traffic takes a quarter of the time, medium if a tenth.
  package init?(delay: Double, of duration: Double) {
    guard delay > 0, duration > 0 else { return nil }
    let share = delay / duration
    self = share >= 0.25 ? .heavy : share >= 0.1 ? .medium : .light
  }

  /// The Google Navigation SDK's enumerator for iOS, where 0 means no data.
  package var google: PlatformType {
    switch self {
    case .heavy: PlatformType(name: "GMSNavigationDelayCategoryHeavy", value: 1)
    case .medium: PlatformType(name: "GMSNavigationDelayCategoryMedium", value: 2)
    case .light: PlatformType(name: "GMSNavigationDelayCategoryLight", value: 3)
    }
  }

  /// A case of CarPlay's `CPTimeRemainingColor`.
  package var carPlayColor: String {
    switch self {
    case .heavy: "red"
    case .medium: "orange"
    case .light: "green"
    }
  }
}

package struct TripFacts: Hashable, Sendable {
  /// At most two of the longest roads, in order; numbers of long-distance networks, else names.
  package let mainRoads: [String]
  package let features: RouteFeatures
  package let stops: Int
  package let delay: DelayCategory?

  init(_ legs: [Leg]) {
    var lengths: [String: Double] = [:]
    var order: [String] = []
    var features = legs.first?.features ?? .unknown
    var congestion: Congestion?
    var traffic = (delay: 0.0, duration: 0.0)
    for leg in legs {
      features.formUnion(leg.features)
      traffic.delay += leg.trafficDelay ?? 0
      traffic.duration += leg.duration
      // Indices avoid copies of steps, which have many parts.
      for place in leg.steps.indices {
        let kind = leg.steps[place].maneuver.kind
        if kind == .tollGate { features.hasTolls = true }
        if kind.boardsFerry || kind == .ferryChange { features.hasFerry = true }
        let distance = leg.steps[place].distance
        guard distance > 0, let name = Self.name(of: leg.steps[place].road) else { continue }
        if lengths[name] == nil { order.append(name) }
        lengths[name, default: 0] += distance
      }
      guard let more = leg.congestion else { continue }
      if congestion == nil { congestion = more } else { congestion?.add(more) }
    }
    self.features = features
    stops = max(0, legs.count - 1)
    delay =
      congestion.flatMap(DelayCategory.init)
      ?? DelayCategory(delay: traffic.delay, of: traffic.duration)
    mainRoads = Self.longest(order, lengths)
  }

  private static func name(of road: Road) -> String? {
    let number = road.ref.flatMap { RoadNumber.list($0).first }
    if let number, RoadNumber.isLongDistance(number) { return number }
    return road.name.flatMap { $0.isEmpty ? nil : $0 } ?? number
  }

  /// The longest road, and the second if it is at least a quarter as long.
  private static func longest(_ order: [String], _ lengths: [String: Double]) -> [String] {
    // The sort keeps the order of equal lengths.
    let best = order.sorted { lengths[$0] ?? 0 > lengths[$1] ?? 0 }.prefix(2)
    guard let first = best.first.flatMap({ lengths[$0] }) else { return [] }
    return order.filter { best.contains($0) && (lengths[$0] ?? 0) * 4 >= first }
  }
}
