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
      let known = ranges.compactMap { $0 }
      legs.append(known.first.map { $0.lowerBound...(known.last ?? $0).upperBound })
    }
  }

  /// Appends a line; one with places that do not exist counts as unknown.
  private mutating func append(_ line: [Coordinate], _ meters: Double) -> ClosedRange<Int>? {
    guard let first = line.first, line.allSatisfy({ $0.isOnEarth }) else {
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
        let distances = [Coordinate](points[range]).distances
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
    let part = [Coordinate](
      points[first...min(range.upperBound, index + 500, points.count - 1)])
    let place = index - first
    func heading(_ degrees: Double?, _ end: Int) -> (degrees: Double, isLong: Bool)? {
      degrees.map { ($0, part.isLong(from: place, to: end)) }
    }
    return (
      heading(part.bearing(before: place), 0),
      heading(part.bearing(after: place), part.count - 1)
    )
  }
}

extension Route {
  /// The line of the route, joined again on each access.
  public var geometry: RouteGeometry { RouteGeometry(self) }
}

extension RouteGeometry {
  /// The west, south, east and north edges of some points, in degrees.
  ///
  /// West is greater than east if the line crosses the date line (RFC 7946, section 5.2).
  public func bounds(of range: ClosedRange<Int>) -> [Double] {
    var east = points[range.lowerBound].longitude
    var edges = (west: east, south: 90.0, east: east, north: -90.0)
    for point in points[range] {
      // Goes on beyond 180 degrees where the line crosses the date line.
      let turn = (point.longitude - east).truncatingRemainder(dividingBy: 360)
      east += turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
      edges = (
        min(edges.west, east), min(edges.south, point.latitude), max(edges.east, east),
        max(edges.north, point.latitude)
      )
    }
    func wrapped(_ longitude: Double) -> Double {
      Coordinate(latitude: 0, longitude: longitude).wrapped.longitude
    }
    return [wrapped(edges.west), edges.south, wrapped(edges.east), edges.north]
  }
}

extension RouteGeometry {
  /// Some points as lines with longitudes of -180 to 180, cut where they cross the date line.
  ///
  /// As RFC 7946, section 3.1.9, asks; coordinates are rounded to 7 decimals, about a centimeter.
  package func lines(of range: ClosedRange<Int>) -> [[Coordinate]] {
    var lines: [[Coordinate]] = [[]]
    var last: Coordinate?
    for point in points[range] {
      let here = point.wrapped
      if let last, (here.longitude - last.longitude).magnitude > 180 {
        let edge = here.longitude < last.longitude ? 180.0 : -180
        let far = Coordinate(
          latitude: here.latitude, longitude: here.longitude + (edge < 0 ? -360 : 360))
        let way = far.longitude - last.longitude
        let cut = last.toward(far, share: way == 0 ? 0 : (edge - last.longitude) / way)
        lines[lines.count - 1].append(Coordinate(latitude: cut.latitude, longitude: edge).rounded)
        lines.append([Coordinate(latitude: cut.latitude, longitude: -edge).rounded])
      }
      lines[lines.count - 1].append(here.rounded)
      last = here
    }
    return lines
  }
}

extension Coordinate {
  /// The same place in 7 decimals of a degree.
  package var rounded: Coordinate {
    func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 + 0 }
    return Coordinate(latitude: rounded(latitude), longitude: rounded(longitude))
  }
}

extension RouteGeometry {
  /// Some points in Google's encoding with six decimal places, as Valhalla and OSRM write it.
  public func polyline6(of range: ClosedRange<Int>) -> String {
    var bytes: [UInt8] = []
    var last = (latitude: 0, longitude: 0)
    for point in points[range] {
      // Places exist, so that the numbers are small.
      let next = (
        latitude: Int((point.latitude * 1e6).rounded()),
        longitude: Int((point.longitude * 1e6).rounded())
      )
      Self.append(next.latitude - last.latitude, to: &bytes)
      Self.append(next.longitude - last.longitude, to: &bytes)
      last = next
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends groups of five bits, the low ones first; the lowest bit is the sign.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var bits = number < 0 ? ~(number << 1) : number << 1
    while bits >= 32 {
      bytes.append(UInt8(bits & 31 | 32) + 63)
      bits >>= 5
    }
    bytes.append(UInt8(bits) + 63)
  }
}
