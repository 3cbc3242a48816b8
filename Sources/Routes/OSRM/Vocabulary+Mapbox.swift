extension Vocabulary {
  /// The maneuver types and modifiers of Mapbox Directions, version 5: those of OSRM that are not
  /// deprecated.
  static let mapbox = Vocabulary(
    provider: "mapbox-v5",
    entries: osrm.entries.filter { $0.symbol != "ramp" && $0.symbol != "use lane" })
}
