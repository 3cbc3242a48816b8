import JSON
/// Joins what consecutive pieces of the way have in common into stretches.
struct StretchJoiner {
  /// In the order of their starts.
  private(set) var sightings: [Sighting] = []
  private var open: [Int] = []
  /// The end of the last piece whose end is known.
  private var last: Sighting.Place?

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

  /// Goes on to a piece whose end is known; stretches end before a gap.
  mutating func go(on piece: [Sighting], from start: Sighting.Place, to end: Sighting.Place) {
    if last != start { endPieces() }
    go(on: piece, from: start)
    last = end
  }

  /// Ends all stretches at the end of the last piece.
  mutating func endPieces() {
    if let last { end(at: last) }
  }

  /// Ends all stretches.
  mutating func end(at place: Sighting.Place) { go(on: [], from: place) }
}

// Lists of first point, last point and value, which GraphHopper and openrouteservice send.
extension StretchJoiner {
  /// The stretches of which the values speak; skips other elements.
  static func sightings(
    _ lists: [JSONNode], _ sightings: (JSONNode) -> [Sighting?]
  ) -> [Sighting] {
    var joiner = StretchJoiner()
    for fields in lists.map(\.elements) where fields.count == 3 {
      guard let start = fields[0].point, let end = fields[1].point else { continue }
      joiner.go(on: sightings(fields[2]).compactMap(\.self), from: start, to: end)
    }
    joiner.endPieces()
    return joiner.sightings
  }

  /// The places where a known value becomes another one, which is a fact of what begins there.
  static func changes(
    _ lists: [JSONNode], _ kind: RouteObject.Kind, source: String,
    _ fact: (String) -> (RouteObject.Fact, String)?
  ) -> [Sighting] {
    var last: String?
    return lists.map(\.elements).compactMap { fields in
      guard let (name, value) = fields.last?.text.flatMap(fact) else { return nil }
      defer { last = value }
      guard let last, last != value, let start = fields[0].point else { return nil }
      var sighting = Sighting(kind: kind, start: start, source: source)
      sighting.add(name, value)
      return sighting
    }
  }
}

extension JSONNode {
  fileprivate var point: Sighting.Place? { number.flatMap { Int(exactly: $0) }.map { .point($0) } }
}

extension Sighting {
  fileprivate func isSame(as other: Sighting) -> Bool {
    kind == other.kind && facts == other.facts
  }
}
