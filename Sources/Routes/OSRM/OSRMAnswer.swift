/// An answer in OSRM's form: from OSRM, Mapbox and compatible services.
struct OSRMAnswer {
  private let sources: [OSRMRoute]
  private var stopNames: [String?] = []
  private var units: MeasurementSystem?
  private var isMapbox = false

  init(routes: [OSRMRoute]) { sources = routes }

  /// Reads an answer; throws `refused` for a code other than `Ok`, or if it is only a message.
  init(_ answer: JSONNode, _ reader: RouteReader) throws(RouteError) {
    let stops = answer["waypoints"] ?? answer["tracepoints"]
    stopNames = stops?.elements.map { $0.text("name") } ?? []
    units = OSRMRoute.statedUnits(answer)
    var routes: [OSRMRoute] = []
    if answer["legs"] != nil || (answer["steps"] != nil && answer["maneuver"] == nil) {
      routes = [try OSRMRoute(answer, isLeg: OSRMRoute.isLeg(answer), reader)]
    } else if let step = answer["step"] {
      routes = [OSRMRoute(steps: [try OSRMStep(step, isAlone: true)], distance: nil)]
    } else {
      let field = ["routes", "matchings", "trips"].first { answer[$0] != nil } ?? "routes"
      routes = try answer.objects(field).map { (route) throws(RouteError) in
        try OSRMRoute(route, reader)
      }
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

  /// The completed routes, in the format that the reader asks for, else that the fields show.
  func routes(_ reader: RouteReader, _ format: inout RouteFormat) -> [Route] {
    let asked = reader.format
    format = asked == .mapbox || isMapbox && asked != .osrm ? .mapbox : .osrm
    return routes(reader)
  }

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
    result.originName = names.count == source.steps.count + 1 ? names[0] : nil
    return result
  }
}
