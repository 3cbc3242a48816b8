import Routes
import Faults

/// What remains at each maneuver of a route, to the end of its leg and of the route.
///
/// A leg states its own length and time, and so does a route. Where the parts sum up to less, the
/// rest is before the arrival; where they sum up to more, what remains of them shrinks in proportion.
/// A difference of half a meter or half a second is rounding, and an own sum of 0 is unknown.
struct RemainingSums: Sendable {
  /// For each maneuver of each leg.
  private(set) var left: [[(leg: Totals, route: Totals)]] = []

  /// Throws for a distance (m), time (s) or sum that is not in 0 ..< 1e9.
  init(_ route: borrowing Route) throws(Fault) {
    /// From the start of each leg, by its own sum, to the end of the route, with the time at stops.
    var after = Totals()
    for leg in route.legs.reversed() {
      var sum = Totals()
      sum = try sum.adding(leg.approachDistance, leg.approachDuration)
      var passed: [Totals] = []
      for step in leg.steps {
        passed.append(sum)
        sum = try sum.adding(step.distance, step.duration)
      }
      let stated = try Totals(leg.distance, leg.duration)
      left.append(
        passed.map { place in
          let left = (sum - place).fitted(of: sum, to: stated)
          return (left, left + after)
        })
      let own = stated.stated(insteadOf: sum)
      after = try after.adding(own.meters, own.seconds).adding(0, leg.stopDuration)
    }
    left.reverse()
    let stated = try Totals(route.distance, route.duration)
    for leg in left.indices {
      for step in left[leg].indices {
        left[leg][step].route = left[leg][step].route.fitted(of: after, to: stated)
      }
    }
  }
}

/// A length and a time below 1e9 m and s, in whole micrometers and milliseconds to avoid rounding
/// noise.
struct Totals: Hashable, Sendable {
  private var micrometers: Int64 = 0
  private var milliseconds: Int64 = 0

  var meters: Double { Double(micrometers) / 1_000_000 }
  var seconds: Double { Double(milliseconds) / 1000 }

  init() {}

  init(_ meters: Double, _ seconds: Double) throws(Fault) {
    try Fault.check(meters: meters, seconds: seconds)
    micrometers = Int64((meters * 1_000_000).rounded())
    milliseconds = Int64((seconds * 1000).rounded())
  }

  func adding(_ meters: Double, _ seconds: Double) throws(Fault) -> Totals {
    let sum = self + (try Totals(meters, seconds))
    try Fault.check(meters: sum.meters, seconds: sum.seconds)
    return sum
  }

  static func + (one: Totals, other: Totals) -> Totals {
    var sum = one
    sum.micrometers += other.micrometers
    sum.milliseconds += other.milliseconds
    return sum
  }

  static func - (whole: Totals, part: Totals) -> Totals {
    var rest = whole
    rest.micrometers -= part.micrometers
    rest.milliseconds -= part.milliseconds
    return rest
  }

  /// The stated length and time; the sum of the parts instead where nothing is stated, or where both
  /// differ only by rounding.
  func stated(insteadOf sum: Totals) -> Totals {
    func choose(_ stated: Int64, _ sum: Int64, unit: UInt64) -> Int64 {
      stated == 0 || (stated - sum).magnitude <= unit / 2 ? sum : stated
    }
    var own = self
    own.micrometers = choose(micrometers, sum.micrometers, unit: 1_000_000)
    own.milliseconds = choose(milliseconds, sum.milliseconds, unit: 1000)
    return own
  }

  /// What remains of `stated`, if this remains of the `sum` of its parts.
  func fitted(of sum: Totals, to stated: Totals) -> Totals {
    guard self != Totals() else { return self }
    let stated = stated.stated(insteadOf: sum)
    func fit(_ left: Int64, of sum: Int64, to stated: Int64, unit: Int64) -> Int64 {
      if stated >= sum { return left + (stated - sum) }
      // A double is exact enough, since the parts are whole millimeters or milliseconds of it.
      let steps = unit / 1000
      return Int64((Double(left) / Double(sum) * Double(stated) / Double(steps)).rounded()) * steps
    }
    var rest = self
    rest.micrometers = fit(
      micrometers, of: sum.micrometers, to: stated.micrometers, unit: 1_000_000)
    rest.milliseconds = fit(
      milliseconds, of: sum.milliseconds, to: stated.milliseconds, unit: 1000)
    return rest
  }
}
