import Routes
import Faults

/// Decreases rounded values at once, but increases them only if slightly smaller exact values would
/// round up too, to avoid flicker at a boundary.
struct SteadyEstimate {
  private var shownDistance: RoundedDistance?
  private var shownTime: RoundedTime?
  private var isAtPlace = false

  /// A distance increases only if it also would with this many meters, or this share, less.
  private static let margin = (meters: 5.0, share: 0.02)
  /// Minutes increase only if they also would with this many seconds less.
  private static let secondsMargin = 15.0

  mutating func show(
    meters: Double, seconds: Double, in system: UnitSystem
  ) throws(Fault) -> TravelEstimate {
    TravelEstimate(distance: try show(meters, in: system), time: try show(seconds))
  }

  private mutating func show(
    _ meters: Double, in system: UnitSystem
  ) throws(Fault) -> DistanceEstimate {
    // Less than a centimeter counts as arrived.
    let exact = (max(0, meters) * 100).rounded() / 100
    let reduced = max(0, exact - max(Self.margin.meters, exact * Self.margin.share))
    isAtPlace = exact == 0 || (isAtPlace && reduced == 0)
    if isAtPlace { return DistanceEstimate(meters: exact, rounded: nil) }
    let rounded = try RoundedDistance(meters: exact, in: system)
    let less = try RoundedDistance(meters: reduced, in: system)
    shownDistance = Self.steady(shownDistance, rounded, less, by: \.length)
    return DistanceEstimate(meters: exact, rounded: shownDistance)
  }

  private mutating func show(_ seconds: Double) throws(Fault) -> TimeEstimate {
    let exact = (max(0, seconds) * 1000).rounded() / 1000
    guard exact > 0 else { return TimeEstimate(seconds: 0, rounded: nil) }
    let rounded = try RoundedTime(seconds: exact)
    let less = try RoundedTime(seconds: max(0, exact - Self.secondsMargin))
    shownTime = Self.steady(shownTime, rounded, less, by: \.minutes)
    return TimeEstimate(seconds: exact, rounded: shownTime)
  }

  private static func steady<Value>(
    _ shown: Value?, _ value: Value, _ less: Value, by size: KeyPath<Value, Int>
  ) -> Value {
    guard let shown else { return value }
    let mayStay = shown[keyPath: size] < value[keyPath: size]
    return mayStay && less[keyPath: size] <= shown[keyPath: size] ? shown : value
  }
}

/// The minute of arrival; changes only if the new time is clearly outside it.
struct SteadyArrival {
  private var shown: CivilTime?

  /// The margin around the shown minute, in milliseconds.
  private static let margin = 10_000

  mutating func show(_ time: CivilTime) -> CivilTime {
    if let shown, shown.offset == time.offset {
      let minute = shown.milliseconds - (shown.milliseconds % 60_000 + 60_000) % 60_000
      let past = time.milliseconds - minute
      if past >= -Self.margin, past < 60_000 + Self.margin { return shown }
    }
    shown = time
    return time
  }
}

extension RoundedDistance {
  /// In micrometers, exact since a hundredth of any unit is a whole number of them.
  var length: Int { hundredths * (unit.micrometers / 100) }
}
