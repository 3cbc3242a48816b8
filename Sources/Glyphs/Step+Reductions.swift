public import Routes

extension Step {
  /// What the glyphs of the step leave out of its data, because it is out of the range that can be
  /// drawn: more lanes than a strip has, exits without a number, angles beyond a full turn.
  ///
  /// - Parameter place: The place of the step, such as `cards[3]`.
  /// - Returns: For each, where it is, what it says and what is drawn instead; none mostly.
  public func reductions(at place: String) -> [Fallback] {
    var result: [Fallback] = []
    if lanes.count > LaneStrip.limit {
      result.append(
        Fallback(
          place: place + ".lanes", words: "\(lanes.count) lanes",
          replacement: "the first \(LaneStrip.limit)"))
    }
    guard maneuver.kind.circulation != nil else { return result }
    if let exit = maneuver.exit, !Roundabout.exits.contains(exit) {
      result.append(
        Fallback(
          place: place + ".exit", words: "exit \(exit)", replacement: "a roundabout without number"
        ))
    }
    if let angle = maneuver.roundaboutAngle, !(angle > 0 && angle <= 360) {
      result.append(
        Fallback(
          place: place + ".angle", words: "\(angle) degrees",
          replacement: "a roundabout whose exit is not known"))
    }
    return result
  }
}
