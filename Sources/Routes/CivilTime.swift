/// A moment with its offset from UTC, in the proleptic Gregorian calendar.
///
/// It does its own arithmetic, so that every machine agrees and every year works.
public struct CivilTime: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int
  /// The offset of the local clock from UTC, in seconds; positive to the east.
  public let offset: Int

  /// Creates a moment; `milliseconds` is at most 1e18 either way, `offset` at most a day.
  public init(milliseconds: Int, offset: Int) {
    self.milliseconds = milliseconds
    self.offset = offset
  }

  private var local: Int {
    let seconds = milliseconds + offset * 1000
    return (seconds - (seconds % 1000 + 1000) % 1000) / 1000
  }

  /// The local day, counted from 1970-01-01.
  public var day: Int { (local - secondOfDay) / 86_400 }

  /// The second of the local day, 0 to 86,399.
  public var secondOfDay: Int { (local % 86_400 + 86_400) % 86_400 }

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
