extension Lane.Direction {
  /// Reads OSRM's and Mapbox's word for an arrow.
  init?(osrm word: String, _ side: DrivingSide) {
    switch word {
    case "uturn": self = side == .right ? .uTurnLeft : .uTurnRight
    case "sharp left": self = .sharpLeft
    case "left": self = .left
    case "slight left": self = .slightLeft
    case "straight": self = .through
    case "slight right": self = .slightRight
    case "right": self = .right
    case "sharp right": self = .sharpRight
    case "merge to left": self = .mergeToLeft
    case "merge to right": self = .mergeToRight
    case "none": self = .noArrow
    default: return nil
    }
  }
}
