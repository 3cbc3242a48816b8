extension Vocabulary {
  /// The maneuver types and modifiers of Ferrostar: those of OSRM that are not deprecated, under
  /// the names of its enumerations.
  static let ferrostar = Vocabulary(
    provider: "ferrostar",
    entries: mapbox.entries.map { entry in
      let isNamed = TurnDirection(rawValue: entry.value) != nil
      let value = entry.value == "uturn" ? "UTurn" : isNamed ? joined(entry.value) : entry.value
      return Entry(
        "ManeuverType::" + joined(entry.symbol), value, entry.kind,
        isSideSensitive: entry.isSideSensitive)
    })

  private static func joined(_ words: String) -> String {
    words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
