/// How far chords may stray from their curve; keeping either bound is enough.
package struct FlatteningTolerance: Hashable, Sendable {
  /// The greatest distance between chord and curve, in units of the flattened path.
  var distance: Double
  /// The greatest product of that distance and the chord's length; 0 uses the distance alone.
  ///
  /// Fills depend on it: chords stray to both sides in turn, so short ones barely change areas.
  var area: Double

  package init(distance: Double, area: Double = 0) {
    self.distance = distance
    self.area = area
  }

  /// The equal parameter steps that a curve needs at least; 0 if one line is enough.
  ///
  /// A chord over step `h` strays at most `h²·|f″|/8` and is at most `h·|f′|` long.
  func steps(for cubic: Cubic) -> Double {
    let acceleration = cubic.acceleration
    let byDistance = (acceleration / (8 * distance)).squareRoot()
    guard byDistance > 1 else { return 0 }
    guard area > 0 else { return byDistance }
    return min(byDistance, Self.cubeRoot(acceleration * cubic.speed / (8 * area)))
  }

  /// The cube root of a finite value of 0 or more, to about a thousandth.
  ///
  /// It refines a guess from the exponent by Newton's method.
  private static func cubeRoot(_ value: Double) -> Double {
    guard value > 0x1p-1000 else { return 0 }
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2a9f_7893_0000_0000)
    for _ in 0..<2 { root = (root + root + value / (root * root)) / 3 }
    return root
  }
}
