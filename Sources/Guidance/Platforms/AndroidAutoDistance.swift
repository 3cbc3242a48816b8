/// A distance as Android Auto's `Distance` takes it.
///
/// The host shows one decimal at most, and cuts others off. Units with `P1` always show one; the
/// others leave it away where it is 0.
public struct AndroidAutoDistance: Hashable, Sendable {
  /// The constants of `androidx.car.app.model.Distance`.
  public enum Unit: Int, Hashable, Sendable, CaseIterable {
    case meters = 1
    case kilometers, kilometersP1, miles, milesP1, feet, yards

    /// The name of the constant.
    public var name: String {
      switch self {
      case .meters: "UNIT_METERS"
      case .kilometers: "UNIT_KILOMETERS"
      case .kilometersP1: "UNIT_KILOMETERS_P1"
      case .miles: "UNIT_MILES"
      case .milesP1: "UNIT_MILES_P1"
      case .feet: "UNIT_FEET"
      case .yards: "UNIT_YARDS"
      }
    }
  }

  /// The number shown, 0 or more, with one decimal at most.
  public let value: Double
  /// The unit shown.
  public let unit: Unit

  /// The distance that a card shows, in the host's manner.
  ///
  /// Quarters of a mile, which the host would cut to tenths, are rounded to tenths instead; at the
  /// place itself it is 0 of the small unit.
  public init(_ estimate: DistanceEstimate, in system: UnitSystem) {
    guard var shown = estimate.rounded else {
      value = 0
      switch system {
      case .metric: unit = .meters
      case .us: unit = .feet
      case .uk, .ukSigns: unit = .yards
      }
      return
    }
    if !shown.hundredths.isMultiple(of: 10),
      let tenths = try? RoundedDistance(meters: estimate.meters, in: .uk)
    {
      shown = tenths
    }
    value = shown.value
    let isWhole = shown.hundredths.isMultiple(of: 100)
    switch shown.unit {
    case .meters: unit = .meters
    case .feet: unit = .feet
    case .yards: unit = .yards
    case .kilometers: unit = isWhole ? .kilometers : .kilometersP1
    case .miles: unit = isWhole ? .miles : .milesP1
    }
  }
}
