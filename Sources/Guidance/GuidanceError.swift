/// A reason why cards or a drive cannot be made.
public enum GuidanceError: Error, Hashable {
  /// A distance or a sum of distances is not in 0 ..< 1e12 m.
  case badDistance(Double)
  /// A time or a sum of times is not in 0 ..< 1e12 s.
  case badTime(Double)
  /// The text is not a BCP 47 tag.
  case badLocale(String)
  case badDeparture(String)
  /// The drive leaves the years 0 to 9999.
  case badYear(Int)
  /// The system knows no time zone of this name.
  case badTimeZone(String)
  /// The route to drive has no geometry.
  case noLine
  /// The route to drive has a length, but its geometry is a single place.
  case onePlace
  /// The geometry has a latitude or longitude that is out of range.
  case badPlace(latitude: Double, longitude: Double)
  /// The drive has more locations than `Drive.locationLimit`.
  case longDrive(seconds: Double, rate: Double)
}

extension GuidanceError: CustomStringConvertible {
  /// The finding and the remedy, in one line.
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
