/// What GraphHopper's path details, lists of ranges of points with a value, tell of the way.
enum GraphHopperDetails {
  static func sightings(of details: JSONNode?, country: String?) -> [Sighting] {
    guard let details else { return [] }
    let stretches = fields.flatMap { name, field in
      StretchJoiner.sightings(details.elements(name)) { field.sighting($0.text?.lowercased()) }
    }
    let limits = StretchJoiner.sightings(details.elements("max_speed")) { value in
      guard let speed = value.number, speed > 0 else { return nil }
      // The greatest value of the format stands for none.
      return PostedLimit(kilometersPerHour: speed < 150 ? speed : .infinity, country: country)
        .sighting(from: .unknown, to: .unknown, source: "details.max_speed")
    }
    let borders = changes(details, "country", .border) { Country.alpha2($0).map { (.country, $0) } }
    let areas = changes(details, "state", .adminArea) { word in
      word == "missing" ? nil : (.region, word.replacing("_", with: "-"))
    }
    return stretches + limits + borders + areas
  }

  /// The places where a known value becomes another one.
  private static func changes(
    _ details: JSONNode, _ detail: String, _ kind: RouteObject.Kind,
    _ fact: (String) -> (RouteObject.Fact, String)?
  ) -> [Sighting] {
    var last: String?
    return details.elements(detail).map(\.elements).compactMap { fields in
      guard let (name, value) = fields.last?.text.flatMap(fact) else { return nil }
      defer { last = value }
      guard let last, last != value,
        let start = fields.first?.number.flatMap({ Int(exactly: $0) })
      else { return nil }
      var sighting = Sighting(kind: kind, start: .point(start), source: "details." + detail)
      sighting.add(name, value)
      return sighting
    }
  }

  private static let fields = [
    "toll", "road_class", "road_environment", "surface", "road_access", "crossing",
  ].map { ($0, AlongField("graphhopper", "details." + $0)) }
}
