/// How far lines may stray from the curve that they stand for.
///
/// A chord is good enough if it keeps either bound.
public struct FlatteningTolerance: Hashable, Sendable {
  /// The greatest distance between chord and curve, in units of the flattened path.
  public var distance: Double
  /// The greatest product of that distance and the chord's length; 0 to go by the distance alone.
  ///
  /// For a fill this is what shows: lines stray to both sides in turn, so that short chords leave
  /// areas alone even where they stray far.
  public var area: Double
  /// Half the width of the stroke that will be drawn along the lines; 0 for none.
  ///
  /// The stroke's sides then keep within the distance too, and it starts and ends square to the
  /// curve.
  public var reach: Double

  /// The length of the line along the tangent at each end of a curve that a stroke follows, as a
  /// share of the distance.
  static let stub = 0x1p-4

  /// The length of that line for a curve that ends with a radius.
  ///
  /// Where the curve bends closely, a shorter line leaves the direction of the next one alone.
  func stub(radius: Double) -> Double {
    distance * min(Self.stub, max(radius / (16 * distance), 0x1p-9))
  }

  /// Makes a tolerance.
  public init(distance: Double, area: Double = 0, reach: Double = 0) {
    self.distance = distance
    self.area = area
    self.reach = reach
  }

  /// How many equal parameter steps a curve needs at least; 0 if one line will do.
  ///
  /// A chord over step `h` strays at most `h²·|f″|/8`, and is at most `h·|f′|` long.
  func steps(for cubic: Cubic) -> Double {
    let acceleration = cubic.squaredAcceleration.squareRoot()
    let byDistance = (acceleration / (8 * distance)).squareRoot()
    if reach > 0 { return max(byDistance, stepsByTurn(of: cubic, acceleration: acceleration)) }
    guard byDistance > 1 else { return 0 }
    guard area > 0 else { return byDistance }
    let speed = cubic.squaredSpeed.squareRoot()
    return min(byDistance, Self.cubeRoot(acceleration * speed / (8 * area)))
  }

  /// How many equal parameter steps keep the sides of a stroke near those of the true one.
  ///
  /// A chord that turns by θ against the next one cuts `reach·θ²/8` off the outer side. Per unit of
  /// the parameter a curve turns by at most |f″| over the least |f′|.
  private func stepsByTurn(of cubic: Cubic, acceleration: Double) -> Double {
    guard acceleration > 0 else { return 0 }
    return acceleration / cubic.leastSpeed * (reach / (8 * distance)).squareRoot()
  }

  /// The cube root to about a thousandth, by Newton's method from a guess out of the exponent.
  ///
  /// - Parameter value: 0 or more, finite.
  /// - Returns: 0 or more.
  private static func cubeRoot(_ value: Double) -> Double {
    guard value > 0x1p-1000 else { return 0 }
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2a9f_7893_0000_0000)
    for _ in 0..<2 { root = (root + root + value / (root * root)) / 3 }
    return root
  }
}
