/// Reads a route of HERE Routing, version 7: `response.route`, whose maneuvers are words alone.
struct HERE7Routes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let response = try answer.required("response")
    let language = response.text("language")
    var routes: [Route] = []
    for route in try response.objects("route") ?? [] {
      try route.expectObject()
      let start = route["leg"]?.first?["maneuver"]?.first?["position"]?.coordinate
      let side = DrivingSideFinder(start: start).side(reader)
      var legs: [Leg] = []
      let sources = try route.objects("leg") ?? []
      for (index, leg) in sources.enumerated() {
        legs.append(try self.leg(leg, side, isLast: index == sources.count - 1))
      }
      let summary = route["summary"]
      routes.append(
        Route(
          legs: legs,
          distance: try summary?.optionalMeasure("distance")
            ?? legs.reduce(0) { $0 + $1.distance },
          duration: try summary?.optionalMeasure("travelTime")
            ?? legs.reduce(0) { $0 + $1.duration },
          language: language))
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private static func leg(
    _ leg: JSONNode, _ side: (DrivingSide, DrivingSideSource), isLast: Bool
  ) throws(RouteError) -> Leg {
    var steps: [Step] = []
    for maneuver in try leg.objects("maneuver") ?? [] {
      let text = maneuver.text("instruction")?.withoutMarkup ?? ""
      var step = WordedStep(text, at: maneuver, isFirst: steps.isEmpty).step(
        side: side, distance: try maneuver.optionalMeasure("length") ?? 0,
        duration: try maneuver.optionalMeasure("travelTime") ?? 0)
      step.maneuver.location = maneuver["position"]?.coordinate
      step.road.name = maneuver.text("nextRoadName") ?? step.road.name ?? maneuver.text("roadName")
      step.road.ref = maneuver.text("nextRoadNumber") ?? maneuver.text("roadNumber")
      if !isLast { step.makeWaypoint() }
      steps.append(step)
    }
    return Leg(
      steps: steps,
      distance: try leg.optionalMeasure("length") ?? steps.reduce(0) { $0 + $1.distance },
      duration: try leg.optionalMeasure("travelTime") ?? steps.reduce(0) { $0 + $1.duration })
  }
}
