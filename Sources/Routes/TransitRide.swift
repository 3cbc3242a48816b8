/// A ride on public transport: what a passenger boards, where, and how far.
package struct TransitRide: Hashable, Sendable {
  /// The name or number of the line, such as `U2` or `304`.
  package var line: String?
  package var headsign: String?
  /// The line that the vehicle was before, if the passenger stays on board.
  package var formerLine: String?
  package var platform: String?
  package var boardingStop: String?
  package var alightingStop: String?
  /// The number of stops, including the last; 1 or more.
  package var stopCount: Int?
  /// When the vehicle leaves the boarding stop.
  package var departure: StatedTime?

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
    if maneuver.kind == .transitRemainOn, before?.line != ride.line {
      transit?.formerLine = before?.line
    }
    road.name = ride.line ?? road.name
    road.destinations = ride.headsign ?? road.destinations
  }
}
