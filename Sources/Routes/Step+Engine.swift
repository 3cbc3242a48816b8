extension Step {
  /// A step for an engine's word.
  ///
  /// - Parameters:
  ///   - entry: The word's entry in the engine's vocabulary; nothing for an unknown word.
  ///   - type: The word itself.
  ///   - modifier: What goes with the word.
  ///   - replacement: The kind for an unknown word.
  ///   - node: Where the word stands.
  ///   - side: The driving side, and how it was found.
  ///   - distance: In meters.
  ///   - duration: In seconds.
  init(
    _ entry: Vocabulary.Entry?, type: String, modifier: String? = nil,
    replacement: ManeuverKind = .followRoad, at node: JSONNode,
    side: (DrivingSide, DrivingSideSource), distance: Double, duration: Double
  ) {
    let kind = entry?.kind(on: side.0) ?? replacement
    self.init(
      maneuver: Maneuver(
        kind: kind, engineType: type, engineModifier: modifier, direction: kind.turnDirection),
      distance: distance, duration: duration, drivingSide: side.0, drivingSideSource: side.1)
    if entry == nil {
      let words = [type, modifier].compactMap(\.self).joined(separator: ", ")
      fallbacks.append(
        Fallback(place: node.place, words: words, replacement: kind.rawValue))
    }
  }

  /// Marks a step before the end of the route as a stop.
  mutating func makeWaypoint() { maneuver.kind = maneuver.kind.asWaypoint }
}

extension Maneuver {
  /// Takes the headings where the line of the route bends.
  mutating func takeBearings(from line: Polyline, at index: Int) {
    if location == nil, line.points.indices.contains(index) { location = line.points[index] }
    bearingBefore = bearingBefore ?? line.bearing(before: index)
    bearingAfter = bearingAfter ?? line.bearing(after: index)
  }
}
