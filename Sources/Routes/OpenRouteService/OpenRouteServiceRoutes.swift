/// Reads a route of openrouteservice: JSON with `segments`, or GeoJSON with them as properties.
struct OpenRouteServiceRoutes {
  private let summary: JSONNode?
  private let segments: [JSONNode]
  private let line: Polyline
  private let unit: Double
  private let language: String?
  private let profile: String?
  private let statedUnits: MeasurementSystem?
  private let extras: OpenRouteServiceExtras
  private let reader: RouteReader

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    let list = try answer.objects(answer["features"] == nil ? "routes" : "features") ?? []
    for route in list {
      routes.append(try OpenRouteServiceRoutes(route, in: answer, reader).route())
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private init(
    _ route: JSONNode, in answer: JSONNode, _ reader: RouteReader
  ) throws(RouteError) {
    try route.expectObject()
    self.reader = reader
    let query = (answer["metadata"] ?? answer["info"])?["query"]
    let content = try route.object("properties") ?? route
    summary = try content.object("summary")
    segments = try content.objects("segments") ?? []
    let isSolid = query?.flag("elevation") == true || route["bbox"]?.numbers.count == 6
    line = Polyline(route["geometry"], dimensions: isSolid ? 3 : 2)
    switch query?.text("units") ?? route["summary"]?.text("unit") ?? "m" {
    case "km": unit = 1000
    case "mi": unit = 1609.344
    default: unit = 1
    }
    switch query?.text("units") {
    case "m", "km": statedUnits = .metric
    case "mi": statedUnits = .imperial
    default: statedUnits = nil
    }
    extras = OpenRouteServiceExtras(content["extras"])
    language = query?.text("language")
    profile = query?.text("profile")
  }

  private func route() throws(RouteError) -> Route {
    let steps = segments.flatMap { $0.elements("steps") }
    let circulation = steps.lazy.filter { $0.integer("type") == 7 }
      .firstValue { RoundaboutShape(line, entry: $0.start ?? 0, exit: nil).circulation }
    let side = DrivingSideFinder(circulation: circulation, start: line.points.first).side(reader)
    var legs = try segments.parallelMap(inPiecesOf: 1) { segment, index throws(RouteError) in
      try leg(segment, side, isLast: index == segments.count - 1)
    }
    let distance =
      try summary?.optionalMeasure("distance").map { $0 * unit }
      ?? legs.reduce(0) { $0 + $1.distance }
    let duration =
      try summary?.optionalMeasure("duration") ?? legs.reduce(0) { $0 + $1.duration }
    if legs.isEmpty { legs = [Leg(steps: [], distance: distance, duration: duration)] }
    if reader.readsLines { legs.takeLine(line.points, starts: steps.map(\.start)) }
    var result = Route(legs: legs, distance: distance, duration: duration, language: language)
    result.statedUnits = statedUnits
    return result
  }

  private func leg(
    _ segment: JSONNode, _ side: (DrivingSide, DrivingSideSource), isLast: Bool
  ) throws(RouteError) -> Leg {
    let nodes = try segment.objects("steps") ?? []
    let steps = try nodes.parallelMap { node, _ throws(RouteError) in
      var step = try step(node, side)
      if !isLast { step.makeWaypoint() }
      return step
    }
    var leg = Leg(
      steps: steps,
      distance: try segment.optionalMeasure("distance").map { $0 * unit }
        ?? steps.reduce(0) { $0 + $1.distance },
      duration: try segment.optionalMeasure("duration") ?? steps.reduce(0) { $0 + $1.duration })
    leg.features = extras.features(
      from: nodes.first?.start ?? 0, to: nodes.last?.end ?? line.points.count)
    return leg
  }

  private func step(
    _ node: JSONNode, _ side: (DrivingSide, DrivingSideSource)
  ) throws(RouteError) -> Step {
    let type = try node.requiredText("type")
    let entry = Self.entries[type]
    var step = Step(
      entry, type: entry?.symbol ?? type, modifier: entry == nil ? nil : type, at: node, side: side,
      distance: (try node.optionalMeasure("distance") ?? 0) * unit,
      duration: try node.optionalMeasure("duration") ?? 0)
    step.maneuver.take(node.marked("instruction"))
    step.maneuver.exit = node.integer("exit_number").flatMap { $0 > 0 ? $0 : nil }
    step.mode = profile
    if let name = node.text("name"), name != "-" { step.road.take(listed: name) }
    if let text = step.maneuver.instruction, language?.lowercased().hasPrefix("en") ?? true {
      step.takeSigns(of: MarkedText(text))
    }
    let maneuver = node["maneuver"]
    step.maneuver.location = maneuver?["location"]?.coordinate
    step.maneuver.bearingBefore = maneuver?.heading("bearing_before")
    step.maneuver.bearingAfter = maneuver?.heading("bearing_after")
    if let start = node.start {
      step.maneuver.takeBearings(from: line, at: start)
      if step.maneuver.kind.entersRoundabout, let circulation = step.maneuver.kind.circulation,
        let before = line.bearing(before: start)
      {
        let shape = RoundaboutShape(line, entry: start, exit: nil)
        step.maneuver.ring = shape
        step.maneuver.roundaboutAngle = shape.exitBearing.map {
          Bearing.roundaboutAngle(from: before, to: $0, circulation: circulation)
        }
      }
    }
    return step
  }

  private static let entries = Dictionary(
    uniqueKeysWithValues: Vocabulary.openRouteService.entries.map { ($0.value, $0) })
}

extension JSONNode {
  /// The index of the point where a step starts.
  fileprivate var start: Int? { self["way_points"]?.numbers.first.flatMap { Int(exactly: $0) } }
  /// The index of the point where a step ends.
  fileprivate var end: Int? { self["way_points"]?.numbers.last.flatMap { Int(exactly: $0) } }
}
