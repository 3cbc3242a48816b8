import JSON
import Faults

extension Engine {
  /// The routes of Ferrostar's core, as JSON.
  public static let ferrostar = Engine(
    "ferrostar", writesOSRM: true, unknownKind: nil, vocabularies: [.ferrostar, .osrm],
    read: FerrostarRoutes.routes)
}

extension Vocabulary {
  /// Mapbox's words as cases of Ferrostar's enumerations.
  static let ferrostar = Vocabulary(
    provider: "ferrostar",
    entries: mapbox.entries.map { entry in
      let isDirection = TurnDirection(rawValue: entry.value) != nil
      return Entry(
        "ManeuverType::" + joined(entry.symbol),
        entry.value == "uturn" ? "UTurn" : isDirection ? joined(entry.value) : entry.value,
        entry.kind, isSideSensitive: entry.isSideSensitive)
    })

  private static func joined(_ words: String) -> String {
    words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Reads a route as Ferrostar writes it, in OSRM's words.
///
/// A step's banners and announcements are about its end, so its maneuver is in the step before.
enum FerrostarRoutes {
  static func routes(
    from response: JSONNode, _: inout RouteResponse, _ reader: RouteReader
  ) throws(Fault) -> [Route] {
    let list = response["routes"] == nil ? [response] : try response.objects("routes")
    return try list.map(route).map { $0.finished(reader) }
  }

  private static let along = EngineAlong.rows(of: "ferrostar")

  private static func route(_ node: JSONNode) throws(Fault) -> OSRMRoute {
    var steps: [OSRMStep] = []
    var ahead: JSONNode?
    let sources = try node.objects("steps")
    var incidents: [UnplacedObject] = []
    var passed = 0
    for source in sources {
      incidents += try along.objects(of: .route, in: EngineScope(source)).map {
        $0.moved(by: passed)
      }
      passed += max(0, source.elements("geometry").count - 1)
      var step = try step(source, shown: ahead, isFirst: steps.isEmpty)
      if let line = steps.last?.line {
        step.bearingBefore = line.bearing(before: line.count - 1)
      }
      steps.append(step)
      ahead = source["visual_instructions"]?.first
    }
    // The last step shows the arrival unless a separate step does.
    if let last = ahead?["primary_content"], last.text("maneuver_type") == "arrive" {
      steps.append(
        OSRMStep(
          type: "arrive", modifier: last.text("maneuver_modifier"),
          instruction: last.text("text"),
          location: sources.last?["geometry"]?.elements.last?.coordinate,
          distance: 0, duration: 0, node: last))
    }
    var route = OSRMRoute(steps: steps, distance: try node.optionalMeasure("distance"))
    route.geometry = node["geometry"]
    route.route.legs[0].unplacedObjects += incidents
    route.route.legs[0].annotation = Annotation(ferrostar: sources)
    return route
  }

  private static func step(
    _ node: JSONNode, shown: JSONNode?, isFirst: Bool
  ) throws(Fault) -> OSRMStep {
    let content = shown?["primary_content"]
    let line = [Coordinate](line: node["geometry"])
    var step = OSRMStep(
      type: content?.text("maneuver_type") ?? (isFirst ? "depart" : "continue"),
      modifier: content?.text("maneuver_modifier"),
      instruction: node.text("instruction") ?? content?.text("text"),
      location: line.first, distance: try node.optionalMeasure("distance") ?? 0,
      duration: try node.optionalMeasure("duration") ?? 0, node: node)
    step.bearingAfter = line.bearing(after: 0)
    step.exit = node.integer("roundabout_exit_number")
    step.road.name = node.text("road_name")
    step.road.exits =
      node.texts("exits", by: "; ") ?? content?.texts("exit_numbers", by: "; ")
    step.banners = node.elements("visual_instructions").map(OSRMBanner.init(ferrostar:))
    step.announcements = node.elements("spoken_instructions").map {
      Announcement(
        distance: $0.distanceAhead, text: $0.text("text") ?? "", ssml: $0.text("ssml"))
    }
    return step
  }
}

extension UnplacedObject {
  /// The object on a line with so many points before its own.
  fileprivate func moved(by points: Int) -> UnplacedObject {
    var object = self
    if case .point(let index) = start { object.start = .point(points.addingClamped(index)) }
    if case .point(let index)? = end { object.end = .point(points.addingClamped(index)) }
    return object
  }
}

extension OSRMBanner {
  fileprivate init(ferrostar node: JSONNode) {
    let content = node["primary_content"]
    func text(_ node: JSONNode) -> Banner.Text { Banner.Text(text: node.text("text") ?? "") }
    degrees = content?.number("roundabout_exit_degrees")
    let strip = node["sub_content"]?["lane_info"] ?? content?["lane_info"]
    lanes = strip?.elements.map(OSRMLane.init(banner:)) ?? []
    banner = Banner(
      distance: node.distanceAhead,
      primary: content.map(text) ?? Banner.Text(),
      secondary: node["secondary_content"].map(text), sub: node["sub_content"].map(text))
  }
}
