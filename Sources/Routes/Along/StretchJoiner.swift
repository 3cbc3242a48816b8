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

  /// Reads lists of first point, last point and value; skips other elements.
  static func sightings(
    _ lists: [JSONNode], _ sighting: (JSONNode) -> Sighting?
  ) -> [Sighting] {
    var joiner = StretchJoiner()
    var last: Int?
    for fields in lists.map(\.elements) where fields.count == 3 {
      guard let start = fields[0].number.flatMap({ Int(exactly: $0) }),
        let end = fields[1].number.flatMap({ Int(exactly: $0) })
      else { continue }
      if let last, last != start { joiner.end(at: .point(last)) }
      joiner.go(on: sighting(fields[2]).map { [$0] } ?? [], from: .point(start))
      last = end
    }
    if let last { joiner.end(at: .point(last)) }
    return joiner.sightings
  }

  /// Ends all stretches.
  mutating func end(at place: Sighting.Place) { go(on: [], from: place) }
}

extension Sighting {
  fileprivate func isSame(as other: Sighting) -> Bool {
    kind == other.kind && facts == other.facts
  }
}
