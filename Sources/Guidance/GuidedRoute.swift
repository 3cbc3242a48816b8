public import Routes

/// A route with its cards.
public struct GuidedRoute: Sendable {
  /// The parsed route.
  public var route: Route { maker.route }
  /// The distance and time of the whole route.
  public var estimate: TravelEstimate
  /// The arrival at the end, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// The legs, in order.
  public var legs: [GuidedLeg]
  /// The guide, in the language of the cards.
  public var guide: Guide
  package var facts: TripFacts
  /// What lies along the route, of the groups that the guide chooses, in the order of travel.
  public var objects: [GuidedObject]
  /// A card for each step, in order, created on each access.
  ///
  /// Cards are many times larger than steps; store them in an `Array` only for repeated access.
  public var cards: LazyMapCollection<Range<Int>, Card> {
    (0..<maker.count).lazy.map { maker.card($0) }
  }
  package let maker: CardMaker
  /// The number of cards that have names only in the engine's sentence, their longest instruction.
  public var namedByEngine: Int { maker.namedByEngine }
  /// The line of the route.
  public var geometry: RouteGeometry { maker.geometry }
}

extension GuidedRoute {
  /// The steps of the cards.
  package var steps: [Step] { route.legs.flatMap { $0.steps } }
}

/// A leg with its arrival and estimates.
public struct GuidedLeg: Hashable, Sendable {
  /// The distance and time of the whole leg.
  public var estimate: TravelEstimate
  /// The arrival at the end, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// The engine's short description.
  public var summary: String?
  /// The name of the stop at the end.
  public var destinationName: String?
  /// Instructions on the way to the end, longest first; at least one.
  public var approachVariants: [String]
  /// Instructions at the end, longest first; at least one.
  public var arrivalVariants: [String]
  /// The maneuver at the end, which is that of its last card; an arrival if it has no cards.
  public var arrivalStep: Step
  package var facts: TripFacts
}

/// How the line of a route is written.
public enum GeometryStyle: String, Hashable, Sendable, CaseIterable {
  /// A LineString of GeoJSON (RFC 7946).
  case geojson
  /// Google's encoding with six decimal places.
  case polyline6
  case none
}

extension Route {
  /// The route with an arrival at the end of each leg, also where the engine has none.
  ///
  /// It stays as it is if no leg has steps. The steps of a feed are complete as they are.
  var withArrivals: Route {
    guard legs.contains(where: { !$0.steps.isEmpty }) else { return self }
    var route = self
    for index in route.legs.indices {
      let leg = route.legs[index]
      let isLast = index == route.legs.count - 1
      if let last = leg.steps.last,
        last.maneuver.kind.arrives || last.endsRide || last.endsFerry && !isLast
          || last.stepInfo != nil
      {
        continue
      }
      if leg.steps.isEmpty {
        route.legs[index].approachDistance = leg.distance
        route.legs[index].approachDuration = leg.duration
      }
      let staysOn = !isLast && legs[index + 1].steps.first?.maneuver.kind == .transitRemainOn
      let alights = !staysOn && leg.steps.last?.maneuver.kind.rides == true
      if alights { route.legs[index].steps.append(Step(alightingAt: leg)) }
      if isLast || !alights {
        route.legs[index].steps.append(Step(arrivalAt: leg, isLast: isLast))
      }
    }
    route.countStops()
    return route
  }

  /// Counts the stops between start and destination, if there is more than one.
  private mutating func countStops() {
    let stops = legs.indices.dropLast().filter {
      legs[$0].steps.last?.maneuver.kind.family == .waypoint
    }
    guard stops.count > 1 else { return }
    for (place, leg) in stops.enumerated() {
      legs[leg].steps[legs[leg].steps.count - 1].stop = StopNumber(
        number: place + 1, count: stops.count)
    }
  }

  mutating func forgetRideTimes() {
    for leg in legs.indices {
      for step in legs[leg].steps.indices where legs[leg].steps[step].transit != nil {
        legs[leg].steps[step].transit?.departure = nil
      }
    }
  }
}

extension Step {
  /// Whether a passenger ends the leg here, so that no way to an arrival is left.
  fileprivate var endsRide: Bool { maneuver.kind.family == .passenger && distance < 1 }

  /// Whether a ferry or a train lands here, at the end of a leg that is its way.
  fileprivate var endsFerry: Bool {
    [.ferryDisembark, .ferryTrainDisembark].contains(maneuver.kind) && distance < 1
  }

  /// Getting off at the end of a leg that is a ride.
  fileprivate init(alightingAt leg: Leg) {
    self.init(arrivalAt: leg, isLast: false)
    maneuver.kind = .transitAlight
    transit = leg.steps.last?.transit
  }

  /// The arrival at the end of a leg that the engine has no step for.
  init(arrivalAt leg: Leg, isLast: Bool) {
    let kind: ManeuverKind = isLast ? .arrive : .waypoint
    self.init(
      maneuver: Maneuver(kind: leg.sideOfEnd.flatMap(kind.at) ?? kind, engineType: ""), distance: 0,
      duration: 0)
    guard let last = leg.steps.last else {
      maneuver.location = leg.approachLine.last
      return
    }
    foundSide.side = last.drivingSide
    (mode, travel, country) = (last.mode, last.travel, last.country)
    line = last.line.last.map { [$0, $0] } ?? []
    maneuver.location = last.line.last
  }
}
