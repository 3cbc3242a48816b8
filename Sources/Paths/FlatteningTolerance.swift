/// How far lines may stray from the curve that they stand for.
///
/// A chord is good enough if it keeps either bound.
package struct FlatteningTolerance: Hashable, Sendable {
  /// The greatest distance between chord and curve, in units of the flattened path.
  var distance: Double
  /// The greatest product of that distance and the chord's length; 0 to go by the distance alone.
  ///
  /// For a fill this is what shows: lines stray to both sides in turn, so that short chords leave
  /// areas alone even where they stray far.
  var area: Double

  package init(distance: Double, area: Double = 0) {
    self.distance = distance
    self.area = area
  }

  /// How many equal parameter steps a curve needs at least; 0 if one line will do.
  ///
  /// A chord over step `h` strays at most `h²·|f″|/8`, and is at most `h·|f′|` long.
  func steps(for cubic: Cubic) -> Double {
    let acceleration = cubic.acceleration
    let byDistance = (acceleration / (8 * distance)).squareRoot()
    guard byDistance > 1 else { return 0 }
    guard area > 0 else { return byDistance }
    return min(byDistance, Self.cubeRoot(acceleration * cubic.speed / (8 * area)))
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
