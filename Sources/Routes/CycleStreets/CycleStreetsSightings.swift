import JSON
/// What the segments of a CycleStreets journey say of the way.
enum CycleStreetsSightings {
  static func sightings(of segments: [JSONNode]) -> [Sighting] {
    var joiner = StretchJoiner()
    for (index, segment) in segments.enumerated() {
      joiner.go(
        on: [roads.sighting(segment.text("provisionName"))].compactMap(\.self),
        from: .step(index))
      for (name, field) in counts {
        // Each is somewhere on the segment; no segment has more than some.
        for _ in 0..<max(0, min(segment.integer(name) ?? 0, 100)) {
          guard var sighting = field.sighting("", from: .step(index)) else { continue }
          sighting.end = .step(index + 1)
          joiner.add(sighting)
        }
      }
    }
    joiner.end(at: .end)
    return joiner.sightings
  }

  private static let counts = ["signalledJunctions", "signalledCrossings"].map {
    ($0, AlongField("cyclestreets", $0))
  }
  private static let roads = AlongField("cyclestreets", "provisionName")
}
