import Guidance
import Faults
import Routes

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
  private(set) var congestion: [Congestion.Level] = []
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
      guard point.isOnEarth else {
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
    congestion = lengths.map { _ in .unknown }
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
    congestion = owners.map { owner in
      owner < annotation.congestion.count ? annotation.congestion[owner] : .unknown
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

/// A point on a spherical Earth as a unit vector (n-vector); poles are no special case.
struct SpherePoint: Hashable {
  /// The Earth's mean radius, in meters (IUGG).
  static let radius = 6_371_008.8

  /// Toward 0° N 0° E.
  var x: Double
  /// Toward 0° N 90° E.
  var y: Double
  /// Toward the north pole.
  var z: Double
}

extension SpherePoint {
  init(_ place: Coordinate) {
    let level = Directions.cosine(degrees: place.latitude)
    self.init(
      x: level * Directions.cosine(degrees: place.longitude),
      y: level * Directions.sine(degrees: place.longitude),
      z: Directions.sine(degrees: place.latitude))
  }

  /// Rounded to 7 decimals, about a centimeter.
  var coordinate: Coordinate {
    func angle(_ east: Double, _ north: Double) -> Double {
      (Directions.heading(east: east, north: north) * 10_000_000).rounded() / 10_000_000
    }
    let longitude = angle(y, x)
    return Coordinate(
      latitude: angle(z, (x * x + y * y).squareRoot()),
      longitude: longitude == -180 ? 180 : longitude + 0)
  }

  func dot(_ other: SpherePoint) -> Double { x * other.x + y * other.y + z * other.z }

  func distance(to other: SpherePoint) -> Double {
    let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
    let chord = (dx * dx + dy * dy + dz * dz).squareRoot()
    return Self.radius * Directions.angle(sine: min(1, chord / 2)) * .pi / 90
  }

  /// Divides the chord at a share, 0 to 1; for 100 km its error is less than 1 in 10,000.
  func toward(_ other: SpherePoint, share: Double) -> SpherePoint {
    if share <= 0 { return self }
    if share >= 1 { return other }
    let point = SpherePoint(
      x: x + (other.x - x) * share, y: y + (other.y - y) * share, z: z + (other.z - z) * share)
    let length = point.dot(point).squareRoot()
    // Halfway to the antipode, all directions are equal.
    guard length > 1e-9 else { return self }
    return SpherePoint(x: point.x / length, y: point.y / length, z: point.z / length)
  }

  /// The share of the way from one point to another that is nearest to this point.
  func share(from start: SpherePoint, to end: SpherePoint) -> Double {
    let (dx, dy, dz) = (end.x - start.x, end.y - start.y, end.z - start.z)
    let square = dx * dx + dy * dy + dz * dz
    guard square > 0 else { return 0 }
    let along = (x - start.x) * dx + (y - start.y) * dy + (z - start.z) * dz
    return min(1, max(0, along / square))
  }

  /// Degrees clockwise from north in tenths, 0 up to 360; nil if the points are equal.
  func course(to other: SpherePoint) -> Double? {
    guard other != self else { return nil }
    let level = (x * x + y * y).squareRoot()
    // At a pole every way follows a meridian; assumes that of Greenwich.
    let (east, north) =
      level > 1e-12
      ? (
        (x * other.y - y * other.x) / level,
        level * other.z - z * (x * other.x + y * other.y) / level
      )
      : (other.y, -z * other.x)
    guard east != 0 || north != 0 else { return nil }
    let tenths = (Directions.heading(east: east, north: north) * 10).rounded()
    let turned = tenths < 0 ? tenths + 3600 : tenths
    return (turned >= 3600 ? 0 : turned + 0) / 10
  }
}
