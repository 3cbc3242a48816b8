import Faults
import JSON

/// What a step in OSRM's form says; `step(after:before:isLastLeg:_:)` makes a step of it.
struct OSRMStep {
  let node: JSONNode
  let type: String
  let modifier: String?
  let instruction: String?
  let location: Coordinate?
  /// The distance to the next maneuver, in meters, and the time, in seconds.
  let distance: Double
  let duration: Double
  let mode: String?
  let drivingSide: DrivingSide?
  /// The headings, in degrees clockwise from north, 0 to 360.
  var bearingBefore: Double?
  var bearingAfter: Double?
  var exit: Int?
  var intersection: Intersection?
  var road = Road()
  var shields: [SentShield] = []
  var lanes: [OSRMLane] = []
  var passed: [Double] = []
  /// The banners along this step, about the next maneuver.
  var banners: [OSRMBanner] = []
  var announcements: [Announcement] = []
  /// Whether it has fields that only Mapbox writes.
  var isMapbox = false

  /// Whether the step is by vehicle, or the mode unknown.
  var isDriven: Bool { mode == nil || mode == "driving" }

  var line: [Coordinate] {
    [Coordinate](osrm: node["geometry"], start: location, length: distance)
  }

  init(
    type: String, modifier: String?, instruction: String?, location: Coordinate?,
    distance: Double, duration: Double, node: JSONNode
  ) {
    (self.node, self.type, self.modifier) = (node, type, modifier)
    (self.instruction, self.location) = (instruction, location)
    (self.distance, self.duration) = (distance, duration)
    mode = node.text("mode")
    drivingSide = node.drivingSide("driving_side")
  }

  /// Reads a step; one alone, as in test data of other tools, may lack distance and duration.
  init(_ node: JSONNode, isAlone: Bool = false) throws(Fault) {
    func measure(_ name: String) throws(Fault) -> Double {
      isAlone ? try node.optionalMeasure(name) ?? 0 : try node.measure(name)
    }
    let distance = try measure("distance")
    let duration = try measure("duration")
    let maneuver = try node.required("maneuver")
    try maneuver.expectObject()
    // NextBillion has longer names for some fields.
    self.init(
      type: try maneuver.requiredText(maneuver["maneuver_type"] == nil ? "type" : "maneuver_type"),
      modifier: maneuver.text("modifier"), instruction: maneuver.text("instruction"),
      location: (maneuver["location"] ?? maneuver["coordinate"])?.coordinate,
      distance: distance, duration: duration, node: node)
    bearingBefore = maneuver.heading("bearing_before")
    bearingAfter = maneuver.heading("bearing_after")
    exit = maneuver.integer("exit") ?? maneuver.integer("roundabout_count")
    road.name = node.text("name")
    road.ref = node.text("ref") ?? node.text("reference")
    road.destinations = node.text("destinations")
    road.exits = node.text("exits")
    road.rotaryName = node.text("rotary_name")
    road.junctionName = node.text("junction_name")
    road.pronunciations = ["", "rotary_"].compactMap {
      Pronunciation(
        node.text($0 + "pronunciation"), of: node.text($0 + "name"), asciiAlphabet: .xSAMPA)
    }
    // NextBillion names the shield in a field of its own.
    if let label = node["road_shield_type"]?.text("label") {
      road.ref = road.ref ?? label
      shields = [SentShield(ref: label, text: label)]
    }
    let junctions = node.elements("intersections").filter { $0.isObject }
    lanes = junctions.first?.elements("lanes").map { OSRMLane($0) } ?? []
    intersection = junctions.first.flatMap { Intersection(osrm: $0) }
    if ["roundabout", "rotary"].contains(where: type.hasPrefix) {
      passed = junctions.dropFirst().flatMap { Intersection.exitsPassed(osrm: $0) }
    }
    banners = node.elements("bannerInstructions").filter { $0.isObject }.map { OSRMBanner($0) }
    announcements = node.elements("voiceInstructions").map {
      Announcement(
        distance: $0.distanceAhead, text: $0.text("announcement") ?? "",
        ssml: $0.text("ssmlAnnouncement"))
    }
    isMapbox = node["bannerInstructions"] != nil
  }

  /// Reads a step of Mapbox Directions, version 4, where one phrase is type and modifier.
  init(mapboxV4 node: JSONNode) throws(Fault) {
    let maneuver = try node.required("maneuver")
    let phrase = try maneuver.requiredText("type")
    let words = (Self.phrases[phrase] ?? phrase).split(separator: ",").map(String.init)
    self.init(
      type: words.first ?? phrase, modifier: words[ifAny: 1],
      instruction: maneuver.text("instruction"),
      location: maneuver["location"]?.coordinate,
      distance: try node.optionalMeasure("distance") ?? 0,
      duration: try node.optionalMeasure("duration") ?? 0, node: node)
    road.name = node.text("way_name")
    isMapbox = true
  }

  private static let phrases = WordList.dictionary("mapbox v4 phrases")
}

struct OSRMLane {
  var indications: [String]
  var isValid: Bool
  /// Whether the lane is recommended; `nil` if only `valid` is known.
  var isActive: Bool?
  var followed: String?
  var access: [Lane.Access] = []

  init(_ node: JSONNode) {
    indications = node.elements("indications").compactMap { $0.string }
    isValid = node.flag("valid") ?? false
    isActive = node.flag("active")
    followed = node.text("valid_indication")
    access = (node["access"]?.elements("designated") ?? [])
      .compactMap { $0.string.flatMap(Lane.Access.init) }
  }

  init(banner node: JSONNode) {
    indications = node.elements("directions").compactMap { $0.string }
    isValid = node.flag("active") ?? false
    isActive = isValid
    followed = node.text("active_direction")
  }

  /// The lane for a turn in degrees, positive to the right; U-turn arrows depend on `side`.
  func lane(turn: Double, _ side: DrivingSide) -> Lane {
    let directions = indications.map { Lane.Direction(osrm: $0, side) ?? .noArrow }
    var lane = Lane(directions: directions, access: access)
    guard isActive ?? isValid || isValid else { return lane }
    lane.state = isActive == true ? .preferred : .usable
    let named = followed.flatMap { Lane.Direction(osrm: $0, side) }
    lane.followed =
      named.flatMap { lane.directions.contains($0) ? $0 : nil }
      ?? Lane.nearest(to: turn, among: lane.directions.filter { $0 != .noArrow })
    return lane
  }
}

extension Lane.Direction {
  init?(osrm word: String, _ side: DrivingSide) {
    switch word {
    case "uturn": self = side == .right ? .uTurnLeft : .uTurnRight
    case "straight": self = .through
    case _ where word.holds("-") || word == "through": return nil
    default: self.init(rawValue: word.replacing(" ", with: "-"))
    }
  }
}

extension Leg {
  /// Gives each speed limit the unit and the form of the signs on its step.
  mutating func takeSigns(from sources: [OSRMStep], admins: [JSONNode]) {
    guard !annotation.speedLimits.isEmpty else { return }
    let signs = sources.map { OSRMSpeedSign($0.node, admins: admins) }
    // An arrival may have a line of two equal points.
    let lengths = steps.map { step in
      step.line.allSatisfy { $0 == step.line.first } ? 0 : step.line.count - 1
    }
    var owners = zip(signs, lengths).flatMap { sign, length in
      repeatElement(sign, count: length)
    }
    if owners.count != annotation.speedLimits.count {
      // Without lines of steps, one sign must be that of all.
      guard let only = signs.first, signs.dropLast().allSatisfy({ $0 == only }) else { return }
      owners = annotation.speedLimits.map { _ in only }
    }
    for (index, sign) in owners.enumerated() {
      annotation.speedLimits[index]?.take(signUnit: sign.unit)
      annotation.speedLimits[index]?.sign = sign.form
    }
  }
}

/// The speed limit signs along a step in Mapbox's form.
private struct OSRMSpeedSign: Equatable {
  var form: SentSpeedLimit.Sign?
  var unit: SentSpeedLimit.Unit?

  init(_ step: JSONNode, admins: [JSONNode]) {
    // Some tools write all names in lower case.
    func text(_ name: String) -> String? { step.text(name) ?? step.text(name.lowercased()) }
    unit = text("speedLimitUnit").flatMap { SentSpeedLimit.Unit(rawValue: $0.lowercased()) }
    switch text("speedLimitSign")?.lowercased() {
    case "vienna": form = .vienna
    case "mutcd":
      let admin = admins[ifAny: step["intersections"]?.first?.integer("admin_index")]
      form = Country.alpha2(admin?.text("iso_3166_1")) == "CA" ? .canada : .us
    default: break
    }
  }
}
