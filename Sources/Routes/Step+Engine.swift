extension Step {
  /// Creates a step of a known kind.
  init(
    _ kind: ManeuverKind, type: String, modifier: String? = nil, _ side: FoundSide,
    distance: Double, duration: Double
  ) {
    self.init(
      maneuver: Maneuver(
        kind: kind, engineType: type, engineModifier: modifier, direction: kind.turnDirection),
      distance: distance, duration: duration, drivingSide: side.side,
      drivingSideSource: side.source)
  }

  /// Creates a step for an engine's word; an unknown word is a fallback.
  ///
  /// - Parameters:
  ///   - entry: The word's entry in the engine's vocabulary; `nil` for an unknown word.
  ///   - type: The word itself.
  ///   - modifier: The word for its direction.
  ///   - replacement: The kind for an unknown word.
  ///   - node: The place of the word, for reports.
  ///   - side: The driving side.
  ///   - distance: In meters; `nil` counts as 0.
  ///   - duration: In seconds; `nil` counts as 0.
  init(
    _ entry: Vocabulary.Entry?, type: String, modifier: String? = nil,
    replacement: ManeuverKind = .followRoad, at node: JSONNode, _ side: FoundSide,
    distance: Double?, duration: Double?
  ) {
    let kind = entry?.kind(on: side.side) ?? replacement
    self.init(
      kind, type: type, modifier: modifier, side, distance: distance ?? 0, duration: duration ?? 0)
    if entry == nil {
      let words = [type, modifier].compactMap(\.self).joined(separator: ", ")
      fallbacks.append(Fallback(place: node.place, words: words, replacement: kind.rawValue))
    }
  }

  /// Creates a step for an engine's number, which becomes the modifier of the word for it.
  init(
    number: String, in vocabulary: Vocabulary, at node: JSONNode, _ side: FoundSide,
    distance: Double?, duration: Double?
  ) {
    let entry = vocabulary.entry(number: number)
    self.init(
      entry, type: entry?.symbol ?? number, modifier: entry == nil ? nil : number, at: node, side,
      distance: distance, duration: duration)
  }

  /// Makes the end of a leg before the last one a stop.
  mutating func makeWaypoint() { maneuver.kind = maneuver.kind.asWaypoint }
}
