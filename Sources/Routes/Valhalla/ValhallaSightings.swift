import JSON
extension ValhallaLeg {
  /// The stretches of which the maneuvers speak; their flags are for all or a part of their roads.
  static func sightings(of maneuvers: [JSONNode]) -> [Sighting] {
    var joiner = StretchJoiner()
    for (index, node) in maneuvers.enumerated() {
      let found = flags.filter { node.flag($0) == true }.compactMap { flag in
        var sighting = field.sighting(flag)
        if sighting?.kind == .ferry {
          sighting?.add(.name, node.texts("street_names", by: "/"))
        }
        return sighting
      }
      joiner.go(on: found, from: .step(index))
    }
    joiner.end(at: .end)
    return joiner.sightings
  }

  /// The borders of countries and states that a leg crosses, each at the end of an edge.
  static func crossings(in summary: JSONNode?) -> [Sighting] {
    let areas = summary?.elements("admins") ?? []
    return (summary?.elements("admin_crossings") ?? []).compactMap { node in
      func area(_ name: String) -> JSONNode? { node.integer(name).flatMap { areas[ifAny: $0] } }
      let place = node.integer("end_shape_index").map { Sighting.Place.point($0) } ?? .unknown
      let before = Country.alpha2(area("from_admin_index")?.text("country_code"))
      guard let next = area("to_admin_index"),
        let country = Country.alpha2(next.text("country_code")),
        var sighting = admins.sighting(country == before ? "state" : "country", from: place)
      else { return nil }
      sighting.add(.country, country)
      if country == before { sighting.add(.region, next.text("state_text")) }
      return sighting
    }
  }

  private static let flags = [
    "toll", "ferry", "highway", "rough", "unpaved", "gate", "has_time_restrictions",
  ]
  private static let field = AlongField("valhalla", "legs[].maneuvers[]")
  private static let admins = AlongField("valhalla", "legs[].summary.admin_crossings[]")
}
