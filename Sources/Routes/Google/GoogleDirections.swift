/// Reads a route of the legacy Google Directions API.
enum GoogleDirections {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    if let status = answer.text("status"), status != "OK" {
      throw .refused(code: status, message: answer.text("error_message"))
    }
    var routes: [Route] = []
    for route in try answer.objects("routes") {
      let sources = try route.objects("legs")
      let nodes = sources.flatMap { $0.elements("steps") }
      let side = DrivingSideFinder(
        circulation: nodes.firstValue { GoogleWord.circulation($0.text("maneuver")) },
        uTurn: nodes.firstValue { step in
          step.text("travel_mode") == "DRIVING" ? GoogleWord.uTurn(step.text("maneuver")) : nil
        },
        start: sources.first?["start_location"]?.coordinate
      ).side(reader)
      let steps = GoogleSteps(reader: reader, side: side, line: line, make: step)
      var legs: [Leg] = []
      for (index, node) in sources.enumerated() {
        let steps = try steps.steps(of: node, isLast: index == sources.count - 1)
        var leg = Leg(
          steps: steps, distance: try node.optionalMeasure("distance"),
          duration: try node.optionalMeasure("duration"))
        leg.takePlace(node.text("end_address"))
        leg.features = RouteFeatures(googleNotesOf: steps)
        legs.append(leg)
      }
      let overview = route["overview_polyline"]
      var result = reader.route(legs: legs, line: Polyline(overview?["points"] ?? overview).points)
      result.statedUnits = (sources + nodes).firstValue {
        $0["distance"]?.text("text").flatMap(StatedLength.units)
      }
      routes.append(result)
    }
    return routes
  }

  private static func line(_ step: JSONNode) -> Polyline {
    Polyline(encoded: step["polyline"]?["points"]?.string, precision: 5)
  }

  private static func ride(_ node: JSONNode) -> TransitRide {
    TransitRide(
      line: node["line"]?.text("short_name") ?? node["line"]?.text("name"),
      headsign: node.text("headsign"), boardingStop: node["departure_stop"]?.text("name"),
      alightingStop: node["arrival_stop"]?.text("name"), stopCount: node.positive("num_stops"))
  }

  private static func step(
    _ source: JSONNode, after before: JSONNode?, _ side: FoundSide
  ) throws(RouteError) -> Step {
    let word = GoogleWord(
      maneuver: source.text("maneuver"),
      instruction: source.marked("html_instructions") ?? source.marked("instructions"),
      mode: source.text("travel_mode"), vocabulary: .googleDirections, node: source)
    var step = word.step(
      side, distance: try source.optionalMeasure("distance") ?? 0,
      duration: try source.optionalMeasure("duration") ?? 0, isFirst: before == nil,
      modeBefore: before?.text("travel_mode"))
    step.maneuver.location = source["start_location"]?.coordinate
    step.take(source["transit_details"].map(ride), before: before?["transit_details"].map(ride))
    return step
  }
}
