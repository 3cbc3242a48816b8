import Routes

/// Where the vehicle is at a moment, on the map and along the route.
struct DriveFix: Sendable {
  /// Whether the vehicle follows the route.
  enum Status: Hashable, Sendable {
    /// It is on the route.
    case onRoute
    /// It is away from the route, which may be a fault of the measurement.
    case astray
    /// It has left the route; it is this many meters away.
    case offRoute(meters: Double)
  }

  /// From the start of the drive.
  var milliseconds: Int
  /// Along the route, in meters.
  var meters: Double
  /// The time that the engine plans from the start to this place, in seconds.
  var seconds: Double
  /// The segment of the line.
  var segment: Int
  var status = Status.onRoute
  var location: VehicleLocation
  /// Whether the location is reported, beside the events here.
  var isSeen = true
}
