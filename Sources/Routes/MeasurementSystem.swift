/// The units that a response states for its texts.
public enum MeasurementSystem: String, Hashable, Sendable {
  case metric
  /// Miles with feet or yards.
  case imperial

  init?(engine word: String?) {
    switch word {
    case "imperial", "british_imperial", "miles", "mile", "mi", "feet", "M": self = .imperial
    case "metric", "meters", "meter", "m", "kilometers", "kilometer", "km", "K": self = .metric
    default: return nil
    }
  }
}

extension Double {
  /// The international mile, in meters.
  package static let mile = 1609.344
}
