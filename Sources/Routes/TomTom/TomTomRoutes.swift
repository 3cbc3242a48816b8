import JSON
import Faults

extension Engine {
  /// TomTom Routing with guidance of version 1 or 2.
  public static let tomTom = Engine(
    "tomtom", vocabularies: [.tomTomRouting, .tomTomGuidance], read: TomTomRoutes.routes)
}

/// Reads a route of TomTom Routing, with guidance of version 1 or 2.
struct TomTomRoutes {
  private let route: JSONNode
  private let sources: [JSONNode]
  private let sections: [TomTomSection]
  private let instructions: [TomTomInstruction]
  private let lanes: TomTomLanes
  /// The sections that have shields, in the order of the line.
  private let shields: [TomTomSection]
  private let countries: CountryStretches
  private let line: [Coordinate]
  private let pointCounts: [Int]
  private static let along = EngineAlong.rows(of: "tomtom")

  static func routes(
    from response: JSONNode, _: inout RouteResponse, _ reader: RouteReader
  ) throws(Fault) -> [Route] {
    // The report repeats the request.
    let settings = response["report"]?.elements("effectiveSettings") ?? []
    let language =
      response.text("language")
      ?? settings.first { $0.text("key") == "language" }?.text("value")
    return try response.objects("routes").map { (route) throws(Fault) in
      try TomTomRoutes(route).route(
        reader, language: language,
        capacity: settings.first { $0.text("key") == "maxChargeInkWh" }?.number)
    }
  }

  private init(_ route: JSONNode) throws(Fault) {
    self.route = route
    sources = try route.objects("legs")
    let lines = sources.map { leg in
      leg["encodedPolyline"] == nil
        ? [Coordinate](line: leg["points"])
        : [Coordinate](
          encoded: leg["encodedPolyline"]?.string,
          precision: leg.integer("encodedPolylinePrecision") ?? 5)
    }
    line = lines.flatMap { $0 }
    pointCounts = lines.map { $0.count }
    sections = route.elements("sections").compactMap(TomTomSection.init)
    lanes = TomTomLanes(
      sections: sections, line: line, length: route["summary"]?.number("lengthInMeters"))
    shields = sections.filter { $0.node["roadShieldReferences"] != nil }
      .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    countries = CountryStretches(
      sections.filter { $0.type == "COUNTRY" }
        .map { ($0.start, FoundCountry(engine: $0.country)) })
    var instructions: [TomTomInstruction] = []
    var after = 0
    for node in try route.object("guidance")?.objects("instructions") ?? [] {
      let instruction = try TomTomInstruction(node, line: line, after: after)
      after = instruction.pointIndex ?? after
      instructions.append(instruction)
    }
    self.instructions = instructions
  }

  private func route(
    _ reader: RouteReader, language: String?, capacity: Double?
  ) throws(Fault) -> Route {
    let country =
      sections.filter { $0.country != nil }.min { $0.start < $1.start }?.country
      ?? instructions.firstValue { $0.country }?.code
    let side = FoundSide(
      reader, stated: instructions.firstValue { $0.drivingSide }, country: country,
      start: instructions.first?.location ?? sources.first?["points"]?.first?.coordinate)
    let summary = try route.object("summary")
    let duration =
      try summary?.optionalMeasure("travelTimeInSeconds") ?? instructions.last?.time ?? 0
    var result = reader.route(
      legs: try legs(side, duration),
      distance: try summary?.optionalMeasure("lengthInMeters") ?? instructions.last?.offset ?? 0,
      duration: duration, language: language, line: line,
      starts: instructions.map { $0.pointIndex },
      unplacedObjects: try Self.along.objects(of: .route, in: EngineScope(route), countries))
    for (index, leg) in sources.enumerated() {
      if result.legs.count == sources.count {
        result.legs[index].charge = TomTomBattery.charge(leg["summary"], capacity: capacity)
      }
      guard var stop = TomTomBattery.charging(leg["summary"], capacity: capacity) else { continue }
      if result.legs.count == sources.count {
        result.legs[index].unplacedObjects.append(stop)
      } else {
        // Without guidance, the end of the leg is unknown.
        stop.start = .unknown
        result.unplacedObjects.append(stop)
      }
    }
    if result.legs[0].departure == nil {
      result.legs[0].departure = StatedTime(summary?.text("departureTime"))
    }
    let last = result.legs.count - 1
    if sources.count != result.legs.count || result.legs[last].arrival == nil {
      result.legs[last].arrival = StatedTime(summary?.text("arrivalTime"))
    }
    addFeatures(to: &result.legs)
    result.country = country
    return result
  }

  /// Adds features from sections; a type that occurs anywhere was requested for the whole route.
  private func addFeatures(to legs: inout [Leg]) {
    var start = 0
    for index in legs.indices {
      let count = pointCounts[ifAny: index] ?? 0
      let end = legs.count == 1 ? max(1, line.count) : start + count
      func has(_ types: String...) -> Bool? {
        let own = sections.filter { types.contains($0.type ?? "") }
        return own.isEmpty
          ? nil : own.contains { $0.start < max(end, start + 1) && $0.end > start }
      }
      legs[index].features = RouteFeatures(
        hasTolls: has("TOLL", "TOLL_ROAD", "TOLL_VIGNETTE"), hasFerry: has("FERRY", "CAR_TRAIN"),
        hasUnpaved: has("UNPAVED"), hasMotorway: has("MOTORWAY"))
      start = end
    }
  }

  /// The legs between stops; the way from a stop to the next maneuver belongs to the second leg.
  private func legs(_ side: FoundSide, _ duration: Double) throws(Fault) -> [Leg] {
    var legs: [Leg] = []
    var steps: [Step] = []
    var approach = (distance: instructions.first?.offset ?? 0, duration: 0.0)
    for (index, instruction) in instructions.enumerated() {
      let isLast = index == instructions.count - 1
      let next = instructions[ifAny: index + 1]
      let length = max(0, (next?.offset ?? instruction.offset) - instruction.offset)
      let end = next?.time ?? instruction.time
      // Some releases write 0 as the time at the destination.
      let isAtEnd = end == 0 && next?.entry?.kind.family == .arrive
      let time = max(0, (isAtEnd ? duration : end) - instruction.time)
      var step = instruction.step(side, lanes: lanes)
      step.country = step.country ?? countries[instruction.pointIndex]
      step.shields += shields.shields(from: instruction.pointIndex, to: next?.pointIndex)
      if !isLast { step.makeWaypoint() }
      // Where the next instruction is its landing.
      if step.maneuver.kind.isFerry, let landing = next?.pointIndex,
        let ferry = sections.first(where: { $0.end == landing && $0.isFerry })
      {
        step.mode = ferry.type
      }
      let isStop = step.maneuver.kind.family == .waypoint && !isLast
      if !isStop { (step.distance, step.duration) = (length, time) }
      steps.append(step)
      guard isStop || isLast else { continue }
      legs.append(try leg(steps, approach, index: legs.count))
      (steps, approach) = ([], (length, time))
    }
    return legs
  }

  private func leg(
    _ steps: [Step], _ approach: (distance: Double, duration: Double), index: Int
  ) throws(Fault) -> Leg {
    let summary = try sources[ifAny: index]?.object("summary")
    var leg = Leg(
      steps: steps, distance: try summary?.optionalMeasure("lengthInMeters"),
      duration: try summary?.optionalMeasure("travelTimeInSeconds"),
      approachDistance: approach.distance, approachDuration: approach.duration)
    leg.departure = StatedTime(summary?.text("departureTime"))
    leg.arrival = StatedTime(summary?.text("arrivalTime"))
    if let delay = try summary?.optionalMeasure("trafficDelayInSeconds"), delay > 0 {
      leg.trafficDelay = delay
    }
    return leg
  }
}
