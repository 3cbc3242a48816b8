/// A distance, exact and as it is shown.
public struct DistanceEstimate: Hashable, Sendable {
  /// The exact distance, in meters.
  public let meters: Double
  /// What is shown, or nil at the place itself, where a distance would be a lie.
  public let rounded: RoundedDistance?
}

/// A span of time, exact and as it is shown.
public struct TimeEstimate: Hashable, Sendable {
  /// The exact time, in seconds.
  public let seconds: Double
  /// What is shown, or nil if no time is left.
  public let rounded: RoundedTime?
}

/// A distance and the time it takes.
public struct TravelEstimate: Hashable, Sendable {
  /// How far.
  public let distance: DistanceEstimate
  /// How long.
  public let time: TimeEstimate
}

extension TravelEstimate {
  /// Rounds a distance and a time of 0 or more.
  init(meters: Double, seconds: Double, in system: UnitSystem) throws(GuidanceError) {
    self.init(
      distance: DistanceEstimate(
        meters: meters,
        rounded: meters == 0 ? nil : try RoundedDistance(meters: meters, in: system)),
      time: TimeEstimate(
        seconds: seconds, rounded: seconds == 0 ? nil : try RoundedTime(seconds: seconds)))
  }
}
