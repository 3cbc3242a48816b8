import JSON
import Faults

/// A step in OSRM's form before its driving side and its neighbors are known.
struct OSRMStep {
  /// The step from its own fields; kind, lanes and side are still unset.
  var step: Step
  /// `nil` for the arrival that Ferrostar shows without a step.
  var node: JSONNode?
  var drivingSide: DrivingSide?
  var lanes: [OSRMLane] = []
  var passed: [Double] = []
  var classes = OSRMClasses()
  /// The banners along this step, about the next maneuver.
  var banners: [OSRMBanner] = []
  var announcements: [Announcement] = []
  /// Whether it has fields that only Mapbox writes.
  var isMapbox = false

  var maneuver: Maneuver { step.maneuver }

  /// Whether the step is by vehicle, or the mode unknown.
  var isDriven: Bool { step.mode == nil || step.mode == "driving" }

  var line: Polyline {
    Polyline(osrm: node?["geometry"], start: maneuver.location, length: step.distance)
  }

  init(
    type: String, modifier: String?, instruction: String?, location: Coordinate?,
    distance: Double, duration: Double, node: JSONNode?
  ) {
    step = Step(
      maneuver: Maneuver(kind: .straight, engineType: type, engineModifier: modifier),
      distance: distance, duration: duration)
    step.maneuver.instruction = instruction
    step.maneuver.location = location
    self.node = node
    step.mode = node?.text("mode")
    drivingSide = node?.drivingSide("driving_side")
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
    step.maneuver.bearingBefore = maneuver.heading("bearing_before")
    step.maneuver.bearingAfter = maneuver.heading("bearing_after")
    step.maneuver.exit = maneuver.integer("exit") ?? maneuver.integer("roundabout_count")
    step.road.name = node.text("name")
    step.road.ref = node.text("ref") ?? node.text("reference")
    step.road.destinations = node.text("destinations")
    step.road.exits = node.text("exits")
    step.road.rotaryName = node.text("rotary_name")
    step.road.junctionName = node.text("junction_name")
    step.road.pronunciations = ["", "rotary_"].compactMap {
      Pronunciation(
        node.text($0 + "pronunciation"), of: node.text($0 + "name"), asciiAlphabet: .xSAMPA)
    }
    // NextBillion names the shield in a field of its own.
    if let label = node["road_shield_type"]?.text("label") {
      step.road.ref = step.road.ref ?? label
      step.shields = [SentShield(ref: label, text: label)]
    }
    let junctions = node.elements("intersections").filter(\.isObject)
    lanes = junctions.first?.elements("lanes").map { OSRMLane($0) } ?? []
    step.maneuver.intersection = junctions.first.flatMap { Intersection(osrm: $0) }
    classes = OSRMClasses(junctions)
    if ["roundabout", "rotary"].contains(where: step.maneuver.engineType.hasPrefix) {
      passed = junctions.dropFirst().flatMap { Intersection.exitsPassed(osrm: $0) }
    }
    // Some tools write all names in lower case.
    let shown = node["bannerInstructions"] ?? node["bannerinstructions"]
    let spoken = node["voiceInstructions"] ?? node["voiceinstructions"]
    banners = shown?.elements.filter(\.isObject).map { OSRMBanner($0) } ?? []
    announcements = (spoken?.elements ?? []).map {
      Announcement(
        distance: $0.distanceAhead, text: $0.text("announcement") ?? "",
        ssml: $0.text("ssmlAnnouncement") ?? $0.text("ssmlannouncement"))
    }
    isMapbox = shown != nil
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
    step.road.name = node.text("way_name")
    isMapbox = true
  }

  private static let phrases = WordList.dictionary("mapbox v4 phrases")
}
