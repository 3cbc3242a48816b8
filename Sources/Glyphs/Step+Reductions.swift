package import Routes

extension Step {
  /// Reports the step's data that its glyphs cannot show: surplus lanes, exits without a number,
  /// angles beyond a full turn; `place` locates the step, such as `cards[3]`.
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
