/// Reads a journey of CycleStreets, version 1: `marker`, whose first is the route and whose others
/// are the segments, all with their fields under `@attributes` and written as strings.
///
/// The turn of a segment is the one onto it. Segments between two stops are a leg.
struct CycleStreetsRoutes {
  private let side: (DrivingSide, DrivingSideSource)
  private let reader: RouteReader

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var route: JSONNode?
    var segments: [JSONNode] = []
    for marker in try answer.objects("marker") ?? [] {
      let fields = try marker.required("@attributes")
      if fields.text("type") == "segment" { segments.append(fields) } else { route = fields }
    }
    guard route != nil || !segments.isEmpty else { throw .noRoute }
    let start = line(segments.first ?? route, "points").first ?? line(route, "coordinates").first
    let decoder = CycleStreetsRoutes(
      side: DrivingSideFinder(start: start).side(reader), reader: reader)
    var legs: [Leg] = []
    var number: String?
    for segment in segments {
      let next = segment.text("legNumber")
      let isFirst = legs.isEmpty || next != number
      number = next
      if isFirst { legs.append(Leg(steps: [], distance: 0, duration: 0)) }
      let step = try decoder.step(segment, isFirst: isFirst)
      legs[legs.count - 1].steps.append(step)
      legs[legs.count - 1].distance += step.distance
      legs[legs.count - 1].duration += step.duration
    }
    let distance = try route?.optionalMeasure("length") ?? legs.reduce(0) { $0 + $1.distance }
    let duration = try route?.optionalMeasure("time") ?? legs.reduce(0) { $0 + $1.duration }
    if legs.isEmpty { legs = [Leg(steps: [], distance: distance, duration: duration)] }
    let name = route?.text("finish")
    legs[legs.count - 1].destinationName = name
    legs[legs.count - 1].placeName = name
    return [Route(legs: legs, distance: distance, duration: duration, language: "en")]
  }

  private func step(_ node: JSONNode, isFirst: Bool) throws(RouteError) -> Step {
    try node.expectObject()
    let word = node.text("turn") ?? ""
    let entry = Vocabulary.cycleStreets.entry(word.lowercased(), "")
    var step = Step(
      entry, type: word, at: node, side: side,
      distance: try node.optionalMeasure("distance") ?? 0,
      duration: try node.optionalMeasure("time") ?? 0)
    if word.isEmpty {
      step.maneuver.kind = isFirst ? .depart : .followRoad
      step.maneuver.direction = step.maneuver.kind.turnDirection
      step.fallbacks = []
    }
    step.maneuver.exit = Self.exits[word.lowercased()]
    let line = Self.line(node, "points")
    step.maneuver.location = line.first
    step.maneuver.bearingAfter = node.heading("startBearing")
    step.road.name = node.text("name")
    step.mode = node.text("walk") == "1" ? "walking" : "cycling"
    if reader.readsLines { step.line = line }
    return step
  }

  private static let exits = ["first exit": 1, "second exit": 2, "third exit": 3]

  /// Places such as `0.14771,52.20004 0.14748,52.19967`: longitude before latitude.
  private static func line(_ node: JSONNode?, _ name: String) -> [Coordinate] {
    (node?[name]?.string ?? "").split(separator: " ").compactMap { pair in
      let parts = pair.split(separator: ",").map { Double($0) }
      guard parts.count == 2, let longitude = parts[0], let latitude = parts[1],
        longitude.isFinite, latitude.isFinite
      else { return nil }
      return Coordinate(latitude: latitude, longitude: longitude)
    }
  }
}
