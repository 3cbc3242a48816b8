package import Routes

/// How far above the limit a level of speeding starts.
package enum SpeedMargin: Hashable, Sendable {
  /// Of the limit.
  case percent(Double)
  case speed(Double, PostedLimit.Unit)

  /// The default margins, as the Google Navigation SDK documents them: 5 and
  /// 10 mph, or 10 and 20 km/h.
  package static func usual(_ level: Speeding.Level, in units: UnitSystem) -> SpeedMargin {
    let steps = level == .major ? 2.0 : 1
    return units == .metric
      ? .speed(10 * steps, .kilometersPerHour) : .speed(5 * steps, .milesPerHour)
  }

  /// In meters per second above a limit in meters per second.
  func metersPerSecond(above limit: Double) -> Double {
    switch self {
    case .percent(let percent): limit * percent / 100
    case .speed(let value, let unit): PostedLimit(value, unit).metersPerSecond ?? 0
    }
  }

  /// Whether it is larger than another one at every limit, and at least at one that is not 0.
  package func isAlways(above other: SpeedMargin) -> Bool {
    switch (self, other) {
    case (.percent(let own), .percent(let other)): own > other
    case (.speed, .speed): metersPerSecond(above: 1) > other.metersPerSecond(above: 1)
    default: false
    }
  }
}
