import Guidance
import Routes
import Testing
import Faults

@Suite struct DepartureTests {
  private func arrivals(
    _ start: String, zone: String? = nil, seconds: [Double], locale: String = "en"
  ) throws -> GuidedRoute {
    let guide = Guide(
      locale: try LocaleTag(locale), departure: try Departure(start, zone: zone))
    let legs = seconds.map { Leg(steps: [], distance: 0, duration: $0) }
    return try guide.guide(Route(legs: legs, distance: 0, duration: seconds.reduce(0, +)))
  }

  @Test(arguments: [
    ("en", "8:30\u{A0}AM"), ("en-GB", "08:30"), ("de", "08:30"), ("es", "8:30"), ("he", "8:30"),
    ("ar", "٨:٣٠\u{A0}ص"), ("zh-Hant", "上午8:30"), ("ja", "8:30"), ("ar-MA", "08:30"),
    ("fi", "8.30"), ("cs", "8:30"), ("pl", "08:30"),
    ("en-AU", "8:30\u{A0}am"), ("en-PK", "8:30\u{A0}am"), ("en-001", "8:30\u{A0}am"),
    ("en-150", "08:30"), ("es-MX", "8:30\u{A0}a.m."), ("es-CO", "8:30\u{A0}a.\u{A0}m."),
    ("es-GQ", "8:30"),
  ])
  func `times of day are written as the locale does`(locale: String, text: String) throws {
    let route = try arrivals("2026-05-04T08:00:00+02:00", seconds: [1800], locale: locale)
    #expect(route.arrival?.text == text)
    #expect(route.arrival?.time.text == "2026-05-04T08:30:00+02:00")
  }

  @Test func `seconds are summed before they are rounded, leg by leg`() throws {
    let route = try arrivals("2026-05-04T08:00:00Z", seconds: [59.6, 0.5, 3600])
    #expect(
      route.legs.map { $0.arrival?.time.text } == [
        "2026-05-04T08:00:59Z", "2026-05-04T08:01:00Z", "2026-05-04T09:01:00Z",
      ])
  }

  @Test(
    arguments: [
      ("2026-12-31T23:50:00-05:00", 1800.0, 1, "00:20 (+1\u{A0}Tag)", "2027-01-01T00:20:00-05:00"),
      ("2028-02-28T12:00:00Z", 86_400 * 2, 2, "12:00 (+2\u{A0}Tage)", "2028-03-01T12:00:00Z"),
      ("0000-01-01T00:00:00Z", 60, 0, "00:01", "0000-01-01T00:01:00Z"),
      ("0000-02-29T00:00:00+23:59", 86_400, 1, "00:00 (+1\u{A0}Tag)", "0000-03-01T00:00:00+23:59"),
      ("9998-12-31T23:59:59Z", 1, 1, "00:00 (+1\u{A0}Tag)", "9999-01-01T00:00:00Z"),
    ] as [(String, Double, Int, String, String)])
  func `a change of day is shown, in any year`(
    start: String, seconds: Double, days: Int, text: String, time: String
  ) throws {
    let arrival = try #require(try arrivals(start, seconds: [seconds], locale: "de").arrival)
    #expect(arrival.dayChange == days)
    #expect(arrival.text == text)
    #expect(arrival.time.text == time)
  }

  @Test func `daylight saving time can begin on the way`() throws {
    let route = try arrivals(
      "2026-03-29T00:30:00Z", zone: "Europe/Berlin", seconds: [3600], locale: "de")
    #expect(route.arrival?.time.text == "2026-03-29T03:30:00+02:00")
    let fixed = try arrivals("2026-03-29T00:30:00Z", zone: "+05:30", seconds: [60], locale: "de")
    #expect(fixed.arrival?.text == "06:01")
  }

  @Test(arguments: [
    "", "now", "2026", "2026-05-04", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z",
    "2026-05-04T24:00:00Z", "2026-05-04T08:00:00", "2026-05-04T08:00:00+2", "-001-01-01T00:00:00Z",
    "2026-05-04T08:00:00.Z", "٢٠٢٦-05-04T08:00:00Z", "2026-05-04T08:00:61Z",
  ])
  func `an invalid time is an error that names it`(text: String) {
    #expect(throws: Fault.badDeparture(text)) { try Departure(text) }
  }

  @Test(arguments: ["Mars/Base", "nowhere", "+2", "", "+24:00", "../../etc/passwd"])
  func `an invalid zone is an error that names it`(zone: String) {
    #expect(throws: Fault.badTimeZone(zone)) {
      try Departure("2026-05-04T08:00:00Z", zone: zone)
    }
  }
}
