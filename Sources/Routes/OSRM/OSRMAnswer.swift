/// An answer in OSRM's form: from OSRM, Mapbox and all who speak like them.
struct OSRMAnswer {
  private let sources: [OSRMRoute]
  private var stopNames: [String?] = []
  /// The units of the texts, as requested.
  private var units: MeasurementSystem?
  /// Whether it has fields that only Mapbox writes.
  let isMapbox: Bool

  /// Creates an answer of routes in the form of another engine.
  init(routes: [OSRMRoute]) {
    sources = routes
    isMapbox = false
  }

  /// Reads an answer.
  ///
  /// - Throws: `RouteError`; `.refused` if the answer has a code other than `Ok`, or only a message.
  init(_ answer: JSONNode, _ reader: RouteReader) throws(RouteError) {
    let stops = answer["waypoints"] ?? answer["tracepoints"]
    stopNames = stops?.elements.map { $0.text("name") } ?? []
    units = OSRMRoute.statedUnits(answer)
    var routes: [OSRMRoute] = []
    if answer["legs"] != nil || (answer["steps"] != nil && answer["maneuver"] == nil) {
      routes = [try OSRMRoute(anyOf: answer, reader)]
    } else if let step = answer["step"] {
      routes = [
        OSRMRoute(steps: [try OSRMStep(step, isAlone: true)], distance: nil, duration: nil)
      ]
    } else {
      let field = ["routes", "matchings", "trips"].first { answer[$0] != nil } ?? "routes"
      for route in try answer.objects(field) { routes.append(try OSRMRoute(route, reader)) }
    }
    sources = routes
    isMapbox =
      ["uuid", "voiceLocale", "routeOptions"].contains { answer[$0] != nil }
      || routes.contains(where: \.isMapbox)
    let message = answer.text("message")
    if let code = answer.text("code"), code.lowercased() != "ok" {
      throw .refused(code: code, message: message)
    }
    if let message, routes.isEmpty { throw .refused(code: "error", message: message) }
  }

  /// The routes, with their steps settled.
  func routes(_ reader: RouteReader) -> [Route] { sources.map { route($0, reader) } }

  private func route(_ source: OSRMRoute, _ reader: RouteReader) -> Route {
    let sides = OSRMSides(route: source, reader: reader)
    let names = source.stopNames.isEmpty ? stopNames : source.stopNames
    var route = source.route
    for (index, steps) in source.steps.enumerated() {
      route.legs[index].steps = steps.indices.map { step in
        OSRMStepBuilder(
          steps: steps, index: step, isLastLeg: index == source.steps.count - 1, sides: sides
        ).step()
      }
      if names.count == source.steps.count + 1 {
        route.legs[index].destinationName = names[index + 1]
      }
      guard reader.readsLines else { continue }
      for (place, step) in steps.enumerated() {
        route.legs[index].steps[place].line = step.line.points
      }
    }
    var result = reader.route(
      legs: route.legs, distance: route.distance, duration: route.duration,
      language: route.language,
      line: Polyline(osrm: source.geometry, start: source.start, length: route.distance).points)
    result.statedUnits = route.statedUnits ?? units
    result.country = route.country
    return result
  }
}
