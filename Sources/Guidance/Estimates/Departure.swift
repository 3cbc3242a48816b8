import Foundation
public import Routes

/// When a drive starts, and where its clocks are.
public struct Departure: Hashable, Sendable {
  /// The start.
  public let start: CivilTime
  /// The zone whose clocks are shown, or nil if only the offset is known.
  private let zone: TimeZone?

  /// Reads a time as RFC 3339 writes it.
  ///
  /// - Parameters:
  ///   - text: Such as `2026-05-04T08:30:00+02:00` or `2026-05-04T06:30:00Z`; the year from 0000 to
  ///     9999, a space in place of the `T`, and seconds may be left out.
  ///   - zone: The zone whose clocks are shown, by its IANA name or as an offset, or nil for the
  ///     offset of the time.
  /// - Throws: `GuidanceError.badDeparture` or `badTimeZone`.
  public init(_ text: String, zone: String? = nil) throws(GuidanceError) {
    guard let time = CivilTime(rfc3339: text) else { throw .badDeparture(text) }
    try self.init(milliseconds: time.milliseconds, offset: time.offset, zone: zone)
  }

  /// Starts at a moment.
  ///
  /// - Parameters:
  ///   - milliseconds: Since 1970-01-01T00:00:00Z; at most 1e18 either way.
  ///   - offset: Of clocks from UTC, in seconds, where no zone is given; at most a day either way.
  ///   - zone: The zone whose clocks are shown, by its IANA name or as an offset.
  /// - Throws: `GuidanceError.badTimeZone`.
  public init(milliseconds: Int, offset: Int, zone: String? = nil) throws(GuidanceError) {
    let fixed = zone.flatMap(CivilTime.offset)
    guard let zone, fixed == nil else {
      self.zone = nil
      start = CivilTime(milliseconds: milliseconds, offset: fixed ?? offset)
      return
    }
    guard zone.contains("/") || zone == "UTC" || zone == "GMT",
      let found = TimeZone(identifier: zone)
    else { throw .badTimeZone(zone) }
    self.zone = found
    start = CivilTime(milliseconds: milliseconds, offset: Self.offset(in: found, at: milliseconds))
  }

  /// The moment some seconds later, less than 1e13; in a zone, its clocks may have been put forward
  /// or back.
  func after(seconds: Double) -> CivilTime {
    let milliseconds = start.milliseconds + Int((seconds * 1000).rounded())
    return CivilTime(
      milliseconds: milliseconds,
      offset: zone.map { Self.offset(in: $0, at: milliseconds) } ?? start.offset)
  }

  /// Throws for a drive of some seconds that leaves the years which RFC 3339 can write.
  func check(seconds: Double) throws(GuidanceError) {
    for year in [start.date.year, after(seconds: seconds).date.year]
    where !(0...9999).contains(year) {
      throw .badYear(year)
    }
  }

  /// How far clocks are ahead of UTC, in seconds; in whole minutes, as RFC 3339 writes it.
  private static func offset(in zone: TimeZone, at milliseconds: Int) -> Int {
    let seconds = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    return seconds / 60 * 60
  }
}

/// When one arrives.
public struct Arrival: Hashable, Sendable {
  /// The moment, from seconds that are not rounded.
  public let time: CivilTime
  /// How many days after the start, by the clocks there; 0 on the same day.
  public let dayChange: Int
  /// The time of day in words, with the change of day.
  public let text: String
  /// The same as a whole phrase, such as `Arrive at 8:30 AM`.
  public let phrase: String
}
