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
  private struct Change: Hashable, Sendable {
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
    func local(in year: Int) -> Int {
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
      return days * 86_400 + time
    }
  }

  /// The offset from UTC in seconds at a moment, in seconds since 1970-01-01T00:00:00Z.
  func offset(at second: Int) -> Int {
    guard let summer else { return standard }
    let year = CivilTime(milliseconds: second * 1000, offset: standard).date.year
    let start = summer.start.local(in: year) - standard
    let end = summer.end.local(in: year) - summer.offset
    let isSummer =
      start < end ? (start..<end).contains(second) : !(end..<start).contains(second)
    return isSummer ? summer.offset : standard
  }

  /// Nil for other texts.
  init?(_ bytes: some Sequence<UInt8>) {
    var parser = Parser(rest: Array(bytes)[...])
    guard parser.name(), let west = parser.time(most: 24) else { return nil }
    standard = -west
    guard !parser.rest.isEmpty else { return }
    guard parser.name() else { return nil }
    var offset = standard + 3600
    if parser.rest.first != UInt8(ascii: ",") {
      guard let west = parser.time(most: 24) else { return nil }
      offset = -west
    }
    guard let start = parser.change(), let end = parser.change(), parser.rest.isEmpty else {
      return nil
    }
    summer = Summer(offset: offset, start: start, end: end)
  }

  private struct Parser {
    var rest: ArraySlice<UInt8>

    mutating func take(_ letter: Character) -> Bool {
      guard let byte = rest.first, letter.asciiValue == byte else { return false }
      rest.removeFirst()
      return true
    }

    /// Skips the name of a time: letters, or anything in angle brackets.
    mutating func name() -> Bool {
      if take("<") {
        rest = rest.drop { $0 != UInt8(ascii: ">") }
        return take(">")
      }
      let letters = rest.prefix { (65...90).contains($0 & 0xDF) }
      rest = rest.dropFirst(letters.count)
      return letters.count >= 3
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix { (48...57).contains($0) }
      guard (1...3).contains(digits.count) else { return nil }
      rest = rest.dropFirst(digits.count)
      let value = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
      return range.contains(value) ? value : nil
    }

    /// A time such as `-1`, `2:30` or `+25:00:01`, in seconds.
    mutating func time(most: Int) -> Int? {
      let sign = take("-") ? -1 : 1
      if sign == 1 { _ = take("+") }
      guard var seconds = number(0...most).map({ $0 * 3600 }) else { return nil }
      for unit in [60, 1] where take(":") {
        guard let part = number(0...59) else { return nil }
        seconds += part * unit
      }
      return sign * seconds
    }

    mutating func change() -> Change? {
      guard take(","), let day = day() else { return nil }
      guard take("/") else { return Change(day: day, time: 7200) }
      return time(most: 167).map { Change(day: day, time: $0) }
    }

    private mutating func day() -> Change.Day? {
      if take("J") { return number(1...365).map(Change.Day.numbered) }
      guard take("M") else { return number(0...365).map(Change.Day.counted) }
      guard let month = number(1...12), take("."), let week = number(1...5), take("."),
        let weekday = number(0...6)
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
  }
}
