import Guidance
import Faults
public import Routes

/// The data of a bar of the whole trip: progress and dense traffic.
public struct TripProgress: Hashable, Sendable {
  /// A stretch of equal traffic, as shares of the route from 0 to 1 in hundredths.
  public struct Segment: Hashable, Sendable {
    /// Its ends.
    public var start, end: Double
    /// The traffic on it.
    public var congestion: Congestion.Level
  }

  /// The passed share of the route, from 0 to 1 in thousandths.
  public var elapsed: Double
  /// The traffic from start to end without gaps; empty if unknown.
  public var segments: [Segment]
}

extension TripProgress {
  /// The cells of the bar; each shows the traffic on most of its stretch.
  private static let cells = 100

  /// The traffic from so many meters after the start of a line to its end.
  static func segments(of line: DriveLine, from origin: Double = 0) -> [Segment] {
    let length = line.length - origin
    guard !line.traffic.isEmpty, length > 0 else { return [] }
    func cell(at meters: Double) -> Double { max(0, meters - origin) / length * Double(cells) }
    var sums = [[Congestion.Level: Double]](repeating: [:], count: cells)
    for (index, level) in line.congestion.enumerated() {
      let (start, end) = (cell(at: line.meters[index]), cell(at: line.meters[index + 1]))
      var cell = min(cells - 1, Int(start))
      while cell < cells, Double(cell) < end {
        let share = min(end, Double(cell + 1)) - max(start, Double(cell))
        if share > 0 { sums[cell][level, default: 0] += share }
        cell += 1
      }
    }
    var result: [Segment] = []
    for (cell, sum) in sums.enumerated() {
      // Prefers the denser one of two equal lengths.
      let most =
        Congestion.Level.allCases.reversed().max { sum[$0] ?? 0 < sum[$1] ?? 0 } ?? .unknown
      let end = Double(cell + 1) / Double(cells)
      if let last = result.last, last.congestion == most {
        result[result.count - 1].end = end
      } else {
        result.append(Segment(start: Double(cell) / Double(cells), end: end, congestion: most))
      }
    }
    return result
  }

  static func share(_ meters: Double, of length: Double) -> Double {
    guard length > 0 else { return 1 }
    return (min(1, max(0, meters / length)) * 1000).rounded(.down) / 1000
  }
}

extension DriveLine {
  /// The delay by traffic from a position to a later point; nil if too little is known, and where no
  /// way is left.
  func delay(from fix: DriveFix, to node: Int) -> DelayCategory? {
    guard !traffic.isEmpty else { return nil }
    var passed = traffic[fix.segment]
    passed.add(congestion[fix.segment], meters: fix.meters - meters[fix.segment])
    let rest = traffic[node].without(passed)
    return rest == Congestion() ? nil : DelayCategory(rest)
  }
}

/// Changes a delay by one category at a time, each held for a while, so that the color of the time
/// never jumps from green to red.
struct SteadyDelay {
  private var shown: DelayCategory?
  private var since = 0

  /// How long a category is shown at least, in milliseconds.
  private static let hold = 10_000

  /// What is shown at a time in milliseconds; unknown delays come and go at once.
  mutating func show(_ delay: DelayCategory?, at milliseconds: Int) -> DelayCategory? {
    guard delay != shown else { return shown }
    let categories = DelayCategory.allCases
    guard let old = shown.flatMap(categories.firstIndex),
      let new = delay.flatMap(categories.firstIndex)
    else {
      (shown, since) = (delay, milliseconds)
      return shown
    }
    guard milliseconds - since >= Self.hold else { return shown }
    (shown, since) = (categories[old + (new - old).signum()], milliseconds)
    return shown
  }
}

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

  mutating func show(_ way: Way, in system: UnitSystem) throws(Fault) -> TravelEstimate {
    TravelEstimate(distance: try show(way.meters, in: system), time: try show(way.seconds))
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
    shownDistance = Self.steady(shownDistance, rounded, less) { $0.meters }
    return DistanceEstimate(meters: exact, rounded: shownDistance)
  }

  private mutating func show(_ seconds: Double) throws(Fault) -> TimeEstimate {
    let exact = (max(0, seconds) * 1000).rounded() / 1000
    guard exact > 0 else { return TimeEstimate(seconds: 0, rounded: nil) }
    let rounded = try RoundedTime(seconds: exact)
    let less = try RoundedTime(seconds: max(0, exact - Self.secondsMargin))
    shownTime = Self.steady(shownTime, rounded, less) { $0.minutes }
    return TimeEstimate(seconds: exact, rounded: shownTime)
  }

  private static func steady<Value>(
    _ shown: Value?, _ value: Value, _ less: Value, by size: (Value) -> some Comparable
  ) -> Value {
    guard let shown else { return value }
    return size(shown) < size(value) && size(less) <= size(shown) ? shown : value
  }
}

/// The minute of arrival; changes only if the new time is clearly outside it.
struct SteadyArrival {
  private var shown: CivilTime?

  /// The margin around the shown minute, in milliseconds.
  private static let margin: Int64 = 10_000

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
