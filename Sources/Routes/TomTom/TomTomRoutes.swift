/// Reads a route of TomTom Routing with guidance of version 1 or 2.
struct TomTomRoutes {
  private let route: JSONNode
  private let sources: [JSONNode]
  private let instructions: [TomTomInstruction]
  private let lanes: TomTomLanes
  private let line: Polyline
  /// How many points each leg has.
  private let pointCounts: [Int]

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    for route in try answer.objects("routes") ?? [] {
      try route.expectObject()
      routes.append(try TomTomRoutes(route).route(reader, language: language(of: answer)))
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  /// The language of the messages: as the answer says, or as its report on the request does.
  private static func language(of answer: JSONNode) -> String? {
    let settings = answer["report"]?.elements("effectiveSettings") ?? []
    return answer.text("language")
      ?? settings.first { $0.text("key") == "language" }?.text("value")
  }

  private init(_ route: JSONNode) throws(RouteError) {
    self.route = route
    sources = try route.objects("legs") ?? []
    var line = Polyline([])
    var counts: [Int] = []
    for leg in sources {
      let before = line.points.count
      line.points +=
        leg["encodedPolyline"] == nil
        ? Polyline(leg["points"]).points
        : Polyline(
          leg["encodedPolyline"], precision: leg.integer("encodedPolylinePrecision") ?? 5
        ).points
      counts.append(line.points.count - before)
    }
    self.line = line
    pointCounts = counts
    lanes = TomTomLanes(
      sections: route.elements("sections"), line: line,
      length: route["summary"]?.number("lengthInMeters"))
    var instructions: [TomTomInstruction] = []
    var after = 0
    for node in try route.object("guidance")?.objects("instructions") ?? [] {
      let instruction = try TomTomInstruction(node, line: line, after: after)
      after = instruction.pointIndex ?? after
      instructions.append(instruction)
    }
    self.instructions = instructions
  }

  private func route(_ reader: RouteReader, language: String?) throws(RouteError) -> Route {
    let sections = TomTomSections(route.elements("sections"))
    let country = sections.country ?? instructions.firstValue(\.country)
    let side = DrivingSideFinder(
      stated: instructions.firstValue(\.drivingSide), country: country,
      start: instructions.first?.location ?? sources.first?["points"]?.first?.coordinate
    ).side(reader)
    let summary = try route.object("summary")
    let distance =
      try summary?.optionalMeasure("lengthInMeters") ?? instructions.last?.offset ?? 0
    let duration =
      try summary?.optionalMeasure("travelTimeInSeconds") ?? instructions.last?.time ?? 0
    var legs = try legs(side, distance, duration)
    if legs.isEmpty { legs = [Leg(steps: [], distance: distance, duration: duration)] }
    if reader.readsLines { legs.takeLine(line.points, starts: instructions.map(\.pointIndex)) }
    addFeatures(of: sections, to: &legs)
    var result = Route(legs: legs, distance: distance, duration: duration, language: language)
    result.country = country
    return result
  }

  /// Gives each leg what the sections along its points say; the points of a leg begin where those of
  /// the one before end.
  private func addFeatures(of sections: TomTomSections, to legs: inout [Leg]) {
    var start = 0
    for index in legs.indices {
      let count = index < pointCounts.count ? pointCounts[index] : 0
      let end = legs.count == 1 ? max(1, line.points.count) : start + count
      legs[index].features = sections.features(from: start, to: end)
      start = end
    }
  }

  /// The legs end at the stops on the way; the way from a stop to the next maneuver belongs to the
  /// leg after it.
  private func legs(
    _ side: (DrivingSide, DrivingSideSource), _ distance: Double, _ duration: Double
  ) throws(RouteError) -> [Leg] {
    var legs: [Leg] = []
    var leg = Leg(steps: [], distance: 0, duration: 0)
    leg.approachDistance = instructions.first?.offset ?? 0
    for (index, instruction) in instructions.enumerated() {
      let isLast = index == instructions.count - 1
      let next = isLast ? nil : instructions[index + 1]
      let length = max(0, (next?.offset ?? instruction.offset) - instruction.offset)
      let end = next?.time ?? instruction.time
      // The time at the destination is written as 0 by some releases.
      let time = max(0, (end == 0 && next?.isLastOne == true ? duration : end) - instruction.time)
      var step = instruction.step(side, lanes: lanes)
      if !isLast { step.makeWaypoint() }
      let isStop = step.maneuver.kind.isWaypoint && !isLast
      step.distance = isStop ? 0 : length
      step.duration = isStop ? 0 : time
      leg.steps.append(step)
      guard isStop || isLast else { continue }
      try finish(&leg, index: legs.count)
      legs.append(leg)
      leg = Leg(
        steps: [], distance: 0, duration: 0, approachDistance: length, approachDuration: time)
    }
    return legs
  }

  private func finish(_ leg: inout Leg, index: Int) throws(RouteError) {
    let summary = index < sources.count ? try sources[index].object("summary") : nil
    leg.distance =
      try summary?.optionalMeasure("lengthInMeters")
      ?? leg.steps.reduce(leg.approachDistance) { $0 + $1.distance }
    leg.duration =
      try summary?.optionalMeasure("travelTimeInSeconds")
      ?? leg.steps.reduce(leg.approachDuration) { $0 + $1.duration }
    if let delay = try summary?.optionalMeasure("trafficDelayInSeconds"), delay > 0 {
      leg.trafficDelay = delay
    }
  }
}

extension ManeuverKind {
  /// Whether it is a stop before the destination.
  var isWaypoint: Bool {
    switch self {
    case .waypoint, .waypointStraight, .waypointLeft, .waypointRight: true
    default: false
    }
  }
}
