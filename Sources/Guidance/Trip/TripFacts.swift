public import Routes

/// What is to be known of a way before it is chosen.
public struct TripFacts: Hashable, Sendable {
  /// The roads on which one is longest, at most two, in the order in which they are driven; numbers
  /// where the network is known, else names.
  public let mainRoads: [String]
  /// What the way holds, such as tolls; what is unknown is nil.
  public let features: RouteFeatures
  /// The number of stops on the way.
  public let stops: Int
  /// How much traffic holds one up, or nil if unknown.
  public let delay: DelayCategory?

  init(_ route: Route) {
    self.init(route.legs)
  }

  init(_ leg: Leg) {
    self.init([leg])
  }

  private init(_ legs: [Leg]) {
    var lengths: [String: Double] = [:]
    var order: [String] = []
    var features = legs.first?.features ?? RouteFeatures()
    var congestion: Congestion?
    var traffic = (delay: 0.0, duration: 0.0)
    for leg in legs {
      features.formUnion(leg.features)
      traffic.delay += leg.trafficDelay ?? 0
      traffic.duration += leg.duration
      // By their places, so that the many parts of a step are not copied.
      for place in leg.steps.indices {
        switch leg.steps[place].maneuver.kind {
        case .tollGate: features.hasTolls = true
        case .ferryBoard, .ferryBoardLeft, .ferryBoardRight, .ferryChange, .ferryTrainBoard,
          .ferryTrainBoardLeft, .ferryTrainBoardRight:
          features.hasFerry = true
        default: break
        }
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
    if let number, RoadNumber.network(of: number) != nil { return number }
    return road.name.flatMap { $0.isEmpty ? nil : $0 } ?? number
  }

  /// The longest road, and the second if it is at least a quarter of that.
  private static func longest(_ order: [String], _ lengths: [String: Double]) -> [String] {
    var best: (name: String, length: Double)?
    var second: (name: String, length: Double)?
    for name in order {
      let length = lengths[name] ?? 0
      if length > best?.length ?? 0 {
        second = best
        best = (name, length)
      } else if length > second?.length ?? 0 {
        second = (name, length)
      }
    }
    guard let best else { return [] }
    guard let second, second.length * 4 >= best.length else { return [best.name] }
    return order.filter { $0 == best.name || $0 == second.name }
  }
}
