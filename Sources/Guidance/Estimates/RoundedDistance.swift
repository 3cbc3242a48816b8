/// A distance as a driver is shown it: rounded so that it never lies.
///
/// Never zero, never 1,000 of the small unit, never larger for a shorter distance. All arithmetic
/// is on whole micrometers, so that 9.95 km is 10 km and not 9.9.
public struct RoundedDistance: Hashable, Sendable {
  /// A hundred times the value shown; 10 or more.
  public let hundredths: Int
  /// The unit shown.
  public let unit: DistanceUnit
  /// Whether parts of the unit are quarters, to be written as fractions.
  public let hasFractions: Bool

  /// The value shown: whole, or with tenths, or with quarters in the manner of British signs.
  public var value: Double { Double(hundredths) / 100 }

  /// Rounds a distance, halves up, or throws `GuidanceError.badDistance` for one not in 0 to 1e12;
  /// the step is chosen by the distance before rounding, the unit after.
  public init(meters: Double, in system: UnitSystem) throws(GuidanceError) {
    guard meters >= 0, meters < 1e12 else { throw .badDistance(meters) }
    let length = Int((meters * 1_000_000).rounded())
    switch system {
    case .metric:
      self =
        Self.small(length, .meters, below: 1000, steps: [(30, 5), (300, 10), (.max, 50)])
        ?? Self.tenths(length, .kilometers)
    case .us:
      self =
        Self.small(length, .feet, below: 1000, steps: [(100, 10), (500, 50), (.max, 100)])
        ?? Self.tenths(length, .miles)
    case .uk:
      self =
        Self.small(length, .yards, below: 880, steps: [(100, 10), (.max, 50)])
        ?? Self.tenths(length, .miles)
    case .ukSigns:
      self =
        Self.small(length, .yards, below: 880, steps: [(.max, 10)]) ?? Self.quarters(length)
    }
  }

  private init(hundredths: Int, unit: DistanceUnit, hasFractions: Bool = false) {
    self.hundredths = hundredths
    self.unit = unit
    self.hasFractions = hasFractions
  }

  /// The length in a small unit, or nil if it is rounded to a limit or beyond.
  ///
  /// Each step is for lengths below a bound; the bounds rise, the last is none.
  private static func small(
    _ length: Int, _ unit: DistanceUnit, below limit: Int, steps: [(below: Int, step: Int)]
  ) -> RoundedDistance? {
    let step =
      steps.first { $0.below == .max || length < $0.below * unit.micrometers }?.step ?? 1
    let rounded = max(step, halfUp(length, step * unit.micrometers) * step)
    return rounded < limit ? RoundedDistance(hundredths: rounded * 100, unit: unit) : nil
  }

  /// The length in tenths of a large unit below 10 of it, in whole ones from there on.
  private static func tenths(_ length: Int, _ unit: DistanceUnit) -> RoundedDistance {
    let tenths = halfUp(length, unit.micrometers / 10)
    let hundredths = tenths < 100 ? tenths * 10 : halfUp(length, unit.micrometers) * 100
    return RoundedDistance(hundredths: hundredths, unit: unit)
  }

  /// The length in quarters of a mile up to 3 miles, in whole miles beyond.
  private static func quarters(_ length: Int) -> RoundedDistance {
    let mile = DistanceUnit.miles.micrometers
    // Just below half a mile, 875 yards are rounded to 880 and so to half a mile.
    let hundredths =
      length <= 3 * mile ? max(2, halfUp(length, mile / 4)) * 25 : halfUp(length, mile) * 100
    return RoundedDistance(hundredths: hundredths, unit: .miles, hasFractions: true)
  }

  /// The quotient of two numbers of 0 or more, rounded, halves up.
  private static func halfUp(_ value: Int, _ divisor: Int) -> Int {
    (value + divisor / 2) / divisor
  }
}
