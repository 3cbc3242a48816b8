/// The direction of a turn, relative to the direction of travel.
public enum TurnDirection: String, Hashable, Sendable, CaseIterable {
  case uTurn = "uturn"
  case sharpRight = "sharp right"
  case right
  case slightRight = "slight right"
  case straight
  case slightLeft = "slight left"
  case left
  case sharpLeft = "sharp left"

  /// Degrees from straight on, positive to the right; 180 for a U-turn.
  public var degrees: Double {
    switch self {
    case .uTurn: 180
    case .sharpRight: 135
    case .right: 90
    case .slightRight: 45
    case .straight: 0
    case .slightLeft: -45
    case .left: -90
    case .sharpLeft: -135
    }
  }

  package var mirrored: TurnDirection { Self.allCases.first { $0.degrees == -degrees } ?? self }

  /// Like `degrees`, but -180 for a right-hand U-turn, which crosses the opposite carriageway.
  package func degrees(on side: DrivingSide) -> Double {
    self == .uTurn && side == .right ? -180 : degrees
  }

  /// Classifies a turn of -180...180 degrees, positive right, by OSRM's bands of 20°, 40° and 120°.
  package init(turnDegrees degrees: Double) {
    let isRight = degrees > 0
    switch degrees.magnitude {
    case ...20: self = .straight
    case ...40: self = isRight ? .slightRight : .slightLeft
    case ...120: self = isRight ? .right : .left
    case ..<175: self = isRight ? .sharpRight : .sharpLeft
    default: self = .uTurn
    }
  }
}

extension Lane.Direction {
  package var side: TurnSide? { TurnSide(degrees: degrees) }
}
