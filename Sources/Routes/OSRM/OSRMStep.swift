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
  /// What to show while driving this step: about the next maneuver.
  var banners: [OSRMBanner] = []
  /// What to say while driving this step.
  var announcements: [Announcement] = []
  var isMapbox: Bool
  /// The place in the answer.
  var node: JSONNode?

  init(_ node: JSONNode) throws(RouteError) {
    self.node = node
    distance = try node.measure("distance")
    duration = try node.measure("duration")
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
    let junction = node["intersections"]?.first
    lanes = (junction?.elements("lanes") ?? []).map { OSRMLane($0) }
    // Some tools write all names in lower case.
    let shown = node["bannerInstructions"] ?? node["bannerinstructions"]
    let spoken = node["voiceInstructions"] ?? node["voiceinstructions"]
    banners = (shown?.elements ?? []).filter(\.isObject).map { OSRMBanner($0) }
    announcements = (spoken?.elements ?? []).map { Announcement(osrm: $0) }
    isMapbox = shown != nil
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
