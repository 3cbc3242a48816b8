import Faults
import JSON

extension Engine {
  /// MapQuest Directions, version 2.
  public static let mapQuest = Engine(
    "mapquest", vocabularies: [.mapQuest], read: MapQuestRoutes.routes)
}

/// Reads MapQuest's `legs` of `maneuvers`, departure to arrival; only words name a roundabout.
struct MapQuestRoutes {
  private let unit: Double
  private let side: FoundSide
  private static let along = EngineAlong.rows(of: "mapquest")

  static func routes(
    from response: JSONNode, _: inout RouteResponse, _ reader: RouteReader
  ) throws(Fault) -> [Route] {
    let route = try response.required("route")
    try route.expectObject()
    let sources = try route.objects("legs")
    guard !sources.isEmpty else { return [] }
    let options = route["options"]
    let unit = options?.text("unit")?.uppercased()
    let start = route["locationSequence"]?.integers.first ?? nil
    let country = Country.alpha2(
      route.elements("locations")[ifAny: start ?? 0]?.text("adminArea1"))
    let decoder = MapQuestRoutes(
      unit: unit == "K" ? 1000 : Double.mile,
      side: FoundSide(
        reader, country: country,
        start: sources.first?["maneuvers"]?.first?["startPoint"]?.coordinate))
    var legs = try sources.map(decoder.leg)
    if legs.count == 1, legs[0].features == .unknown { legs[0].features = features(route) }
    let shape = route["shape"]
    let values = shape?["shapePoints"]?.numbers ?? []
    var result = reader.route(
      legs: legs, distance: try route.optionalMeasure("distance", unit: decoder.unit),
      duration: try route.optionalMeasure("time"),
      language: options?.text("locale")?.replacing("_", with: "-"),
      line: stride(from: 0, to: values.count - 1, by: 2).map {
        Coordinate(latitude: values[$0], longitude: values[$0 + 1])
      }, starts: shape?["maneuverIndexes"]?.integers ?? [])
    result.country = country
    result.statedUnits = MeasurementSystem(engine: unit)
    return [result]
  }

  private static func features(_ node: JSONNode) -> RouteFeatures {
    RouteFeatures(
      hasTolls: node.flag("hasTollRoad"), hasFerry: node.flag("hasFerry"),
      hasUnpaved: node.flag("hasUnpaved"), hasMotorway: node.flag("hasHighway"))
  }

  private func leg(_ node: JSONNode) throws(Fault) -> Leg {
    let maneuvers = try node.objects("maneuvers")
    let steps = try maneuvers.indices.map { (index) throws(Fault) in
      try step(
        maneuvers[index], isFirst: index == 0, isLast: index > 0 && index == maneuvers.count - 1)
    }
    var leg = Leg(
      steps: steps, distance: try node.optionalMeasure("distance", unit: unit),
      duration: try node.optionalMeasure("time"))
    leg.features = Self.features(node)
    leg.unplacedObjects = try Self.along.objects(ofLeg: node, steps: maneuvers)
    return leg
  }

  private func step(
    _ node: JSONNode, isFirst: Bool, isLast: Bool
  ) throws(Fault) -> Step {
    let type = try node.requiredText("turnType")
    let narrative = node["narrative"]?.marked() ?? MarkedText("")
    let text = narrative.sentence
    var step = Step(
      number: type, in: .mapQuest, at: node, side,
      distance: try node.optionalMeasure("distance", unit: unit),
      duration: try node.optionalMeasure("time"))
    let worded = WordedStep.kind(of: text, side: side.side)
    let words = text.lowercased()
    // Others are only passed.
    let entersRoundabout =
      WordedStep.namesRoundabout(words)
      && ["enter ", "take the ", "at the "].contains(where: words.hasPrefix)
    let kind: ManeuverKind? =
      if isFirst {
        .depart
      } else if type == "-1" || (isLast && step.distance == 0) {
        worded.flatMap { $0.family == .arrive ? $0 : nil } ?? .arrive
      } else if entersRoundabout || step.unreadWord != nil {
        worded
      } else {
        nil
      }
    if let kind {
      step.maneuver.become(kind)
      step.unreadWord = nil
    }
    if !text.isEmpty { step.maneuver.take(narrative) }
    step.maneuver.location = node["startPoint"]?.coordinate
    step.takeSigns(of: narrative)
    step.road.take(node.elements("streets").compactMap { $0.text })
    step.mode = node.text("transportMode")
    return step
  }
}
