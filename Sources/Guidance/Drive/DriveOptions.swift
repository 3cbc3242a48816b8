/// What a drive tells, and how often.
public struct DriveOptions: Hashable, Sendable {
  /// Locations a second, above 0 and up to 100; nothing for one a second, or those of the trace.
  public var rate: Double?
  /// Lowers the rate of a planned drive so that it has no more locations than about this many, 1
  /// or more; nil for a drive that is refused where it tells more than `Drive.locationLimit`.
  public var mostLocations: Int?
  /// What remains is told anew when it changed by as many seconds, 0 or more.
  public var timeThreshold = 1.0
  /// What remains is told anew when it changed by as many meters, 0 or more.
  public var distanceThreshold = 1.0
  /// From how many percent above the limit on speeding is a minor one.
  public var minorSpeeding = 5.0
  /// From how many percent above the limit on speeding is a major one.
  public var majorSpeeding = 20.0
  /// The light is low while the sun stands below as many degrees; -6 is the end of civil twilight.
  public var lowLightBelow = -6.0
  /// How far from the route a recorded place may lie and still be on it, in meters.
  public var gate = 40.0

  /// Makes options as they are by default.
  public init() {}
}
