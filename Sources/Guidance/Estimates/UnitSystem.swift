import Routes

/// The units of distances.
public enum UnitSystem: String, Hashable, Sendable, CaseIterable {
  case metric
  /// Feet and miles.
  case us
  /// Yards and miles.
  case uk
  /// Yards and miles as on British road signs, with quarters of a mile.
  case ukSigns = "uk-signs"
}

/// A unit of a distance.
public enum DistanceUnit: String, Hashable, Sendable, CaseIterable {
  case meters = "m"
  case kilometers = "km"
  case feet = "ft"
  case yards = "yd"
  case miles = "mi"

  /// Its length in micrometers; exact for all units.
  package var micrometers: Int64 {
    switch self {
    case .meters: 1_000_000
    case .kilometers: 1_000_000_000
    case .feet: 304_800
    case .yards: 914_400
    case .miles: 1_609_344_000
    }
  }
}

extension UnitSystem {
  var system: MeasurementSystem { self == .metric ? .metric : .imperial }

  var smallUnit: DistanceUnit { self == .metric ? .meters : self == .us ? .feet : .yards }

  /// The units on the roads of a region, an uppercase ISO 3166 code such as `US`.
  ///
  /// `US` gives `us`, `GB` gives `uk`, and a region without miles on its signs `metric`.
  public init(region: String) {
    switch region {
    case "US", "PR", "GU", "VI", "AS", "MP", "UM", "LR", "MM": self = .us
    case "GB", "IM", "JE", "GG": self = .uk
    default: self = .metric
    }
  }
}

/// The source of the units of a route's distances.
public enum UnitsSource: String, Hashable, Sendable {
  case option
  /// The region or the unit keyword of the caller's locale.
  case locale
  /// The response's own statement.
  case stated
  /// The region of the language that the response states.
  case language
  case country
  /// Metric by default.
  case assumed
}
