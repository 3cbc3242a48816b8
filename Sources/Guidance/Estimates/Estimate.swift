/// A distance, exact and as it is shown.
public struct DistanceEstimate: Hashable, Sendable {
  /// The exact distance, in meters.
  public let meters: Double
  /// What is shown, or nil at the place itself, where a distance would be a lie.
  public let rounded: RoundedDistance?

  /// Takes what is shown as it is.
  init(meters: Double, rounded: RoundedDistance?) {
    self.meters = meters
    self.rounded = rounded
  }

  /// Rounds a distance of 0 or more.
  init(meters: Double, in system: UnitSystem) throws(GuidanceError) {
    self.meters = meters
    rounded = meters == 0 ? nil : try RoundedDistance(meters: meters, in: system)
  }
}

/// A span of time, exact and as it is shown.
public struct TimeEstimate: Hashable, Sendable {
  /// The exact time, in seconds.
  public let seconds: Double
  /// What is shown, or nil if no time is left.
  public let rounded: RoundedTime?

  /// Takes what is shown as it is.
  init(seconds: Double, rounded: RoundedTime?) {
    self.seconds = seconds
    self.rounded = rounded
  }

  /// Rounds a time of 0 or more.
  init(seconds: Double) throws(GuidanceError) {
    self.seconds = seconds
    rounded = seconds == 0 ? nil : try RoundedTime(seconds: seconds)
  }
}

/// A distance and the time it takes.
public struct TravelEstimate: Hashable, Sendable {
  /// How far.
  public let distance: DistanceEstimate
  /// How long.
  public let time: TimeEstimate

  init(distance: DistanceEstimate, time: TimeEstimate) {
    self.distance = distance
    self.time = time
  }

  init(meters: Double, seconds: Double, in system: UnitSystem) throws(GuidanceError) {
    distance = try DistanceEstimate(meters: meters, in: system)
    time = try TimeEstimate(seconds: seconds)
  }
}
