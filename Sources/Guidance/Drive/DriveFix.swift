import Routes

/// Where the vehicle is at a moment, on the map and along the route.
struct DriveFix: Sendable {
  enum Status: Hashable, Sendable {
    case onRoute
    /// It is away from the route, which may be a fault of the measurement.
    case astray
    case offRoute(meters: Double)
  }

  var milliseconds: Int
  var meters: Double
  /// The time that the engine plans from the start to this place.
  var seconds: Double
  var segment: Int
  var status = Status.onRoute
  var location: VehicleLocation
  /// Whether the location is reported, beside the events here.
  var isSeen = true
}
