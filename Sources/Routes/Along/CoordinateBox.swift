/// The least box around some points, in degrees.
struct CoordinateBox {
  private var low: Coordinate
  private var high: Coordinate

  init(_ one: Coordinate, _ other: Coordinate) {
    (low, high) = (one, other)
    if low.latitude > high.latitude { swap(&low.latitude, &high.latitude) }
    if low.longitude > high.longitude { swap(&low.longitude, &high.longitude) }
  }

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
