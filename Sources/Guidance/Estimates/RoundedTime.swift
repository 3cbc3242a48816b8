public import Faults

/// A duration rounded for drivers to whole minutes, at least one; to whole hours from a day on.
///
/// Rounds the total before the split, so that no "60 min" and no "24 h" with days appears.
public struct RoundedTime: Hashable, Sendable {
  /// The total in minutes; 1 or more.
  public let minutes: Int

  /// Rounds seconds, halves up: 90 to 2 minutes, 100,000 to 1 day and 4 hours.
  ///
  /// Throws `Fault.badTime` for a value not in 0 ..< 1e9.
  public init(seconds: Double) throws(Fault) {
    try Fault.check(seconds: seconds)
    let milliseconds = Int64((seconds * 1000).rounded())
    self.init(roundingMinutes: Int((milliseconds + 30_000) / 60_000))
  }

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
