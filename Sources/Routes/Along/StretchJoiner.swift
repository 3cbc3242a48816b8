/// Joins what consecutive pieces of the way have in common into stretches.
struct StretchJoiner {
  /// In the order of their starts.
  private(set) var sightings: [Sighting] = []
  private var open: [Int] = []

  /// Adds something at a single place, or whose extent is known.
  mutating func add(_ sighting: Sighting) { sightings.append(sighting) }

  /// Goes on to a piece of the way: what it has in common with the last piece goes on.
  mutating func go(on piece: [Sighting], from place: Sighting.Place) {
    var next: [Int] = []
    for sighting in piece {
      if let known = open.first(where: { sightings[$0].isSame(as: sighting) }) {
        if !next.contains(known) { next.append(known) }
      } else if !next.contains(where: { sightings[$0].isSame(as: sighting) }) {
        next.append(sightings.count)
        sightings.append(sighting)
        sightings[sightings.count - 1].start = place
      }
    }
    for index in open where !next.contains(index) { sightings[index].end = place }
    open = next
  }

  /// Ends all stretches.
  mutating func end(at place: Sighting.Place) { go(on: [], from: place) }
}

extension Sighting {
  fileprivate func isSame(as other: Sighting) -> Bool {
    kind == other.kind && facts == other.facts
  }
}
