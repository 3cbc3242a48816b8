/// Headings in degrees clockwise from north.
enum Bearing {
  /// The turn between two headings, above -180 and up to 180, positive to the right.
  static func turn(from before: Double, to after: Double) -> Double {
    let turn = (after - before).truncatingRemainder(dividingBy: 360)
    if turn > 180 { return turn - 360 }
    return turn <= -180 ? turn + 360 : turn
  }

  /// The angle driven around a roundabout, above 0 and up to 360; straight on is always 180.
  static func roundaboutAngle(
    from before: Double, to after: Double, circulation: Circulation
  ) -> Double {
    let turn = turn(from: before, to: after)
    let angle = circulation == .counterClockwise ? 180 - turn : 180 + turn
    return angle <= 0 ? 360 : angle
  }

  /// The turn of an angle around a roundabout, positive right; -180 for a counter-clockwise circle.
  static func turn(roundaboutAngle angle: Double, circulation: Circulation) -> Double {
    circulation == .counterClockwise ? 180 - angle : angle - 180
  }
}
