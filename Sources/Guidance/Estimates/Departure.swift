import Foundation

/// When a drive starts, and where its clocks are.
public struct Departure: Hashable, Sendable {
  /// The start.
  public let start: CivilTime
  /// The zone whose clocks are shown; nothing where only the offset is known.
  private let zone: TimeZone?

  /// Reads a time as RFC 3339 writes it.
  ///
  /// - Parameters:
  ///   - text: Such as `2026-05-04T08:30:00+02:00` or `2026-05-04T06:30:00Z`; the year from 0000 to
  ///     9999, a space in place of the `T`, and seconds may be left out.
  ///   - zone: The zone whose clocks are shown, by its IANA name or as an offset; nothing for the
  ///     offset of the time.
  /// - Throws: `GuidanceError.badDeparture` or `badTimeZone`.
  public init(_ text: String, zone: String? = nil) throws(GuidanceError) {
    guard let time = Self.parse(text) else { throw .badDeparture(text) }
    try self.init(milliseconds: time.milliseconds, offset: time.offset, zone: zone)
  }

  /// Starts at a moment.
  ///
  /// - Parameters:
  ///   - milliseconds: Since 1970-01-01T00:00:00Z; at most 1e18 either way.
  ///   - offset: How far clocks are ahead of UTC, in seconds, where no zone is given; at most a day
  ///     either way.
  ///   - zone: The zone whose clocks are shown, by its IANA name or as an offset.
  /// - Throws: `GuidanceError.badTimeZone`.
  public init(milliseconds: Int, offset: Int, zone: String? = nil) throws(GuidanceError) {
    guard let zone else {
      self.zone = nil
      start = CivilTime(milliseconds: milliseconds, offset: offset)
      return
    }
    if let fixed = Self.offset(zone) {
      self.zone = nil
      start = CivilTime(milliseconds: milliseconds, offset: fixed)
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

  /// Refuses a drive that leaves the years which RFC 3339 can write.
  ///
  /// - Parameter seconds: How long it takes; 0 or more and less than 1e13.
  /// - Throws: `GuidanceError.badYear`.
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

  /// An offset such as `+02:00` or `Z`, in seconds.
  private static func offset(_ text: some StringProtocol) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    let digits = Array(text.utf8)
    guard digits.count == 6, digits[0] == UInt8(ascii: "+") || digits[0] == UInt8(ascii: "-"),
      digits[3] == UInt8(ascii: ":"), let hours = number(digits[1...2], 0...23),
      let minutes = number(digits[4...5], 0...59)
    else { return nil }
    return (digits[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func number(_ digits: ArraySlice<UInt8>, _ range: ClosedRange<Int>) -> Int? {
    var value = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      value = value * 10 + Int(digit) - 48
    }
    return range.contains(value) ? value : nil
  }

  private static func parse(_ text: String) -> CivilTime? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      bytes[13] == UInt8(ascii: ":"), let year = number(bytes[0...3], 0...9999),
      let month = number(bytes[5...6], 1...12), let day = number(bytes[8...9], 1...31),
      let hour = number(bytes[11...12], 0...23), let minute = number(bytes[14...15], 0...59)
    else { return nil }
    var rest = bytes[16...]
    var seconds = 0
    if rest.first == UInt8(ascii: ":"), rest.count >= 3 {
      // 60 is a leap second, which clocks here do not show.
      guard let value = number(rest.dropFirst().prefix(2), 0...60) else { return nil }
      seconds = min(value, 59)
      rest = rest.dropFirst(3)
      if rest.first == UInt8(ascii: ".") {
        let fraction = rest.dropFirst().prefix { (48...57).contains($0) }
        guard !fraction.isEmpty else { return nil }
        rest = rest.dropFirst(1 + fraction.count)
      }
    }
    let days = CivilTime.days(year: year, month: month, day: day)
    guard let offset = offset(String(decoding: rest, as: UTF8.self)),
      CivilTime(milliseconds: days * 86_400_000, offset: 0).date == (year, month, day)
    else { return nil }
    let local = days * 86_400 + hour * 3600 + minute * 60 + seconds
    return CivilTime(milliseconds: (local - offset) * 1000, offset: offset)
  }
}
