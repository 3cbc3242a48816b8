import Routes

/// A maneuver as Android Auto's `Maneuver.Builder` takes it.
public struct AndroidAutoManeuver: Hashable, Sendable {
  /// What happens.
  public let type: AndroidAutoManeuverType
  /// Which exit of the roundabout, from 1; only on types that enter and exit.
  public let exitNumber: Int?
  /// The degrees driven around the roundabout, 1 to 360; only on types with an angle.
  public let exitAngle: Int?

  /// Makes a maneuver by the builder's rules.
  ///
  /// - Throws: `PlatformError` where the builder would throw: numbers and angles are required by the
  ///   types that have them, and refused by all others.
  public init(
    _ type: AndroidAutoManeuverType, exitNumber: Int? = nil, exitAngle: Int? = nil
  ) throws(PlatformError) {
    if type.takesExitNumber {
      guard let exitNumber, exitNumber >= 1 else { throw .exitNumberRequired(type: type.rawValue) }
    } else if exitNumber != nil {
      throw .exitNumberForbidden(type: type.rawValue)
    }
    if type.takesExitAngle {
      guard let exitAngle, (1...360).contains(exitAngle) else {
        throw .exitAngleRequired(type: type.rawValue)
      }
    } else if exitAngle != nil {
      throw .exitAngleForbidden(type: type.rawValue)
    }
    self.type = type
    self.exitNumber = exitNumber
    self.exitAngle = exitAngle
  }

  /// A type that takes neither a number nor an angle.
  private init(plain type: AndroidAutoManeuverType) {
    precondition(!type.takesExitNumber, "\(type) takes an exit number")
    self.type = type
    exitNumber = nil
    exitAngle = nil
  }
}

extension AndroidAutoManeuver {
  /// The maneuver of a step: number and angle as the builder requires them.
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

  /// Ramps of unknown side lie on the driving side.
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
