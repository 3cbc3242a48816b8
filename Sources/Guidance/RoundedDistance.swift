/// A distance as a driver is shown it: rounded so that it never lies.
///
/// Never zero, never 1,000 of the small unit, never larger for a shorter distance. All arithmetic
/// is on whole micrometers, so that 9.95 km is 10 km and not 9.9.
public struct RoundedDistance: Hashable, Sendable {
  /// Ten times the value shown; 1 or more.
  public let tenths: Int
  /// The unit shown.
  public let unit: DistanceUnit

  /// The value shown; it has at most one decimal.
  public var value: Double { Double(tenths) / 10 }

  /// How small distances are rounded: the step for distances below a bound, both in small units.
  private struct Row {
    var below: Int
    var step: Int
  }

  /// Rounds a distance.
  ///
  /// Halves are rounded up. The row is chosen by the distance before rounding, the unit after.
  ///
  /// - Parameters:
  ///   - meters: Finite and 0 or more.
  ///   - system: The units.
  /// - Throws: `GuidanceError.badDistance` for a negative or infinite distance, or no number.
  public init(meters: Double, in system: UnitSystem) throws(GuidanceError) {
    guard meters >= 0, meters < 1e12 else { throw .badDistance(meters) }
    let length = Int((meters * 1_000_000).rounded())
    switch system {
    case .metric:
      self.init(
        length, small: .meters, large: .kilometers,
        rows: [Row(below: 30, step: 5), Row(below: 300, step: 10), Row(below: .max, step: 50)],
        switchAt: 1000)
    case .us:
      self.init(
        length, small: .feet, large: .miles,
        rows: [Row(below: 100, step: 10), Row(below: 500, step: 50), Row(below: .max, step: 100)],
        switchAt: 1000)
    case .uk:
      self.init(
        length, small: .yards, large: .miles,
        rows: [Row(below: 100, step: 10), Row(below: .max, step: 50)], switchAt: 880)
    }
  }

  private init(
    _ length: Int, small: DistanceUnit, large: DistanceUnit, rows: [Row], switchAt: Int
  ) {
    let unit = small.micrometers
    let row = rows.first { $0.below == .max || length < $0.below * unit } ?? rows[0]
    let rounded = max(row.step, Self.halfUp(length, row.step * unit) * row.step)
    if rounded < switchAt {
      self.tenths = rounded * 10
      self.unit = small
      return
    }
    let tenths = Self.halfUp(length, large.micrometers / 10)
    self.tenths = tenths < 100 ? tenths : Self.halfUp(length, large.micrometers) * 10
    self.unit = large
  }

  /// The quotient of two numbers of 0 or more, rounded, halves up.
  private static func halfUp(_ value: Int, _ divisor: Int) -> Int {
    (value + divisor / 2) / divisor
  }
}
