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
    let figures = figures(estimate)
    let more = guide.language.notes(on: facts)
    let end = legs.last?.approachVariants.prefix(1) ?? []
    let information = (figures + more).shortened()
    var differences: [String] = []
    if isOneOfSeveral, let best {
      differences = guide.language.differences(
        of: self, from: best, minutes: isFastest ? nil : slower)
    }
    let selection =
      [differences.first, figures.first, arrival?.phrase].compactMap { $0 }
      .filter { !$0.isEmpty }.shortened()
      + differences.dropFirst()
    return RouteChoice(
      summaryVariants: guide.language.summaries(
        of: facts.mainRoads, summary: legs.count == 1 ? legs[0].summary : nil,
        otherwise: information + end),
      additionalInformationVariants: information.isEmpty ? Array(end) : information,
      selectionSummaryVariants: selection.isEmpty ? Array(end) : selection,
      differenceVariants: differences, isFastest: isFastest, minutesSlower: slower)
  }

  /// The way of a leg, longest first; at least one.
  public func summaryVariants(of leg: GuidedLeg) -> [String] {
    guide.language.summaries(
      of: leg.facts.mainRoads, summary: leg.summary,
      otherwise: figures(leg.estimate).shortened() + leg.approachVariants.prefix(1))
  }

  private func figures(_ estimate: TravelEstimate) -> [String] {
    [estimate.time.rounded.map { guide.text($0) }, estimate.distance.rounded.map(guide.text)]
      .compactMap { $0 }
  }

  /// The traffic in words; nil in an unsupported language.
  package func text(_ delay: DelayCategory) -> String? {
    guide.language.traffic[delay].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// How much traffic delays a whole route or leg.
public enum DelayCategory: String, Hashable, Sendable, CaseIterable {
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
  public var google: PlatformType {
    switch self {
    case .heavy: PlatformType(name: "GMSNavigationDelayCategoryHeavy", value: 1)
    case .medium: PlatformType(name: "GMSNavigationDelayCategoryMedium", value: 2)
    case .light: PlatformType(name: "GMSNavigationDelayCategoryLight", value: 3)
    }
  }

  /// A case of CarPlay's `CPTimeRemainingColor`.
  public var carPlayColor: String {
    switch self {
    case .heavy: "red"
    case .medium: "orange"
    case .light: "green"
    }
  }
}

package struct TripFacts: Hashable, Sendable {
  /// At most two of the longest roads, in order: numbers where signs show them on the way, else names.
  let mainRoads: [MainRoad]
  package let features: RouteFeatures
  package let stops: Int
  package let delay: DelayCategory?

  init(_ legs: [Leg], _ key: NameKey) {
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
      }
      guard let more = leg.congestion else { continue }
      if congestion == nil { congestion = more } else { congestion?.add(more) }
    }
    self.features = features
    stops = max(0, legs.count - 1)
    delay =
      congestion.flatMap(DelayCategory.init)
      ?? DelayCategory(delay: traffic.delay, of: traffic.duration)
    mainRoads = MainRoad.longest(of: legs, key)
  }
}

/// A road of a route by what is said first of it, with the name that a voice leaves out.
struct MainRoad: Hashable, Sendable {
  var name: String
  /// The one name of a motorway beside its number.
  var aside: String? { names.count == 1 ? names.first : nil }
  private var names: Set<String> = []
  private var meters = 0.0

  private init(name: String) { self.name = name }

  /// A number on so many meters of a way, in all, is what signs show there.
  private static let openLength = 5000.0

  /// The longest road, and the second if it is at least a quarter as long.
  static func longest(of legs: [Leg], _ key: NameKey) -> [MainRoad] {
    // By indices, since steps are large.
    let places = legs.indices.flatMap { leg in legs[leg].steps.indices.map { (leg, $0) } }
    let numbers = places.map { leg, step in number(of: legs[leg].steps[step], key) }
    var lengths: [String: Double] = [:]
    for (place, number) in zip(places, numbers) {
      guard let number else { continue }
      lengths[number.ref, default: 0] += legs[place.0].steps[place.1].distance
    }
    var roads: [MainRoad] = []
    var found: [String: Int] = [:]
    for ((leg, step), number) in zip(places, numbers) where legs[leg].steps[step].distance > 0 {
      let way = legs[leg].steps[step].way
      let refs = way.ref.map(RoadNumber.list) ?? []
      let own = way.name.flatMap { $0.isEmpty ? nil : key.withoutNumbers($0, refs) }
      let isOpen = number.map { $0.isMotorway || lengths[$0.ref] ?? 0 > openLength } ?? false
      guard let name = isOpen ? number?.ref : own ?? number?.ref ?? refs.first else { continue }
      let place = found[name] ?? roads.count
      if place == roads.count {
        found[name] = place
        roads.append(MainRoad(name: name))
      }
      if let own, isOpen, number?.isMotorway == true { roads[place].names.insert(own) }
      roads[place].meters += legs[leg].steps[step].distance
    }
    // The sort keeps the order of equal lengths.
    let best = roads.indices.sorted { roads[$0].meters > roads[$1].meters }.prefix(2)
    guard let first = best.first else { return [] }
    return best.sorted().map { roads[$0] }.filter { $0.meters * 4 >= roads[first].meters }
  }

  /// The number that signs along a step show on open roads, and whether that is a motorway's.
  private static func number(of step: Step, _ key: NameKey) -> (ref: String, isMotorway: Bool)? {
    let refs = (step.way.ref.map(RoadNumber.list) ?? []).map { ref in
      (ref: ref, network: SignedNetwork.of(key.base(ref), in: step.countries))
    }.filter { $0.ref.contains(where: { $0.isNumber }) && RoadNumber.shape(of: $0.ref) != .digits }
    guard let least = refs.map({ $0.network?.rank ?? 1 }).min(),
      let (ref, network) = refs.first(where: { ($0.network?.rank ?? 1) == least }),
      network.map({ $0.leadsOutside && $0.rank < 2 }) ?? step.isMotorway
    else { return nil }
    return (ref, step.isMotorway || network?.leadsInStreets == true)
  }
}
