/// An answer in OSRM's form, as it stands: from OSRM, Mapbox and all who speak like them.
struct OSRMAnswer {
  var code: String?
  var message: String?
  var routes: [OSRMRoute]
  /// The names of the stops, in the order of the request.
  var stopNames: [String?]
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
      for route in try answer.list(field) ?? [] { routes.append(try OSRMRoute(route)) }
    }
    isMapbox = isMapbox || routes.contains(where: \.isMapbox)
  }
}

struct OSRMRoute {
  var legs: [OSRMLeg] = []
  var distance: Double
  var duration: Double
  var language: String?
  var stopNames: [String?] = []
  var isMapbox: Bool
  /// The place where it starts.
  var start: Coordinate?
  /// The country where it starts, as an ISO 3166 code.
  var country: String?
  /// The line of the whole.
  var geometry: JSONNode?

  /// Reads a route, or a leg that stands alone.
  init(anyOf node: JSONNode) throws(RouteError) {
    if node["legs"] != nil || node["steps"]?.first?["maneuver"]?["type"] == nil {
      try self.init(node)
    } else if node["steps"]?.first?["way_name"] != nil {
      try self.init(node)
    } else {
      self.init(bareLeg: try OSRMLeg(node))
    }
  }

  init(bareLeg leg: OSRMLeg) {
    legs = [leg]
    distance = leg.distance
    duration = leg.duration
    isMapbox = leg.steps.contains { $0.isMapbox }
    start = leg.steps.first?.maneuver.location
  }

  init(_ node: JSONNode) throws(RouteError) {
    if let legs = node["legs"], !legs.isArray {
      throw .wrongType(at: legs.place, expected: "an array")
    }
    distance = try node.measure("distance")
    duration = try node.measure("duration")
    geometry = node["geometry"]
    language = node.text("voiceLocale") ?? node.text("voicelocale")
    stopNames = node.elements("waypoints").map { $0.text("name") }
    if let steps = try node.list("steps"), node["legs"] == nil {
      // Mapbox Directions version 4 has the steps on the route itself.
      isMapbox = true
      var read: [OSRMStep] = []
      for step in steps { read.append(try MapboxV4Step(step).step) }
      legs = [
        OSRMLeg(steps: read, distance: distance, duration: duration, summary: node.text("summary"))
      ]
    } else {
      legs = try (node.list("legs") ?? []).parallelMap(inPiecesOf: 1) {
        leg, _ throws(RouteError) in try OSRMLeg(leg)
      }
      isMapbox = language != nil || legs.contains { leg in leg.steps.contains { $0.isMapbox } }
    }
    start = legs.lazy.compactMap(\.steps.first?.maneuver.location).first
    let admin = node["legs"]?.first?["admins"]?.first
    country = admin?.text("iso_3166_1_alpha3") ?? admin?.text("iso_3166_1")
  }
}

struct OSRMLeg {
  var steps: [OSRMStep] = []
  var distance: Double
  var duration: Double
  var summary: String?
  /// The facts about each segment.
  var lists: JSONNode?

  init(steps: [OSRMStep], distance: Double, duration: Double, summary: String?) {
    self.steps = steps
    self.distance = distance
    self.duration = duration
    self.summary = summary
  }

  init(_ node: JSONNode) throws(RouteError) {
    steps = try (node.list("steps") ?? []).parallelMap { step, _ throws(RouteError) in
      try OSRMStep(step)
    }
    distance = try node.measure("distance")
    duration = try node.measure("duration")
    summary = node.text("summary")
    lists = node["annotation"]
  }
}

extension Annotation {
  /// Reads the lists of a leg that tell about each segment.
  init(osrm node: JSONNode) {
    distances = node["distance"]?.numbers ?? []
    durations = node["duration"]?.numbers ?? []
    congestion = node.elements("congestion").map { $0.string ?? "unknown" }
    if congestion.isEmpty {
      congestion = node.elements("congestion_numeric").map { Self.word(forCongestion: $0.number) }
    }
    speedLimits = node.elements("maxspeed").map { limit in
      limit.number("speed").map { $0 * (limit.text("unit") == "mph" ? 1609.344 : 1000) / 3600 }
    }
  }

  /// The word for a level from 0 to 100, by the thresholds of Mapbox's navigation SDKs.
  private static func word(forCongestion level: Double?) -> String {
    switch level {
    case .some(0..<40): "low"
    case .some(40..<60): "moderate"
    case .some(60..<80): "heavy"
    case .some(80...100): "severe"
    default: "unknown"
    }
  }
}
