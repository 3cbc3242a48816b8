import JSON
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
      secondary: node["secondary"].map(Self.text), sub: node["sub"].map(Self.text),
      views: node["view"]?.elements("components").compactMap(Self.view) ?? [])
  }

  private static func view(_ node: JSONNode) -> Banner.View? {
    guard node.text("type") == "guidance-view",
      let address = node.text("imageURL") ?? node.text("imageUrl")
    else { return nil }
    return Banner.View(type: node.text("subType"), address: address)
  }

  private static func text(_ node: JSONNode) -> Banner.Text {
    Banner.Text(
      text: node.text("text") ?? "",
      components: node.elements("components").compactMap { component in
        let type = component.text("type") ?? "text"
        guard type != "lane", component.isObject else { return nil }
        return Banner.Component(
          type: type, text: component.text("text") ?? "", abbreviation: component.text("abbr"),
          shield: SentShield(osrm: component))
      })
  }
}

extension SentShield {
  /// Reads the shield of a banner's component.
  fileprivate init?(osrm component: JSONNode) {
    let node = component["mapbox_shield"] ?? component["shield"]
    // Before there were names, an address named the country: `.../shields/v4/US/i-80`.
    let words = component.text("imageBaseURL")?.split(separator: "/").map(String.init) ?? []
    let country = words.dropLast().last.flatMap(Country.alpha2)
    guard let text = component.text("text"), node?.isObject == true || country != nil else {
      return nil
    }
    self.init(
      ref: text, text: node?.text("display_ref"), name: node?.text("name"), country: country)
  }
}

extension JSONNode {
  /// The distance before the maneuver, in meters; 0 if absent or negative.
  var distanceAhead: Double {
    let names = ["distanceAlongGeometry", "trigger_distance_before_maneuver"]
    return max(0, names.firstValue { number($0) } ?? 0)
  }
}
