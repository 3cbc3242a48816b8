extension ValhallaLeg {
  /// The stretches of which the maneuvers tell; their flags are for all or a part of their roads.
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

  private static let flags = [
    "toll", "ferry", "highway", "rough", "unpaved", "gate", "has_time_restrictions",
  ]
  private static let field = AlongField("valhalla", "legs[].maneuvers[]")
}
