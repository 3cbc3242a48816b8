/// The line of a whole route, joined from those of its legs and steps.
public struct RouteGeometry: Sendable {
  /// The points in order of travel; empty if the engine sent no line.
  public private(set) var points: [Coordinate] = []
  /// For each leg the range of its points, as indices of `points`; `nil` for a leg without a line.
  public private(set) var legs: [ClosedRange<Int>?] = []
  /// For each leg and step the range of its points; `nil` for a step without a line.
  public private(set) var steps: [[ClosedRange<Int>?]] = []
  /// The parts between two maneuvers, with the engine's length in meters.
  private var pieces: [(range: ClosedRange<Int>?, meters: Double)] = []

  /// Joins the lines of a route.
  public init(_ route: Route) {
    for leg in route.legs {
      let isBare = leg.steps.isEmpty
      var ranges = [append(leg.approachLine, isBare ? leg.distance : leg.approachDistance)]
      for step in leg.steps { ranges.append(append(step.line, step.distance)) }
      steps.append([ClosedRange<Int>?](ranges.dropFirst()))
      let known = ranges.compactMap(\.self)
      legs.append(known.first.map { $0.lowerBound...(known.last ?? $0).upperBound })
    }
  }

  /// Appends a line; one with places that do not exist counts as unknown.
  private mutating func append(_ line: [Coordinate], _ meters: Double) -> ClosedRange<Int>? {
    guard let first = line.first, line.allSatisfy(\.isOnEarth) else {
      pieces.append((nil, meters))
      return nil
    }
    let isJoined = points.last == first
    // An arrival often has a line of two equal points.
    if isJoined, line.allSatisfy({ $0 == first }) {
      pieces.append((points.count - 1...points.count - 1, meters))
      return points.count - 1...points.count - 1
    }
    let start = isJoined ? points.count - 1 : points.count
    points += isJoined ? line.dropFirst() : line[...]
    pieces.append((start...points.count - 1, meters))
    return start...points.count - 1
  }

  /// The distance of each point from the start, in meters; never decreases.
  ///
  /// Spreads the engine's length of each step over its line, so that it agrees with the cards.
  package var meters: [Double] {
    var meters: [Double] = []
    meters.reserveCapacity(points.count)
    var passed = 0.0
    for piece in pieces {
      if let range = piece.range {
        // The first point of a later piece is the last one of the piece before.
        let line = Polyline([Coordinate](points[range]))
        let distances = line.distances
        let length = distances.last ?? 0
        for distance in distances.dropFirst(meters.count - range.lowerBound) {
          meters.append(passed + (length > 0 ? distance / length * piece.meters : 0))
        }
      }
      passed += piece.meters
    }
    return meters
  }

  /// The headings in which the line reaches and leaves a point between two others, in whole degrees
  /// from 0 to 359, and whether each is measured over 10 meters.
  ///
  /// They end at the other points, so that they are those of one junction.
  package func headings(
    at index: Int, within range: ClosedRange<Int>
  ) -> (before: (degrees: Double, isLong: Bool)?, after: (degrees: Double, isLong: Bool)?) {
    let start = max(0, range.lowerBound)
    guard start <= index, index < points.count else { return (nil, nil) }
    // No heading takes more than 500 points.
    let first = max(start, index - 500)
    let part = Polyline(
      [Coordinate](points[first...min(range.upperBound, index + 500, points.count - 1)]))
    let place = index - first
    func heading(_ degrees: Double?, _ end: Int) -> (degrees: Double, isLong: Bool)? {
      degrees.map { ($0, part.isLong(from: place, to: end)) }
    }
    return (
      heading(part.bearing(before: place), 0),
      heading(part.bearing(after: place), part.points.count - 1)
    )
  }
}

extension Route {
  /// The line of the route, joined again on each access.
  public var geometry: RouteGeometry { RouteGeometry(self) }
}
