package struct DriveOptions: Hashable, Sendable {
  /// Locations a second, above 0 up to 100; nil means one a second, or the locations of the trace.
  package var rate: Double?
  /// Lowers a planned drive's rate to about this many locations, 1 or more; nil throws instead if
  /// there are more than `Drive.locationLimit`.
  package var mostLocations: Int?
  /// The smallest reported change of the remaining time, in seconds, 0 or more.
  package var timeThreshold = 1.0
  /// The smallest reported change of the remaining distance, in meters, 0 or more.
  package var distanceThreshold = 1.0
  /// Minor speeding starts this far above the limit; nil means `SpeedMargin.usual`, as for major.
  package var minorSpeeding: SpeedMargin?
  package var majorSpeeding: SpeedMargin?
  /// A level of speeding rises after its margin was exceeded for so many seconds, 0 or more.
  package var severityUpgrade = 0.0
  /// The light is low while the sun is below this, in degrees; -6 is civil twilight.
  package var lowLightBelow = -6.0
  /// The largest distance from the route at which a recorded position matches it, in meters.
  package var gate = 40.0

  /// Whether a route without a line is an error; else a drive along it has no locations.
  package var needsPlaces = true
  /// Whether each position reports its card, even if nothing that the driver sees has changed.
  package var repeatsCards = false

  package init() {}
}
