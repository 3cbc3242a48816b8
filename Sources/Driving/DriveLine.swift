import Guidance
import Faults
import Routes

/// A way, or what is left of one, in meters and seconds.
struct Way: Hashable, Sendable {
  var meters: Double
  var seconds: Double
}

/// A route as points, with the engine's meters and seconds of each step spread over them.
///
/// Remaining values agree with the cards where the steps sum up to their leg; what a leg has beyond
/// them, and stops such as for charging, has no place on the line.
struct DriveLine: Sendable {
  /// A leg, in meters and seconds from the start of the route.
  struct Span: Hashable, Sendable {
    var meters: ClosedRange<Double>
    var seconds: ClosedRange<Double>
    var nodes: ClosedRange<Int>
    var cards: Range<Int>
  }

  /// At least two points.
  private(set) var places: [SpherePoint] = []
  /// From the start to each point; never decreases.
  private(set) var meters: [Double] = []
  private(set) var seconds: [Double] = []
  /// For the way after each point, so one less than points.
  private(set) var congestion: [Congestion.Level] = []
  /// The traffic before each point; empty if unknown.
  private(set) var traffic: [Congestion] = []
  /// For each segment, the one that gives its heading: itself or, without length, the next with a
  /// length, else the last.
  private var headings: [Int] = []
  private(set) var legs: [Span] = []
  /// The maneuvers, from the start of the route.
  private(set) var marks: [Way] = []
  private(set) var hasAssumedTimes = false
  /// Whether the places are known; else all are the same, and only meters and seconds count.
  let hasPlaces: Bool

  /// The speed if no time is known: 50 km/h, in meters per second.
  private static let assumedSpeed = 50 / 3.6

  /// Throws `badPlace`, and if it needs places, `noLine` without any and `onePlace` if a way with
  /// length has one.
  init(_ route: Route, needsPlaces: Bool = true) throws(Fault) {
    let hasLines = route.legs.contains {
      !$0.approachLine.isEmpty || $0.steps.contains { !$0.line.isEmpty }
    }
    hasPlaces =
      needsPlaces || hasLines
      || route.legs.contains { $0.steps.contains { $0.maneuver.location != nil } }
    if !hasPlaces {
      (places, meters, seconds) = ([SpherePoint(Coordinate(latitude: 0, longitude: 0))], [0], [0])
    }
    for leg in route.legs {
      try add(try LegLine(leg, after: places.last, hasLines: hasLines))
    }
    guard let first = places.first else { throw .noLine }
    if needsPlaces, length > 0, places.allSatisfy({ $0 == first }) { throw .onePlace }
    if places.count == 1 {
      push(first, meters[0], seconds[0], .unknown)
      if !legs.isEmpty { legs[legs.count - 1].nodes = legs[legs.count - 1].nodes.lowerBound...1 }
    }
    for leg in legs.indices where route.legs[leg].annotation.congestion.isEmpty {
      addTraffic(route.objects.filter { $0.kind == .congestion && $0.leg == leg }, leg)
    }
    sumTraffic()
    findHeadings()
  }

  var length: Double { meters.last ?? 0 }

  private mutating func add(_ leg: LegLine) throws(Fault) {
    let start = Way(meters: length, seconds: seconds.last ?? 0)
    let firstCard = marks.count
    let firstNode = max(0, places.count - 1)
    if places.isEmpty, let first = leg.places.first {
      (places, meters, seconds) = ([first], [0], [0])
    }
    let (hasTimes, length) = (leg.hasTimes, leg.meters)
    var end = start
    for piece in leg.pieces {
      if piece.isStep { marks.append(end) }
      let duration: Double
      if hasTimes {
        duration = piece.seconds
      } else if leg.seconds > 0, length > 0 {
        duration = leg.seconds * piece.meters / length
      } else {
        duration = piece.meters / Self.assumedSpeed
        if piece.meters > 0 { hasAssumedTimes = true }
      }
      append(piece, of: leg, from: end, duration: duration)
      end = Way(meters: end.meters + piece.meters, seconds: end.seconds + duration)
      // The last point is at the engine's totals, without rounding noise.
      if !meters.isEmpty {
        meters[meters.count - 1] = end.meters
        seconds[seconds.count - 1] = end.seconds
      }
    }
    try Fault.check(meters: end.meters, seconds: end.seconds)
    legs.append(
      Span(
        meters: start.meters...max(start.meters, end.meters),
        seconds: start.seconds...max(start.seconds, end.seconds),
        nodes: firstNode...max(firstNode, places.count - 1), cards: firstCard..<marks.count))
  }

  private mutating func append(
    _ piece: LegLine.Piece, of leg: LegLine, from start: Way, duration: Double
  ) {
    let range = piece.segments
    if range.isEmpty {
      guard piece.meters > 0 || duration > 0, let place = places.last else { return }
      // The vehicle waits, or the way is unknown.
      push(place, start.meters + piece.meters, start.seconds + duration, .unknown)
      return
    }
    let whole = leg.lengths[range].reduce(0, +)
    let heavy = leg.weights[range].reduce(0, +)
    var (way, weight) = (0.0, 0.0)
    for segment in range {
      way += leg.lengths[segment]
      weight += leg.weights[segment]
      let share = whole > 0 ? way / whole : 1
      let timeShare = heavy > 0 ? weight / heavy : share
      push(
        leg.places[segment + 1], start.meters + piece.meters * share,
        start.seconds + duration * timeShare, leg.congestion[segment])
    }
  }

  private mutating func push(
    _ place: SpherePoint, _ way: Double, _ time: Double, _ level: Congestion.Level
  ) {
    congestion.append(level)
    places.append(place)
    meters.append(max(way, meters.last ?? 0))
    seconds.append(max(time, seconds.last ?? 0))
  }

  /// Assigns stretches of congestion to the segments with their middle on them; the rest of the leg
  /// flows.
  private mutating func addTraffic(_ objects: [RouteObject], _ leg: Int) {
    guard !objects.isEmpty else { return }
    for segment in legs[leg].nodes.lowerBound..<legs[leg].nodes.upperBound {
      congestion[segment] = .low
    }
    for object in objects {
      guard let start = object.start, let end = object.end else { continue }
      let level = Congestion.Level(word: object.text(.level))
      var segment = meters.partitioningIndex { $0 > start } - 1
      while segment < congestion.count, meters[max(0, segment)] < end {
        defer { segment += 1 }
        guard segment >= 0 else { continue }
        let middle = (meters[segment] + meters[segment + 1]) / 2
        if middle >= start, middle <= end { congestion[segment] = level }
      }
    }
  }

  private mutating func sumTraffic() {
    guard congestion.contains(where: { $0 != .unknown }) else { return }
    var sum = Congestion()
    traffic = [sum]
    traffic.reserveCapacity(places.count)
    for index in congestion.indices {
      sum.add(congestion[index], meters: meters[index + 1] - meters[index])
      traffic.append(sum)
    }
  }

  private mutating func findHeadings() {
    let segments = 0..<places.count - 1
    var next = segments.last { places[$0] != places[$0 + 1] } ?? 0
    headings = Array(segments)
    for segment in segments.reversed() {
      if places[segment] != places[segment + 1] { next = segment }
      headings[segment] = next
    }
  }

  func course(at segment: Int) -> Double? {
    places[headings[segment]].course(to: places[headings[segment] + 1])
  }

  /// The leg of a segment, else the first leg.
  func leg(at segment: Int) -> Span {
    legs.first { $0.nodes.upperBound > segment } ?? legs[0]
  }

  /// When the plan leaves the start of a leg where it stands for a second or more; nil if it goes on
  /// at once.
  func departure(of leg: Int) -> Double? {
    let start = legs[leg].nodes.lowerBound
    guard start + 1 < places.count, meters[start + 1] == meters[start],
      seconds[start + 1] - seconds[start] >= 1
    else { return nil }
    return seconds[start + 1]
  }

  func seconds(at share: Double, of segment: Int) -> Double {
    share >= 1
      ? seconds[segment + 1]
      : seconds[segment] + (seconds[segment + 1] - seconds[segment]) * share
  }

  /// The segment at a distance from the start.
  func segment(atMeters way: Double) -> Int {
    max(0, min(congestion.count, meters.partitioningIndex { $0 > way }) - 1)
  }

  /// The planned time at a distance from the start.
  func seconds(atMeters way: Double) -> Double { seconds.value(at: way, of: meters) }

  /// The distance from the start at a planned time.
  func meters(atSeconds time: Double) -> Double { meters.value(at: time, of: seconds) }
}

struct Match: Hashable, Sendable {
  var segment: Int
  var share: Double
  var meters: Double
  /// From the place to the line, in meters; nil if the place is behind the one before.
  var gap: Double?
}

extension DriveLine {
  /// A larger difference between heading and line excludes a match, in degrees.
  private static let turn = 100.0
  /// The cost of a meter from the expected position, in meters of distance from the line.
  private static let expectation = 0.1

  /// The best position from `start` up to `reach` meters, near and at about `expected` meters.
  ///
  /// The line has the heading `course` there, or at most `lag` meters before.
  func match(
    _ place: SpherePoint, course: Double?, lag: Double = 0, gate: Double, from start: Match? = nil,
    within segments: Range<Int>, reach: Double = .infinity, expected: Double? = nil
  ) -> Match? {
    var best: (match: Match, cost: Double)?
    for segment in segments {
      if meters[segment] > reach { break }
      let (from, to) = (places[segment], places[segment + 1])
      var share = place.share(from: from, to: to)
      var isHeld = false
      if let start, start.segment == segment, share <= start.share {
        share = start.share
        isHeld = true
      }
      let gap = from.toward(to, share: share).distance(to: place)
      guard gap <= gate else { continue }
      let way = meters[segment] + (meters[segment + 1] - meters[segment]) * share
      // A standing vehicle has no heading; one that moves against the line is not on it.
      if let course, !(isHeld && gap < gate / 4), !leads(course, to: segment, after: way - lag) {
        continue
      }
      let cost = gap + (expected.map { (way - $0).magnitude * Self.expectation } ?? 0)
      if best.map({ cost < $0.cost }) ?? true {
        best = (Match(segment: segment, share: share, meters: way, gap: isHeld ? nil : gap), cost)
      }
    }
    return best?.match
  }

  /// Whether a heading is about that of a segment, or of one before it that ends after some meters.
  private func leads(_ course: Double, to segment: Int, after start: Double) -> Bool {
    (0...segment).reversed().lazy.prefix { $0 == segment || meters[$0 + 1] > start }.contains {
      let own = places[$0].course(to: places[$0 + 1]) ?? ($0 == segment ? course : course + 180)
      return (course - own).remainder(dividingBy: 360).magnitude <= Self.turn
    }
  }

  func distance(to place: SpherePoint) -> Double {
    zip(places, places.dropFirst()).map { from, to in
      from.toward(to, share: place.share(from: from, to: to)).distance(to: place)
    }.min() ?? .infinity
  }
}
