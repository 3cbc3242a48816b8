/// A step of Mapbox Directions version 4, turned into one of version 5.
///
/// Version 4 has one phrase, such as `turn right`, in place of type and modifier.
struct MapboxV4Step {
  var step: OSRMStep

  init(_ node: JSONNode) throws(RouteError) {
    let maneuver = try node.required("maneuver")
    let phrase = try maneuver.requiredText("type")
    let (type, modifier) = Self.words[phrase] ?? (phrase, nil)
    var road = Road()
    road.name = node.text("way_name")
    step = OSRMStep(
      distance: try node.optionalMeasure("distance") ?? 0,
      duration: try node.optionalMeasure("duration") ?? 0, road: road,
      maneuver: OSRMManeuver(
        type: type, modifier: modifier, instruction: maneuver.text("instruction"),
        location: maneuver["location"]?.coordinate))
    step.mode = node.text("mode")
    step.drivingSide = node.text("driving_side").flatMap(DrivingSide.init)
  }

  private static let words: [String: (type: String, modifier: String?)] = [
    "continue": ("continue", "straight"), "bear right": ("turn", "slight right"),
    "turn right": ("turn", "right"), "sharp right": ("turn", "sharp right"),
    "u-turn": ("turn", "uturn"), "sharp left": ("turn", "sharp left"),
    "turn left": ("turn", "left"), "bear left": ("turn", "slight left"),
    "waypoint": ("arrive", nil), "depart": ("depart", nil),
    "enter roundabout": ("roundabout", nil), "arrive": ("arrive", nil),
  ]
}
