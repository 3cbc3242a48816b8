extension RouteFormat {
  /// Detects the format of a response by its fields; `nil` for an unknown format.
  init?(of response: JSONNode) {
    func found(in signs: [(RouteFormat, [String])]) -> RouteFormat? {
      signs.first { $0.1.contains { response.reaches($0) } }?.0
    }
    if ["navState", "currentStep", "remainingSteps"].contains(where: response.has) {
      self = .navInfo
    } else if let format = found(in: Self.signs) {
      self = format
    } else if OSRM4Routes.speaks(response) {
      self = .osrm
    } else if let route = response["routes"]?.first {
      self = Self.form(ofRoute: route, in: response)
    } else if response["routes"] != nil {
      let isGoogle = response["status"]?.isString == true || response["geocoded_waypoints"] != nil
      let other: RouteFormat = response["formatVersion"] == nil ? .osrm : .tomTom
      self = isGoogle ? .googleDirections : response["notices"] != nil ? .here : other
    } else if let format = found(in: Self.signsWithoutRoutes) {
      self = format
    } else {
      return nil
    }
  }

  /// Fields that only one format has; `0` is the first element of an array.
  private static let signs: [(RouteFormat, [String])] = [
    (.valhalla, ["trip.legs", "trip.status"]), (.graphHopper, ["paths"]),
    (.here, ["response.route"]),
    (.openRouteService, ["features.0.properties.segments", "features.0.properties.summary"]),
    (.cycleStreets, ["marker.0.@attributes"]),
  ]

  private static let signsWithoutRoutes: [(RouteFormat, [String])] = [
    (.openTripPlanner, ["plan.itineraries", "data.plan.itineraries"]),
    (.mapQuest, ["route.legs.0.maneuvers", "route.routeError"]), (.osrm, ["step.maneuver"]),
    (.ferrostar, ["steps.0.visual_instructions", "steps.0.spoken_instructions"]),
    (.osrm, ["legs", "steps", "matchings", "trips"]),
  ]

  private static func form(ofRoute route: JSONNode, in response: JSONNode) -> RouteFormat {
    func has(_ paths: String...) -> Bool { paths.contains { route.reaches($0) } }
    let hasLegs = route["legs"] != nil
    if has("summary.lengthInMeters", "legs.0.summary.lengthInMeters", "guidance") {
      return .tomTom
    }
    if route["sections"]?.isArray == true, !hasLegs { return .here }
    if has("segments") || !hasLegs && route["summary"]?.isObject == true {
      return .openRouteService
    }
    if has("steps.0.visual_instructions", "steps.0.spoken_instructions") { return .ferrostar }
    let isGoogleStep =
      ["navigationInstruction", "distanceMeters", "startLocation", "staticDuration"]
      .contains { has("legs.0." + $0, "legs.0.steps.0." + $0) }
    if isGoogleStep || has("distanceMeters", "routeLabels", "polyline.encodedPolyline")
      || route["duration"]?.string?.hasSuffix("s") == true
    {
      return .googleRoutes
    }
    if has("legs.0.steps.0.html_instructions", "overview_polyline")
      || response["geocoded_waypoints"] != nil
      || has("legs.0.end_address") && has("legs.0.start_location")
    {
      return .googleDirections
    }
    return .osrm
  }
}

extension JSONNode {
  /// Whether a value exists at a path of names, with `0` for the first element of an array.
  fileprivate func reaches(_ path: String) -> Bool {
    path.split(separator: ".").reduce(self as JSONNode?) { node, name in
      name == "0" ? node?.first : node?[String(name)]
    } != nil
  }
}
