/// An answer in OSRM's form, as it stands: from OSRM, Mapbox and all who speak like them.
struct OSRMAnswer: Decodable {
  var code: String?
  var message: String?
  var routes: [OSRMRoute]
  /// The names of the stops, in the order of the request.
  var stopNames: [String?]
  /// Whether fields are there that only Mapbox writes.
  var isMapbox: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    func has(_ name: String) -> Bool { container.contains(JSONKey(name)) }
    code = container.text("code")
    message = container.text("message")
    let stops =
      container.tolerated([OSRMStop?].self, "waypoints")
      ?? container.tolerated([OSRMStop?].self, "tracepoints") ?? []
    stopNames = stops.map { $0?.name }
    isMapbox = has("uuid") || has("voiceLocale") || has("routeOptions")
    if has("legs") {
      routes = [try OSRMRoute(from: decoder)]
    } else if has("steps") {
      routes = [OSRMRoute(bareLeg: try OSRMLeg(from: decoder))]
    } else {
      let field = ["routes", "matchings", "trips"].first(where: has) ?? "routes"
      routes = try container.optional([OSRMRoute].self, field) ?? []
    }
    isMapbox = isMapbox || routes.contains(where: \.isMapbox)
  }
}

struct OSRMStop: Decodable {
  var name: String?

  init(from decoder: any Decoder) throws {
    name = try? decoder.container(keyedBy: JSONKey.self).text("name")
  }
}

struct OSRMRoute: Decodable {
  var legs: [OSRMLeg]
  var distance: Double
  var duration: Double
  var language: String?
  var stopNames: [String?]
  var isMapbox: Bool
  /// Whether the steps stand on the route itself, as in Mapbox Directions version 4.
  var isVersion4 = false

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    distance = try container.measure("distance")
    duration = try container.measure("duration")
    language = container.text("voiceLocale") ?? container.text("voicelocale")
    stopNames = (container.tolerated([OSRMStop?].self, "waypoints") ?? []).map { $0?.name }
    if container.contains(JSONKey("steps")), !container.contains(JSONKey("legs")) {
      isVersion4 = true
      isMapbox = true
      let steps = try container.required([MapboxV4Step].self, "steps").map(\.step)
      legs = [
        OSRMLeg(
          steps: steps, distance: distance, duration: duration, summary: container.text("summary"))
      ]
      return
    }
    legs = try container.optional([OSRMLeg].self, "legs") ?? []
    isMapbox =
      language != nil
      || legs.contains { leg in leg.steps.contains { $0.isMapbox } }
  }

  init(bareLeg leg: OSRMLeg) {
    legs = [leg]
    distance = leg.distance
    duration = leg.duration
    stopNames = []
    isMapbox = leg.steps.contains { $0.isMapbox }
  }
}

struct OSRMLeg: Decodable {
  var steps: [OSRMStep]
  var distance: Double
  var duration: Double
  var summary: String?
  var annotation = Annotation()

  init(steps: [OSRMStep], distance: Double, duration: Double, summary: String?) {
    self.steps = steps
    self.distance = distance
    self.duration = duration
    self.summary = summary
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    steps = try container.optional([OSRMStep].self, "steps") ?? []
    distance = try container.measure("distance")
    duration = try container.measure("duration")
    summary = container.text("summary")
    annotation = container.tolerated(OSRMAnnotation.self, "annotation")?.annotation ?? Annotation()
  }
}

/// The lists of a leg that tell about each segment.
struct OSRMAnnotation: Decodable {
  var annotation = Annotation()

  private struct SpeedLimit: Decodable {
    var speed: Double?
    var unit: String?

    /// In meters per second.
    var value: Double? {
      speed.map { $0 * (unit == "mph" ? 1609.344 : 1000) / 3600 }
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    annotation.distances = container.tolerated([Double].self, "distance") ?? []
    annotation.durations = container.tolerated([Double].self, "duration") ?? []
    annotation.congestion = container.tolerated([String].self, "congestion") ?? []
    let limits = container.tolerated([SpeedLimit].self, "maxspeed") ?? []
    annotation.speedLimits = limits.map(\.value)
  }
}
