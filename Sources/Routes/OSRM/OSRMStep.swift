/// A step in OSRM's form, as it stands.
struct OSRMStep: Decodable {
  var distance: Double
  var duration: Double
  var road: Road
  var mode: String?
  var drivingSide: DrivingSide?
  var maneuver: OSRMManeuver
  /// The lanes at the place of the maneuver.
  var lanes: [OSRMLane]
  /// What to show while driving this step: about the next maneuver.
  var banners: [OSRMBanner]
  /// What to say while driving this step.
  var announcements: [OSRMVoice]
  var isMapbox: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    distance = try container.measure("distance")
    duration = try container.measure("duration")
    maneuver = try container.required(OSRMManeuver.self, "maneuver")
    mode = container.text("mode")
    drivingSide = container.text("driving_side").flatMap(DrivingSide.init)
    road = Road()
    road.name = container.text("name")
    road.ref = container.text("ref")
    road.destinations = container.text("destinations")
    road.exits = container.text("exits")
    road.rotaryName = container.text("rotary_name")
    road.junctionName = container.text("junction_name")
    let first = container.tolerated(JSONFirst<OSRMIntersection>.self, "intersections")
    lanes = first?.element?.lanes ?? []
    // Some tools write all names in lower case.
    func field(_ name: String) -> String? {
      [name, name.lowercased()].first { container.contains(JSONKey($0)) }
    }
    banners =
      field("bannerInstructions").flatMap { container.tolerated([OSRMBanner].self, $0) } ?? []
    announcements =
      field("voiceInstructions").flatMap { container.tolerated([OSRMVoice].self, $0) } ?? []
    isMapbox = field("bannerInstructions") != nil
  }

  init(distance: Double, duration: Double, road: Road, maneuver: OSRMManeuver) {
    self.distance = distance
    self.duration = duration
    self.road = road
    self.maneuver = maneuver
    lanes = []
    banners = []
    announcements = []
    isMapbox = true
  }
}

struct OSRMManeuver: Decodable {
  var type: String
  var modifier: String?
  var instruction: String?
  var location: Coordinate?
  var bearingBefore: Double?
  var bearingAfter: Double?
  var exit: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    type = try container.required(JSONText.self, "type").value.cleaned
    modifier = container.text("modifier")
    instruction = container.text("instruction")
    bearingBefore = container.tolerated(JSONNumber.self, "bearing_before")?.value
    bearingAfter = container.tolerated(JSONNumber.self, "bearing_after")?.value
    exit = container.tolerated(JSONNumber.self, "exit").flatMap { Int(exactly: $0.value) }
    if let pair = container.tolerated([JSONNumber].self, "location"), pair.count >= 2 {
      location = Coordinate(latitude: pair[1].value, longitude: pair[0].value)
    }
  }

  init(type: String, modifier: String?, instruction: String?, location: Coordinate?) {
    self.type = type
    self.modifier = modifier
    self.instruction = instruction
    self.location = location
  }
}

struct OSRMIntersection: Decodable {
  var lanes: [OSRMLane]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    lanes = container.tolerated([OSRMLane].self, "lanes") ?? []
  }
}

/// A lane of an intersection, or of a banner.
struct OSRMLane: Decodable {
  var indications: [String]
  var isValid: Bool
  /// Whether the lane is recommended; nothing where only `valid` is known.
  var isActive: Bool?
  /// The indication to follow.
  var followed: String?
  var access: [Lane.Access]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    indications = container.tolerated([String].self, "indications") ?? []
    // Old samples of OSRM's documentation show the boolean as a string.
    isValid =
      container.tolerated(Bool.self, "valid") ?? (container.text("valid") == "true")
    isActive = container.tolerated(Bool.self, "active")
    followed = container.text("valid_indication")
    access = container.tolerated(OSRMLaneAccess.self, "access")?.vehicles ?? []
  }

  init(indications: [String], isActive: Bool, followed: String?) {
    self.indications = indications
    self.isValid = isActive
    self.isActive = isActive
    self.followed = followed
    access = []
  }
}

struct OSRMLaneAccess: Decodable {
  var vehicles: [Lane.Access]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    vehicles = (container.tolerated([String].self, "designated") ?? [])
      .compactMap(Lane.Access.init)
  }
}
