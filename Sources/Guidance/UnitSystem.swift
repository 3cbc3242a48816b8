/// The units that distances are shown in.
public enum UnitSystem: String, Hashable, Sendable, CaseIterable {
  /// Meters and kilometers.
  case metric
  /// Feet and miles.
  case us
  /// Yards and miles.
  case uk
}

/// A unit of distance that is shown.
public enum DistanceUnit: String, Hashable, Sendable, Codable {
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
