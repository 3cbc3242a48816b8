/// The details of a path of GraphHopper: lists of values, each for a range of points.
struct GraphHopperDetails {
  private struct Detail {
    var start: Int
    var end: Int
    var value: String
  }

  private let details: [String: [Detail]]

  init(_ node: JSONNode?) {
    var details: [String: [Detail]] = [:]
    for name in ["country", "toll", "road_class", "road_environment", "surface", "track_type"] {
      guard let list = node?[name] else { continue }
      details[name] = list.elements.compactMap { entry in
        let fields = entry.elements
        guard fields.count == 3, let start = fields[0].number.flatMap({ Int(exactly: $0) }),
          let end = fields[1].number.flatMap({ Int(exactly: $0) }), let value = fields[2].text
        else { return nil }
        return Detail(start: start, end: end, value: value.lowercased())
      }
    }
    self.details = details
  }

  /// The country where the path starts, as an ISO 3166 code of two letters.
  var country: String? { CountryCode.alpha2(details["country"]?.first?.value) }

  /// What the way between two points of the path holds; nil where the details do not say.
  func features(from start: Int, to end: Int) -> RouteFeatures {
    func values(_ name: String) -> [String] {
      (details[name] ?? []).filter { $0.start < max(end, start + 1) && $0.end > start }
        .map(\.value)
    }
    /// Whether a value is one of some; nil where it is not and a value says nothing.
    func says(_ name: String, _ wanted: Set<String>, silent: Set<String>) -> Bool? {
      let found = values(name)
      if found.contains(where: wanted.contains) { return true }
      return found.isEmpty || found.contains(where: silent.contains) ? nil : false
    }
    var features = RouteFeatures()
    features.hasTolls = says("toll", ["all", "yes"], silent: ["missing", "hgv"])
    features.hasFerry = says("road_environment", ["ferry", "shuttle_train"], silent: [])
    features.hasMotorway = says("road_class", ["motorway"], silent: [])
    features.hasUnpaved = says("surface", Self.unpaved, silent: ["missing", "other"])
    return features
  }

  private static let unpaved: Set<String> = [
    "unpaved", "compacted", "fine_gravel", "gravel", "ground", "dirt", "grass", "sand", "mud",
    "earth", "snow", "ice", "pebblestone", "rock",
  ]
}
