public import Routes

/// An enumerator of another system.
public struct PlatformType: Hashable, Sendable {
  /// The name, as Swift or Java code has it.
  public let name: String
  /// The number.
  public let value: Int
}

/// A maneuver as other systems take it.
public struct PlatformTypes: Hashable, Sendable {
  /// For CarPlay.
  public let carPlay: CarPlayManeuver
  /// For Android Auto.
  public let androidAuto: AndroidAutoManeuver
  /// The maneuver of the Google Navigation SDK, with the same number on iOS and Android; the
  /// nearest where the SDK has none.
  public let google: PlatformType
  /// The number of the exit of a roundabout, as the Google Navigation SDK has it; -1 elsewhere.
  public let googleRoundaboutTurnNumber: Int

  /// Chooses what each system has for a step.
  public init(_ step: borrowing Step) {
    carPlay = CarPlayManeuver(step)
    androidAuto = AndroidAutoManeuver(step)
    google = step.maneuver.kindByAngle.row.google
    googleRoundaboutTurnNumber = step.maneuver.roundaboutExitNumber ?? -1
  }
}

/// A maneuver as Android Auto's `Maneuver.Builder` takes it.
public struct AndroidAutoManeuver: Hashable, Sendable {
  /// The constant of `androidx.car.app.navigation.model.Maneuver`.
  public let type: PlatformType
  /// Which exit of the roundabout, from 1, or nil for types that do not enter and exit, for which
  /// the builder refuses it.
  public let exitNumber: Int?
  /// The degrees driven around the roundabout, 1 to 360, or nil for types without an angle.
  public let exitAngle: Int?

  init(_ step: borrowing Step) {
    let maneuver = step.maneuver
    if let circulation = maneuver.kind.circulation, let exit = maneuver.roundaboutExitNumber {
      let isClockwise = circulation == .clockwise
      exitNumber = exit
      exitAngle = maneuver.roundaboutAngle.flatMap { degrees in
        degrees.isFinite ? Int(max(1, min(360, degrees)).rounded()) : nil
      }
      type = PlatformType(
        name: "TYPE_ROUNDABOUT_ENTER_AND_EXIT_" + (isClockwise ? "CW" : "CCW")
          + (exitAngle == nil ? "" : "_WITH_ANGLE"),
        value: (isClockwise ? 32 : 34) + (exitAngle == nil ? 0 : 1))
      return
    }
    exitNumber = nil
    exitAngle = nil
    // Ramps of unknown side lie on the driving side.
    switch (maneuver.kind, step.drivingSide) {
    case (.onRamp, .left): type = ManeuverKind.onRampLeft.row.androidAuto
    case (.offRamp, .left): type = ManeuverKind.offRampSlightLeft.row.androidAuto
    default: type = maneuver.kind.row.androidAuto
    }
  }
}

extension Maneuver {
  /// The exit to count on a roundabout, or nil elsewhere.
  var roundaboutExitNumber: Int? {
    guard kind.family == .numberedExit || kind.family == .roundabout else { return nil }
    return exit.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The kind, with the direction of the exit if only its number and angle are known.
  fileprivate var kindByAngle: ManeuverKind {
    guard kind.family == .numberedExit, let angle = roundaboutAngle, angle.isFinite else {
      return kind
    }
    let octant = Int(max(0, min(7, (angle - 22.5) / 45)))
    return (kind.circulation == .clockwise ? Self.clockwise : Self.counterClockwise)[octant]
  }

  /// By the angle driven, from the sharpest turn to turning back.
  private static let counterClockwise: [ManeuverKind] = [
    .roundaboutSharpRightCCW, .roundaboutRightCCW, .roundaboutSlightRightCCW,
    .roundaboutStraightCCW, .roundaboutSlightLeftCCW, .roundaboutLeftCCW,
    .roundaboutSharpLeftCCW, .roundaboutUTurnCCW,
  ]
  private static let clockwise: [ManeuverKind] = [
    .roundaboutSharpLeftCW, .roundaboutLeftCW, .roundaboutSlightLeftCW, .roundaboutStraightCW,
    .roundaboutSlightRightCW, .roundaboutRightCW, .roundaboutSharpRightCW, .roundaboutUTurnCW,
  ]
}
