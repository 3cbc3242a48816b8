/// A place on Earth, in degrees.
public struct Coordinate: Hashable, Sendable {
  /// North of the equator, -90 to 90.
  public var latitude: Double
  /// East of Greenwich, -180 to 180.
  public var longitude: Double

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
