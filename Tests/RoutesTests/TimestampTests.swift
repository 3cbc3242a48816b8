import Testing

@testable import Routes

@Suite struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2000-03-01T00:00:00Z", 951_868_800),
    ("2026-05-04T10:30:01+02:00", 1_777_883_401), ("2026-05-04T02:30:01-06:00", 1_777_883_401),
    ("2026-05-04T08:30:01.987Z", 1_777_883_401),
  ])
  func `times are seconds since 1970, in whatever zone`(text: String, seconds: Double) {
    #expect(Timestamp.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "2026-05-04", "2026-13-04T08:30:01Z", "2026-05-04T08:30:01+99:00",
    "2026-05-04T08:30:01+999999999999999999:00", "2026-05-04T08:30:01+00:9223372036854775807",
    "99999999999999999999-2026-05-04T08:30:01Z",
  ])
  func `what is no time is none, however long its numbers`(text: String) {
    #expect(Timestamp.seconds(text) == nil)
  }
}
