import Routes

/// Decreases a rounded value at once, but increases it only if a slightly smaller exact value would
/// round up too, to avoid flicker at a boundary.
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

  /// The value increases only if it also would with this many meters, or this share, less.
  private static let margin = (meters: 5.0, share: 0.02)

  mutating func show(
    _ meters: Double, in system: UnitSystem
  ) throws(GuidanceError) -> DistanceEstimate {
    // Less than a centimeter counts as arrived.
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

  /// Minutes increase only if they also would with this many seconds less.
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
