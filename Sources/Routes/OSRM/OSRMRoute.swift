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
  /// The country where it starts, as an ISO 3166 code of two letters.
  var country: String?
  /// The units of the texts.
  var statedUnits: MeasurementSystem?
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
    let options = OSRMOptions(node)
    let locale = node.text("voiceLocale") ?? node.text("voicelocale")
    language = locale
    statedUnits = options?.units
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
      isMapbox = locale != nil || legs.contains { leg in leg.steps.contains { $0.isMapbox } }
    }
    start = legs.lazy.compactMap(\.steps.first?.maneuver.location).first
    country = Self.country(of: node["legs"]?.first)
    statedUnits = statedUnits ?? Self.spokenUnits(node["legs"]?.first)
  }

  /// The country of the first intersection of a leg: one of those that the leg crosses.
  private static func country(of leg: JSONNode?) -> String? {
    let admins = leg?.elements("admins") ?? []
    let first = leg?["steps"]?.first?["intersections"]?.first?.integer("admin_index") ?? 0
    guard admins.indices.contains(first) else { return nil }
    let admin = admins[first]
    return CountryCode.alpha2(admin.text("iso_3166_1") ?? admin.text("iso_3166_1_alpha3"))
  }

  /// The units that NextBillion writes beside what is said.
  private static func spokenUnits(_ leg: JSONNode?) -> MeasurementSystem? {
    guard leg?["steps"]?.first?["maneuver"]?["maneuver_type"] != nil else { return nil }
    return leg?.elements("steps").firstValue { step in
      OSRMOptions.units(step["maneuver"]?["voice_instruction"]?.first?.text("unit"))
    }
  }
}
