/// Reads a route of HERE Routing, version 7: `response.route`, whose maneuvers are words alone.
enum HERE7Routes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let response = try answer.required("response")
    var routes: [Route] = []
    for route in try response.objects("route") {
      let maneuvers = route.elements("leg").flatMap { $0.elements("maneuver") }
      let side = DrivingSideFinder(
        circulation: maneuvers.firstValue { HERE7Action($0)?.kind.circulation },
        start: maneuvers.first?["position"]?.coordinate
      ).side(reader)
      var legs: [Leg] = []
      let sources = try route.objects("leg")
      for (index, leg) in sources.enumerated() {
        legs.append(try self.leg(leg, side, isLast: index == sources.count - 1))
      }
      let summary = route["summary"]
      if legs.count == 1, legs[0].features == RouteFeatures() {
        legs[0].features = RouteFeatures(here7: summary)
      }
      var result = reader.route(
        legs: legs, distance: try summary?.optionalMeasure("distance"),
        duration: try summary?.optionalMeasure("travelTime"),
        language: response.text("language"))
      result.statedUnits = legs.lazy.flatMap(\.steps).firstValue {
        $0.maneuver.instruction.flatMap(StatedLength.units)
      }
      routes.append(result)
    }
    return routes
  }

  private static func leg(
    _ leg: JSONNode, _ side: FoundSide, isLast: Bool
  ) throws(RouteError) -> Leg {
    var steps: [Step] = []
    let maneuvers = try leg.objects("maneuver")
    let texts = maneuvers.map { $0.marked("instruction") ?? MarkedText("") }
    for (index, maneuver) in maneuvers.enumerated() {
      let text = texts[index]
      var step = WordedStep(text: text, node: maneuver, isFirst: steps.isEmpty).step(
        side: side, distance: try maneuver.optionalMeasure("length") ?? 0,
        duration: try maneuver.optionalMeasure("travelTime") ?? 0)
      HERE7Action(maneuver)?.apply(to: &step)
      step.maneuver.location = maneuver["position"]?.coordinate
      step.maneuver.wording = text.sentence(without: "distance-description")
      step.road = Road(
        here7: maneuver, text, read: step.road,
        isRoundabout: step.maneuver.kind.circulation != nil)
      let next = index + 1 < texts.count ? texts[index + 1] : nil
      takeRide(maneuver, text, next: next, before: steps.last?.transit, &step)
      if !isLast { step.makeWaypoint() }
      steps.append(step)
    }
    var result = Leg(
      steps: steps, distance: try leg.optionalMeasure("length"),
      duration: try leg.optionalMeasure("travelTime"))
    result.features = RouteFeatures(here7: leg["summary"])
    return result
  }

  /// Gives a step its ride in public transport, which the markup bounds.
  private static func takeRide(
    _ node: JSONNode, _ text: MarkedText, next: MarkedText?, before: TransitRide?,
    _ step: inout Step
  ) {
    guard node.text("_type")?.hasPrefix("PublicTransport") == true else { return }
    let boards = text.words("line") != nil || text.words("transit") != nil
    let kind: ManeuverKind = boards ? .transitBoard : .transitAlight
    if boards || text.words("station") != nil, step.maneuver.kind != kind {
      step.maneuver.become(kind)
      step.fallbacks = []
    }
    guard boards else { return step.take(nil, before: before) }
    step.take(
      TransitRide(
        line: text.words("line"), headsign: text.words("destination"),
        boardingStop: text.words("station") ?? node.text("stopName"),
        alightingStop: next?.words("line") == nil ? next?.words("station") : nil,
        stopCount: text.words("stops").flatMap { Int($0.prefix { $0.isNumber }) }))
  }
}
