extension RouteGeometry {
  /// The west, south, east and north edges of some points, in degrees.
  ///
  /// West is greater than east if the line crosses the date line (RFC 7946, section 5.2).
  public func bounds(of range: ClosedRange<Int>) -> [Double] {
    var east = points[range.lowerBound].longitude
    var edges = (west: east, south: 90.0, east: east, north: -90.0)
    for point in points[range] {
      // Goes on beyond 180 degrees where the line crosses the date line.
      let turn = (point.longitude - east).truncatingRemainder(dividingBy: 360)
      east += turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
      edges = (
        min(edges.west, east), min(edges.south, point.latitude), max(edges.east, east),
        max(edges.north, point.latitude)
      )
    }
    func wrapped(_ longitude: Double) -> Double {
      Coordinate(latitude: 0, longitude: longitude).wrapped.longitude
    }
    return [wrapped(edges.west), edges.south, wrapped(edges.east), edges.north]
  }
}
