import Foundation

/// The line of a route on the map.
struct Polyline: Sendable {
  var points: [Coordinate]

  init(_ points: [Coordinate]) { self.points = points }

  /// Reads the geometry of an answer: an encoded string, a GeoJSON line, or a list of places.
  ///
  /// - Parameters:
  ///   - node: The geometry; `nil` has no points.
  ///   - precision: The decimal places of an encoded string.
  ///   - dimensions: 2, or 3 with heights in an encoded string.
  init(_ node: JSONNode?, precision: Int = 5, dimensions: Int = 2) {
    if let text = node?.string {
      self.init(encoded: text, precision: precision, dimensions: dimensions)
    } else {
      self.init((node?["coordinates"] ?? node)?.elements.compactMap(\.coordinate) ?? [])
    }
  }

  /// The length between two points of the line, in meters; 0 outside it.
  func length(from start: Int = 0, to end: Int? = nil) -> Double {
    let end = min(end ?? points.count - 1, points.count - 1)
    guard start >= 0, start < end else { return 0 }
    return (start..<end).reduce(0) { $0 + Self.distance(from: points[$1], to: points[$1 + 1]) }
  }

  /// The distance of each point along the line, in meters; the first at 0.
  var distances: [Double] {
    var sum = 0.0
    var distances: [Double] = []
    distances.reserveCapacity(points.count)
    for index in points.indices {
      if index > 0 { sum += Self.distance(from: points[index - 1], to: points[index]) }
      distances.append(sum)
    }
    return distances
  }

  /// From one place to another, in meters; exact enough within a city.
  static func distance(from first: Coordinate, to second: Coordinate) -> Double {
    let (east, north) = offset(from: first, to: second)
    return (east * east + north * north).squareRoot()
  }

  /// The heading in which the line reaches a point, in whole degrees from 0 to 359.
  ///
  /// It is measured over 10 meters, so that a kink at the junction does not count, or at most 500
  /// points, to bound the time.
  func bearing(before index: Int) -> Double? { bearing(at: index, by: -1) }

  /// The heading in which the line leaves a point, in whole degrees from 0 to 359.
  func bearing(after index: Int) -> Double? { bearing(at: index, by: 1) }

  private func bearing(at index: Int, by step: Int) -> Double? {
    guard points.indices.contains(index) else { return nil }
    var far = index
    while points.indices.contains(far + step), (far - index).magnitude < 500 {
      far += step
      let (east, north) = Self.offset(from: points[index], to: points[far])
      if east * east + north * north >= 100 { break }
    }
    let (east, north) =
      step > 0
      ? Self.offset(from: points[index], to: points[far])
      : Self.offset(from: points[far], to: points[index])
    guard east != 0 || north != 0 else { return nil }
    let degrees = (atan2(east, north) * 180 / .pi).rounded()
    // Places far off the Earth have no heading.
    guard degrees.isFinite else { return nil }
    return degrees < 0 ? degrees + 360 : degrees == 360 ? 0 : degrees
  }

  /// From one place to another, in meters east and north; exact enough within a city.
  private static func offset(
    from first: Coordinate, to second: Coordinate
  ) -> (east: Double, north: Double) {
    let meters = 111_195.0
    let middle = (first.latitude + second.latitude) / 2 * .pi / 180
    return (
      (second.longitude - first.longitude) * meters * cos(middle),
      (second.latitude - first.latitude) * meters
    )
  }
}
