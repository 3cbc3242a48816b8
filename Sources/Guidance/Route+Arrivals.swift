import Routes

extension Route {
  /// The route with an arrival at the end of each leg, also where the engine has none.
  ///
  /// It stays as it is if no leg has steps. The steps of a feed are complete as they are.
  var withArrivals: Route {
    guard legs.contains(where: { !$0.steps.isEmpty }) else { return self }
    var route = self
    for index in route.legs.indices {
      let leg = route.legs[index]
      if let last = leg.steps.last,
        last.maneuver.kind.arrives || last.endsRide || last.stepInfo != nil
      {
        continue
      }
      if leg.steps.isEmpty {
        route.legs[index].approachDistance = leg.distance
        route.legs[index].approachDuration = leg.duration
      }
      route.legs[index].steps.append(
        Step(arrivalAt: leg, isLast: index == route.legs.count - 1))
    }
    return route
  }
}

extension Step {
  /// Whether a passenger ends the leg here, so that no way to an arrival is left.
  fileprivate var endsRide: Bool { maneuver.kind.family == .passenger && distance < 1 }

  /// The arrival at the end of a leg that the engine has no step for.
  init(arrivalAt leg: Leg, isLast: Bool) {
    self.init(
      maneuver: Maneuver(kind: isLast ? .arrive : .waypoint, engineType: ""), distance: 0,
      duration: 0)
    guard let last = leg.steps.last else {
      maneuver.location = leg.approachLine.last
      return
    }
    foundSide.side = last.drivingSide
    (mode, country) = (last.mode, last.country)
    line = last.line.last.map { [$0, $0] } ?? []
    maneuver.location = last.line.last
  }
}
