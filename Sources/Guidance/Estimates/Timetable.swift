package import Routes
import Faults

/// When a route's legs end, on the clocks of the places.
///
/// The departure that the caller gives wins over the one that the response states; the clocks of places
/// and the times between them are those that the response states, else the leg's.
package struct Timetable: Hashable, Sendable {
  let departure: Departure
  /// For each leg, what the clocks at its end show then.
  private(set) var ends: [CivilTime] = []
  /// What the clocks at the end of the route show then.
  private(set) var end: CivilTime
  /// The clocks at the start and at the end of each leg.
  private var clocks: [Clock]
  /// Whether the zone of each leg's end is not that of the start.
  private var areElsewhere: [Bool] = []

  /// Nil if the departure is unknown: not asked for, and not in the response; throws `Fault.badYear` for
  /// a time out of the years 0 to 9999.
  init?(_ route: borrowing Route, asked: Departure?) throws(Fault) {
    let stated = route.legs.first?.departure
    guard let start = asked?.start.milliseconds ?? stated?.milliseconds else { return nil }
    var clock = Clock(stated) ?? asked?.clock ?? Clock(offset: 0)
    var change = 0
    if let asked, asked.hasAskedZone {
      clock = asked.clock
    } else if let asked, let stated,
      let offset = Clock(stated)?.time(at: stated.milliseconds).offset,
      asked.start.offset != 0, (asked.start.offset - offset).magnitude == 3600
    {
      // On the other side of a change of clocks, which offsets alone do not know.
      change = asked.start.offset - offset
      clock = clock.moved(by: change)
    }
    let hasAskedZone = asked?.hasAskedZone ?? false
    clocks = [clock]
    var now = start
    func moment(_ time: StatedTime?) -> Int64? {
      guard let stated, let time, time.milliseconds >= stated.milliseconds else { return nil }
      return start + (time.milliseconds - stated.milliseconds)
    }
    for leg in route.legs {
      if let begin = moment(leg.departure) { now = max(now, begin) }
      now += Int64(((leg.stopDuration + leg.duration) * 1000).rounded())
      if let arrival = leg.arrival, let end = moment(arrival) {
        // Seconds that the response does not have are the leg's.
        let isNear = (end - now).magnitude < 60_000
        if !(isNear && (arrival.isWholeMinute || stated?.isWholeMinute ?? false)) { now = end }
      }
      if let place = Clock(leg.arrival), !hasAskedZone { clock = place.moved(by: change) }
      clocks.append(clock)
      ends.append(clock.time(at: now))
    }
    for (leg, end) in ends.enumerated() {
      let begin = clocks[leg].time(at: leg == 0 ? start : ends[leg - 1].milliseconds)
      guard begin.offset != end.offset, let own = Clock.changing(from: begin, to: end) else {
        continue
      }
      (clocks[leg], clocks[leg + 1]) = (own, own)
    }
    let begin = clocks[0].time(at: start)
    areElsewhere = ends.map {
      $0.offset != begin.offset && Clock.changing(from: begin, to: $0) == nil
    }
    departure = Departure(milliseconds: start, clocks[0], hasAskedZone: hasAskedZone)
    try departure.check(seconds: 0)
    end = ends.last ?? departure.start
    if route.legs.last?.arrival == nil {
      end = clocks[clocks.count - 1].time(at: start + Int64((route.duration * 1000).rounded()))
    }
    for time in ends + [end] where !(0...9999).contains(time.date.year) {
      throw .badYear(time.date.year)
    }
  }

  /// The time on the way of a leg, so many seconds before its end; at the end, on the clocks there.
  func time(in leg: Int, secondsToEnd seconds: Double, isEnd: Bool) -> CivilTime {
    let moment = max(
      departure.start.milliseconds, ends[leg].milliseconds - Int64((seconds * 1000).rounded()))
    return clocks[isEnd ? leg + 1 : leg].time(at: moment)
  }

  /// What the clocks at the end of the route show at a moment.
  package func atDestination(_ time: CivilTime) -> CivilTime {
    (clocks.last ?? departure.clock).time(at: time.milliseconds)
  }

  /// Whether the zone at the end of a leg is to be named; nil means the last leg.
  package func isElsewhere(atEndOf leg: Int? = nil) -> Bool {
    areElsewhere.indices.contains(leg ?? areElsewhere.count - 1)
      && areElsewhere[leg ?? areElsewhere.count - 1]
  }
}
