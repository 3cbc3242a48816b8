extension OSRMRouteBuilder {
  /// Gives the steps their lines: their own ones, else their parts of the line of the whole route.
  func addLines(to legs: inout [Leg], from route: OSRMRoute) {
    for (legIndex, leg) in route.legs.enumerated() {
      for (stepIndex, step) in leg.steps.enumerated() {
        legs[legIndex].steps[stepIndex].line =
          Polyline(
            osrm: step.node?["geometry"], start: step.maneuver.location, length: step.distance
          ).points
      }
    }
    guard !legs.contains(where: \.hasLine) else { return }
    legs.takeLine(
      Polyline(osrm: route.geometry, start: route.start, length: route.distance).points)
  }
}
