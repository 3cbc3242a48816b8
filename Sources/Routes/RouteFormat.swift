/// The format of a response.
public enum RouteFormat: String, Hashable, Sendable, CaseIterable {
  /// The turn-by-turn feed of the Google Navigation SDK, as JSON.
  case navInfo = "navinfo"
  /// OSRM's route, match and trip services, version 5, and its `viaroute` of version 4.
  case osrm
  /// Mapbox Directions, Map Matching and Optimization, version 5.
  case mapbox
  /// Valhalla's own form; its OSRM form is `osrm`.
  case valhalla
  /// Google Routes API, version 2.
  case googleRoutes = "google-routes"
  /// The legacy Google Directions API.
  case googleDirections = "google-directions"
  /// GraphHopper's own form; its navigate service writes Mapbox's.
  case graphHopper = "graphhopper"
  /// openrouteservice's JSON and GeoJSON.
  case openRouteService = "openrouteservice"
  /// HERE Routing and Intermodal Routing, version 8, and Routing, version 7.
  case here
  /// TomTom Routing with guidance of version 1 or 2.
  case tomTom = "tomtom"
  case ferrostar
  case openTripPlanner = "opentripplanner"
  /// MapQuest Directions, version 2.
  case mapQuest = "mapquest"
  /// The journeys of CycleStreets, version 1.
  case cycleStreets = "cyclestreets"

  /// All formats, listed in a sentence.
  public static let readable: String = {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }()
}
