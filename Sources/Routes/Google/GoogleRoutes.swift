/// Reads a route of the Google Routes API, version 2: the answer of `computeRoutes`.
struct GoogleRoutes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    for route in try answer.objects("routes") ?? [] {
      try route.expectObject()
      let sources = try route.objects("legs") ?? []
      let steps = sources.flatMap { $0.elements("steps") }
      let words = steps.map { $0["navigationInstruction"]?.text("maneuver") }
      let side = DrivingSideFinder(
        circulation: words.firstValue(GoogleWord.circulation),
        uTurn: zip(steps, words).firstValue { step, word in
          step.text("travelMode") == "DRIVE" ? GoogleWord.uTurn(word) : nil
        },
        start: sources.first?["startLocation"]?.coordinate ?? Self.line(route).points.first
      ).side(reader)
      var legs = try sources.parallelMap(inPiecesOf: 1) { source, index throws(RouteError) in
        try leg(source, side, reader, isLast: index == sources.count - 1)
      }
      if legs.count == 1, route["travelAdvisory"]?["tollInfo"] != nil {
        legs[0].features.hasTolls = true
      }
      let distance = try route.optionalMeasure("distanceMeters")
      let duration = try seconds(route, "duration", or: "staticDuration")
      if legs.isEmpty {
        legs = [Leg(steps: [], distance: distance ?? 0, duration: duration ?? 0)]
      }
      if reader.readsLines, !legs.contains(where: \.hasLine) {
        legs.takeLine(Self.line(route).points)
      }
      var made = Route(
        legs: legs, distance: distance ?? legs.reduce(0) { $0 + $1.distance },
        duration: duration ?? legs.reduce(0) { $0 + $1.duration })
      let lengths = ([route] + sources + steps).lazy.compactMap {
        $0["localizedValues"]?["distance"]
      }
      made.statedUnits = lengths.firstValue { $0.text("text").flatMap(StatedLength.units) }
      made.language = lengths.firstValue { $0.text("languageCode") }
      routes.append(made)
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private static func leg(
    _ node: JSONNode, _ side: (DrivingSide, DrivingSideSource), _ reader: RouteReader, isLast: Bool
  ) throws(RouteError) -> Leg {
    let steps = try GoogleSteps(
      sources: try node.objects("steps") ?? [], reader: reader, line: line,
      make: { source, before throws(RouteError) in
        var step = try step(source, after: before, side)
        if !isLast { step.makeWaypoint() }
        return step
      }
    ).steps()
    var leg = Leg(
      steps: steps,
      distance: try node.optionalMeasure("distanceMeters")
        ?? steps.reduce(0) { $0 + $1.distance },
      duration: try seconds(node, "duration", or: "staticDuration")
        ?? steps.reduce(0) { $0 + $1.duration })
    if let base = try seconds(node, "staticDuration"), base > 0, leg.duration > base {
      leg.trafficDelay = leg.duration - base
    }
    leg.features = GoogleNotes.features(of: steps)
    if node["travelAdvisory"]?["tollInfo"] != nil { leg.features.hasTolls = true }
    return leg
  }

  private static func ride(_ node: JSONNode) -> TransitRide {
    var ride = TransitRide()
    let line = node["transitLine"]
    let stops = node["stopDetails"]
    ride.line = line?.text("nameShort") ?? line?.text("name")
    ride.headsign = node.text("headsign")
    ride.boardingStop = stops?["departureStop"]?.text("name")
    ride.alightingStop = stops?["arrivalStop"]?.text("name")
    ride.stopCount = node.positive("stopCount")
    return ride
  }

  private static func step(
    _ source: JSONNode, after before: JSONNode?, _ side: (DrivingSide, DrivingSideSource)
  ) throws(RouteError) -> Step {
    let words = source["navigationInstruction"]
    let word = GoogleWord(
      maneuver: words?.text("maneuver"),
      instruction: words?.marked("instructions", breaksLines: true),
      mode: source.text("travelMode"), vocabulary: .googleRoutes, node: source)
    var step = word.step(
      side: side, distance: try source.optionalMeasure("distanceMeters") ?? 0,
      duration: try seconds(source, "staticDuration") ?? 0, isFirst: before == nil,
      modeBefore: before?.text("travelMode"))
    step.take(source["transitDetails"].map(ride), before: before?["transitDetails"].map(ride))
    step.maneuver.location = source["startLocation"]?.coordinate
    return step
  }

  private static func line(_ node: JSONNode) -> Polyline {
    let line = node["polyline"]
    return Polyline(line?["encodedPolyline"] ?? line?["geoJsonLinestring"])
  }

  /// A duration such as `102s` or `3.5s`, under one of two names.
  private static func seconds(
    _ node: JSONNode, _ name: String, or other: String? = nil
  ) throws(RouteError) -> Double? {
    guard let value = node[name] ?? other.flatMap({ node[$0] }) else { return nil }
    if let text = value.string, text.hasSuffix("s"), let seconds = Double(text.dropLast()) {
      guard seconds >= 0, seconds.isFinite else {
        throw .invalid(
          at: value.place, value: text, expected: "a finite number of 0 or more")
      }
      return seconds
    }
    return try value.measure()
  }
}
