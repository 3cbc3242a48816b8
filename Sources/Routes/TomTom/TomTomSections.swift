/// The sections of a route of TomTom that tell what the way holds and where it is.
struct TomTomSections {
  private struct Section {
    var type: String
    var start: Int
    var end: Int
  }

  private let sections: [Section]
  /// The country of the first section that names one, as an ISO 3166 code of two letters.
  let country: String?

  init(_ nodes: [JSONNode]) {
    var sections: [Section] = []
    var countries: [(start: Int, code: String)] = []
    for node in nodes {
      guard let type = node.text("sectionType"), let start = node.integer("startPointIndex"),
        let end = node.integer("endPointIndex")
      else { continue }
      switch type {
      case "COUNTRY":
        let code = node.text("countryCode") ?? node.text("countryCodeISO3")
        if let code = CountryCode.alpha2(code) { countries.append((start, code)) }
      case "LANES", "SPEED_LIMIT", "ROAD_SHIELDS": continue
      case "TRAVEL_MODE":
        if node.text("travelMode") == "other" { continue }
      default: sections.append(Section(type: type, start: start, end: end))
      }
    }
    self.sections = sections
    country = countries.min { $0.start < $1.start }?.code
  }

  /// What the way between two points of the route holds.
  ///
  /// TomTom writes the sections that were asked for: where one of a type is, the type was.
  func features(from start: Int, to end: Int) -> RouteFeatures {
    func has(_ types: Set<String>) -> Bool? {
      let found = sections.filter { types.contains($0.type) }
      return found.isEmpty ? nil : found.contains { $0.start < end && $0.end > start }
    }
    var features = RouteFeatures()
    features.hasTolls = has(["TOLL", "TOLL_ROAD", "TOLL_VIGNETTE"])
    features.hasFerry = has(["FERRY", "CAR_TRAIN"])
    features.hasUnpaved = has(["UNPAVED"])
    features.hasMotorway = has(["MOTORWAY"])
    return features
  }
}
