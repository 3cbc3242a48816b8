struct DriveFix: Sendable {
  enum Status: Hashable, Sendable {
    case onRoute
    /// Away from the route, maybe by a measurement error.
    case astray
    case offRoute(meters: Double)
  }

  var milliseconds: Int
  var meters: Double
  /// The planned time from the start to this position.
  var seconds: Double
  var segment: Int
  var status = Status.onRoute
  /// Of use only if the fix is seen.
  var location: VehicleLocation
  /// Whether to report the location beside the events here.
  var isSeen = true
  /// `nil` unless the position comes from a feed.
  var told: Told?
}
