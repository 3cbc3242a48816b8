import Guidance
import Testing
import Faults

@Suite struct RoundedTimeTests {
  private func text(_ seconds: Double) throws -> String {
    Guide(units: .metric).text(try RoundedTime(seconds: seconds)).replacing("\u{A0}", with: " ")
  }

  @Test(arguments: [
    (0.0, "1 min"), (29.9, "1 min"), (89.9, "1 min"), (90, "2 min"), (3569, "59 min"),
    (3570, "1 hr"), (3660, "1 hr 1 min"), (86_369, "23 hr 59 min"), (86_370, "1 day"),
    (90_000, "1 day 1 hr"), (172_799, "2 days"), (360_000, "4 days 4 hr"),
  ])
  func `times are whole minutes, with hours and days`(seconds: Double, expected: String) throws {
    #expect(try text(seconds) == expected)
  }

  @Test func `from 0 to 100 hours never 60 minutes, never 24 hours, never empty, never backward`()
    throws
  {
    var last = 0
    var wrong: [Int] = []
    for second in 0...360_000 {
      let time = try RoundedTime(seconds: Double(second))
      let error = abs(Double(time.minutes) * 60 - Double(second))
      // From a day on, whole minutes are rounded to whole hours.
      let limit = time.days > 0 ? 1830.0 : second < 30 ? 60 : 30
      if time.minutes < max(1, last) || time.minutesOfHour > 59 || time.hours > 23
        || error > limit
        || time.minutes != (time.days * 24 + time.hours) * 60 + time.minutesOfHour
      {
        wrong.append(second)
      }
      last = time.minutes
    }
    #expect(wrong.isEmpty, "\(wrong.count), such as \(wrong.prefix(3))")
  }

  @Test(arguments: [-1.0, Double.nan, .infinity])
  func `an invalid time is an error`(seconds: Double) {
    #expect(throws: Fault.self) { try RoundedTime(seconds: seconds) }
  }
}
