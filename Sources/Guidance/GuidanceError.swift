/// A reason why cards or a drive cannot be made.
public enum GuidanceError: Error, Hashable {
  /// In meters; also a sum of distances.
  case badDistance(Double)
  /// In seconds; also a sum of times.
  case badTime(Double)
  case badLocale(String)
  case badDeparture(String)
  case badYear(Int)
  case badTimeZone(String)
  case noLine
  case onePlace
  case badPlace(latitude: Double, longitude: Double)
  case longDrive(seconds: Double, rate: Double)
}

extension GuidanceError {
  /// Throws for a distance in meters or a time in seconds that is not in 0 ..< 1e12.
  static func check(meters: Double = 0, seconds: Double = 0) throws(GuidanceError) {
    guard (0..<1e12).contains(meters) else { throw .badDistance(meters) }
    guard (0..<1e12).contains(seconds) else { throw .badTime(seconds) }
  }
}

extension GuidanceError: CustomStringConvertible {
  /// The finding and the remedy, in one line.
  public var description: String {
    switch self {
    case .badDistance(let meters): "the distance is \(meters) m; use 0 or more, but less than 1e12"
    case .badTime(let seconds): "the time is \(seconds) s; use 0 or more, but less than 1e12"
    case .badLocale(let text): "'\(text)' is not a language tag; write one such as en-GB or pt-BR"
    case .badDeparture(let text):
      "'\(text)' is not a time; write one such as 2026-05-04T08:30:00+02:00, or now"
    case .badYear(let year):
      "the drive is in the year \(year); depart so that it stays within the years 0 to 9999"
    case .badTimeZone(let name):
      "unknown time zone '\(name)'; write one such as Europe/Berlin, UTC or +02:00"
    case .noLine:
      "the route has no geometry to drive along; ask the router for steps with geometries"
    case .onePlace:
      "the route has a length, but its geometry is a single place; ask the router for geometries"
    case .badPlace(let latitude, let longitude):
      "the geometry has a place at latitude \(latitude), longitude \(longitude); "
        + "check the order of the coordinates"
    case .longDrive(let seconds, let rate):
      "the drive takes \(seconds) s, which at \(rate) locations a second is more than "
        + "\(Drive.locationLimit) of them; check the times of the steps, or choose a lower rate"
    }
  }
}
