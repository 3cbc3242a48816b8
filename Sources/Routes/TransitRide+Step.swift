extension Step {
  /// Takes the ride that begins here or, where one gets off, the one that ends.
  ///
  /// - Parameters:
  ///   - ride: The ride of this step; nil where one does not ride.
  ///   - before: The ride of the step before.
  mutating func take(_ ride: TransitRide?, before: TransitRide? = nil) {
    guard let ride else {
      if maneuver.kind == .transitAlight { transit = before }
      return
    }
    transit = ride == TransitRide() ? nil : ride
    road.name = ride.line ?? road.name
    road.destinations = ride.headsign ?? road.destinations
  }
}
