public import Faults

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

  /// The value to show, in meters.
  package var meters: Double { Double(Int64(hundredths) * (unit.micrometers / 100)) / 1_000_000 }

  /// Rounds meters, halves up: in metric units 274 to 270 m, 384 to 400 m, 1234 to 1.2 km.
  ///
  /// The distance before rounding decides on the step, the rounded one on the unit: 980 meters become
  /// 1 km. Throws `Fault.badDistance` for a value not in 0 ..< 1e9.
  public init(meters: Double, in system: UnitSystem) throws(Fault) {
    try Fault.check(meters: meters)
    let length = Int64((meters * 1_000_000).rounded())
    let steps: [(below: Int, step: Int)] =
      switch system {
      case .metric: [(30, 5), (300, 10), (.max, 50)]
      case .us: [(100, 10), (500, 50), (.max, 100)]
      case .uk: [(100, 10), (.max, 50)]
      case .ukSigns: [(.max, 10)]
      }
    let limit = system.smallUnit == .yards ? 880 : 1000
    self =
      Self.small(length, system.smallUnit, below: limit, steps: steps)
      ?? (system == .ukSigns
        ? Self.quarters(length) : Self.tenths(length, system == .metric ? .kilometers : .miles))
  }

  init(hundredths: Int, unit: DistanceUnit, hasFractions: Bool = false) {
    self.hundredths = hundredths
    self.unit = unit
    self.hasFractions = hasFractions
  }

  /// In a small unit, or nil if it rounds to `limit` or more; the last step is unbounded.
  private static func small(
    _ length: Int64, _ unit: DistanceUnit, below limit: Int, steps: [(below: Int, step: Int)]
  ) -> RoundedDistance? {
    guard length < Int64(limit) * unit.micrometers else { return nil }
    let step =
      steps.first { $0.below == .max || length < Int64($0.below) * unit.micrometers }?.step ?? 1
    let rounded = max(step, halfUp(length, Int64(step) * unit.micrometers) * step)
    return rounded < limit ? RoundedDistance(hundredths: rounded * 100, unit: unit) : nil
  }

  /// Tenths of a large unit below 10 of it, else whole ones.
  private static func tenths(_ length: Int64, _ unit: DistanceUnit) -> RoundedDistance {
    let tenths = halfUp(length, unit.micrometers / 10)
    let hundredths = tenths < 100 ? tenths * 10 : halfUp(length, unit.micrometers) * 100
    return RoundedDistance(hundredths: hundredths, unit: unit)
  }

  /// Quarters of a mile up to 3 miles, else whole miles.
  private static func quarters(_ length: Int64) -> RoundedDistance {
    let mile = DistanceUnit.miles.micrometers
    // Just below half a mile, 875 yards round to 880 and so to half a mile.
    let hundredths =
      length <= 3 * mile ? max(2, halfUp(length, mile / 4)) * 25 : halfUp(length, mile) * 100
    return RoundedDistance(hundredths: hundredths, unit: .miles, hasFractions: true)
  }

  private static func halfUp(_ value: Int64, _ divisor: Int64) -> Int {
    Int((value + divisor / 2) / divisor)
  }
}
