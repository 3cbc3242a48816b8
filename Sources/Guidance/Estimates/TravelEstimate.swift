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
}
