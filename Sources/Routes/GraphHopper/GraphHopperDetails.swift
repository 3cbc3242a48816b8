import JSON
/// What GraphHopper's path details, lists of ranges of points with a value, say of the way.
enum GraphHopperDetails {
  static func sightings(of details: JSONNode?, country: String?) -> [Sighting] {
    guard let details else { return [] }
    let stretches = fields.flatMap { name, field in
      StretchJoiner.sightings(details.elements(name)) { [field.sighting($0.text?.lowercased())] }
    }
    let limits = StretchJoiner.sightings(details.elements("max_speed")) { value in
      guard let speed = value.number, speed > 0 else { return [] }
      // The greatest value of the format stands for none.
      let limit = PostedLimit(kilometersPerHour: speed < 150 ? speed : .infinity, country: country)
      return [limit.sighting(from: .unknown, to: .unknown, source: "details.max_speed")]
    }
    let borders = StretchJoiner.changes(
      details.elements("country"), .border, source: "details.country"
    ) { word in
      Country.alpha2(word).map { (.country, $0) }
    }
    let areas = StretchJoiner.changes(
      details.elements("state"), .adminArea, source: "details.state"
    ) { word in
      word == "missing" ? nil : (.region, word.replacing("_", with: "-"))
    }
    return stretches + limits + borders + areas
  }

  private static let fields = [
    "toll", "road_class", "road_environment", "surface", "road_access", "crossing",
  ].map { ($0, AlongField("graphhopper", "details." + $0)) }
}
