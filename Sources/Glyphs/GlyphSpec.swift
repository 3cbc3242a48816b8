public import Routes

/// What a glyph shows: all that decides its picture but for colors and size.
public enum GlyphSpec: Hashable, Sendable {
  /// A maneuver with an icon; the side matters for kinds that happen on the driving side.
  case maneuver(ManeuverKind, DrivingSide)
  /// A roundabout drawn from parameters.
  case roundabout(Roundabout)
  /// A strip of lanes drawn from parameters.
  case lanes(LaneStrip)

  /// What shows a kind of maneuver.
  ///
  /// - Parameters:
  ///   - kind: The canonical kind.
  ///   - side: The driving side.
  ///   - angle: The angle driven around a roundabout, in degrees.
  ///   - exit: The exit taken of a roundabout.
  public init(
    kind: ManeuverKind, drivingSide side: DrivingSide, angle: Double? = nil, exit: Int? = nil
  ) {
    if let roundabout = Roundabout(kind: kind, angle: angle, exit: exit) {
      self = .roundabout(roundabout)
    } else {
      self = .maneuver(kind, kind.isDrawnOnDrivingSide ? side : .right)
    }
  }

  /// What shows the maneuver of a step.
  public init(_ step: Step) {
    self.init(
      kind: step.maneuver.kind, drivingSide: step.drivingSide,
      angle: step.maneuver.roundaboutAngle, exit: step.maneuver.exit)
  }

  /// The lanes of a step, if it has any; of more than can be drawn, the first.
  public init?(lanesOf step: Step) {
    guard let strip = try? LaneStrip(Array(step.lanes.prefix(LaneStrip.limit))) else { return nil }
    self = .lanes(strip)
  }
}
