import JSON
import Faults

/// A route in OSRM's form before its steps are made.
struct OSRMRoute {
  /// The route; its legs still have no steps.
  var route: Route
  var steps: [[OSRMStep]]
  /// The stops, if the route has its own.
  var stops: [JSONNode] = []
  var geometry: JSONNode?
  /// The legs' own fields.
  var nodes: [JSONNode] = []

  var isMapbox: Bool {
    route.language != nil || steps.contains { $0.contains { $0.isMapbox } }
  }
  var start: Coordinate? { steps.firstValue { $0.first?.location } }

  init(steps: [OSRMStep], distance: Double?) {
    var leg = Leg(
      steps: [], distance: distance ?? steps.reduce(0) { $0 + $1.distance },
      duration: steps.reduce(0) { $0 + $1.duration })
    leg.features = RouteFeatures(osrm: steps)
    leg.unplacedObjects = OSRMObjects.unplacedObjects(of: steps, admins: [])
    route = Route(legs: [leg], distance: leg.distance, duration: leg.duration)
    self.steps = [steps]
  }

  static func isLeg(_ node: JSONNode) -> Bool {
    let step = node["steps"]?.first
    return node["legs"] == nil && step?["maneuver"]?["type"] != nil && step?["way_name"] == nil
  }

  init(_ node: JSONNode, isLeg: Bool = false) throws(Fault) {
    if let legs = node["legs"], !legs.isArray {
      throw .wrongType(at: legs.place, expected: "an array")
    }
    let distance = try node.measure("distance")
    let duration = try node.measure("duration")
    // Mapbox Directions, version 4, puts the steps in the route itself.
    let isVersion4 = node["legs"] == nil && node["steps"] != nil && !isLeg
    let sources = isLeg || isVersion4 ? [node] : try node.objects("legs")
    steps = try sources.map { (leg) throws(Fault) in
      try leg.objects("steps").map { (step) throws(Fault) in
        try isVersion4 ? OSRMStep(mapboxV4: step) : OSRMStep(step)
      }
    }
    let legs = try zip(sources, steps).map { (leg, steps) throws(Fault) in
      try Self.leg(leg, steps)
    }
    route = Route(legs: legs, distance: distance, duration: duration)
    geometry = node["geometry"]
    stops = node.elements("waypoints")
    nodes = sources
    route.language = node.text("voiceLocale") ?? node.text("voicelocale")
    route.uuid = node["routeOptions"]?.text("uuid")
    route.refreshTime = try node.optionalMeasure("refresh_ttl")
    let first = node["legs"]?.first
    route.country = Self.country(of: first)
    route.statedUnits = Self.statedUnits(node) ?? Self.spokenUnits(first)
  }

  private static func leg(_ node: JSONNode, _ steps: [OSRMStep]) throws(Fault) -> Leg {
    var leg = Leg(
      steps: [], distance: try node.measure("distance"), duration: try node.measure("duration"))
    leg.summary = node.text("summary")
    if let lists = node["annotation"] {
      let annotation = Annotation(osrm: lists)
      leg.congestion = Congestion(annotation)
      leg.annotation = annotation
    }
    leg.features = RouteFeatures(osrm: steps)
    leg.unplacedObjects =
      OSRMObjects.unplacedObjects(of: steps, admins: node.elements("admins"))
      + (try along.objects(of: .leg, in: EngineScope(node)))
    return leg
  }

  private static let along = EngineAlong.rows(of: "osrm")

  static func statedUnits(_ node: JSONNode) -> MeasurementSystem? {
    let options = node["routeOptions"] ?? node["routeoptions"]
    return MeasurementSystem(
      engine: options?.text("voice_units") ?? options?.text("voiceUnits")
        ?? node.text("voiceUnits") ?? node.text("voice_units"))
  }

  private static func country(of leg: JSONNode?) -> String? {
    let admins = leg?.elements("admins") ?? []
    return
      (country(of: leg?["steps"]?.first, in: admins)
      ?? admins.first.flatMap(FoundCountry.init(osrm:)))?.code
  }

  /// The country in which a step begins; one area is that of all steps.
  static func country(of step: JSONNode?, in admins: [JSONNode]) -> FoundCountry? {
    let index = step?["intersections"]?.first?.integer("admin_index")
    return (admins.count == 1 ? admins[0] : admins[ifAny: index]).flatMap(FoundCountry.init(osrm:))
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

extension FoundCountry {
  /// Reads an element of a leg's `admins`.
  fileprivate init?(osrm admin: JSONNode) {
    self.init(engine: admin.text("iso_3166_1") ?? admin.text("iso_3166_1_alpha3"))
  }
}
