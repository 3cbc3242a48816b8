/// Reads a route of the Google Routes API, version 2: the answer of `computeRoutes`.
enum GoogleRoutes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    for route in try answer.objects("routes") {
      let sources = try route.objects("legs")
      let nodes = sources.flatMap { $0.elements("steps") }
      let words = nodes.map { $0["navigationInstruction"]?.text("maneuver") }
      let side = DrivingSideFinder(
        circulation: words.firstValue(GoogleWord.circulation),
        uTurn: zip(nodes, words).firstValue { step, word in
          step.text("travelMode") == "DRIVE" ? GoogleWord.uTurn(word) : nil
        },
        start: sources.first?["startLocation"]?.coordinate ?? Self.line(route).points.first
      ).side(reader)
      let steps = GoogleSteps(reader: reader, side: side, line: line, make: step)
      var legs: [Leg] = []
      for (index, node) in sources.enumerated() {
        legs.append(
          try leg(node, steps: try steps.steps(of: node, isLast: index == sources.count - 1)))
      }
      if legs.count == 1, route["travelAdvisory"]?["tollInfo"] != nil {
        legs[0].features.hasTolls = true
      }
      var result = reader.route(
        legs: legs, distance: try route.optionalMeasure("distanceMeters"),
        duration: try seconds(route["duration"] ?? route["staticDuration"]),
        line: line(route).points)
      let lengths = ([route] + sources + nodes).lazy.compactMap {
        $0["localizedValues"]?["distance"]
      }
      result.statedUnits = lengths.firstValue { $0.text("text").flatMap(StatedLength.units) }
      result.language = lengths.firstValue { $0.text("languageCode") }
      routes.append(result)
    }
    return routes
  }

  private static func leg(_ node: JSONNode, steps: [Step]) throws(RouteError) -> Leg {
    var leg = Leg(
      steps: steps, distance: try node.optionalMeasure("distanceMeters"),
      duration: try seconds(node["duration"] ?? node["staticDuration"]))
    if let base = try seconds(node["staticDuration"]), base > 0, leg.duration > base {
      leg.trafficDelay = leg.duration - base
    }
    leg.features = RouteFeatures(googleNotesOf: steps)
    if node["travelAdvisory"]?["tollInfo"] != nil { leg.features.hasTolls = true }
    return leg
  }

  private static func ride(_ node: JSONNode) -> TransitRide {
    let line = node["transitLine"]
    let stops = node["stopDetails"]
    return TransitRide(
      line: line?.text("nameShort") ?? line?.text("name"), headsign: node.text("headsign"),
      boardingStop: stops?["departureStop"]?.text("name"),
      alightingStop: stops?["arrivalStop"]?.text("name"), stopCount: node.positive("stopCount"))
  }

  private static func step(
    _ source: JSONNode, after before: JSONNode?, _ side: FoundSide
  ) throws(RouteError) -> Step {
    let words = source["navigationInstruction"]
    let word = GoogleWord(
      maneuver: words?.text("maneuver"),
      instruction: words?.marked("instructions", breaksLines: true),
      mode: source.text("travelMode"), vocabulary: .googleRoutes, node: source)
    var step = word.step(
      side, distance: try source.optionalMeasure("distanceMeters") ?? 0,
      duration: try seconds(source["staticDuration"]) ?? 0, isFirst: before == nil,
      modeBefore: before?.text("travelMode"))
    step.take(source["transitDetails"].map(ride), before: before?["transitDetails"].map(ride))
    step.maneuver.location = source["startLocation"]?.coordinate
    return step
  }

  private static func line(_ node: JSONNode) -> Polyline {
    let line = node["polyline"]
    return Polyline(line?["encodedPolyline"] ?? line?["geoJsonLinestring"])
  }

  /// A duration such as `102s` or `3.5s`.
  private static func seconds(_ value: JSONNode?) throws(RouteError) -> Double? {
    guard let text = value?.string, text.hasSuffix("s"), let seconds = Double(text.dropLast())
    else { return try value?.measure() }
    guard seconds >= 0, seconds.isFinite else {
      throw .invalid(
        at: value?.place ?? "", value: text, expected: "a finite number of 0 or more")
    }
    return seconds
  }
}
