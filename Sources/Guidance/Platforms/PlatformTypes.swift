public import Routes

/// An enumerator of another platform.
public struct PlatformType: Hashable, Sendable {
  /// The name in Swift or Java code.
  public let name: String
  /// The number.
  public let value: Int
}

/// A maneuver in the types of other platforms.
public struct PlatformTypes: Hashable, Sendable {
  /// The type for CarPlay.
  public let carPlay: CarPlayManeuver
  /// The type for Android Auto.
  public let androidAuto: AndroidAutoManeuver
  /// The nearest type of the Google Navigation SDK, with the same number on iOS and Android.
  public let google: PlatformType
  /// The number of the roundabout's exit for the Google Navigation SDK, or -1.
  public let googleRoundaboutTurnNumber: Int

  /// Chooses each platform's types for a step.
  public init(_ step: borrowing Step) {
    carPlay = CarPlayManeuver(step)
    androidAuto = AndroidAutoManeuver(step)
    google = step.maneuver.kindByAngle.row.google
    googleRoundaboutTurnNumber = step.maneuver.roundaboutExitNumber ?? -1
  }
}

/// A maneuver in the arguments of Android Auto's `Maneuver.Builder`.
public struct AndroidAutoManeuver: Hashable, Sendable {
  /// A constant of `androidx.car.app.navigation.model.Maneuver`.
  public let type: PlatformType
  /// The roundabout's exit, from 1; nil for other types, since the builder then rejects it.
  public let exitNumber: Int?
  /// The angle around the roundabout, 1 to 360 degrees; nil for types without an angle.
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
    // Ramps of unknown side are on the driving side; Android has no ramp straight ahead.
    switch (maneuver.kind, step.drivingSide) {
    case (.onRamp, _) where maneuver.direction == .straight,
      (.offRamp, _) where maneuver.direction == .straight:
      type = ManeuverKind.straight.row.androidAuto
    case (.onRamp, .left): type = ManeuverKind.onRampLeft.row.androidAuto
    case (.offRamp, .left): type = ManeuverKind.offRampSlightLeft.row.androidAuto
    default: type = maneuver.kind.row.androidAuto
    }
  }
}

extension Maneuver {
  var roundaboutExitNumber: Int? {
    guard kind.family == .numberedExit || kind.family == .roundabout else { return nil }
    return exit.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Derives the direction of a numbered exit from its angle, if known.
  fileprivate var kindByAngle: ManeuverKind {
    guard kind.family == .numberedExit, let angle = roundaboutAngle, angle.isFinite else {
      return kind
    }
    let octant = Int(max(0, min(7, (angle - 22.5) / 45)))
    // From the sharpest turn to the U-turn, which comes first among the directions.
    let directions = TurnDirection.allCases
    return kind.leaving(
      to: directions[kind.circulation == .clockwise ? 7 - octant : (octant + 1) % 8])
  }
}

/// A distance as an Android Auto `Distance`, which the host cuts to one decimal; units with `P1`
/// always show it, others omit it if it is 0.
package struct AndroidAutoDistance: Hashable, Sendable {
  package let value: Double
  /// A constant of `androidx.car.app.model.Distance`.
  package let unit: PlatformType

  /// Rounds quarters of a mile to tenths, which the host would cut; nil is 0 of the small unit.
  package init(_ estimate: DistanceEstimate, in system: UnitSystem) {
    guard var shown = estimate.rounded else {
      value = 0
      unit = Self.unit(system.smallUnit, isWhole: true)
      return
    }
    if !shown.hundredths.isMultiple(of: 10),
      let tenths = try? RoundedDistance(meters: estimate.meters, in: .uk)
    {
      shown = tenths
    }
    value = shown.value
    unit = Self.unit(shown.unit, isWhole: shown.hundredths.isMultiple(of: 100))
  }

  private static func unit(_ unit: DistanceUnit, isWhole: Bool) -> PlatformType {
    let end = isWhole ? "" : "_P1"
    return switch unit {
    case .meters: PlatformType(name: "UNIT_METERS", value: 1)
    case .kilometers: PlatformType(name: "UNIT_KILOMETERS" + end, value: isWhole ? 2 : 3)
    case .miles: PlatformType(name: "UNIT_MILES" + end, value: isWhole ? 4 : 5)
    case .feet: PlatformType(name: "UNIT_FEET", value: 6)
    case .yards: PlatformType(name: "UNIT_YARDS", value: 7)
    }
  }
}
