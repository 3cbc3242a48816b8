/// Angles from sides and sides from angles, by `+ − × ÷ √` alone, so that all machines agree.
package enum Directions {
  /// The cosine of an angle in degrees, within 10⁻¹⁴ for at most 10 million degrees.
  ///
  /// The Taylor series of half the cosine's complement, `1 − 2 sin²(x / 2)`.
  package static func cosine(degrees: Double) -> Double {
    let turn = degrees - (degrees / 360).rounded() * 360
    let half = turn * .pi / 360
    let square = half * half
    var sine = 1.0
    for k in stride(from: 26, through: 2, by: -2) { sine = 1 - square / Double(k * (k + 1)) * sine }
    sine *= half
    return 1 - 2 * sine * sine
  }

  /// The sine of an angle in degrees, as exact as the cosine.
  package static func sine(degrees: Double) -> Double { cosine(degrees: degrees - 90) }

  /// The angle with a sine of -1 to 1, in degrees from -90 to 90.
  package static func angle(sine: Double) -> Double {
    heading(east: sine, north: max(0, 1 - sine * sine).squareRoot())
  }

  /// The heading of a way in degrees, clockwise from north, -180 to 180; not finite if a side is not.
  ///
  /// Halves the angle four times, `tan(x / 2) = t / (1 + √(1 + t²))`, then sums the series of the
  /// arc tangent.
  package static func heading(east: Double, north: Double) -> Double {
    guard east.isFinite, north.isFinite else { return .nan }
    let (least, most) = (min(east.magnitude, north.magnitude), max(east.magnitude, north.magnitude))
    guard most > 0 else { return 0 }
    var tangent = least / most
    for _ in 0..<4 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
    let square = tangent * tangent
    var sum = 0.0
    for k in stride(from: 21, through: 1, by: -2) { sum = 1 / Double(k) - square * sum }
    let sharp = sum * tangent * 16 * 180 / .pi
    let right = east.magnitude > north.magnitude ? 90 - sharp : sharp
    let ahead = north < 0 ? 180 - right : right
    return east < 0 ? -ahead : ahead
  }
}
