import Routes
import Faults

/// The line of a leg, cut at its maneuvers, with facts about its segments.
struct LegLine {
  /// The way to the first maneuver, or between two maneuvers.
  struct Piece {
    /// Segment n leads from point n to the next.
    var segments: Range<Int>
    var meters: Double
    var seconds: Double
    var isStep: Bool
  }

  /// The points; adjacent ones differ.
  private(set) var places: [SpherePoint] = []
  private(set) var lengths: [Double] = []
  /// The relative times of the segments in their piece; all 0 if unknown.
  private(set) var weights: [Double] = []
  private(set) var facts: [DriveLine.Facts] = []
  private(set) var pieces: [Piece] = []
  let seconds: Double
  var meters: Double { pieces.reduce(0) { $0 + $1.meters } }
  var hasTimes: Bool { pieces.contains { $0.seconds > 0 } }

  /// Lays out a leg; if no leg has a line, joins the maneuvers by straight ones.
  init(_ leg: Leg, after last: SpherePoint?, hasLines: Bool) throws(Fault) {
    seconds = leg.duration
    if let last { places = [last] }
    if leg.steps.isEmpty {
      try append(leg.approachLine, meters: leg.distance, seconds: leg.duration, isStep: false)
    } else if leg.approachDistance > 0 || leg.approachDuration > 0 || leg.approachLine.count > 1 {
      try append(
        leg.approachLine + Self.start(of: leg.steps[0], hasLines),
        meters: leg.approachDistance, seconds: leg.approachDuration, isStep: false)
    }
    for (index, step) in leg.steps.enumerated() {
      let next = index + 1 < leg.steps.count ? Self.start(of: leg.steps[index + 1], hasLines) : []
      let own = step.line.isEmpty ? Self.start(of: step, hasLines) : step.line
      try append(own + next, meters: step.distance, seconds: step.duration, isStep: true)
    }
    addFacts(leg.annotation)
  }

  private static func start(of step: Step, _ hasLines: Bool) -> [Coordinate] {
    if let first = step.line.first { return [first] }
    return hasLines ? [] : step.maneuver.location.map { [$0] } ?? []
  }

  private mutating func append(
    _ line: [Coordinate], meters: Double, seconds: Double, isStep: Bool
  ) throws(Fault) {
    let first = max(0, places.count - 1)
    var previous: Coordinate?
    for point in line where point != previous {
      previous = point
      // Lines across the antimeridian may continue beyond 180 degrees.
      guard point.latitude.magnitude <= 90, point.longitude.magnitude <= 540 else {
        throw .badPlace(latitude: point.latitude, longitude: point.longitude)
      }
      let place = SpherePoint(point)
      guard place != places.last else { continue }
      if let last = places.last { lengths.append(last.distance(to: place)) }
      places.append(place)
    }
    pieces.append(
      Piece(
        segments: first..<max(first, places.count - 1), meters: meters, seconds: seconds,
        isStep: isStep))
  }

  /// Assigns the engine's facts to segments: one to one if they are as many, else by length.
  private mutating func addFacts(_ annotation: Annotation) {
    facts = lengths.map { _ in DriveLine.Facts() }
    weights = lengths.map { _ in 0 }
    let count = max(
      annotation.distances.count, annotation.durations.count, annotation.congestion.count)
    guard count > 0, !lengths.isEmpty else { return }
    let owners: [Int]
    if count == lengths.count {
      owners = Array(lengths.indices)
      if annotation.durations.count == count { weights = annotation.durations.map { max(0, $0) } }
    } else {
      guard let found = self.owners(count, annotation.distances) else { return }
      owners = found
      if annotation.durations.count == count, annotation.distances.count == count {
        weights = zip(lengths, owners).map { length, owner in
          let way = annotation.distances[owner]
          return way > 0 ? length / way * max(0, annotation.durations[owner]) : 0
        }
      }
    }
    if weights.contains(where: { !$0.isFinite }) { weights = lengths.map { _ in 0 } }
    facts = owners.map { owner in
      DriveLine.Facts(
        congestion: Congestion.Level(
          word: owner < annotation.congestion.count ? annotation.congestion[owner] : nil))
    }
  }

  /// For each segment, the engine's segment at its midpoint; nil if the engine's have no lengths.
  private func owners(_ count: Int, _ distances: [Double]) -> [Int]? {
    let theirs = distances.reduce(0, +)
    let ours = lengths.reduce(0, +)
    guard distances.count == count, theirs > 0, theirs.isFinite else { return nil }
    var result: [Int] = []
    var owner = 0
    var end = distances[0]
    var start = 0.0
    for length in lengths {
      let middle = (start + length / 2) / ours * theirs
      while owner + 1 < count, end < middle {
        owner += 1
        end += distances[owner]
      }
      result.append(owner)
      start += length
    }
    return result
  }
}
