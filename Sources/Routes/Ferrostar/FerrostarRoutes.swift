/// Reads a route as Ferrostar writes it.
///
/// Its words are those of OSRM; what a step shows and says is about the maneuver at its end, so
/// that a step's own maneuver is the one that the step before shows.
struct FerrostarRoutes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let list = try answer.objects("routes") ?? [answer]
    var routes: [OSRMRoute] = []
    for route in list { routes.append(try self.route(route)) }
    guard !routes.isEmpty else { throw .noRoute }
    return try OSRMRouteBuilder(
      answer: OSRMAnswer(routes: routes), reader: reader
    ).routes()
  }

  private static func route(_ node: JSONNode) throws(RouteError) -> OSRMRoute {
    var steps: [OSRMStep] = []
    var ahead: JSONNode?
    for source in try node.objects("steps") ?? [] {
      steps.append(try step(source, shown: ahead, isFirst: steps.isEmpty))
      ahead = source["visual_instructions"]?.first
    }
    // What the last step shows is the arrival, where that is no step of its own.
    if let last = ahead?["primary_content"], last.text("maneuver_type") == "arrive" {
      let place = node.elements("steps").last?["geometry"]?.elements.last?.coordinate
      steps.append(
        OSRMStep(
          distance: 0, duration: 0, road: Road(),
          maneuver: OSRMManeuver(
            type: "arrive", modifier: last.text("maneuver_modifier"),
            instruction: last.text("text"), location: place)))
    }
    let leg = OSRMLeg(
      steps: steps,
      distance: try node.optionalMeasure("distance") ?? steps.reduce(0) { $0 + $1.distance },
      duration: steps.reduce(0) { $0 + $1.duration }, summary: nil)
    var route = OSRMRoute(bareLeg: leg)
    route.geometry = node["geometry"]
    return route
  }

  private static func step(
    _ node: JSONNode, shown: JSONNode?, isFirst: Bool
  ) throws(RouteError) -> OSRMStep {
    let content = shown?["primary_content"]
    let line = Polyline(node["geometry"])
    var road = Road()
    road.name = node.text("road_name")
    road.exits =
      node.elements("exits").texts(by: "; ")
      ?? content?.elements("exit_numbers").texts(by: "; ")
    var maneuver = OSRMManeuver(
      type: content?.text("maneuver_type") ?? (isFirst ? "depart" : "continue"),
      modifier: content?.text("maneuver_modifier"),
      instruction: node.text("instruction") ?? content?.text("text"), location: line.points.first)
    maneuver.bearingAfter = line.bearing(after: 0)
    maneuver.exit = node.integer("roundabout_exit_number")
    var step = OSRMStep(
      distance: try node.optionalMeasure("distance") ?? 0,
      duration: try node.optionalMeasure("duration") ?? 0, road: road, maneuver: maneuver)
    step.node = node
    step.drivingSide = node.text("driving_side").flatMap {
      DrivingSide(rawValue: $0.lowercased())
    }
    step.banners = node.elements("visual_instructions").map(OSRMBanner.init(ferrostar:))
    step.announcements = node.elements("spoken_instructions").map {
      Announcement(
        distance: max(0, $0.number("trigger_distance_before_maneuver") ?? 0),
        text: $0.text("text") ?? "")
    }
    return step
  }
}

extension OSRMBanner {
  /// Reads a visual instruction of Ferrostar.
  init(ferrostar node: JSONNode) {
    let content = node["primary_content"]
    func text(_ node: JSONNode) -> Banner.Text {
      Banner.Text(text: node.text("text") ?? "", components: [])
    }
    degrees = content?.number("roundabout_exit_degrees")
    let strip = node["sub_content"]?["lane_info"] ?? content?["lane_info"]
    lanes = (strip?.elements ?? []).map { lane in
      OSRMLane(
        indications: lane.elements("directions").compactMap(\.string),
        isActive: lane.flag("active") ?? false, followed: lane.text("active_direction"))
    }
    banner = Banner(
      distance: max(0, node.number("trigger_distance_before_maneuver") ?? 0),
      primary: content.map(text) ?? Banner.Text(text: "", components: []),
      secondary: node["secondary_content"].map(text), sub: node["sub_content"].map(text))
  }
}
