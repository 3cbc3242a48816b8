import JSON
import Foundation

struct Polyline: Sendable {
  var points: [Coordinate]

  init(_ points: [Coordinate]) { self.points = points }

  /// Reads an encoded string, a GeoJSON line or a list of places; `nil` has no points.
  init(_ node: JSONNode?, precision: Int = 5, dimensions: Int = 2) {
    if let text = node?.string {
      self.init(encoded: text, precision: precision, dimensions: dimensions)
    } else {
      self.init((node?["coordinates"] ?? node)?.elements.compactMap(\.coordinate) ?? [])
    }
  }

  /// In meters.
  var length: Double { distances.last ?? 0 }

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

  /// The distance between two places, in meters; exact enough within a city.
  static func distance(from first: Coordinate, to second: Coordinate) -> Double {
    let (east, north) = offset(from: first, to: second)
    return (east * east + north * north).squareRoot()
  }

  /// The heading in which the line reaches a point, in whole degrees from 0 to 359.
  ///
  /// Measured over 10 meters, to ignore kinks at a junction, or 500 points, to bound the time.
  func bearing(before index: Int) -> Double? { bearing(at: index, by: -1) }

  func bearing(after index: Int) -> Double? { bearing(at: index, by: 1) }

  /// Whether the line between two points gets 10 meters away from the first.
  func isLong(from index: Int, to end: Int) -> Bool {
    (min(index, end)...max(index, end)).contains { place in
      let (east, north) = Self.offset(from: points[index], to: points[place])
      return east * east + north * north >= 100
    }
  }

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
    return degrees < 0 ? degrees + 360 : degrees == 360 ? 0 : degrees + 0
  }

  /// The offset between two places, in meters east and north; exact enough within a city.
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

extension Polyline {
  /// Picks the precision that puts the start at a known place, else gives the length in meters.
  init(osrm node: JSONNode?, start: Coordinate?, length: Double) {
    guard let text = node?.string else {
      self.init(node)
      return
    }
    let coarse = Polyline(encoded: text, precision: 5)
    let fine = Polyline(encoded: text, precision: 6)
    func fault(_ line: Polyline) -> Double {
      guard let first = line.points.first else { return 0 }
      if line.points.contains(where: { $0.latitude.magnitude > 90 }) { return .infinity }
      // In degrees, or in meters.
      return start.map { place in
        (place.latitude - first.latitude).magnitude + (place.longitude - first.longitude).magnitude
      } ?? (line.length - length).magnitude
    }
    self = fault(coarse) <= fault(fine) ? coarse : fine
  }
}
