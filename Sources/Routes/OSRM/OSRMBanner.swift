struct OSRMBanner {
  var banner: Banner
  var degrees: Double?
  var lanes: [OSRMLane]
  var drivingSide: DrivingSide?

  init(_ node: JSONNode) {
    let primary = node["primary"]
    degrees = primary?.number("degrees")
    drivingSide = primary?.drivingSide("driving_side")
    lanes = (node["sub"]?.elements("components") ?? []).filter { $0.text("type") == "lane" }
      .map(OSRMLane.init(banner:))
    banner = Banner(
      distance: node.distanceAhead,
      primary: primary.map(Self.text) ?? Banner.Text(),
      secondary: node["secondary"].map(Self.text), sub: node["sub"].map(Self.text))
  }

  private static func text(_ node: JSONNode) -> Banner.Text {
    Banner.Text(
      text: node.text("text") ?? "",
      components: node.elements("components").compactMap { component in
        let type = component.text("type") ?? "text"
        guard type != "lane", component.isObject else { return nil }
        return Banner.Component(
          type: type, text: component.text("text") ?? "", abbreviation: component.text("abbr"),
          shield: component["mapbox_shield"]?.text("name"))
      })
  }
}

extension JSONNode {
  /// The distance before the maneuver, in meters; 0 if absent or negative.
  var distanceAhead: Double {
    let names = [
      "distanceAlongGeometry", "distancealonggeometry", "trigger_distance_before_maneuver",
    ]
    return max(0, names.firstValue { number($0) } ?? 0)
  }
}
