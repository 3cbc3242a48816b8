/// The events of a drive and their thresholds.
package struct DriveOptions: Hashable, Sendable {
  /// Locations a second, above 0 and up to 100, or nil for one a second, or those of the trace.
  package var rate: Double?
  /// Lowers the rate of a planned drive so that it has no more locations than about this many, 1
  /// or more; nil to throw for a drive of more than `Drive.locationLimit` locations.
  package var mostLocations: Int?
  /// The change of the remaining time that is reported, in seconds, 0 or more.
  package var timeThreshold = 1.0
  /// The change of the remaining distance that is reported, in meters, 0 or more.
  package var distanceThreshold = 1.0
  /// From how many percent above the limit on speeding is a minor one.
  package var minorSpeeding = 5.0
  /// From how many percent above the limit on speeding is a major one.
  package var majorSpeeding = 20.0
  /// The height of the sun below which the light is low, in degrees; -6 is civil twilight.
  package var lowLightBelow = -6.0
  /// How far from the route a recorded place may lie and still be on it, in meters.
  package var gate = 40.0

  package init() {}
}
