/// A route in OSRM's form before its steps are complete.
struct OSRMRoute {
  /// The route; its legs still have no steps.
  var route: Route
  var steps: [[OSRMStep]]
  var stopNames: [String?] = []
  var geometry: JSONNode?
  var isMapbox: Bool

  var start: Coordinate? { steps.firstValue { $0.first?.maneuver.location } }

  init(steps: [OSRMStep], distance: Double?, duration: Double? = nil) {
    var leg = Leg(steps: steps.map(\.step), distance: distance, duration: duration)
    leg.features = OSRMClasses.features(of: steps)
    route = Route(legs: [leg], distance: leg.distance, duration: leg.duration)
    self.steps = [steps]
    isMapbox = steps.contains(where: \.isMapbox)
  }

  /// Reads a route, or a single leg.
  init(anyOf node: JSONNode, _ reader: RouteReader) throws(RouteError) {
    let step = node["steps"]?.first
    if node["legs"] != nil || step?["maneuver"]?["type"] == nil || step?["way_name"] != nil {
      try self.init(node, reader)
    } else {
      let steps = try Self.steps(of: node)
      self.init(
        steps: steps, distance: try node.measure("distance"),
        duration: try node.measure("duration"))
      route.legs = [try Self.leg(node, steps, reader)]
    }
  }

  init(_ node: JSONNode, _ reader: RouteReader) throws(RouteError) {
    if let legs = node["legs"], !legs.isArray {
      throw .wrongType(at: legs.place, expected: "an array")
    }
    let distance = try node.measure("distance")
    let duration = try node.measure("duration")
    let isVersion4 = node["legs"] == nil && node["steps"] != nil
    var legs: [Leg] = []
    steps = []
    if isVersion4 {
      // Mapbox Directions, version 4, puts the steps in the route itself.
      steps = [try node.objects("steps").map(OSRMStep.init(mapboxV4:))]
      legs = [
        Leg(steps: [], distance: distance, duration: duration, summary: node.text("summary"))
      ]
      legs[0].features = OSRMClasses.features(of: steps[0])
    }
    for leg in try node.objects("legs") {
      steps.append(try Self.steps(of: leg))
      legs.append(try Self.leg(leg, steps[steps.count - 1], reader))
    }
    route = Route(legs: legs, distance: distance, duration: duration)
    geometry = node["geometry"]
    stopNames = node.elements("waypoints").map { $0.text("name") }
    route.language = node.text("voiceLocale") ?? node.text("voicelocale")
    isMapbox =
      isVersion4 || route.language != nil || steps.contains { $0.contains(where: \.isMapbox) }
    let first = node["legs"]?.first
    route.country = Self.country(of: first)
    route.statedUnits = Self.statedUnits(node) ?? Self.spokenUnits(first)
  }

  private static func steps(of leg: JSONNode) throws(RouteError) -> [OSRMStep] {
    try leg.objects("steps").map { (step) throws(RouteError) in try OSRMStep(step) }
  }

  private static func leg(
    _ node: JSONNode, _ steps: [OSRMStep], _ reader: RouteReader
  ) throws(RouteError) -> Leg {
    var leg = Leg(
      steps: [], distance: try node.measure("distance"), duration: try node.measure("duration"),
      summary: node.text("summary"))
    if let lists = node["annotation"] {
      if reader.readsLines { leg.annotation = Annotation(osrm: lists) }
      leg.congestion = Congestion(osrm: lists)
    }
    leg.features = OSRMClasses.features(of: steps)
    return leg
  }

  static func statedUnits(_ node: JSONNode) -> MeasurementSystem? {
    let options = node["routeOptions"] ?? node["routeoptions"]
    return MeasurementSystem(
      engine: options?.text("voice_units") ?? options?.text("voiceUnits")
        ?? node.text("voiceUnits") ?? node.text("voice_units"))
  }

  private static func country(of leg: JSONNode?) -> String? {
    let admins = leg?.elements("admins") ?? []
    let first = leg?["steps"]?.first?["intersections"]?.first?.integer("admin_index") ?? 0
    let admin = admins[ifAny: first]
    return Country.alpha2(admin?.text("iso_3166_1") ?? admin?.text("iso_3166_1_alpha3"))
  }

  /// The units that NextBillion writes next to its announcements.
  private static func spokenUnits(_ leg: JSONNode?) -> MeasurementSystem? {
    guard leg?["steps"]?.first?["maneuver"]?["maneuver_type"] != nil else { return nil }
    return leg?.elements("steps").firstValue { step in
      MeasurementSystem(
        engine: step["maneuver"]?["voice_instruction"]?.first?.text("unit"))
    }
  }
}
