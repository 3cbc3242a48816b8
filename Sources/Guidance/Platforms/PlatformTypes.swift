public import Routes

/// A maneuver as other systems take it.
public struct PlatformTypes: Hashable, Sendable {
  /// For CarPlay.
  public let carPlay: CarPlayManeuver
  /// For Android Auto.
  public let androidAuto: AndroidAutoManeuver
  /// For the Google Navigation SDK.
  public let google: GoogleManeuver
  /// The number of the exit of a roundabout, as the Google Navigation SDK has it; -1 elsewhere.
  public let googleRoundaboutTurnNumber: Int

  /// Chooses what each system has for a step.
  public init(_ step: borrowing Step) {
    carPlay = CarPlayManeuver(step)
    androidAuto = AndroidAutoManeuver(step)
    google = GoogleManeuver(
      step.maneuver.kind, roundaboutAngle: step.maneuver.roundaboutAngle)
    googleRoundaboutTurnNumber = step.maneuver.roundaboutExitNumber ?? -1
  }
}

extension AndroidAutoManeuver {
  /// The maneuver of a step: number and angle go where the builder wants them.
  init(_ step: borrowing Step) {
    if let circulation = step.maneuver.kind.circulation,
      let exit = step.maneuver.roundaboutExitNumber
    {
      let isClockwise = circulation == .clockwise
      let angle = step.maneuver.roundaboutAngle.flatMap { degrees in
        degrees.isFinite ? Int(max(1, min(360, degrees)).rounded()) : nil
      }
      let type: AndroidAutoManeuverType =
        angle == nil
        ? (isClockwise ? .roundaboutEnterAndExitCW : .roundaboutEnterAndExitCCW)
        : (isClockwise ? .roundaboutEnterAndExitCWWithAngle : .roundaboutEnterAndExitCCWWithAngle)
      if let made = try? AndroidAutoManeuver(type, exitNumber: exit, exitAngle: angle) {
        self = made
        return
      }
    }
    let type = step.maneuver.kind.platformTypes.androidAuto
    self.init(plain: Self.side(type, of: step))
  }

  /// Ramps whose side is not told lie on the driving side.
  private static func side(
    _ type: AndroidAutoManeuverType, of step: borrowing Step
  ) -> AndroidAutoManeuverType {
    guard step.drivingSide == .left else { return type }
    switch step.maneuver.kind {
    case .onRamp: return .onRampNormalLeft
    case .offRamp: return .offRampSlightLeft
    default: return type
    }
  }
}
