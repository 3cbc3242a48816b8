/// Why cards cannot be made.
public enum GuidanceError: Error, Hashable {
  /// A distance is negative or not finite.
  case badDistance(Double)
  /// A time is negative or not finite.
  case badTime(Double)
  /// A text is no BCP 47 tag.
  case badLocale(String)
  /// A text is no time of departure.
  case badDeparture(String)
  /// The machine knows no time zone of this name.
  case badTimeZone(String)
}

extension GuidanceError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .badDistance(let meters): "the distance is \(meters) m; use a finite number of 0 or more"
    case .badTime(let seconds): "the time is \(seconds) s; use a finite number of 0 or more"
    case .badLocale(let text): "'\(text)' is no language tag; write one such as en-GB or pt-BR"
    case .badDeparture(let text):
      "'\(text)' is no time; write one such as 2026-05-04T08:30:00+02:00, or now"
    case .badTimeZone(let name):
      "'\(name)' is no time zone; write one such as Europe/Berlin, UTC or +02:00"
    }
  }
}
