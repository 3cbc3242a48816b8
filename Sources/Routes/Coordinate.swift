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
    let width = Directions.cosine(degrees: start.latitude)
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

/// The least box around some points, in degrees.
struct CoordinateBox {
  private var low: Coordinate
  private var high: Coordinate

  /// `points` has one or more.
  init(_ points: ArraySlice<Coordinate>) {
    low = points[points.startIndex]
    high = low
    for point in points {
      low.latitude = min(low.latitude, point.latitude)
      low.longitude = min(low.longitude, point.longitude)
      high.latitude = max(high.latitude, point.latitude)
      high.longitude = max(high.longitude, point.longitude)
    }
  }

  /// Whether a place is in the box or some meters beside it; `east` is a degree's meters.
  func isNear(_ place: Coordinate, by meters: Double, east: Double) -> Bool {
    // Degrees of longitude shrink toward the poles, their cosine by half an angle's change at most.
    let change = max(
      (place.latitude - low.latitude).magnitude, (place.latitude - high.latitude).magnitude)
    let (tall, wide) = (meters / 111_195, meters / max(1, east - 971 * change))
    return place.latitude >= low.latitude - tall && place.latitude <= high.latitude + tall
      && place.longitude >= low.longitude - wide && place.longitude <= high.longitude + wide
  }
}

/// Headings in degrees clockwise from north.
package enum Bearing {
  /// Whether the headings of a place are known: some engines write 0 for each.
  static func areKnown(_ headings: Double?...) -> Bool { headings.contains { $0 != 0 } }

  /// The headings before and after; nil if one is unknown.
  static func known(_ before: Double?, _ after: Double?) -> (before: Double, after: Double)? {
    guard let before, let after, areKnown(before, after) else { return nil }
    return (before, after)
  }

  /// The turn between two headings, above -180 and up to 180, positive to the right.
  static func turn(from before: Double, to after: Double) -> Double {
    let turn = (after - before).truncatingRemainder(dividingBy: 360)
    if turn > 180 { return turn - 360 }
    return turn <= -180 ? turn + 360 : turn
  }

  /// The angle driven around a roundabout, above 0 and up to 360; straight on is always 180.
  static func roundaboutAngle(
    from before: Double, to after: Double, circulation: Circulation
  ) -> Double {
    let turn = turn(from: before, to: after)
    let angle = circulation == .counterClockwise ? 180 - turn : 180 + turn
    return angle <= 0 ? 360 : angle
  }

  /// The turn of an angle around a roundabout, positive right; -180 for a counter-clockwise circle.
  package static func turn(roundaboutAngle angle: Double, circulation: Circulation) -> Double {
    circulation == .counterClockwise ? 180 - angle : angle - 180
  }
}
