import Driving
import Guidance
import Routes
import Testing

/// Against figures of PyEphem 4.2 (VSOP87, no refraction, the sun's middle), which agree with the
/// minutes that almanacs print for these days.
@Suite struct SunElevationTests {
  struct Day: Sendable {
    var city: String
    var latitude: Double
    var longitude: Double
    /// Dawn, dusk, sunrise and sunset in UTC.
    var times: [String]
  }

  static let days = [
    Day(
      city: "London, June", latitude: 51.5074, longitude: -0.1278,
      times: [
        "2026-06-21T02:55:20Z", "2026-06-21T21:09:19Z", "2026-06-21T03:43:06Z",
        "2026-06-21T20:21:33Z",
      ]),
    Day(
      city: "London, December", latitude: 51.5074, longitude: -0.1278,
      times: [
        "2026-12-21T07:23:25Z", "2026-12-21T16:33:44Z", "2026-12-21T08:03:45Z",
        "2026-12-21T15:53:24Z",
      ]),
    Day(
      city: "New York, June", latitude: 40.7128, longitude: -74.006,
      times: [
        "2026-06-21T08:51:36Z", "2026-06-22T01:04:10Z", "2026-06-21T09:25:02Z",
        "2026-06-22T00:30:44Z",
      ]),
    Day(
      city: "New York, December", latitude: 40.7128, longitude: -74.006,
      times: [
        "2026-12-21T11:45:35Z", "2026-12-21T22:02:48Z", "2026-12-21T12:16:35Z",
        "2026-12-21T21:31:48Z",
      ]),
    Day(
      city: "Tokyo, June", latitude: 35.6762, longitude: 139.6503,
      times: [
        "2026-06-20T18:55:43Z", "2026-06-21T10:30:33Z", "2026-06-20T19:25:49Z",
        "2026-06-21T10:00:27Z",
      ]),
    Day(
      city: "Tokyo, December", latitude: 35.6762, longitude: 139.6503,
      times: [
        "2026-12-20T21:18:33Z", "2026-12-21T07:59:59Z", "2026-12-20T21:47:01Z",
        "2026-12-21T07:31:31Z",
      ]),
    Day(
      city: "Sydney, June", latitude: -33.8688, longitude: 151.2093,
      times: [
        "2026-06-20T20:32:14Z", "2026-06-21T07:21:33Z", "2026-06-20T20:59:58Z",
        "2026-06-21T06:53:49Z",
      ]),
    Day(
      city: "Sydney, December", latitude: -33.8688, longitude: 151.2093,
      times: [
        "2026-12-20T18:11:29Z", "2026-12-21T09:34:34Z", "2026-12-20T18:40:39Z",
        "2026-12-21T09:05:24Z",
      ]),
    Day(
      city: "Quito, June", latitude: -0.1807, longitude: -78.4678,
      times: [
        "2026-06-21T10:49:50Z", "2026-06-21T23:41:38Z", "2026-06-21T11:12:22Z",
        "2026-06-21T23:19:06Z",
      ]),
    Day(
      city: "Quito, December", latitude: -0.1807, longitude: -78.4678,
      times: [
        "2026-12-21T10:45:26Z", "2026-12-21T23:38:39Z", "2026-12-21T11:07:59Z",
        "2026-12-21T23:16:06Z",
      ]),
  ]

  @Test(arguments: days) func `twilight and sunrise come when almanacs say, within half a minute`(
    day: Day
  ) throws {
    let place = Coordinate(latitude: day.latitude, longitude: day.longitude)
    for (index, text) in day.times.enumerated() {
      let threshold = index < 2 ? -6 : -0.8333
      let rises = index.isMultiple(of: 2)
      let time = try Departure(text).start.milliseconds
      func isAbove(_ seconds: Int64) -> Bool {
        SunElevation.degrees(at: place, milliseconds: time + seconds * 1000) >= threshold
      }
      #expect(isAbove(-30) == !rises && isAbove(30) == rises, "\(day.city): \(text)")
    }
  }

  @Test func `polar days have no night, and polar nights no day`() throws {
    let longyearbyen = Coordinate(latitude: 78.2232, longitude: 15.6267)
    let tromso = Coordinate(latitude: 69.6492, longitude: 18.9553)
    let june = try Departure("2026-06-21T00:00:00Z").start.milliseconds
    let december = try Departure("2026-12-21T00:00:00Z").start.milliseconds
    for minutes in stride(from: 0, to: 1440, by: 5) {
      func height(_ place: Coordinate, _ start: Int64) -> Double {
        SunElevation.degrees(at: place, milliseconds: start + Int64(minutes) * 60_000)
      }
      #expect(height(longyearbyen, june) > 0 && height(tromso, june) > 0)
      // Longyearbyen has not even civil twilight; Tromsø has it, but no sunrise.
      #expect(height(longyearbyen, december) < -6)
      #expect(height(tromso, december) < -0.8333)
      for latitude in [90.0, -90] {
        let sign = latitude > 0 ? 1.0 : -1
        #expect(sign * height(Coordinate(latitude: latitude, longitude: 0), june) > 23)
      }
    }
    #expect(SunElevation.degrees(at: tromso, milliseconds: december + 11 * 3_600_000) > -6)
  }

  @Test func `on a drive through London the lights turn at dusk`() throws {
    let leg = Roads.leg(
      [4000, 0], seconds: [7200, 0], from: -0.1278 - 0.02, latitude: 51.5074)
    let start = try Departure("2026-12-21T15:00:00Z")
    let events = try Roads.events([Roads.route([leg])], guide: Guide(departure: start))
    let told = events.compactMap { event -> (LightingMode, Int64)? in
      guard case .lightingMode(let mode) = event.content else { return nil }
      return (mode, event.time?.milliseconds ?? 0)
    }
    try #require(told.count == 2)
    #expect(told[0].0 == .normal && told[1].0 == .lowLight)
    let seconds = (told[1].1 - (try Departure("2026-12-21T16:33:44Z")).start.milliseconds) / 1000
    #expect(abs(seconds) <= 30, "\(seconds)")
  }
}
