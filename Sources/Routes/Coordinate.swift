import Foundation

/// A place on Earth, in degrees.
public struct Coordinate: Hashable, Sendable {
  /// North of the equator, -90 to 90.
  public var latitude: Double
  /// East of Greenwich, -180 to 180; lines across the date line may go on to 540.
  public var longitude: Double

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether the place exists; else the engine swapped or garbled it.
  package var isOnEarth: Bool { latitude.magnitude <= 90 && longitude.magnitude <= 540 }

  /// The same place with a longitude of -180 to 180.
  package var wrapped: Coordinate {
    var longitude = longitude
    while longitude > 180, longitude <= 540 { longitude -= 360 }
    while longitude < -180, longitude >= -540 { longitude += 360 }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The place at a share, 0 to 1, of the straight way to a near one.
  func toward(_ other: Coordinate, share: Double) -> Coordinate {
    if share <= 0 { return self }
    if share >= 1 { return other }
    return Coordinate(
      latitude: latitude + (other.latitude - latitude) * share,
      longitude: longitude + (other.longitude - longitude) * share)
  }

  /// The share of the way between two near places that is nearest to this one, 0 to 1.
  func share(from start: Coordinate, to end: Coordinate) -> Double {
    let width = cos(start.latitude * .pi / 180)
    let (east, north) = (
      (end.longitude - start.longitude) * width, end.latitude - start.latitude
    )
    let square = east * east + north * north
    guard square > 0 else { return 0 }
    let along =
      (longitude - start.longitude) * width * east + (latitude - start.latitude) * north
    return min(1, max(0, along / square))
  }
}
