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
  /// The roads at the place of the maneuver.
  var intersection: Intersection?
  /// On a roundabout, the headings of the exits that are passed.
  var passed: [Double]
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
    intersection = first?.element?.intersection
    passed =
      Self.isRing(maneuver.type)
      ? container.tolerated([OSRMIntersection].self, "intersections")?.dropFirst()
        .flatMap(\.exitsPassed) ?? [] : []
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

  private static func isRing(_ type: String) -> Bool {
    type.hasPrefix("roundabout") || type.hasPrefix("rotary")
  }

  init(distance: Double, duration: Double, road: Road, maneuver: OSRMManeuver) {
    self.distance = distance
    self.duration = duration
    self.road = road
    self.maneuver = maneuver
    lanes = []
    intersection = nil
    passed = []
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
  var intersection: Intersection?
  /// On a roundabout, the headings of the exits that lead off here and are not taken.
  var exitsPassed: [Double]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    lanes = container.tolerated([OSRMLane].self, "lanes") ?? []
    let all = container.tolerated([Double].self, "bearings") ?? []
    let bearings = all.filter { $0.magnitude <= 360 }
    exitsPassed = []
    guard bearings.count > 1, bearings.count == all.count, bearings.count <= 32 else { return }
    let entry = container.tolerated(Int.self, "in")
    let exit = container.tolerated(Int.self, "out")
    intersection = Intersection(bearings: bearings, entry: entry, exit: exit)
    guard let open = container.tolerated([Bool].self, "entry"), open.count == bearings.count,
      let entry, let exit
    else { return }
    exitsPassed = bearings.indices.filter { $0 != entry && $0 != exit && open[$0] }
      .map { bearings[$0] }
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
