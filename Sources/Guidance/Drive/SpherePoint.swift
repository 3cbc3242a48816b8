import Foundation
import Routes

/// A point on a spherical Earth as a unit vector (n-vector); poles are no special case.
struct SpherePoint: Hashable {
  /// The Earth's mean radius, in meters (IUGG).
  static let radius = 6_371_008.8

  /// Toward 0° N 0° E.
  var x: Double
  /// Toward 0° N 90° E.
  var y: Double
  /// Toward the north pole.
  var z: Double
}

extension SpherePoint {
  init(_ place: Coordinate) {
    let latitude = place.latitude * .pi / 180
    let longitude = place.longitude * .pi / 180
    self.init(
      x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
  }

  /// Rounded to 7 decimals, about a centimeter: mathematical libraries differ in further bits.
  var coordinate: Coordinate {
    func degrees(_ radians: Double) -> Double {
      (radians * 180 / .pi * 10_000_000).rounded() / 10_000_000
    }
    let longitude = degrees(atan2(y, x))
    return Coordinate(
      latitude: degrees(atan2(z, (x * x + y * y).squareRoot())),
      longitude: longitude == -180 ? 180 : longitude + 0)
  }

  func dot(_ other: SpherePoint) -> Double { x * other.x + y * other.y + z * other.z }

  func distance(to other: SpherePoint) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    let chord = (dx * dx + dy * dy + dz * dz).squareRoot()
    return 2 * Self.radius * asin(min(1, chord / 2))
  }

  /// Divides the chord at a share, 0 to 1; for 100 km its error is less than 1 in 10,000.
  func toward(_ other: SpherePoint, share: Double) -> SpherePoint {
    if share <= 0 { return self }
    if share >= 1 { return other }
    let point = SpherePoint(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, z: z + (other.z - z) * share)
    let length = point.dot(point).squareRoot()
    // Halfway to the antipode, all directions are equal.
    guard length > 1e-9 else { return self }
    return SpherePoint(x: point.x / length, y: point.y / length, z: point.z / length)
  }

  /// The share of the way from one point to another that is nearest to this point.
  func share(from start: SpherePoint, to end: SpherePoint) -> Double {
    let (dx, dy, dz) = (end.x - start.x, end.y - start.y, end.z - start.z)
    let square = dx * dx + dy * dy + dz * dz
    guard square > 0 else { return 0 }
    let along = (x - start.x) * dx + (y - start.y) * dy + (z - start.z) * dz
    return min(1, max(0, along / square))
  }

  /// Degrees clockwise from north in tenths, 0 up to 360; nil if the points are equal.
  func course(to other: SpherePoint) -> Double? {
    guard other != self else { return nil }
    let level = (x * x + y * y).squareRoot()
    // At a pole every way follows a meridian; assumes that of Greenwich.
    let (east, north) =
      level > 1e-12
      ? (
        (x * other.y - y * other.x) / level,
        level * other.z - z * (x * other.x + y * other.y) / level
      )
      : (other.y, -z * other.x)
    guard east != 0 || north != 0 else { return nil }
    let tenths = (atan2(east, north) * 1800 / .pi).rounded()
    let turned = tenths < 0 ? tenths + 3600 : tenths
    return (turned >= 3600 ? 0 : turned + 0) / 10
  }
}
