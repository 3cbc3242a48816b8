package import Faults

extension Fault {
  /// A distance, or a sum of distances, in meters.
  package static func badDistance(_ meters: Double) -> Fault {
    Fault("the distance is \(meters) m", remedy: "use 0 or more, but less than 1e9")
  }

  /// A time, or a sum of times, in seconds.
  package static func badTime(_ seconds: Double) -> Fault {
    Fault("the time is \(seconds) s", remedy: "use 0 or more, but less than 1e9")
  }

  package static func badLocale(_ text: String) -> Fault {
    Fault("'\(text)' is not a language tag", remedy: "write one such as en-GB or pt-BR")
  }

  package static func badDeparture(_ text: String) -> Fault {
    Fault(
      "'\(text)' is not a time", remedy: "write one such as 2026-05-04T08:30:00+02:00, or now")
  }

  package static func badYear(_ year: Int) -> Fault {
    Fault(
      "the drive is in the year \(year)",
      remedy: "depart so that it stays within the years 0 to 9999")
  }

  package static func badTimeZone(_ name: String) -> Fault {
    Fault(
      "unknown time zone '\(name)'", remedy: "write one such as Europe/Berlin, UTC or +02:00")
  }

  /// Throws for a distance in meters or a time in seconds that is not in 0 ..< 1e9.
  package static func check(meters: Double = 0, seconds: Double = 0) throws(Fault) {
    guard (0..<1e9).contains(meters) else { throw .badDistance(meters) }
    guard (0..<1e9).contains(seconds) else { throw .badTime(seconds) }
  }
}
