/// Why cards cannot be made.
public enum GuidanceError: Error, Hashable {
  /// A distance is negative or not finite.
  case badDistance(Double)
  /// A time is negative or not finite.
  case badTime(Double)
  /// A text that is not a BCP 47 tag.
  case badLocale(String)
  /// A text that is not a time of departure.
  case badDeparture(String)
  /// A drive starts or ends in a year that cannot be written with four digits.
  case badYear(Int)
  /// The machine knows no time zone of this name.
  case badTimeZone(String)
  /// A route to drive without any place.
  case noLine
  /// A route to drive has a length, but all its places are the same.
  case onePlace
  /// A place of a route is off the Earth.
  case badPlace(latitude: Double, longitude: Double)
  /// A drive of more locations than `Drive.locationLimit`.
  case longDrive(seconds: Double, rate: Double)
}

extension GuidanceError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .badDistance(let meters): "the distance is \(meters) m; use a number from 0 to 1e12"
    case .badTime(let seconds): "the time is \(seconds) s; use a number from 0 to 1e12"
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
