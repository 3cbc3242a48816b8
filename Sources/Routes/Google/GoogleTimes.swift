import JSON
import Faults

// Google states times only for public transport: of a leg, or of its rides.

extension GoogleRoutes {
  func times(of leg: JSONNode) throws(Fault) -> (StatedTime?, StatedTime?) {
    if isLegacy { return (legacyTime(leg["departure_time"]), legacyTime(leg["arrival_time"])) }
    var (passed, start, end) = (0.0, nil as StatedTime?, nil as (time: StatedTime, after: Double)?)
    for step in leg.elements("steps") {
      let details = step["transitDetails"]
      if start == nil { start = time("departureTime", in: details)?.later(by: -passed) }
      passed += try seconds(step["staticDuration"]) ?? 0
      if let time = time("arrivalTime", in: details) { end = (time, passed) }
    }
    return (start, end.flatMap { $0.time.later(by: passed - $0.after) })
  }

  func legacyTime(_ node: JSONNode?) -> StatedTime? {
    StatedTime(
      milliseconds: node?.number("value").map { $0 * 1000 }, zone: node?.text("time_zone"))
  }

  /// The time is in UTC; the zone stands beside its words.
  func time(_ name: String, in details: JSONNode?) -> StatedTime? {
    let time = StatedTime(details?["stopDetails"]?.text(name))
    return StatedTime(
      milliseconds: time.map { Double($0.milliseconds) },
      zone: details?["localizedValues"]?[name]?.text("timeZone"))
  }
}
