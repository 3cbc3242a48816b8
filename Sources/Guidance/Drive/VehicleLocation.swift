public import Routes

/// Where a vehicle is and how it moves.
public struct VehicleLocation: Hashable, Sendable {
  /// The place: on the line of the route, unless the vehicle is off it.
  public var place: Coordinate
  /// Above the sea, in meters, or nil if unknown.
  public var altitude: Double?
  /// The heading, in degrees clockwise from north, 0 up to 360, or nil if unknown.
  public var course: Double?
  /// In meters per second, or nil if unknown.
  public var speed: Double?
  /// Whether it is on the route.
  public var isOnRoute: Bool
  /// The place that was recorded, or nil in a drive without trace.
  public var recorded: Coordinate?
}
