import Faults
import JSON

extension Engine {
  /// Google Routes API, version 2.
  public static let googleRoutes = Engine(
    "google-routes",
    signs: ["navigationInstruction", "distanceMeters", "startLocation", "staticDuration"]
      .flatMap { ["routes.0.legs.0." + $0, "routes.0.legs.0.steps.0." + $0] }
      + ["distanceMeters", "routeLabels", "polyline.encodedPolyline"].map { "routes.0." + $0 },
    recognizes: { $0["routes"]?.first?["duration"]?.string?.hasSuffix("s") == true },
    vocabularies: [.googleRoutes, .googleRoutesPreferred, .googleDirections]
  ) { response, _, reader throws(Fault) in
    try GoogleRoutes(isLegacy: false, reader: reader).routes(from: response)
  }

  /// The legacy Google Directions API.
  public static let googleDirections = Engine(
    "google-directions",
    signs: ["routes.0.legs.0.steps.0.html_instructions", "routes.0.overview_polyline"],
    recognizes: { response in
      guard let routes = response["routes"] else { return false }
      if response["geocoded_waypoints"] != nil { return true }
      guard let leg = routes.first?["legs"]?.first else {
        return routes.first == nil && response["status"]?.isString == true
      }
      return leg["end_address"] != nil && leg["start_location"] != nil
    }, vocabularies: [.googleDirections, .googleRoutes, .googleRoutesPreferred]
  ) { response, _, reader throws(Fault) in
    try GoogleRoutes(isLegacy: true, reader: reader).routes(from: response)
  }
}

extension Vocabulary {
  static let googleRoutes = Vocabulary("google-routes-v2")
  static let googleRoutesPreferred = Vocabulary("google-routes-preferred")
  static let googleDirections = Vocabulary("google-directions-legacy")
}
