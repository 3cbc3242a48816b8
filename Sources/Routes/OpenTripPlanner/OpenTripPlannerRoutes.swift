/// Reads the itineraries of OpenTripPlanner: `plan`, from its REST or its GraphQL service.
///
/// A ride in public transport, which has no steps, is one step: to board, or to change.
struct OpenTripPlannerRoutes {
  private let sources: [JSONNode]
  private let side: (DrivingSide, DrivingSideSource)
  private let readsLines: Bool

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    let plan = try (answer.object("data") ?? answer).required("plan")
    for itinerary in try plan.objects("itineraries") ?? [] {
      try itinerary.expectObject()
      routes.append(try OpenTripPlannerRoutes(itinerary, reader).route(itinerary))
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private init(_ itinerary: JSONNode, _ reader: RouteReader) throws(RouteError) {
    sources = try itinerary.objects("legs") ?? []
    readsLines = reader.readsLines
    let words = sources.lazy.flatMap { $0.elements("steps") }
      .compactMap { $0.text("relativeDirection") }
    side = DrivingSideFinder(
      circulation: words.compactMap {
        Vocabulary.openTripPlanner.entry($0, "")?.kind.circulation
      }.first,
      start: sources.first?["from"]?.coordinate
    ).side(reader)
  }

  private func route(_ itinerary: JSONNode) throws(RouteError) -> Route {
    var legs: [Leg] = []
    for (index, source) in sources.enumerated() {
      try source.expectObject()
      legs.append(try leg(source, after: index > 0 ? sources[index - 1] : nil))
    }
    if legs.isEmpty { legs = [Leg(steps: [], distance: 0, duration: 0)] }
    // The whole time includes that of waiting between the legs.
    return Route(
      legs: legs, distance: legs.reduce(0) { $0 + $1.distance },
      duration: try itinerary.optionalMeasure("duration")
        ?? legs.reduce(0) { $0 + $1.duration })
  }

  private func leg(_ node: JSONNode, after previous: JSONNode?) throws(RouteError) -> Leg {
    let distance = try node.optionalMeasure("distance") ?? 0
    let duration = try node.optionalMeasure("duration") ?? Self.span(of: node)
    var steps: [Step] = []
    for source in try node.objects("steps") ?? [] {
      steps.append(try step(source, in: node, distance: distance, duration: duration))
    }
    if steps.isEmpty, Self.isRide(node) {
      steps = [ride(node, isChange: previous.map(Self.isRide) ?? false, distance, duration)]
    }
    var leg = Leg(steps: steps, distance: distance, duration: duration)
    leg.destinationName = node["to"]?.text("name")
    leg.placeName = leg.destinationName
    if readsLines, let points = node["legGeometry"]?["points"]?.string {
      leg.takeLine(Polyline(encoded: points, precision: 5).points, starts: [])
    }
    return leg
  }

  /// From the start to the end of a leg, in seconds; the answer has milliseconds since 1970.
  private static func span(of node: JSONNode) -> Double {
    guard let start = node.number("startTime"), let end = node.number("endTime") else { return 0 }
    return max(0, (end - start) / 1000)
  }

  private static func isRide(_ node: JSONNode) -> Bool { node.flag("transitLeg") == true }

  private func ride(
    _ node: JSONNode, isChange: Bool, _ distance: Double, _ duration: Double
  ) -> Step {
    let mode = node.text("mode") ?? ""
    let kind: ManeuverKind =
      mode == "FERRY" ? .ferryBoard : isChange ? .transitTransfer : .transitBoard
    var step = Step(
      maneuver: Maneuver(kind: kind, engineType: mode), distance: distance, duration: duration,
      drivingSide: side.0, drivingSideSource: side.1)
    let line = node["trip"]?["route"] ?? node["route"]
    step.road.name =
      node.text("routeShortName") ?? line?.text("shortName") ?? node.text("routeLongName")
      ?? line?.text("longName")
    step.road.destinations = node.text("headsign") ?? node["trip"]?.text("tripHeadsign")
    step.maneuver.location = node["from"]?.coordinate
    step.mode = mode
    return step
  }

  /// A step, whose time is its share of the leg's by length, since the answer has none of its own.
  private func step(
    _ node: JSONNode, in leg: JSONNode, distance total: Double, duration: Double
  ) throws(RouteError) -> Step {
    let word = try node.requiredText("relativeDirection")
    let distance = try node.optionalMeasure("distance") ?? 0
    var step = Step(
      Vocabulary.openTripPlanner.entry(word, ""), type: word, at: node, side: side,
      distance: distance, duration: total > 0 ? duration * min(1, distance / total) : 0)
    step.maneuver.exit = node.integer("exit").flatMap { $0 > 0 ? $0 : nil }
    step.maneuver.location = node.coordinate
    if node.flag("bogusName") != true { step.road.name = node.text("streetName") }
    step.mode = leg.text("mode")
    return step
  }
}
