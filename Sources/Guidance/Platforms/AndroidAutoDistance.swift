/// A distance as an Android Auto `Distance`, which the host cuts to one decimal; units with `P1`
/// always show it, others omit it if it is 0.
package struct AndroidAutoDistance: Hashable, Sendable {
  package let value: Double
  /// A constant of `androidx.car.app.model.Distance`.
  package let unit: PlatformType

  /// Rounds quarters of a mile to tenths, which the host would cut; nil is 0 of the small unit.
  package init(_ estimate: DistanceEstimate, in system: UnitSystem) {
    guard var shown = estimate.rounded else {
      value = 0
      unit = Self.unit(system.smallUnit, isWhole: true)
      return
    }
    if !shown.hundredths.isMultiple(of: 10),
      let tenths = try? RoundedDistance(meters: estimate.meters, in: .uk)
    {
      shown = tenths
    }
    value = shown.value
    unit = Self.unit(shown.unit, isWhole: shown.hundredths.isMultiple(of: 100))
  }

  private static func unit(_ unit: DistanceUnit, isWhole: Bool) -> PlatformType {
    let end = isWhole ? "" : "_P1"
    return switch unit {
    case .meters: PlatformType(name: "UNIT_METERS", value: 1)
    case .kilometers: PlatformType(name: "UNIT_KILOMETERS" + end, value: isWhole ? 2 : 3)
    case .miles: PlatformType(name: "UNIT_MILES" + end, value: isWhole ? 4 : 5)
    case .feet: PlatformType(name: "UNIT_FEET", value: 6)
    case .yards: PlatformType(name: "UNIT_YARDS", value: 7)
    }
  }
}
