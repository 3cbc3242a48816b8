/// The form of an answer.
public enum RouteFormat: String, Hashable, Sendable, CaseIterable {
  /// The turn-by-turn feed of the Google Navigation SDK, written as JSON.
  case navInfo = "navinfo"
  /// OSRM's route, match and trip services, version 5.
  case osrm
  /// Mapbox Directions, Map Matching and Optimization, version 5.
  case mapbox

  /// The formats as a list in words.
  static let readable = "navinfo, osrm or mapbox"
}
