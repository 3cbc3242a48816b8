import JSON
import Faults

/// Reads Google's Routes API, version 2, and the legacy Directions API: same parts, other names.
struct GoogleRoutes {
  let isLegacy: Bool
  let reader: RouteReader

  func routes(from response: JSONNode) throws(Fault) -> [Route] {
    if isLegacy, let status = response.text("status"), status != "OK" {
      throw .refused(code: status, message: response.text("error_message"))
    }
    return try response.objects("routes").map(route)
  }

  private func route(_ route: JSONNode) throws(Fault) -> Route {
    let sources = try route.objects("legs")
    let nodes = sources.flatMap { $0.elements("steps") }
    let words = nodes.map(word)
    let side = FoundSide(
      reader, circulation: words.firstValue(Self.circulation),
      uTurn: zip(nodes, words).firstValue { node, word in
        ["DRIVE", "DRIVING"].contains(mode(node)) ? Self.uTurn(word) : nil
      },
      start: sources.first.flatMap(start) ?? (isLegacy ? nil : line(route).points.first))
    var legs = try sources.map { (node) throws(Fault) in try leg(node, side) }
    if legs.count == 1, route["travelAdvisory"]?["tollInfo"] != nil {
      legs[0].features.hasTolls = true
    }
    let length = isLegacy ? nil : try route.optionalMeasure("distanceMeters")
    var result = reader.route(
      legs: legs, distance: length, duration: isLegacy ? nil : try duration(route),
      line: line(route).points,
      sightings: GoogleAdvisory.sightings(
        ofRoute: route, legs: sources, line: line(route),
        meters: length ?? legs.reduce(0) { $0 + $1.distance }))
    let lengths = ([route] + sources + nodes).lazy.compactMap {
      isLegacy ? $0["distance"] : $0["localizedValues"]?["distance"]
    }
    result.statedUnits = lengths.firstValue { $0.text("text").flatMap(StatedLength.units) }
    result.originName = isLegacy ? sources.first?.text("start_address") : nil
    result.language = isLegacy ? nil : lengths.firstValue { $0.text("languageCode") }
    return result
  }

  private func leg(_ node: JSONNode, _ side: FoundSide) throws(Fault) -> Leg {
    var steps: [Step] = []
    var before: JSONNode?
    var lineBefore = Polyline([])
    for source in try node.objects("steps") {
      var step = try step(source, after: before, side)
      let line = line(source)
      // The headings are those at the ends of the lines.
      step.maneuver.bearingBefore = lineBefore.bearing(before: lineBefore.points.count - 1)
      step.maneuver.bearingAfter = line.bearing(after: 0)
      step.line = line.points
      steps.append(step)
      (before, lineBefore) = (source, line)
    }
    var leg = Leg(steps: steps, distance: try distance(node), duration: try duration(node))
    (leg.departure, leg.arrival) = try times(of: node)
    leg.features = RouteFeatures(googleNotesOf: steps)
    if isLegacy {
      leg.takePlace(node.text("end_address"))
    } else {
      leg.takeDelay(beyond: try seconds(node["staticDuration"]))
    }
    if node["travelAdvisory"]?["tollInfo"] != nil { leg.features.hasTolls = true }
    leg.sightings = GoogleAdvisory.sightings(
      ofLeg: node, line: self.line(node), meters: leg.distance, steps: steps)
    return leg
  }

  private func step(
    _ node: JSONNode, after before: JSONNode?, _ side: FoundSide
  ) throws(Fault) -> Step {
    let instruction =
      isLegacy
      ? node.marked("html_instructions") ?? node.marked("instructions")
      : node["navigationInstruction"]?.marked("instructions", breaksLines: true)
    let seconds = isLegacy ? try duration(node) : try seconds(node["staticDuration"])
    var step = step(
      node, instruction, side, distance: try distance(node) ?? 0, duration: seconds ?? 0,
      after: before)
    step.maneuver.location = start(node)
    step.take(ride(node), before: before.flatMap(ride))
    return step
  }

  func word(_ node: JSONNode) -> String? {
    (isLegacy ? node : node["navigationInstruction"])?.text("maneuver")
  }

  func mode(_ node: JSONNode) -> String? {
    node.text(isLegacy ? "travel_mode" : "travelMode")
  }

  private func start(_ node: JSONNode) -> Coordinate? {
    node[isLegacy ? "start_location" : "startLocation"]?.coordinate
  }

  private func distance(_ node: JSONNode) throws(Fault) -> Double? {
    try node.optionalMeasure(isLegacy ? "distance" : "distanceMeters")
  }

  private func duration(_ node: JSONNode) throws(Fault) -> Double? {
    try seconds(node["duration"] ?? (isLegacy ? nil : node["staticDuration"]))
  }

  /// Reads seconds from a number or a text such as `102s` or `3.5s`.
  func seconds(_ value: JSONNode?) throws(Fault) -> Double? {
    guard let value, let text = value.string, text.hasSuffix("s"),
      let seconds = Double(text.dropLast())
    else { return try value?.measure() }
    guard seconds >= 0, seconds.isFinite else {
      throw .invalid(at: value.place, value: text, expected: "a finite number of 0 or more")
    }
    return seconds
  }

  private func line(_ node: JSONNode) -> Polyline {
    guard isLegacy else {
      let line = node["polyline"]
      return Polyline(line?["encodedPolyline"] ?? line?["geoJsonLinestring"])
    }
    let overview = node["overview_polyline"]
    return Polyline(overview?["points"] ?? overview ?? node["polyline"]?["points"])
  }

  private func ride(_ node: JSONNode) -> TransitRide? {
    guard let ride = node[isLegacy ? "transit_details" : "transitDetails"] else { return nil }
    let line = ride[isLegacy ? "line" : "transitLine"]
    let stops = isLegacy ? ride : ride["stopDetails"]
    return TransitRide(
      line: line?.text(isLegacy ? "short_name" : "nameShort") ?? line?.text("name"),
      headsign: ride.text("headsign"),
      boardingStop: stops?[isLegacy ? "departure_stop" : "departureStop"]?.text("name"),
      alightingStop: stops?[isLegacy ? "arrival_stop" : "arrivalStop"]?.text("name"),
      stopCount: ride.positive(isLegacy ? "num_stops" : "stopCount"),
      departure: isLegacy ? legacyTime(ride["departure_time"]) : time("departureTime", in: ride))
  }
}

extension RouteFeatures {
  fileprivate init(googleNotesOf steps: [Step]) {
    self.init()
    for note in steps.compactMap(\.maneuver.note).map({ $0.lowercased() }) {
      if WordList["toll note"].contains(where: note.contains) { hasTolls = true }
      if WordList["ferry note"].contains(where: note.contains) { hasFerry = true }
    }
  }
}
