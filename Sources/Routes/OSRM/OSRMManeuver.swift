/// A maneuver in OSRM's form, as it stands.
struct OSRMManeuver {
  var type: String
  var modifier: String?
  var instruction: String?
  var location: Coordinate?
  /// The heading before it, in degrees clockwise from north.
  var bearingBefore: Double?
  /// The heading after it, in degrees clockwise from north.
  var bearingAfter: Double?
  /// Which exit of a roundabout to take, from 1; elsewhere Mapbox counts the junctions passed.
  var exit: Int?

  init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    // NextBillion names the type in full.
    type = try node.requiredText(node["maneuver_type"] == nil ? "type" : "maneuver_type")
    modifier = node.text("modifier")
    instruction = node.text("instruction")
    bearingBefore = node.heading("bearing_before")
    bearingAfter = node.heading("bearing_after")
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
