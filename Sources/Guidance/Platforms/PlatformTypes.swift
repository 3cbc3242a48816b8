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

extension Maneuver {
  /// The exit to count on a roundabout, or nil elsewhere.
  var roundaboutExitNumber: Int? {
    switch kind {
    case .roundaboutEnterCCW, .roundaboutEnterCW, .roundaboutExitCCW, .roundaboutExitCW: nil
    default: kind.circulation == nil ? nil : exit.flatMap { $0 > 0 ? $0 : nil }
    }
  }
}
