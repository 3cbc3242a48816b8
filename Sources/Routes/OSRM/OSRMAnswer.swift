/// An answer in OSRM's form, as it stands: from OSRM, Mapbox and all who speak like them.
struct OSRMAnswer {
  var code: String?
  var message: String?
  var routes: [OSRMRoute]
  /// The names of the stops, in the order of the request.
  var stopNames: [String?]
  /// What was asked for, where the answer says so.
  var options: OSRMOptions?
  /// Whether fields are there that only Mapbox writes.
  var isMapbox: Bool

  /// An answer made of routes in the form of another engine.
  init(routes: [OSRMRoute]) {
    self.routes = routes
    stopNames = []
    isMapbox = false
  }

  init(_ answer: JSONNode) throws(RouteError) {
    code = answer.text("code")
    message = answer.text("message")
    let stops = answer["waypoints"] ?? answer["tracepoints"]
    stopNames = (stops?.elements ?? []).map { $0.text("name") }
    options = OSRMOptions(answer)
    isMapbox = ["uuid", "voiceLocale", "routeOptions"].contains { answer[$0] != nil }
    routes = []
    if answer["legs"] != nil || (answer["steps"] != nil && answer["maneuver"] == nil) {
      routes.append(try OSRMRoute(anyOf: answer))
    } else if let step = answer["step"] {
      let alone = try OSRMStep(step, isAlone: true)
      routes.append(
        OSRMRoute(
          bareLeg: OSRMLeg(
            steps: [alone], distance: alone.distance, duration: alone.duration, summary: nil)))
    } else {
      let field = ["routes", "matchings", "trips"].first { answer[$0] != nil } ?? "routes"
      for route in try answer.objects(field) ?? [] { routes.append(try OSRMRoute(route)) }
    }
    isMapbox = isMapbox || routes.contains(where: \.isMapbox)
  }
}
