/// A ride on public transport: what a passenger boards, where, and how far.
public struct TransitRide: Hashable, Sendable {
  /// The name or number of the line, such as `U2` or `304`.
  public var line: String?
  /// The destination that the vehicle shows.
  public var headsign: String?
  /// The stop where the ride begins.
  public var boardingStop: String?
  /// The stop where it ends.
  public var alightingStop: String?
  /// The number of stops, including the last; 1 or more.
  public var stopCount: Int?

  mutating func take(stops: [String?]) {
    boardingStop = stops.first ?? nil
    guard stops.count > 1 else { return }
    alightingStop = stops.last ?? nil
    stopCount = stops.count - 1
  }
}

extension Step {
  /// Takes the ride that begins here or, if the passenger gets off, the previous one.
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
