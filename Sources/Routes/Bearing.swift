/// Headings in degrees clockwise from north.
enum Bearing {
  /// The turn from one heading to another, above -180 and up to 180, positive to the right.
  static func turn(from before: Double, to after: Double) -> Double {
    let turn = (after - before).truncatingRemainder(dividingBy: 360)
    if turn > 180 { return turn - 360 }
    return turn <= -180 ? turn + 360 : turn
  }

  /// The angle driven around a roundabout between two headings, above 0 and up to 360.
  ///
  /// Straight on is 180, and the first exit at a right angle is 90, in both directions.
  static func roundaboutAngle(
    from before: Double, to after: Double, circulation: Circulation
  ) -> Double {
    let turn = turn(from: before, to: after)
    let angle = circulation == .counterClockwise ? 180 - turn : 180 + turn
    return angle <= 0 ? 360 : angle
  }

  /// The turn, positive to the right, that driving around a roundabout by an angle amounts to; a
  /// full circle is -180 counter-clockwise, 180 clockwise.
  static func turn(roundaboutAngle angle: Double, circulation: Circulation) -> Double {
    circulation == .counterClockwise ? 180 - angle : angle - 180
  }
}
