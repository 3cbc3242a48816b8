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

  /// The heading in which the line reaches a point, in whole degrees from 0 to 359.
  ///
  /// Measured over 10 meters; `nil` at the start.
  package func bearing(before index: Int) -> Double? { Polyline(points).bearing(before: index) }

  /// The heading in which the line leaves a point; `nil` at the end.
  package func bearing(after index: Int) -> Double? { Polyline(points).bearing(after: index) }
}

extension Route {
  /// The line of the route, joined again on each access.
  public var geometry: RouteGeometry { RouteGeometry(self) }
}
