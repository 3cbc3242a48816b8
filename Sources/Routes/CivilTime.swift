/// A moment with its offset from UTC, in the proleptic Gregorian calendar.
///
/// It does its own arithmetic, so that every machine agrees and every year works.
public struct CivilTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64
  /// The offset of the local clock from UTC, in seconds; positive to the east.
  public let offset: Int

  /// Creates a moment; `milliseconds` is at most 1e18 either way, `offset` at most a day.
  public init(milliseconds: Int64, offset: Int) {
    self.milliseconds = milliseconds
    self.offset = offset
  }

  private var local: Int64 {
    let seconds = milliseconds + Int64(offset) * 1000
    return (seconds - (seconds % 1000 + 1000) % 1000) / 1000
  }

  /// The local day, counted from 1970-01-01.
  public var day: Int { Int((local - Int64(secondOfDay)) / 86_400) }

  /// The second of the local day, 0 to 86,399.
  public var secondOfDay: Int { Int((local % 86_400 + 86_400) % 86_400) }

  /// The hour and minute of the local clock; truncates seconds, as clocks do.
  public var clock: (hour: Int, minute: Int) { (secondOfDay / 3600, secondOfDay / 60 % 60) }

  /// The year, month and day of the local date.
  public var date: (year: Int, month: Int, day: Int) {
    // Eras of 400 years start in March: H. Hinnant, "chrono-compatible low-level date algorithms".
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isLate = month >= 10
    return (
      yearOfEra + era * 400 + (isLate ? 1 : 0), isLate ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  package static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The time in RFC 3339, with seconds.
  public var text: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (year, month, day) = date
    let years = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    let minutes = abs(offset) / 60
    let zone =
      offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60)
    return "\(years)-\(two(month))-\(two(day))T\(two(clock.hour)):\(two(clock.minute)):"
      + two(secondOfDay % 60) + zone
  }
}

extension CivilTime {
  /// Parses an offset such as `+02:00` or `Z`, in seconds.
  package static func offset(_ text: some StringProtocol) -> Int? {
    var rest = Scanner(text)
    let offset = rest.offset()
    return rest.isAtEnd ? offset : nil
  }

  /// Parses RFC 3339, such as `2026-05-04T08:30:00+02:00`; `zone` replaces an absent offset.
  ///
  /// Accepts a blank for the `T` and times without seconds; truncates fractions to milliseconds.
  package init?(rfc3339 text: String, zone: Int? = nil) {
    var rest = Scanner(text)
    guard let year = rest.number(4...4, 0...9999), rest.take("-"),
      let month = rest.number(2...2, 1...12), rest.take("-"), let day = rest.number(2...2, 1...31),
      rest.take("T", "t", " "), let hour = rest.number(2...2, 0...23), rest.take(":"),
      let minute = rest.number(2...2, 0...59)
    else { return nil }
    var milliseconds = 0
    if rest.take(":") {
      // 60 is a leap second, which the clock does not show.
      guard let second = rest.number(2...2, 0...60) else { return nil }
      milliseconds = min(second, 59) * 1000
      if rest.take(".", ",") {
        let fraction = rest.take(while: Scanner.isDigit)
        guard !fraction.isEmpty else { return nil }
        for (digit, weight) in zip(fraction, [100, 10, 1]) {
          milliseconds += (Int(digit) - 48) * weight
        }
      }
    }
    let days = Self.days(year: year, month: month, day: day)
    guard let offset = rest.isAtEnd ? zone : rest.offset(), rest.isAtEnd,
      CivilTime(milliseconds: Int64(days) * 86_400_000, offset: 0).date == (year, month, day)
    else { return nil }
    let local = Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 - offset)
    self.init(milliseconds: local * 1000 + Int64(milliseconds), offset: offset)
  }
}

extension Scanner {
  fileprivate mutating func offset() -> Int? {
    if take("Z", "z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(2...2, 0...23), take(":"),
      let minutes = number(2...2, 0...59)
    else { return nil }
    return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}

/// A moment that a response states, with what it says of the clocks at the place.
public struct StatedTime: Hashable, Sendable {
  /// Whole seconds in milliseconds since 1970-01-01T00:00:00Z, within the years 1 to 9998.
  public let milliseconds: Int64
  /// The offset of the place's clocks from UTC at the moment, in seconds; nil if unknown.
  public let offset: Int?
  /// The name of the place's time zone by IANA, if the response states it.
  public let zone: String?
  /// Whether the response has no seconds.
  public let isWholeMinute: Bool

  /// Takes a number of milliseconds since 1970-01-01T00:00:00Z; nil if no clock shows it.
  init?(milliseconds: Double?, offset: Int? = nil, zone: String? = nil, isWholeMinute: Bool = false)
  {
    guard let milliseconds, milliseconds.magnitude < 1e15 else { return nil }
    // No clock shows less than seconds.
    let seconds = (milliseconds / 1000).rounded(.down)
    let moment = CivilTime(milliseconds: Int64(seconds) * 1000, offset: 0)
    guard (1...9998).contains(moment.date.year), (offset ?? 0).magnitude < 86_400 else {
      return nil
    }
    (self.milliseconds, self.offset) = (moment.milliseconds, offset)
    (self.zone, self.isWholeMinute) = (zone, isWholeMinute)
  }

  /// Parses RFC 3339, also with an offset such as `+0200`.
  ///
  /// A local time without an offset takes that of `local`; nil if that is absent or no offset too.
  init?(_ text: String?, local: String? = nil, zone: String? = nil) {
    guard var text else { return nil }
    // An offset without its colon.
    let tail = text.utf8.suffix(5)
    if text.utf8.count > 16, tail.first == UInt8(ascii: "+") || tail.first == UInt8(ascii: "-"),
      tail.dropFirst().allSatisfy(Scanner.isDigit)
    {
      text.insert(":", at: text.index(text.endIndex, offsetBy: -2))
    }
    guard let time = CivilTime(rfc3339: text, zone: local.flatMap(CivilTime.offset)) else {
      return nil
    }
    self.init(
      milliseconds: Double(time.milliseconds), offset: time.offset, zone: zone,
      isWholeMinute: !text.utf8.dropFirst(16).starts(with: ":".utf8))
  }

  /// The same moment some seconds later.
  func later(by seconds: Double) -> StatedTime? {
    StatedTime(
      milliseconds: Double(milliseconds) + seconds * 1000, offset: offset, zone: zone,
      isWholeMinute: isWholeMinute)
  }

  /// The same moment, of which only UTC is known.
  var withoutPlace: StatedTime? { StatedTime(milliseconds: Double(milliseconds)) }
}
