import Routes

/// The units that distances are shown in.
public enum UnitSystem: String, Hashable, Sendable, CaseIterable {
  /// Meters and kilometers.
  case metric
  /// Feet and miles.
  case us
  /// Yards and miles.
  case uk
  /// Yards and miles as British road signs write them, with quarters of a mile.
  case ukSigns = "uk-signs"
}

/// A unit of distance that is shown.
public enum DistanceUnit: String, Hashable, Sendable, Codable, CaseIterable {
  case meters = "m"
  case kilometers = "km"
  case feet = "ft"
  case yards = "yd"
  case miles = "mi"

  /// Its length in micrometers, which is a whole number for all of them.
  var micrometers: Int {
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

  /// The system on the roads of a region: miles with feet or with yards where signs count miles,
  /// metric elsewhere.
  ///
  /// - Parameter region: An ISO 3166 code in capitals, such as `US`.
  public init(region: String) {
    switch region {
    case "US", "PR", "GU", "VI", "AS", "MP", "UM", "LR", "MM": self = .us
    case "GB", "IM", "JE", "GG": self = .uk
    default: self = .metric
    }
  }
}

/// How the units of a route's distances were found.
public enum UnitsSource: String, Hashable, Sendable {
  /// The caller said so.
  case option
  /// From the region, or the wish, of the locale that the caller gave.
  case locale
  /// The answer says so.
  case stated
  /// From the region of the language that the answer says it is in.
  case language
  /// From the country where the route starts.
  case country
  /// Nothing is known, so they are metric.
  case assumed
}
