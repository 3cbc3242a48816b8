/// A step in OSRM's form, as it stands.
struct OSRMStep {
  var distance: Double
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
  /// What to show while driving this step: about the next maneuver.
  var banners: [OSRMBanner] = []
  /// What to say while driving this step.
  var announcements: [Announcement] = []
  var isMapbox: Bool
  /// The place in the answer.
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
    road.ref = node.text("ref")
    road.destinations = node.text("destinations")
    road.exits = node.text("exits")
    road.rotaryName = node.text("rotary_name")
    road.junctionName = node.text("junction_name")
    let junctions = node.elements("intersections").filter(\.isObject)
    lanes = (junctions.first?.elements("lanes") ?? []).map { OSRMLane($0) }
    intersection = junctions.first.flatMap { Intersection(osrm: $0) }
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

struct OSRMManeuver {
  var type: String
  var modifier: String?
  var instruction: String?
  var location: Coordinate?
  var bearingBefore: Double?
  var bearingAfter: Double?
  var exit: Int?

  init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    // NextBillion names the type in full.
    type = try node.requiredText(node["maneuver_type"] == nil ? "type" : "maneuver_type")
    modifier = node.text("modifier")
    instruction = node.text("instruction")
    bearingBefore = node.number("bearing_before")
    bearingAfter = node.number("bearing_after")
    exit = node.integer("exit") ?? node.integer("roundabout_count")
    location = (node["location"] ?? node["coordinate"])?.coordinate
  }

  init(type: String, modifier: String?, instruction: String?, location: Coordinate?) {
    self.type = type
    self.modifier = modifier
    self.instruction = instruction
    self.location = location
  }
}

extension Intersection {
  /// The roads of an intersection; nothing where fewer than two or too many are told.
  init?(osrm node: JSONNode) {
    let all = node["bearings"]?.numbers ?? []
    guard (2...32).contains(all.count), all.allSatisfy({ $0.magnitude <= 360 }) else { return nil }
    self.init(bearings: all, entry: node.integer("in"), exit: node.integer("out"))
  }

  /// The headings of the exits that lead off a ring here and are not taken.
  static func exitsPassed(osrm node: JSONNode) -> [Double] {
    guard let junction = Intersection(osrm: node), let entry = junction.entry,
      let exit = junction.exit
    else { return [] }
    let open = node.elements("entry").map { $0.flag ?? false }
    guard open.count == junction.bearings.count else { return [] }
    return junction.bearings.indices.filter { $0 != entry && $0 != exit && open[$0] }
      .map { junction.bearings[$0] }
  }
}

/// A lane of an intersection, or of a banner.
struct OSRMLane {
  var indications: [String]
  var isValid: Bool
  /// Whether the lane is recommended; nothing where only `valid` is known.
  var isActive: Bool?
  /// The indication to follow.
  var followed: String?
  var access: [Lane.Access]

  init(_ node: JSONNode) {
    indications = node.elements("indications").compactMap(\.string)
    // Old samples of OSRM's documentation show the boolean as a string.
    isValid = node.flag("valid") ?? false
    isActive = node.flag("active")
    followed = node.text("valid_indication")
    access = (node["access"]?.elements("designated") ?? [])
      .compactMap { $0.string.flatMap(Lane.Access.init) }
  }

  init(indications: [String], isActive: Bool, followed: String?) {
    self.indications = indications
    self.isValid = isActive
    self.isActive = isActive
    self.followed = followed
    access = []
  }
}
