/// A size of turn in degrees; positive turns clockwise on screen.
///
/// The sine and cosine here use only `+ − × ÷`, so that they are the same to the last bit on every
/// machine; the C library's are not.
public struct Angle: Hashable, Sendable {
  /// The size in degrees; finite.
  public var degrees: Double

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// The sine.
  public var sine: Double { sineAndCosine.sine }

  /// The cosine.
  public var cosine: Double { sineAndCosine.cosine }

  /// The sine and the cosine, each within 2⁻⁵² of the true value and exact at quarter turns.
  ///
  /// The angle is reduced to ±45° in degrees, where the reduction is exact, and the Taylor series
  /// are summed until their next term is below 2⁻⁵⁵.
  public var sineAndCosine: (sine: Double, cosine: Double) {
    // What the series give too, and by far the most common angle.
    if degrees == 0 { return (degrees, 1) }
    let turn = Angle.remainder(degrees, 360)
    let quarters = Angle.nearestInteger(turn / 90)
    let rest = (turn - quarters * 90) * (Double.pi / 180)
    let square = rest * rest
    var sine = 1.0
    for k in stride(from: 16, through: 2, by: -2) {
      sine = 1 - square / Double(k * (k + 1)) * sine
    }
    sine *= rest
    var cosine = 1.0
    for k in stride(from: 17, through: 1, by: -2) {
      cosine = 1 - square / Double(k * (k + 1)) * cosine
    }
    return switch Int(quarters) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The vector of length 1 at this angle from the upward direction: 0 is up, 90 is right.
  public var headingVector: Vector {
    let (sine, cosine) = sineAndCosine
    return Vector(dx: sine, dy: -cosine)
  }

  /// The same direction as a number of degrees from 0 up to, but not including, 360.
  public var normalizedDegrees: Double {
    let rest = Angle.remainder(degrees, 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive >= 360 ? 0 : positive
  }

  /// `value` less the multiple of `divisor` that is nearest to it toward zero.
  private static func remainder(_ value: Double, _ divisor: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return 0 }
    return value - Double(Int64(value / divisor)) * divisor
  }

  private static func nearestInteger(_ value: Double) -> Double {
    Double(Int64(value + (value < 0 ? -0.5 : 0.5)))
  }
}
