package import Routes

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
