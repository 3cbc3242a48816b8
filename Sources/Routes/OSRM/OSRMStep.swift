/// A step in OSRM's form, as it stands.
struct OSRMStep {
  /// In meters.
  var distance: Double
  /// In seconds.
  var duration: Double
  var road: Road
  var mode: String?
  var drivingSide: DrivingSide?
  var maneuver: OSRMManeuver
  /// The lanes at the place of the maneuver.
  var lanes: [OSRMLane] = []
  /// The roads at the place of the maneuver.
  var intersection: Intersection?
  /// On a roundabout, the headings of the exits that are passed.
  var passed: [Double] = []
  /// What the intersections say of the roads.
  var classes = OSRMClasses()
  /// What to show while driving this step: about the next maneuver.
  var banners: [OSRMBanner] = []
  /// What to say while driving this step.
  var announcements: [Announcement] = []
  /// Whether fields are there that only Mapbox writes.
  var isMapbox: Bool
  /// Where it stands in the answer; nothing for a step that was made of another form.
  var node: JSONNode?

  /// Reads a step; one that stands alone, as tests of other tools have it, needs no measures.
  init(_ node: JSONNode, isAlone: Bool = false) throws(RouteError) {
    self.node = node
    distance = isAlone ? try node.optionalMeasure("distance") ?? 0 : try node.measure("distance")
    duration = isAlone ? try node.optionalMeasure("duration") ?? 0 : try node.measure("duration")
    maneuver = try OSRMManeuver(try node.required("maneuver"))
    mode = node.text("mode")
    drivingSide = node.text("driving_side").flatMap(DrivingSide.init)
    road = Road()
    road.name = node.text("name")
    // NextBillion names it in full.
    road.ref = node.text("ref") ?? node.text("reference")
    road.destinations = node.text("destinations")
    road.exits = node.text("exits")
    road.rotaryName = node.text("rotary_name")
    road.junctionName = node.text("junction_name")
    let junctions = node.elements("intersections").filter(\.isObject)
    lanes = (junctions.first?.elements("lanes") ?? []).map { OSRMLane($0) }
    intersection = junctions.first.flatMap { Intersection(osrm: $0) }
    classes = OSRMClasses(junctions)
    if Self.isRing(maneuver.type) {
      passed = junctions.dropFirst().flatMap { Intersection.exitsPassed(osrm: $0) }
    }
    // Some tools write all names in lower case.
    let shown = node["bannerInstructions"] ?? node["bannerinstructions"]
    let spoken = node["voiceInstructions"] ?? node["voiceinstructions"]
    banners = (shown?.elements ?? []).filter(\.isObject).map { OSRMBanner($0) }
    announcements = (spoken?.elements ?? []).map { Announcement(osrm: $0) }
    isMapbox = shown != nil
  }

  private static func isRing(_ type: String) -> Bool {
    type.hasPrefix("roundabout") || type.hasPrefix("rotary")
  }

  init(distance: Double, duration: Double, road: Road, maneuver: OSRMManeuver) {
    self.distance = distance
    self.duration = duration
    self.road = road
    self.maneuver = maneuver
    isMapbox = true
  }
}
