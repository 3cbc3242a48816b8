/// The direction of a turn against the direction of travel.
public enum TurnDirection: String, Hashable, Sendable, CaseIterable, Codable {
  case uTurn = "uturn"
  case sharpRight = "sharp right"
  case right
  case slightRight = "slight right"
  case straight
  case slightLeft = "slight left"
  case left
  case sharpLeft = "sharp left"

  /// Degrees off straight on, positive to the right; 180 for a U-turn.
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

  /// The same turn to the other side.
  var mirrored: TurnDirection { Self.allCases.first { $0.degrees == -degrees } ?? self }

  /// Degrees off straight on, positive to the right; a U-turn crosses the opposite carriageway, so
  /// it is -180 in right-hand traffic and 180 in left-hand traffic.
  func degrees(on side: DrivingSide) -> Double {
    self == .uTurn && side == .right ? -180 : degrees
  }

  /// Creates the direction of a turn in degrees, positive to the right, from -180 to 180.
  ///
  /// The bands are those of OSRM: straight on within 20°, slight up to 40°, sharp over 120°.
  init(turnDegrees degrees: Double) {
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
