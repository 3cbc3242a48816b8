package import Faults

extension Fault {
  /// A distance, or a sum of distances, in meters.
  package static func badDistance(_ meters: Double) -> Fault {
    Fault("the distance is \(meters) m", remedy: "use 0 or more, but less than 1e12")
  }

  /// A time, or a sum of times, in seconds.
  package static func badTime(_ seconds: Double) -> Fault {
    Fault("the time is \(seconds) s", remedy: "use 0 or more, but less than 1e12")
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

  package static let noLine = Fault(
    "the route has no geometry to drive along", remedy: "ask the router for steps with geometries")

  package static let onePlace = Fault(
    "the route has a length, but its geometry is a single place",
    remedy: "ask the router for geometries")

  package static func badPlace(latitude: Double, longitude: Double) -> Fault {
    Fault(
      "the geometry has a place at latitude \(latitude), longitude \(longitude)",
      remedy: "check the order of the coordinates")
  }

  package static func longDrive(seconds: Double, rate: Double) -> Fault {
    Fault(
      "the drive takes \(seconds) s, which at \(rate) locations a second is more than "
        + "\(Drive.locationLimit) of them",
      remedy: "check the times of the steps, or choose a lower rate")
  }

  /// Throws for a distance in meters or a time in seconds that is not in 0 ..< 1e12.
  static func check(meters: Double = 0, seconds: Double = 0) throws(Fault) {
    guard (0..<1e12).contains(meters) else { throw .badDistance(meters) }
    guard (0..<1e12).contains(seconds) else { throw .badTime(seconds) }
  }
}
