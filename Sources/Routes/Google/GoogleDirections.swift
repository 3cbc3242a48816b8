/// Reads a route of the legacy Google Directions API.
struct GoogleDirections {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    if let status = answer.text("status"), status != "OK" {
      throw .refused(code: status, message: answer.text("error_message"))
    }
    var routes: [Route] = []
    for route in try answer.objects("routes") ?? [] {
      try route.expectObject()
      let sources = try route.objects("legs") ?? []
      let steps = sources.flatMap { $0.elements("steps") }
      let side = DrivingSideFinder(
        circulation: steps.firstValue { GoogleWord.circulation($0.text("maneuver")) },
        uTurn: steps.firstValue { step in
          step.text("travel_mode") == "DRIVING" ? GoogleWord.uTurn(step.text("maneuver")) : nil
        },
        start: sources.first?["start_location"]?.coordinate
      ).side(reader)
      var legs = try sources.parallelMap(inPiecesOf: 1) { source, index throws(RouteError) in
        try leg(source, side, reader, isLast: index == sources.count - 1)
      }
      if reader.readsLines, !legs.contains(where: \.hasLine) {
        let overview = route["overview_polyline"]
        legs.takeLine(Polyline(overview?["points"] ?? overview).points)
      }
      var made = Route(
        legs: legs, distance: legs.reduce(0) { $0 + $1.distance },
        duration: legs.reduce(0) { $0 + $1.duration })
      made.statedUnits = (sources + steps).firstValue {
        $0["distance"]?.text("text").flatMap(StatedLength.units)
      }
      routes.append(made)
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private static func leg(
    _ node: JSONNode, _ side: (DrivingSide, DrivingSideSource), _ reader: RouteReader, isLast: Bool
  ) throws(RouteError) -> Leg {
    let steps = try GoogleSteps(
      sources: try node.objects("steps") ?? [], reader: reader, line: line,
      make: { source, before throws(RouteError) in
        var step = try step(source, after: before, side)
        if !isLast { step.makeWaypoint() }
        return step
      }
    ).steps()
    var leg = Leg(
      steps: steps,
      distance: try node.optionalMeasure("distance") ?? steps.reduce(0) { $0 + $1.distance },
      duration: try node.optionalMeasure("duration") ?? steps.reduce(0) { $0 + $1.duration })
    leg.destinationName = node.text("end_address")
    leg.placeName = leg.destinationName
    leg.features = GoogleNotes.features(of: steps)
    return leg
  }

  private static func line(_ step: JSONNode) -> Polyline {
    Polyline(encoded: step["polyline"]?["points"], precision: 5)
  }

  private static func ride(_ node: JSONNode) -> TransitRide {
    var ride = TransitRide()
    ride.line = node["line"]?.text("short_name") ?? node["line"]?.text("name")
    ride.headsign = node.text("headsign")
    ride.boardingStop = node["departure_stop"]?.text("name")
    ride.alightingStop = node["arrival_stop"]?.text("name")
    ride.stopCount = node.positive("num_stops")
    return ride
  }

  private static func step(
    _ source: JSONNode, after before: JSONNode?, _ side: (DrivingSide, DrivingSideSource)
  ) throws(RouteError) -> Step {
    let word = GoogleWord(
      maneuver: source.text("maneuver"),
      instruction: source.marked("html_instructions") ?? source.marked("instructions"),
      mode: source.text("travel_mode"), vocabulary: .googleDirections, node: source)
    var step = word.step(
      side: side, distance: try source.optionalMeasure("distance") ?? 0,
      duration: try source.optionalMeasure("duration") ?? 0, isFirst: before == nil,
      modeBefore: before?.text("travel_mode"))
    step.maneuver.location = source["start_location"]?.coordinate
    step.take(source["transit_details"].map(ride), before: before?["transit_details"].map(ride))
    return step
  }
}
