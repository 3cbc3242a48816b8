import Routes

/// A rounded value as it is shown over time: it follows the way down at once, and goes up only when
/// something less than it would go up too, so that it does not flicker on a boundary.
private struct Steady<Value: Sendable> {
  private var shown: Value?

  mutating func show(_ value: Value, _ less: Value, by size: KeyPath<Value, Int>) -> Value {
    if let shown, shown[keyPath: size] < value[keyPath: size],
      less[keyPath: size] <= shown[keyPath: size]
    {
      return shown
    }
    shown = value
    return value
  }
}

struct SteadyDistance {
  private var steady = Steady<RoundedDistance>()
  private var isAtPlace = false

  /// A rounded value goes up when it still would with this many meters less, or as large a share.
  private static let margin = (meters: 5.0, share: 0.02)

  mutating func show(
    _ meters: Double, in system: UnitSystem
  ) throws(GuidanceError) -> DistanceEstimate {
    // Below a centimeter one is there.
    let exact = (max(0, meters) * 100).rounded() / 100
    let reduced = max(0, exact - max(Self.margin.meters, exact * Self.margin.share))
    isAtPlace = exact == 0 || (isAtPlace && reduced == 0)
    if isAtPlace { return DistanceEstimate(meters: exact, rounded: nil) }
    let rounded = try RoundedDistance(meters: exact, in: system)
    let less = try RoundedDistance(meters: reduced, in: system)
    return DistanceEstimate(meters: exact, rounded: steady.show(rounded, less, by: \.length))
  }
}

struct SteadyTime {
  private var steady = Steady<RoundedTime>()

  /// Minutes go up when they still would with this many seconds less.
  private static let margin = 15.0

  mutating func show(_ seconds: Double) throws(GuidanceError) -> TimeEstimate {
    let exact = (max(0, seconds) * 1000).rounded() / 1000
    guard exact > 0 else { return TimeEstimate(seconds: 0, rounded: nil) }
    let rounded = try RoundedTime(seconds: exact)
    let less = try RoundedTime(seconds: max(0, exact - Self.margin))
    return TimeEstimate(seconds: exact, rounded: steady.show(rounded, less, by: \.minutes))
  }
}

struct SteadyEstimate {
  private var distance = SteadyDistance()
  private var time = SteadyTime()

  mutating func show(
    meters: Double, seconds: Double, in system: UnitSystem
  ) throws(GuidanceError) -> TravelEstimate {
    TravelEstimate(
      distance: try distance.show(meters, in: system), time: try time.show(seconds))
  }
}

/// The minute of arrival as it is shown over time: another one only when it is clearly another.
struct SteadyArrival {
  private var shown: CivilTime?

  /// By how many milliseconds a time must lie outside the minute that is shown.
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
  /// The length shown, in micrometers: a hundredth of any unit is a whole number of them.
  var length: Int { hundredths * (unit.micrometers / 100) }
}
