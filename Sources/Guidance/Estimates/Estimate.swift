public import Faults

/// A distance, exact and rounded.
public struct DistanceEstimate: Hashable, Sendable {
  /// The exact distance, in meters.
  public let meters: Double
  /// The rounded distance to show, or nil at the place itself.
  public let rounded: RoundedDistance?

  package init(meters: Double, rounded: RoundedDistance?) {
    (self.meters, self.rounded) = (meters, rounded)
  }
}

/// A duration, exact and rounded.
public struct TimeEstimate: Hashable, Sendable {
  /// The exact time, in seconds.
  public let seconds: Double
  /// The rounded time to show, or nil if no time is left.
  public let rounded: RoundedTime?

  package init(seconds: Double, rounded: RoundedTime?) {
    (self.seconds, self.rounded) = (seconds, rounded)
  }
}

/// A distance and the time it takes.
public struct TravelEstimate: Hashable, Sendable {
  /// The distance.
  public let distance: DistanceEstimate
  /// The duration.
  public let time: TimeEstimate

  package init(distance: DistanceEstimate, time: TimeEstimate) {
    (self.distance, self.time) = (distance, time)
  }

  /// Whether nothing is left.
  package var isNone: Bool { distance.meters == 0 && time.seconds == 0 }
}

extension TravelEstimate {
  init(meters: Double, seconds: Double, in system: UnitSystem) throws(Fault) {
    self.init(
      distance: DistanceEstimate(
        meters: meters,
        rounded: meters == 0 ? nil : try RoundedDistance(meters: meters, in: system)),
      time: TimeEstimate(
        seconds: seconds, rounded: seconds == 0 ? nil : try RoundedTime(seconds: seconds)))
  }
}

/// A duration rounded for drivers to whole minutes, at least one; to whole hours from a day on.
///
/// Rounds the total before the split, so that no "60 min" and no "24 h" with days appears.
public struct RoundedTime: Hashable, Sendable {
  /// The total in minutes; 1 or more.
  public let minutes: Int

  /// Rounds seconds, halves up, or throws `Fault.badTime` for a value not in 0 ..< 1e12.
  public init(seconds: Double) throws(Fault) {
    try Fault.check(seconds: seconds)
    let milliseconds = Int((seconds * 1000).rounded())
    self.init(roundingMinutes: (milliseconds + 30_000) / 60_000)
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
