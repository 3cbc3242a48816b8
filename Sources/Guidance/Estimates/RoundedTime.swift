/// A span of time as a driver is shown it: whole minutes, at least one.
///
/// The total is rounded before it is split, so that no "60 min" and no "24 h" with days appears.
/// From a day on, it is rounded to whole hours.
public struct RoundedTime: Hashable, Sendable {
  /// The whole of it in minutes; 1 or more.
  public let minutes: Int

  /// Rounds a time, halves up, or throws `GuidanceError.badTime` for one below 0 or not below 1e12.
  public init(seconds: Double) throws(GuidanceError) {
    guard seconds >= 0, seconds < 1e12 else { throw .badTime(seconds) }
    let milliseconds = Int((seconds * 1000).rounded())
    self.init(roundingMinutes: (milliseconds + 30_000) / 60_000)
  }

  /// Rounds whole minutes, 0 or more: to whole hours from a day on.
  init(roundingMinutes total: Int) {
    minutes = total < 24 * 60 ? max(1, total) : (total + 30) / 60 * 60
  }

  /// Whole days.
  public var days: Int { minutes / (24 * 60) }

  /// Whole hours beyond the days, 0 to 23.
  public var hours: Int { minutes / 60 % 24 }

  /// Minutes beyond the hours, 0 to 59; 0 from a day on.
  public var minutesOfHour: Int { minutes % 60 }
}
