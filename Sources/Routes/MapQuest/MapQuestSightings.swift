import JSON
/// What MapQuest's flags say of the way.
enum MapQuestSightings {
  static func sightings(of leg: JSONNode) -> [Sighting] {
    let maneuvers = leg.elements("maneuvers")
    var joiner = StretchJoiner()
    for (index, node) in maneuvers.enumerated() {
      let found = attributes.sightings(bits: node.integer("attributes") ?? 0)
      for sighting in found where sighting.kind == .border {
        var border = sighting
        border.start = .step(index)
        joiner.add(border)
      }
      joiner.go(on: found.filter { $0.kind != .border }, from: .step(index))
    }
    joiner.end(at: .end)
    // The flags of the leg have no place.
    let placed = joiner.sightings
    let others = flags.filter { leg.flag($0) == true }.compactMap { field.sighting($0) }
      .filter { flag in !placed.contains { $0.kind == flag.kind && $0.facts == flag.facts } }
    return placed + others
  }

  private static let flags = [
    "hasTollRoad", "hasFerry", "hasTunnel", "hasBridge", "hasUnpaved", "hasHighway",
    "hasCountryCross", "hasSeasonalClosure", "hasTimedRestriction", "hasAccessRestriction",
  ]
  private static let field = AlongField("mapquest", "legs[]")
  private static let attributes = AlongField("mapquest", "legs[].maneuvers[].attributes")
}
