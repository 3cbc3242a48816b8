/// The cases of CarPlay's `CPManeuverType`, in the order of their raw values from 0.
public enum CarPlayManeuverType: Int, Hashable, Sendable, CaseIterable {
  case noTurn, leftTurn, rightTurn, straightAhead, uTurn, followRoad, enterRoundabout,
    exitRoundabout, offRamp, onRamp, arriveEndOfNavigation, startRoute, arriveAtDestination,
    keepLeft, keepRight, enterFerry, exitFerry, changeFerry, startRouteWithUTurn,
    uTurnAtRoundabout, leftTurnAtEnd, rightTurnAtEnd, highwayOffRampLeft, highwayOffRampRight,
    arriveAtDestinationLeft, arriveAtDestinationRight, uTurnWhenPossible, arriveEndOfDirections
  case roundaboutExit1, roundaboutExit2, roundaboutExit3, roundaboutExit4, roundaboutExit5,
    roundaboutExit6, roundaboutExit7, roundaboutExit8, roundaboutExit9, roundaboutExit10,
    roundaboutExit11, roundaboutExit12, roundaboutExit13, roundaboutExit14, roundaboutExit15,
    roundaboutExit16, roundaboutExit17, roundaboutExit18, roundaboutExit19
  case sharpLeftTurn, sharpRightTurn, slightLeftTurn, slightRightTurn, changeHighway,
    changeHighwayLeft, changeHighwayRight

  /// The name of the case in Swift; that of boarding a ferry has an underscore there.
  public var name: String { self == .enterFerry ? "enter_Ferry" : Self.names[rawValue] }

  private static let names = allCases.map { "\($0)" }

  /// The case for an exit of a roundabout, or nil beyond 1 to 19, which CarPlay does not count.
  public init?(roundaboutExit exit: Int) {
    guard (1...19).contains(exit) else { return nil }
    self.init(rawValue: Self.roundaboutExit1.rawValue + exit - 1)
  }
}
