import Guidance
import SystemLibraries
package import Routes

/// The elevation of the sun, within 0.01 degrees from 1900 to 2100.
///
/// Low-accuracy formulas of J. Meeus, Astronomical Algorithms, 2nd edition, chapters 12, 22 and 25,
/// as in NOAA's solar calculator. Omits refraction, as do sunrise (-0.833) and twilight (-6).
package enum SunElevation {
  /// The elevation of the sun's center, -90 to 90 degrees; milliseconds since 1970-01-01T00:00:00Z.
  package static func degrees(at place: Coordinate, milliseconds: Int) -> Double {
    let days = Double(milliseconds) / 86_400_000 + 2_440_587.5 - 2_451_545
    let century = days / 36_525
    // Mean longitude and anomaly of the sun, and the equation of center for its elliptical orbit.
    let longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
    let anomaly = radians(357.52911 + century * (35_999.05029 - century * 0.0001537))
    let center =
      sin(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014))
      + sin(2 * anomaly) * (0.019993 - century * 0.000101) + sin(3 * anomaly) * 0.000289
    let node = radians(125.04 - 1934.136 * century)
    let apparent = radians(longitude + center - 0.00569 - 0.00478 * sin(node))
    let tilt = radians(
      23.439291 - century * (0.0130042 + century * (0.00000016 - century * 0.000000504))
        + 0.00256 * cos(node))
    let declination = asin(sin(tilt) * sin(apparent))
    let ascension = atan2(cos(tilt) * sin(apparent), cos(apparent))
    // Mean sidereal time at Greenwich.
    let sidereal = radians(
      280.46061837 + 360.98564736629 * days + century * century * 0.000387933)
    let hour = sidereal + radians(place.longitude) - ascension
    let latitude = radians(place.latitude)
    let height =
      sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hour)
    return asin(min(1, max(-1, height))) * 180 / .pi
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}

/// The light outside, for the colors of the screen.
public enum LightingMode: String, Hashable, Sendable, CaseIterable {
  case normal
  case lowLight = "low-light"
}

struct LightWatch {
  private var reported: LightingMode?
  private var lookedAt: Int?

  private static let period = 1000

  /// The light to report at first and when it changes, else nil; milliseconds count from 1970.
  mutating func mode(
    at place: Coordinate, _ milliseconds: Int, below height: Double
  ) -> LightingMode? {
    if let lookedAt, milliseconds - lookedAt < Self.period { return nil }
    lookedAt = milliseconds
    let elevation = SunElevation.degrees(at: place, milliseconds: milliseconds)
    // Compares hundredths, so that all machines agree.
    let isLow = (elevation * 100).rounded() < (height * 100).rounded()
    let mode = isLow ? LightingMode.lowLight : .normal
    guard mode != reported else { return nil }
    reported = mode
    return mode
  }
}
