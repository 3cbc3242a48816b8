import Routes

/// What other systems call a maneuver, with the facts that they want beside it.
public struct PlatformTypes: Hashable, Sendable {
  /// The case of CarPlay's `CPManeuverType`.
  public let carPlay: String
  /// The constant of Android Auto's `Maneuver`.
  public let androidAuto: String

  /// Chooses the enumerators of a step.
  ///
  /// CarPlay numbers roundabout exits from 1 to 19. Android Auto wants a number for its types that
  /// enter and leave, a number and an angle for those with angle, and neither for others.
  init(_ step: Step) {
    let maneuver = step.maneuver
    let names = platformTypes[maneuver.kind] ?? ("noTurn", "TYPE_UNKNOWN")
    var carPlay = names.carPlay
    var androidAuto = names.androidAuto
    if let circulation = maneuver.kind.circulation, Self.leadsThrough(maneuver.kind),
      let exit = maneuver.exit, exit > 0
    {
      if carPlay == "enterRoundabout", (1...19).contains(exit) { carPlay = "roundaboutExit\(exit)" }
      let way = circulation == .clockwise ? "CW" : "CCW"
      let angle = maneuver.roundaboutAngle == nil ? "" : "_WITH_ANGLE"
      androidAuto = "TYPE_ROUNDABOUT_ENTER_AND_EXIT_\(way)\(angle)"
    }
    // Ramps whose side is not told lie on the driving side.
    if maneuver.kind == .onRamp || maneuver.kind == .offRamp, step.drivingSide == .left {
      androidAuto = androidAuto.replacing("RIGHT", with: "LEFT")
    }
    self.carPlay = carPlay
    self.androidAuto = androidAuto
  }

  private static func leadsThrough(_ kind: ManeuverKind) -> Bool {
    switch kind {
    case .roundaboutEnterCCW, .roundaboutEnterCW, .roundaboutExitCCW, .roundaboutExitCW: false
    default: true
    }
  }
}
