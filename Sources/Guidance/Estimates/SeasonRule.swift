import Routes

/// The two times of a year and when they change, each year alike.
///
/// Parsed from the form of the environment variable `TZ` (IEEE Std 1003.1, 8.3) with the hours that
/// RFC 9636 adds, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
struct SeasonRule: Hashable, Sendable {
  /// In seconds from UTC.
  private var standard: Int
  private var summer: Summer?

  private struct Summer: Hashable, Sendable {
    var offset: Int
    /// In standard time.
    var start: Change
    /// In summer time.
    var end: Change
  }

  /// A moment of each year.
  fileprivate struct Change: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// The day of the year from 1, which never counts 29 February.
      case numbered(Int)
      /// The day of the year from 0, which counts 29 February.
      case counted(Int)
      /// A day of the week (0 is Sunday) in a week of a month; 5 is its last.
      case weekday(Int, week: Int, month: Int)
    }

    var day: Day
    /// Seconds after midnight of that day.
    var time: Int

    /// The moment in local time, in seconds after 1970-01-01T00:00:00.
    func local(in year: Int) -> Int64 {
      let start = CivilTime.days(year: year, month: 1, day: 1)
      let march = CivilTime.days(year: year, month: 3, day: 1)
      let days: Int
      switch day {
      case .numbered(let number):
        days = start + number - 1 + (number >= 60 && march - start == 60 ? 1 : 0)
      case .counted(let number): days = start + number
      case .weekday(let weekday, let week, let month):
        let begin = CivilTime.days(year: year, month: month, day: 1)
        let end =
          month == 12
          ? CivilTime.days(year: year + 1, month: 1, day: 1)
          : CivilTime.days(year: year, month: month + 1, day: 1)
        // 1970-01-01 was a Thursday.
        let first = begin + (weekday - (begin + 4) % 7 + 14) % 7
        let chosen = first + (week - 1) * 7
        days = chosen < end ? chosen : chosen - 7
      }
      return Int64(days) * 86_400 + Int64(time)
    }
  }

  /// The offset from UTC in seconds at a moment, in seconds since 1970-01-01T00:00:00Z.
  func offset(at second: Int64) -> Int {
    guard let summer else { return standard }
    let year = CivilTime(milliseconds: second * 1000, offset: standard).date.year
    let start = summer.start.local(in: year) - Int64(standard)
    let end = summer.end.local(in: year) - Int64(summer.offset)
    let isSummer =
      start < end ? (start..<end).contains(second) : !(end..<start).contains(second)
    return isSummer ? summer.offset : standard
  }

  /// Nil for other texts.
  init?(_ bytes: some Sequence<UInt8>) {
    var rest = Scanner(String(decoding: Array(bytes), as: UTF8.self))
    guard rest.zoneName(), let west = rest.time(most: 24) else { return nil }
    standard = -west
    guard !rest.isAtEnd else { return }
    guard rest.zoneName() else { return nil }
    var offset = standard + 3600
    if !rest.take(",") {
      guard let west = rest.time(most: 24), rest.take(",") else { return nil }
      offset = -west
    }
    guard let start = rest.change(), rest.take(","), let end = rest.change(), rest.isAtEnd else {
      return nil
    }
    summer = Summer(offset: offset, start: start, end: end)
  }
}

extension Scanner {
  /// Takes the name of a time: letters, or anything in angle brackets.
  fileprivate mutating func zoneName() -> Bool {
    take("<") ? take(to: ">") != nil : take { (65...90).contains($0 & 0xDF) }.count >= 3
  }

  /// A time such as `-1`, `2:30` or `+25:00:01`, in seconds.
  fileprivate mutating func time(most: Int) -> Int? {
    let sign = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard var seconds = number(1...3, 0...most).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let part = number(1...3, 0...59) else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  fileprivate mutating func change() -> SeasonRule.Change? {
    guard let day = day() else { return nil }
    guard take("/") else { return SeasonRule.Change(day: day, time: 7200) }
    return time(most: 167).map { SeasonRule.Change(day: day, time: $0) }
  }

  private mutating func day() -> SeasonRule.Change.Day? {
    if take("J") { return number(1...3, 1...365).map { .numbered($0) } }
    guard take("M") else { return number(1...3, 0...365).map { .counted($0) } }
    guard let month = number(1...3, 1...12), take("."), let week = number(1...3, 1...5), take("."),
      let weekday = number(1...3, 0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }
}
