/// A step of Mapbox Directions version 4, turned into one of version 5.
///
/// Version 4 has one phrase, such as `turn right`, in place of type and modifier.
struct MapboxV4Step: Decodable {
  var step: OSRMStep

  private struct Point: Decodable {
    var coordinates: [Double]
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    let maneuver = try container.nestedContainer(
      keyedBy: JSONKey.self, forKey: JSONKey("maneuver"))
    let phrase = try maneuver.required(JSONText.self, "type").value.cleaned
    let (type, modifier) = Self.words[phrase] ?? (phrase, nil)
    let pair = maneuver.tolerated(Point.self, "location")?.coordinates ?? []
    var road = Road()
    road.name = container.text("way_name")
    step = OSRMStep(
      distance: try container.optionalMeasure("distance") ?? 0,
      duration: try container.optionalMeasure("duration") ?? 0,
      road: road,
      maneuver: OSRMManeuver(
        type: type, modifier: modifier, instruction: maneuver.text("instruction"),
        location: pair.count >= 2 ? Coordinate(latitude: pair[1], longitude: pair[0]) : nil))
    step.mode = container.text("mode")
    step.drivingSide = container.text("driving_side").flatMap(DrivingSide.init)
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
