import Guidance
package import Routes

/// The elevation of the sun, within 0.01 degrees from 1900 to 2100.
///
/// Low-accuracy formulas of J. Meeus, Astronomical Algorithms, 2nd edition, chapters 12, 22 and 25,
/// as in NOAA's solar calculator. Omits refraction, as do sunrise (-0.833) and twilight (-6).
package enum SunElevation {
  /// The elevation of the sun's center, -90 to 90 degrees; milliseconds since 1970-01-01T00:00:00Z.
  package static func degrees(at place: Coordinate, milliseconds: Int64) -> Double {
    let days = Double(milliseconds) / 86_400_000 + 2_440_587.5 - 2_451_545
    let century = days / 36_525
    func sine(_ degrees: Double) -> Double { Directions.sine(degrees: degrees) }
    func cosine(_ degrees: Double) -> Double { Directions.cosine(degrees: degrees) }
    // Mean longitude and anomaly of the sun, and the equation of center for its elliptical orbit.
    let longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
    let anomaly = 357.52911 + century * (35_999.05029 - century * 0.0001537)
    let center =
      sine(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014))
      + sine(2 * anomaly) * (0.019993 - century * 0.000101) + sine(3 * anomaly) * 0.000289
    let node = 125.04 - 1934.136 * century
    let apparent = longitude + center - 0.00569 - 0.00478 * sine(node)
    let tilt =
      23.439291 - century * (0.0130042 + century * (0.00000016 - century * 0.000000504))
      + 0.00256 * cosine(node)
    let declination = Directions.angle(sine: sine(tilt) * sine(apparent))
    let ascension = Directions.heading(
      east: cosine(tilt) * sine(apparent), north: cosine(apparent))
    // Mean sidereal time at Greenwich.
    let sidereal = 280.46061837 + 360.98564736629 * days + century * century * 0.000387933
    let hour = sidereal + place.longitude - ascension
    let height =
      sine(place.latitude) * sine(declination)
      + cosine(place.latitude) * cosine(declination) * cosine(hour)
    return Directions.angle(sine: min(1, max(-1, height)))
  }
}

/// The light outside, for the colors of the screen.
public enum LightingMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case lowLight = "low-light"
}

struct LightWatch {
  private var reported: LightingMode?
  private var lookedAt: Int64?

  private static let period: Int64 = 1000
  /// The end of civil twilight, in hundredths of a degree.
  private static let dusk = -600.0

  /// The light to report at first and when it changes, else nil; milliseconds count from 1970.
  mutating func mode(at place: Coordinate, _ milliseconds: Int64) -> LightingMode? {
    if let lookedAt, milliseconds - lookedAt < Self.period { return nil }
    lookedAt = milliseconds
    let elevation = SunElevation.degrees(at: place, milliseconds: milliseconds)
    // Compares hundredths, so that all machines agree.
    let isLow = (elevation * 100).rounded() < Self.dusk
    let mode = isLow ? LightingMode.lowLight : .normal
    guard mode != reported else { return nil }
    reported = mode
    return mode
  }
}
