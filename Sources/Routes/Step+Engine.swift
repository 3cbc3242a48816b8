import JSON
extension Step {
  init(
    _ kind: ManeuverKind, type: String, modifier: String? = nil, _ side: FoundSide,
    distance: Double, duration: Double
  ) {
    self.init(
      maneuver: Maneuver(
        kind: kind, engineType: type, engineModifier: modifier, direction: kind.turnDirection),
      distance: distance, duration: duration)
    foundSide = side
  }

  /// Creates a step for a word; without an entry it has a fallback and the kind `replacement`.
  init(
    _ entry: Vocabulary.Entry?, type: String, modifier: String? = nil,
    replacement: ManeuverKind = .followRoad, at node: JSONNode, _ side: FoundSide,
    distance: Double?, duration: Double?
  ) {
    let kind = entry?.kind(on: side.side) ?? replacement
    self.init(
      kind, type: type, modifier: modifier, side, distance: distance ?? 0, duration: duration ?? 0)
    if entry == nil {
      let words = modifier.map { "\(type), \($0)" } ?? type
      fallbacks.append(Fallback(place: node.place, words: words, replacement: kind.rawValue))
    }
  }

  /// Creates a step for an engine's number, which becomes the modifier of the corresponding word.
  init(
    number: String, in vocabulary: Vocabulary, at node: JSONNode, _ side: FoundSide,
    distance: Double?, duration: Double?
  ) {
    let entry = vocabulary.entry(number: number)
    self.init(
      entry, type: entry?.symbol ?? number, modifier: entry == nil ? nil : number, at: node, side,
      distance: distance, duration: duration)
  }

  mutating func makeWaypoint() { maneuver.kind = maneuver.kind.asWaypoint }
}
