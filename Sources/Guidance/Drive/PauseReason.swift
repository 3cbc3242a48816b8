/// Why guidance waits, in CarPlay's words.
package enum PauseReason: String, Hashable, Sendable, CaseIterable {
  /// The vehicle is at a stop.
  case arrived
  /// The maneuvers are not known yet.
  case loading
  /// The position of the vehicle is not known.
  case locating
  /// The vehicle is off the route, and another one is looked for.
  case rerouting
  /// The vehicle has not reached the route yet.
  case proceedToRoute = "proceed-to-route"
}
