/// A turn in degrees; positive turns clockwise on screen.
///
/// Sine and cosine use only `+ − × ÷`, so all machines compute the same bits; the C library varies.
public struct Angle: Hashable, Sendable {
  /// The size in degrees; finite.
  public var degrees: Double

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// The sine and the cosine, each within 2⁻⁵² of the true value and exact at quarter turns.
  ///
  /// Reduces the angle to ±45° in degrees, which is exact, and sums the Taylor series until the
  /// next term is below 2⁻⁵⁵.
  public var sineAndCosine: (sine: Double, cosine: Double) {
    // The series give the same; by far the most common angle.
    if degrees == 0 { return (degrees, 1) }
    let turn = Angle.remainder(degrees, 360)
    let quarters = Int(turn / 90 + (turn < 0 ? -0.5 : 0.5))
    let rest = (turn - Double(quarters) * 90) * (Double.pi / 180)
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
    return switch quarters & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The unit vector at this angle from the upward direction: 0 is up, 90 is right.
  public var headingVector: Vector {
    let (sine, cosine) = sineAndCosine
    return Vector(dx: sine, dy: -cosine)
  }

  /// The same direction in degrees, from 0 up to, but not including, 360.
  public var normalizedDegrees: Double {
    let rest = Angle.remainder(degrees, 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive >= 360 ? 0 : positive
  }

  /// The remainder of a division that rounds toward zero; 0 from 2⁵² on.
  private static func remainder(_ value: Double, _ divisor: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return 0 }
    return value - Double(Int64(value / divisor)) * divisor
  }
}
