package import Guidance
public import Routes

/// How far a vehicle is above the speed limit.
public struct Speeding: Hashable, Sendable {
  /// How far above the limit a driver is, by the margins of the drive.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    case none
    case minor
    case major
  }

  /// The level from here on.
  public var level = Level.none
  /// Above the limit, in whole percent, 0 or more.
  public var percent = 0
  /// In meters per second.
  public var speed: Double
  /// In meters per second, or nil if unknown or unlimited.
  public var limit: Double?
}

struct SpeedWatch {
  private let options: DriveOptions
  private var reported = Speeding(speed: 0)
  /// Since when the speed is above the margin of a level, in milliseconds.
  private var since: [Speeding.Level: Int] = [:]

  /// A level ends only this share of the limit below its start, to avoid flicker.
  private static let hysteresis = 0.01
  /// Speeds are this exact, in meters per second.
  private static let noise = 1e-9

  init(_ options: DriveOptions) { self.options = options }

  /// The change to report: a new level or, while speeding, a new percentage; else nil.
  ///
  /// A level rises once its margin has been exceeded for the time that the options ask for, and
  /// falls at once. Where the margin of major speeding is the smaller one, that of minor holds.
  mutating func change(
    _ speed: Double?, limit: Double?, in units: UnitSystem, at milliseconds: Int
  ) -> Speeding? {
    var now = Speeding(speed: speed ?? 0, limit: limit)
    if let speed, let limit, limit > 0, speed.isFinite {
      var least = 0.0
      for (level, margin) in [
        (Speeding.Level.minor, options.minorSpeeding), (.major, options.majorSpeeding),
      ] {
        let margin = margin ?? .usual(level, in: units)
        least = max(least, margin.metersPerSecond(above: limit))
        let isHeld = reported.level == level || reported.level == .major
        let start = least - (isHeld ? limit * Self.hysteresis : 0)
        guard speed > limit, speed - limit >= start - Self.noise else {
          since[level] = nil
          continue
        }
        let begin = since[level] ?? milliseconds
        since[level] = begin
        if Double(milliseconds - begin) >= options.severityUpgrade * 1000 { now.level = level }
      }
      let percent = min(max(0, (speed - limit + Self.noise) / limit * 100), 10_000)
      now.percent = now.level == .none ? 0 : Int(percent)
    } else {
      since = [:]
    }
    guard now.level != reported.level || now.percent != reported.percent else { return nil }
    reported = now
    return now
  }

  /// The report that speeding ends since the limit is unknown; nil without speeding.
  mutating func end(at speed: Double) -> Speeding? {
    since = [:]
    guard reported.level != .none else { return nil }
    reported = Speeding(speed: speed)
    return reported
  }
}

/// A speed as a speedometer shows it.
public struct Speedometer: Hashable, Sendable {
  /// In `unit`, rounded, 0 to 999.
  public let value: Int
  /// The unit of the country.
  public let unit: SentSpeedLimit.Unit
  /// The value in the digits of the language.
  public let text: String

  /// Shows a speed in meters per second in the units of a guide; nil if the speed is unknown.
  init?(_ speed: Double?, _ guide: Guide) {
    guard let speed, speed.isFinite else { return nil }
    unit = guide.units == .metric ? .kilometersPerHour : .milesPerHour
    let factor = unit == .milesPerHour ? 3600 / Double.mile : 3.6
    value = Int(min(999, max(0, speed * factor)).rounded())
    text = guide.language.digits("\(value)")
  }
}

/// How far above the limit a level of speeding starts.
package enum SpeedMargin: Hashable, Sendable {
  /// A share of the limit, in percent.
  case percent(Double)
  case speed(Double, SentSpeedLimit.Unit)

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
    case .speed(let value, let unit): SentSpeedLimit(value, unit).metersPerSecond ?? 0
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
