/// Reads a route of MapQuest Directions: `route` with `legs` of `maneuvers`.
///
/// The first maneuver of a leg is where one departs, the last where one arrives; a roundabout shows
/// in the words alone.
struct MapQuestRoutes {
  private let unit: Double
  private let side: (DrivingSide, DrivingSideSource)

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let route = try answer.required("route")
    try route.expectObject()
    if let code = answer["info"]?.integer("statuscode"), code != 0 {
      throw .refused(code: String(code), message: answer["info"]?["messages"]?.first?.text)
    }
    let sources = try route.objects("legs") ?? []
    guard !sources.isEmpty else { throw .noRoute }
    let start = sources.first?["maneuvers"]?.first?["startPoint"]?.coordinate
    let options = route["options"]
    let country = country(of: route)
    let decoder = MapQuestRoutes(
      unit: options?.text("unit")?.uppercased() == "K" ? 1000 : 1609.344,
      side: DrivingSideFinder(country: country, start: start).side(reader))
    var legs: [Leg] = []
    for (index, source) in sources.enumerated() {
      legs.append(try decoder.leg(source, isLast: index == sources.count - 1))
    }
    if legs.count == 1, legs[0].features == RouteFeatures() { legs[0].features = features(route) }
    if reader.readsLines, let shape = route["shape"] {
      let values = shape["shapePoints"]?.numbers ?? []
      let points = stride(from: 0, to: values.count - 1, by: 2).map {
        Coordinate(latitude: values[$0], longitude: values[$0 + 1])
      }
      legs.takeLine(
        points, starts: shape["maneuverIndexes"]?.numbers.map { Int(exactly: $0) } ?? [])
    }
    var result = Route(
      legs: legs,
      distance: try route.optionalMeasure("distance").map { $0 * decoder.unit }
        ?? legs.reduce(0) { $0 + $1.distance },
      duration: try route.optionalMeasure("time") ?? legs.reduce(0) { $0 + $1.duration },
      language: options?.text("locale")?.replacing("_", with: "-"))
    result.country = country
    switch options?.text("unit")?.uppercased() {
    case "K": result.statedUnits = .metric
    case "M": result.statedUnits = .imperial
    default: break
    }
    return [result]
  }

  /// The country of the first stop.
  private static func country(of route: JSONNode) -> String? {
    let stops = route.elements("locations")
    let first = route["locationSequence"]?.numbers.first.flatMap { Int(exactly: $0) } ?? 0
    guard stops.indices.contains(first) else { return nil }
    return CountryCode.alpha2(stops[first].text("adminArea1"))
  }

  /// What a route or a leg says that it holds.
  private static func features(_ node: JSONNode) -> RouteFeatures {
    var features = RouteFeatures()
    features.hasTolls = node.flag("hasTollRoad")
    features.hasFerry = node.flag("hasFerry")
    features.hasUnpaved = node.flag("hasUnpaved")
    features.hasMotorway = node.flag("hasHighway")
    return features
  }

  private func leg(_ node: JSONNode, isLast: Bool) throws(RouteError) -> Leg {
    try node.expectObject()
    var steps: [Step] = []
    let maneuvers = try node.objects("maneuvers") ?? []
    for (index, maneuver) in maneuvers.enumerated() {
      var step = try step(
        maneuver, isFirst: index == 0, isLast: index > 0 && index == maneuvers.count - 1)
      if !isLast { step.makeWaypoint() }
      steps.append(step)
    }
    var leg = Leg(
      steps: steps,
      distance: try node.optionalMeasure("distance").map { $0 * unit }
        ?? steps.reduce(0) { $0 + $1.distance },
      duration: try node.optionalMeasure("time") ?? steps.reduce(0) { $0 + $1.duration })
    leg.features = Self.features(node)
    return leg
  }

  private func step(
    _ node: JSONNode, isFirst: Bool, isLast: Bool
  ) throws(RouteError) -> Step {
    let type = try node.requiredText("turnType")
    let narrative = node.marked("narrative") ?? MarkedText("")
    let text = narrative.sentence
    let distance = (try node.optionalMeasure("distance") ?? 0) * unit
    let duration = try node.optionalMeasure("time") ?? 0
    let entry = Self.entries[type]
    let worded = WordedStep.kind(of: text, side: side.0)
    let kind: ManeuverKind? =
      if isFirst {
        .depart
      } else if type == "-1" || (isLast && distance == 0) {
        worded.flatMap { $0.isArrival ? $0 : nil } ?? .arrive
      } else if Self.entersRoundabout(text) || entry == nil {
        worded
      } else {
        nil
      }
    var step = Step(
      entry, type: entry?.symbol ?? type, modifier: entry == nil ? nil : type, at: node, side: side,
      distance: distance, duration: duration)
    if let kind {
      step.maneuver.kind = kind
      step.maneuver.direction = kind.turnDirection
      step.fallbacks = []
    }
    if !text.isEmpty { step.maneuver.take(narrative) }
    step.maneuver.location = node["startPoint"]?.coordinate
    step.takeSigns(of: narrative)
    step.road.take((node["streets"]?.elements ?? []).compactMap(\.text))
    step.mode = node.text("transportMode")
    return step
  }

  /// Whether the words are about a roundabout to leave, not about one that is only passed.
  private static func entersRoundabout(_ text: String) -> Bool {
    let words = text.lowercased()
    return WordedStep.namesRoundabout(words)
      && (words.hasPrefix("enter ") || words.hasPrefix("take the ") || words.hasPrefix("at the "))
  }

  private static let entries = Dictionary(
    uniqueKeysWithValues: Vocabulary.mapQuest.entries.map { ($0.value, $0) })
}

extension ManeuverKind {
  /// Whether the route ends here.
  var isArrival: Bool {
    switch self {
    case .arrive, .arriveStraight, .arriveLeft, .arriveRight: true
    default: false
    }
  }
}
