/// A distance rounded for drivers.
///
/// Never zero, never 1,000 of the small unit, never larger for a shorter distance. All arithmetic
/// uses whole micrometers, so that 9.95 km is 10 km and not 9.9.
public struct RoundedDistance: Hashable, Sendable {
  /// A hundred times the value to show; 10 or more.
  public let hundredths: Int
  /// The unit to show.
  public let unit: DistanceUnit
  /// Whether to write parts of the unit as fractions, in quarters.
  public let hasFractions: Bool

  /// The value to show: whole, in tenths, or in quarters as on British signs.
  public var value: Double { Double(hundredths) / 100 }

  /// Rounds meters, halves up, or throws `GuidanceError.badDistance` for a value not in 0 ..< 1e12;
  /// the distance before rounding decides on the step, the rounded one on the unit.
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

  /// In a small unit, or nil if it rounds to `limit` or more; the last step is unbounded.
  private static func small(
    _ length: Int, _ unit: DistanceUnit, below limit: Int, steps: [(below: Int, step: Int)]
  ) -> RoundedDistance? {
    let step =
      steps.first { $0.below == .max || length < $0.below * unit.micrometers }?.step ?? 1
    let rounded = max(step, halfUp(length, step * unit.micrometers) * step)
    return rounded < limit ? RoundedDistance(hundredths: rounded * 100, unit: unit) : nil
  }

  /// Tenths of a large unit below 10 of it, else whole ones.
  private static func tenths(_ length: Int, _ unit: DistanceUnit) -> RoundedDistance {
    let tenths = halfUp(length, unit.micrometers / 10)
    let hundredths = tenths < 100 ? tenths * 10 : halfUp(length, unit.micrometers) * 100
    return RoundedDistance(hundredths: hundredths, unit: unit)
  }

  /// Quarters of a mile up to 3 miles, else whole miles.
  private static func quarters(_ length: Int) -> RoundedDistance {
    let mile = DistanceUnit.miles.micrometers
    // Just below half a mile, 875 yards round to 880 and so to half a mile.
    let hundredths =
      length <= 3 * mile ? max(2, halfUp(length, mile / 4)) * 25 : halfUp(length, mile) * 100
    return RoundedDistance(hundredths: hundredths, unit: .miles, hasFractions: true)
  }

  private static func halfUp(_ value: Int, _ divisor: Int) -> Int {
    (value + divisor / 2) / divisor
  }
}
