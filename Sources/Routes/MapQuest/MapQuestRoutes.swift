/// Reads a route of MapQuest Directions: `route` with `legs` of `maneuvers`.
///
/// The first maneuver of a leg is the departure, the last the arrival; only words name a roundabout.
struct MapQuestRoutes {
  /// Meters in a unit of length.
  private let unit: Double
  private let side: FoundSide

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let route = try answer.required("route")
    try route.expectObject()
    if let code = answer["info"]?.integer("statuscode"), code != 0 {
      throw .refused(code: String(code), message: answer["info"]?["messages"]?.first?.text)
    }
    let sources = try route.objects("legs")
    guard !sources.isEmpty else { return [] }
    let options = route["options"]
    let unit = options?.text("unit")?.uppercased()
    let country = country(of: route)
    let decoder = MapQuestRoutes(
      unit: unit == "K" ? 1000 : 1609.344,
      side: DrivingSideFinder(
        country: country,
        start: sources.first?["maneuvers"]?.first?["startPoint"]?.coordinate
      ).side(reader))
    var legs: [Leg] = []
    for (index, source) in sources.enumerated() {
      legs.append(try decoder.leg(source, isLast: index == sources.count - 1))
    }
    if legs.count == 1, legs[0].features == RouteFeatures() { legs[0].features = features(route) }
    let shape = route["shape"]
    let values = reader.readsLines ? shape?["shapePoints"]?.numbers ?? [] : []
    var result = reader.route(
      legs: legs, distance: try route.optionalMeasure("distance").map { $0 * decoder.unit },
      duration: try route.optionalMeasure("time"),
      language: options?.text("locale")?.replacing("_", with: "-"),
      line: stride(from: 0, to: values.count - 1, by: 2).map {
        Coordinate(latitude: values[$0], longitude: values[$0 + 1])
      }, starts: shape?["maneuverIndexes"]?.integers ?? [])
    result.country = country
    result.statedUnits = MeasurementSystem(engine: unit)
    return [result]
  }

  private static func country(of route: JSONNode) -> String? {
    let stops = route.elements("locations")
    let first = (route["locationSequence"]?.integers.first ?? nil) ?? 0
    return stops.indices.contains(first) ? CountryCode.alpha2(stops[first].text("adminArea1")) : nil
  }

  private static func features(_ node: JSONNode) -> RouteFeatures {
    RouteFeatures(
      hasTolls: node.flag("hasTollRoad"), hasFerry: node.flag("hasFerry"),
      hasUnpaved: node.flag("hasUnpaved"), hasMotorway: node.flag("hasHighway"))
  }

  private func leg(_ node: JSONNode, isLast: Bool) throws(RouteError) -> Leg {
    var steps: [Step] = []
    let maneuvers = try node.objects("maneuvers")
    for (index, maneuver) in maneuvers.enumerated() {
      var step = try step(
        maneuver, isFirst: index == 0, isLast: index > 0 && index == maneuvers.count - 1)
      if !isLast { step.makeWaypoint() }
      steps.append(step)
    }
    var leg = Leg(
      steps: steps, distance: try node.optionalMeasure("distance").map { $0 * unit },
      duration: try node.optionalMeasure("time"))
    leg.features = Self.features(node)
    return leg
  }

  private func step(
    _ node: JSONNode, isFirst: Bool, isLast: Bool
  ) throws(RouteError) -> Step {
    let type = try node.requiredText("turnType")
    let narrative = node.marked("narrative") ?? MarkedText("")
    let text = narrative.sentence
    var step = Step(
      number: type, in: .mapQuest, at: node, side,
      distance: try node.optionalMeasure("distance").map { $0 * unit },
      duration: try node.optionalMeasure("time"))
    let worded = WordedStep.kind(of: text, side: side.side)
    let kind: ManeuverKind? =
      if isFirst {
        .depart
      } else if type == "-1" || (isLast && step.distance == 0) {
        worded.flatMap { $0.family == .arrive ? $0 : nil } ?? .arrive
      } else if Self.entersRoundabout(text) || !step.fallbacks.isEmpty {
        worded
      } else {
        nil
      }
    if let kind {
      step.maneuver.become(kind)
      step.fallbacks = []
    }
    if !text.isEmpty { step.maneuver.take(narrative) }
    step.maneuver.location = node["startPoint"]?.coordinate
    step.takeSigns(of: narrative)
    step.road.take(node.elements("streets").compactMap(\.text))
    step.mode = node.text("transportMode")
    return step
  }

  /// Whether the words are about a roundabout to leave, not about one only passed.
  private static func entersRoundabout(_ text: String) -> Bool {
    let words = text.lowercased()
    return WordedStep.namesRoundabout(words)
      && (words.hasPrefix("enter ") || words.hasPrefix("take the ") || words.hasPrefix("at the "))
  }
}
