import Foundation
import Routes

/// The clocks of a place.
struct Clock: Hashable, Sendable {
  /// The time zone; nil if only the offset is known.
  private let zone: TimeZone?
  /// The offset from UTC without a zone, in seconds.
  private let offset: Int

  /// A clock that is always so many seconds before UTC.
  init(offset: Int) { (zone, self.offset) = (nil, offset) }

  /// The clock of an IANA name; nil for other texts.
  init?(zone name: String) {
    guard name.contains("/") || name == "UTC" || name == "GMT",
      let zone = TimeZone(identifier: name)
    else { return nil }
    (self.zone, offset) = (zone, 0)
  }

  /// The clock of a place of which a response states the time; nil if it says nothing of the place.
  init?(_ stated: StatedTime?) {
    if let zone = stated?.zone.flatMap(Clock.init(zone:)) {
      self = zone
    } else if let offset = stated?.offset {
      self.init(offset: offset)
    } else {
      return nil
    }
  }

  /// What the clock shows at a moment, in milliseconds since 1970-01-01T00:00:00Z.
  func time(at milliseconds: Int) -> CivilTime {
    CivilTime(
      milliseconds: milliseconds,
      offset: zone.map { Self.offset(in: $0, at: milliseconds) } ?? offset)
  }

  /// The same in a season whose clocks differ by some seconds; a zone knows its seasons.
  func moved(by seconds: Int) -> Clock { zone == nil ? Clock(offset: offset + seconds) : self }

  /// The clocks of a zone that shows both times, as where clocks change in between; nil if no zone does,
  /// so that the times are of two.
  static func changing(from first: CivilTime, to second: CivilTime) -> Clock? {
    TimeZone.knownTimeZoneIdentifiers.sorted().lazy.compactMap(Clock.init(zone:)).first { clock in
      [first, second].allSatisfy { clock.time(at: $0.milliseconds).offset == $0.offset }
    }
  }

  /// In seconds; in whole minutes, as RFC 3339 requires.
  private static func offset(in zone: TimeZone, at milliseconds: Int) -> Int {
    let seconds = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    return seconds / 60 * 60
  }
}
