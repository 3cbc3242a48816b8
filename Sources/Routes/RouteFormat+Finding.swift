extension RouteFormat {
  /// Finds the form of an answer by its fields; nothing where it is none of a known form.
  ///
  /// - Parameter answer: The outermost value: an object.
  init?(of answer: JSONNode) {
    func has(_ name: String) -> Bool { answer[name] != nil }
    if answer.has("navState") || answer.has("currentStep") || answer.has("remainingSteps") {
      self = .navInfo
    } else if let trip = answer["trip"], trip["legs"] != nil || trip["status"] != nil {
      self = .valhalla
    } else if has("paths") {
      self = .graphHopper
    } else if answer["response"]?["route"] != nil {
      self = .here
    } else if answer["features"]?.first?["properties"]?["segments"] != nil
      || answer["features"]?.first?["properties"]?["summary"] != nil
    {
      self = .openRouteService
    } else if answer["marker"]?.first?["@attributes"] != nil {
      self = .cycleStreets
    } else if OSRM4Routes.speaks(answer) {
      self = .osrm
    } else if let route = answer["routes"]?.first {
      self = Self.form(ofRoute: route, in: answer)
    } else if has("routes") {
      self = Self.formWithoutRoute(answer)
    } else if (answer["plan"] ?? answer["data"]?["plan"])?["itineraries"] != nil {
      self = .openTripPlanner
    } else if let route = answer["route"],
      route["legs"]?.first?["maneuvers"] != nil || route["routeError"] != nil
    {
      self = .mapQuest
    } else if answer["step"]?["maneuver"]?.isObject == true {
      self = .osrm
    } else if Self.isFerrostar(answer) {
      self = .ferrostar
    } else if has("legs") || has("steps") || has("matchings") || has("trips") {
      self = .osrm
    } else {
      return nil
    }
  }

  /// The form of an answer by its first route.
  private static func form(ofRoute route: JSONNode, in answer: JSONNode) -> RouteFormat {
    let leg = route["legs"]?.first
    let step = leg?["steps"]?.first
    if route["summary"]?["lengthInMeters"] != nil || leg?["summary"]?["lengthInMeters"] != nil
      || route["guidance"] != nil
    {
      return .tomTom
    }
    if route["sections"]?.isArray == true, route["legs"] == nil { return .here }
    if route["segments"] != nil || (route["legs"] == nil && route["summary"]?.isObject == true) {
      return .openRouteService
    }
    if isFerrostar(route) { return .ferrostar }
    let isGoogleStep =
      ["navigationInstruction", "distanceMeters", "startLocation", "staticDuration"]
      .contains { step?[$0] != nil || leg?[$0] != nil }
    if isGoogleStep || route["distanceMeters"] != nil || route["routeLabels"] != nil
      || route["duration"]?.string?.hasSuffix("s") == true
      || route["polyline"]?["encodedPolyline"] != nil
    {
      return .googleRoutes
    }
    if step?["html_instructions"] != nil || answer["geocoded_waypoints"] != nil
      || route["overview_polyline"] != nil
      || (leg?["end_address"] != nil && leg?["start_location"] != nil)
    {
      return .googleDirections
    }
    return .osrm
  }

  /// The form of an answer that found no route.
  private static func formWithoutRoute(_ answer: JSONNode) -> RouteFormat {
    if answer["status"]?.isString == true || answer["geocoded_waypoints"] != nil {
      return .googleDirections
    }
    if answer["notices"] != nil { return .here }
    if answer["formatVersion"] != nil { return .tomTom }
    return .osrm
  }

  private static func isFerrostar(_ route: JSONNode) -> Bool {
    let step = route["steps"]?.first
    return step?["visual_instructions"] != nil || step?["spoken_instructions"] != nil
  }
}
