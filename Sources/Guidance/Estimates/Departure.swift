public import Faults
public import Routes

/// The start of a drive, and its time zone.
public struct Departure: Hashable, Sendable {
  /// The start, in local time.
  public let start: CivilTime
  let clock: Clock
  /// Whether the zone was asked for, and is that of all times.
  let hasAskedZone: Bool

  /// Parses an RFC 3339 time; throws `Fault.badDeparture` or `badTimeZone`.
  ///
  /// Accepts times such as `2026-05-04T08:30:00+02:00` or `2026-05-04T06:30:00Z` in the years 0000
  /// to 9999, also with a space for the `T` or without seconds. The zone is an IANA name or an
  /// offset; nil means the offset of the time.
  public init(_ text: String, zone: String? = nil) throws(Fault) {
    guard let time = CivilTime(rfc3339: text) else { throw .badDeparture(text) }
    try self.init(milliseconds: time.milliseconds, offset: time.offset, zone: zone)
  }

  /// Starts at some milliseconds after 1970-01-01T00:00:00Z, at most 1e18 either way.
  ///
  /// The zone is an IANA name or an offset. Without zone, `offset` is that from UTC in seconds, at
  /// most a day either way. Throws `Fault.badTimeZone`.
  public init(milliseconds: Int64, offset: Int, zone: String? = nil) throws(Fault) {
    guard let zone else {
      self.init(milliseconds: milliseconds, Clock(offset: offset))
      return
    }
    self.init(milliseconds: milliseconds, try Self.clock(zone: zone), hasAskedZone: true)
  }

  /// Throws `badTimeZone` unless a zone is an IANA name or an offset, such as `Europe/Berlin` or `+02:00`.
  package static func check(zone: String) throws(Fault) { _ = try clock(zone: zone) }

  private static func clock(zone: String) throws(Fault) -> Clock {
    if let offset = CivilTime.offset(zone) { return Clock(offset: offset) }
    return try Clock(zone: zone)
  }

  init(milliseconds: Int64, _ clock: Clock, hasAskedZone: Bool = false) {
    start = clock.time(at: milliseconds)
    (self.clock, self.hasAskedZone) = (clock, hasAskedZone)
  }

  /// The time on the clocks of the start some seconds (less than 1e13) later.
  package func after(seconds: Double) -> CivilTime {
    clock.time(at: start.milliseconds + Int64((seconds * 1000).rounded()))
  }

  /// Throws for a drive that leaves the years 0000 to 9999 of RFC 3339.
  package func check(seconds: Double) throws(Fault) {
    for year in [start.date.year, after(seconds: seconds).date.year]
    where !(0...9999).contains(year) {
      throw .badYear(year)
    }
  }
}

/// The time of an arrival.
public struct Arrival: Hashable, Sendable {
  /// The time on the clocks of the place, from unrounded seconds.
  public let time: CivilTime
  /// The number of days after the start in local time; 0 on the same day.
  public let dayChange: Int
  /// The time of day in words, with the time zone if it is not that of the start, and the change of
  /// day.
  public let text: String
  /// A whole phrase, such as `Arrive at 8:30 AM`.
  public let phrase: String
}

/// The clocks of a place.
struct Clock: Hashable, Sendable {
  /// The time zone; nil if only the offset is known.
  private let zone: ZoneRules?
  /// The offset from UTC without a zone, in seconds.
  private let offset: Int

  /// A clock that is always so many seconds before UTC.
  init(offset: Int) { (zone, self.offset) = (nil, offset) }

  /// The clock of an IANA name; throws as `SystemZones` does.
  init(zone name: String) throws(Fault) { (zone, offset) = (try SystemZones.rules(of: name), 0) }

  /// The clock of the place where a response states a time; nil without a zone and an offset.
  init?(_ stated: StatedTime?) {
    if let name = stated?.zone, let zone = try? Clock(zone: name) {
      self = zone
    } else if let offset = stated?.offset {
      self.init(offset: offset)
    } else {
      return nil
    }
  }

  /// What the clock shows at a moment, in milliseconds since 1970-01-01T00:00:00Z.
  func time(at milliseconds: Int64) -> CivilTime {
    CivilTime(
      milliseconds: milliseconds,
      offset: zone.map { Self.offset(in: $0, at: milliseconds) } ?? offset)
  }

  /// The same in a season whose clocks differ by some seconds; a zone knows its seasons.
  func moved(by seconds: Int) -> Clock { zone == nil ? Clock(offset: offset + seconds) : self }

  /// The clock of a zone that shows both times, as on a night when clocks change; nil if no zone does:
  /// the times are of two zones.
  static func changing(from first: CivilTime, to second: CivilTime) -> Clock? {
    SystemZones.names.lazy.compactMap { try? Clock(zone: $0) }.first { clock in
      [first, second].allSatisfy { clock.time(at: $0.milliseconds).offset == $0.offset }
    }
  }

  /// In seconds; in whole minutes, as RFC 3339 requires.
  private static func offset(in zone: ZoneRules, at milliseconds: Int64) -> Int {
    let second = (Double(milliseconds) / 1000).rounded(.down)
    return zone.offset(at: Int64(second)) / 60 * 60
  }
}
