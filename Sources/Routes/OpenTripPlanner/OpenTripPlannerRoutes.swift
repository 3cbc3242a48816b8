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
      var route = try OpenTripPlannerRoutes(itinerary, reader).route(itinerary)
      route.language = answer["requestParameters"]?.text("locale")?.replacing("_", with: "-")
      routes.append(route)
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
    leg.features = Self.features(of: node)
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

  /// How many stops one rides: one more than lie between, else by their places on the line.
  private static func stopCount(of node: JSONNode) -> Int? {
    if let between = node["intermediateStops"] ?? node["intermediatePlaces"], between.isArray {
      return between.elements.count + 1
    }
    guard let start = node["from"]?.integer("stopIndex"),
      let end = node["to"]?.integer("stopIndex"),
      end > start
    else { return nil }
    return end - start
  }

  /// What a leg says that it holds: its mode tells whether it is a ferry, alerts where it is unpaved.
  private static func features(of node: JSONNode) -> RouteFeatures {
    var features = RouteFeatures()
    if let mode = node.text("mode") { features.hasFerry = mode == "FERRY" }
    let isUnpaved = node.elements("steps").contains { step in
      step.elements("alerts").contains {
        $0.text("alertHeaderText")?.lowercased().holds("unpaved") == true
      }
    }
    if isUnpaved { features.hasUnpaved = true }
    return features
  }

  private func ride(
    _ node: JSONNode, isChange: Bool, _ distance: Double, _ duration: Double
  ) -> Step {
    let mode = node.text("mode") ?? ""
    let stays = isChange && node.flag("interlineWithPreviousLeg") == true
    let kind: ManeuverKind =
      stays
      ? .transitRemainOn
      : mode == "FERRY" ? .ferryBoard : isChange ? .transitTransfer : .transitBoard
    var step = Step(
      maneuver: Maneuver(kind: kind, engineType: mode), distance: distance, duration: duration,
      drivingSide: side.0, drivingSideSource: side.1)
    let line = node["trip"]?["route"] ?? node["route"]
    var ride = TransitRide()
    ride.line =
      node.text("routeShortName") ?? line?.text("shortName") ?? node.text("routeLongName")
      ?? line?.text("longName")
    ride.headsign = node.text("headsign") ?? node["trip"]?.text("tripHeadsign")
    ride.boardingStop = node["from"]?.text("name")
    ride.alightingStop = node["to"]?.text("name")
    ride.stopCount = Self.stopCount(of: node)
    step.take(ride)
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
    if step.maneuver.kind.circulation != nil {
      step.maneuver.exit = node.positive("exit")
    } else {
      step.road.exits = node.text("exit")
    }
    step.maneuver.location = node.coordinate
    if node.flag("bogusName") != true {
      let name = node.text("streetName")
      if word == "FOLLOW_SIGNS" { step.road.destinations = name } else { step.road.name = name }
    }
    step.mode = leg.text("mode")
    return step
  }
}
