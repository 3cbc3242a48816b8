/// A route in OSRM's form, as it stands.
struct OSRMRoute {
  var legs: [OSRMLeg] = []
  /// In meters.
  var distance: Double
  /// In seconds.
  var duration: Double
  /// The language of the texts, as a BCP 47 tag.
  var language: String?
  /// The names of the stops, if the route has its own.
  var stopNames: [String?] = []
  /// Whether fields are there that only Mapbox writes.
  var isMapbox: Bool
  /// The place where it starts.
  var start: Coordinate?
  /// The country where it starts, as an ISO 3166 code.
  var country: String?
  /// The line of the whole.
  var geometry: JSONNode?

  /// Reads a route, or a leg that stands alone.
  init(anyOf node: JSONNode) throws(RouteError) {
    let step = node["steps"]?.first
    if node["legs"] != nil || step?["maneuver"]?["type"] == nil || step?["way_name"] != nil {
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
    if let steps = try node.objects("steps"), node["legs"] == nil {
      // Mapbox Directions version 4 has the steps on the route itself.
      isMapbox = true
      var read: [OSRMStep] = []
      for step in steps { read.append(try MapboxV4Step(step).step) }
      legs = [
        OSRMLeg(steps: read, distance: distance, duration: duration, summary: node.text("summary"))
      ]
    } else {
      legs = try (node.objects("legs") ?? []).parallelMap(inPiecesOf: 1) {
        leg, _ throws(RouteError) in try OSRMLeg(leg)
      }
      isMapbox = language != nil || legs.contains { leg in leg.steps.contains { $0.isMapbox } }
    }
    start = legs.lazy.compactMap(\.steps.first?.maneuver.location).first
    let admin = node["legs"]?.first?["admins"]?.first
    country = admin?.text("iso_3166_1_alpha3") ?? admin?.text("iso_3166_1")
  }
}
