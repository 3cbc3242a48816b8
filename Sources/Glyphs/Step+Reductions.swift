package import Routes

extension Step {
  /// What the glyphs of the step leave out of its data, because it is out of the range that can be
  /// drawn: more lanes than a strip has, exits without a number, angles beyond a full turn.
  ///
  /// - Parameter place: The place of the step, such as `cards[3]`.
  /// - Returns: For each, where it is, what it says and what is drawn instead.
  package func reductions(at place: String) -> [Fallback] {
    var result: [Fallback] = []
    func add(_ field: String, _ words: String, _ replacement: String) {
      result.append(Fallback(place: place + field, words: words, replacement: replacement))
    }
    if lanes.count > LaneStrip.limit {
      add(".lanes", "\(lanes.count) lanes", "the first \(LaneStrip.limit)")
    }
    guard maneuver.kind.circulation != nil else { return result }
    if let exit = maneuver.exit, !Roundabout.exits.contains(exit) {
      add(".exit", "exit \(exit)", "a roundabout without number")
    }
    if let angle = maneuver.roundaboutAngle, !(angle > 0 && angle <= 360) {
      add(".angle", "\(angle) degrees", "a roundabout whose exit is not known")
    }
    return result
  }
}
