import Testing

@testable import Routes

@Suite struct CivilTimeTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2000-03-01T00:00:00Z", 951_868_800_000),
    ("2026-05-04T10:30:01+02:00", 1_777_883_401_000),
    ("2026-05-04T02:30:01-06:00", 1_777_883_401_000),
    ("2026-05-04T08:30:01.987Z", 1_777_883_401_987),
    ("2026-05-04T08:30:01,98765Z", 1_777_883_401_987),
    ("2026-05-04 08:30:01.5Z", 1_777_883_401_500), ("2026-05-04T08:30Z", 1_777_883_400_000),
  ])
  func `times are milliseconds since 1970, in any zone`(text: String, milliseconds: Int64) {
    #expect(CivilTime(rfc3339: text)?.milliseconds == milliseconds)
  }

  @Test func `a time without an offset needs a zone`() {
    let text = "2026-05-04T10:30:01"
    #expect(CivilTime(rfc3339: text) == nil)
    #expect(CivilTime(rfc3339: text, zone: 7200)?.milliseconds == 1_777_883_401_000)
  }

  @Test(arguments: [
    "", "2026-05-04", "2026-13-04T08:30:01Z", "2026-02-30T08:30:01Z", "2026-05-04T08:30:01+99:00",
    "2026-05-04T08:30:01+999999999999999999:00", "2026-05-04T08:30:01+00:9223372036854775807",
    "99999999999999999999-2026-05-04T08:30:01Z",
  ])
  func `other texts are not times, however long their numbers`(text: String) {
    #expect(CivilTime(rfc3339: text, zone: 0) == nil)
  }
}
