/// A route with its cards and its line.
struct DrivableRoute: Sendable {
  /// The place among the routes that were given.
  var index: Int
  var guided: GuidedRoute
  var line: DriveLine
  /// The traffic for the bar of the whole trip.
  var traffic: [TripProgress.Segment]
  /// The names of the ends of the legs.
  var names: [String?]
}
