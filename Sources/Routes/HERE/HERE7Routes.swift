/// Reads a route of HERE Routing, version 7: `response.route`, whose maneuvers are words alone.
struct HERE7Routes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let response = try answer.required("response")
    let language = response.text("language")
    var routes: [Route] = []
    for route in try response.objects("route") ?? [] {
      try route.expectObject()
      let maneuvers = route.elements("leg").flatMap { $0.elements("maneuver") }
      let side = DrivingSideFinder(
        circulation: maneuvers.firstValue { HERE7Action($0)?.kind.circulation },
        start: maneuvers.first?["position"]?.coordinate
      ).side(reader)
      var legs: [Leg] = []
      let sources = try route.objects("leg") ?? []
      for (index, leg) in sources.enumerated() {
        legs.append(try self.leg(leg, side, isLast: index == sources.count - 1))
      }
      let summary = route["summary"]
      if legs.count == 1, legs[0].features == RouteFeatures() {
        legs[0].features = RouteFeatures(here7: summary)
      }
      var made = Route(
        legs: legs,
        distance: try summary?.optionalMeasure("distance") ?? legs.reduce(0) { $0 + $1.distance },
        duration: try summary?.optionalMeasure("travelTime")
          ?? legs.reduce(0) { $0 + $1.duration },
        language: language)
      made.statedUnits = legs.flatMap(\.steps).firstValue {
        $0.maneuver.instruction.flatMap(StatedLength.units)
      }
      routes.append(made)
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private static func leg(
    _ leg: JSONNode, _ side: (DrivingSide, DrivingSideSource), isLast: Bool
  ) throws(RouteError) -> Leg {
    var steps: [Step] = []
    let maneuvers = try leg.objects("maneuver") ?? []
    let texts = maneuvers.map { $0.marked("instruction") ?? MarkedText("") }
    for (index, maneuver) in maneuvers.enumerated() {
      let text = texts[index]
      var step = WordedStep(text, at: maneuver, isFirst: steps.isEmpty).step(
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
      steps: steps,
      distance: try leg.optionalMeasure("length") ?? steps.reduce(0) { $0 + $1.distance },
      duration: try leg.optionalMeasure("travelTime") ?? steps.reduce(0) { $0 + $1.duration })
    result.features = RouteFeatures(here7: leg["summary"])
    return result
  }

  /// Gives a step what it says of a ride in public transport, which shows in the markup.
  private static func takeRide(
    _ node: JSONNode, _ text: MarkedText, next: MarkedText?, before: TransitRide?,
    _ step: inout Step
  ) {
    guard node.text("_type")?.hasPrefix("PublicTransport") == true else { return }
    let boards = text.words("line") != nil || text.words("transit") != nil
    let kind: ManeuverKind = boards ? .transitBoard : .transitAlight
    if boards || text.words("station") != nil, step.maneuver.kind != kind {
      step.maneuver.kind = kind
      step.maneuver.direction = nil
      step.fallbacks = []
    }
    guard boards else { return step.take(nil, before: before) }
    var ride = TransitRide()
    ride.line = text.words("line")
    ride.headsign = text.words("destination")
    ride.boardingStop = text.words("station") ?? node.text("stopName")
    ride.alightingStop = next?.words("line") == nil ? next?.words("station") : nil
    ride.stopCount = text.words("stops").flatMap { Int($0.prefix { $0.isNumber }) }
    step.take(ride)
  }
}
