import Testing
import Faults

@testable import Guidance
@testable import Routes

/// Arrivals at the times and on the clocks that responses state.
@Suite struct TimetableTests {
  typealias Leg = (start: StatedTime?, seconds: Double, end: StatedTime?)

  private func times(
    _ legs: [Leg], asked: String? = nil, zone: String? = nil, locale: String = "en"
  ) throws -> [String] {
    let route = Route(
      legs: legs.map { leg in
        var own = Routes.Leg(steps: [], distance: 1000, duration: leg.seconds)
        (own.departure, own.arrival) = (leg.start, leg.end)
        return own
      }, distance: nil, duration: nil)
    let departure = try asked.map { text throws(Fault) in try Departure(text, zone: zone) }
    let guided = try Guide(locale: LocaleTag(locale), departure: departure).guide(route)
    let last = try #require(guided.arrival)
    #expect(guided.legs.last?.arrival == last)
    return guided.legs.compactMap(\.arrival).map { "\($0.time.text) \($0.text)" }
  }

  private func at(_ text: String) -> StatedTime? { StatedTime(text) }

  @Test func `a stated departure needs no other, and its places have their time zones`() throws {
    let legs: [Leg] = [
      (at("2026-07-01T08:00:00+02:00"), 3600, at("2026-07-01T09:00:00+02:00")),
      (at("2026-07-01T09:30:00+02:00"), 7200, at("2026-07-01T10:30:00+01:00")),
    ]
    #expect(
      try times(legs) == [
        "2026-07-01T09:00:00+02:00 9:00\u{A0}AM", "2026-07-01T10:30:00+01:00 10:30\u{A0}AM UTC+1",
      ])
    // Another start moves all, the wait at the stop included.
    #expect(
      try times(legs, asked: "2026-07-02T10:00:00+02:00") == [
        "2026-07-02T11:00:00+02:00 11:00\u{A0}AM", "2026-07-02T12:30:00+01:00 12:30\u{A0}PM UTC+1",
      ])
    // In UTC it is the same moment; the clocks are those of the places.
    #expect(
      try times(legs, asked: "2026-07-02T08:00:00Z").last
        == "2026-07-02T12:30:00+01:00 12:30\u{A0}PM UTC+1")
    // In winter both places have winter's clocks.
    #expect(
      try times(legs, asked: "2026-12-02T10:00:00+01:00").last
        == "2026-12-02T12:30:00Z 12:30\u{A0}PM UTC")
    // A zone that is asked for is that of all times.
    #expect(
      try times(legs, asked: "2026-07-02T08:00:00Z", zone: "America/New_York").last
        == "2026-07-02T07:30:00-04:00 7:30\u{A0}AM")
  }

  @Test func `a clock change on the way is not another time zone`() throws {
    let legs: [Leg] = [
      (at("2026-10-25T00:30:00+02:00"), 14_400, at("2026-10-25T03:30:00+01:00"))
    ]
    let right = ["2026-10-25T03:30:00+01:00 3:30\u{A0}AM"]
    #expect(try times(legs) == right)
    #expect(try times(legs, asked: "2026-10-25T00:30:00+02:00") == right)
  }

  @Test func `a named zone has daylight saving time`() throws {
    let legs: [Leg] = [
      (
        StatedTime("2026-05-21T22:04", local: "+02:00", zone: "Europe/Berlin"), 86_430,
        StatedTime("2026-05-22T22:04", local: "+02:00", zone: "Europe/Berlin")
      )
    ]
    // Without seconds in the response, those of the leg count.
    #expect(try times(legs) == ["2026-05-22T22:04:30+02:00 10:04\u{A0}PM (+1\u{A0}day)"])
    #expect(
      try times(legs, asked: "2026-10-24T12:00:00+02:00")
        == ["2026-10-25T11:00:30+01:00 11:00\u{A0}AM (+1\u{A0}day)"])
  }

  @Test(arguments: [
    ("de", "02:30 UTC+5:30 (+1\u{A0}Tag)"), ("fr", "02:30 UTC+5:30 (+1\u{202F}j)"),
    ("he", "2:30 \u{2068}UTC+5:30\u{2069} (+יום)"),
    ("ja", "2:30 UTC+5:30 (+1\u{A0}日)"),
  ])
  func `the zone is named, then the change of day`(locale: String, text: String) throws {
    let legs: [Leg] = [(at("2026-01-01T20:00:00Z"), 3600, at("2026-01-02T02:30:00+05:30"))]
    #expect(try times(legs, locale: locale) == ["2026-01-02T02:30:00+05:30 " + text])
  }

  @Test func `a response without time zones has the requested one`() throws {
    let legs: [Leg] = [
      (StatedTime(milliseconds: 0), 60, StatedTime(milliseconds: 600_000))
    ]
    #expect(try times(legs) == ["1970-01-01T00:10:00Z 12:10\u{A0}AM"])
    #expect(
      try times(legs, asked: "2026-05-04T08:00:00+02:00")
        == ["2026-05-04T08:10:00+02:00 8:10\u{A0}AM"])
  }

  @Test(arguments: ["", "noon", "2026-01-01T20:00", "9999-01-01T00:00:00Z", "0000-01-01T00:00:00Z"])
  func `an invalid time, or one out of range, is not a stated time`(text: String) {
    #expect(StatedTime(text) == nil)
    #expect(StatedTime(milliseconds: 1e300) == nil)
    #expect(StatedTime(milliseconds: .nan) == nil)
  }
}
