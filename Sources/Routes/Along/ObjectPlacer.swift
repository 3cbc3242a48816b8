import Faults

/// Finds the places of sent objects on the line of their route.
struct ObjectPlacer {
  let geometry: RouteGeometry
  private let meters: [Double]
  private let legMeters: [Double]
  private let stepMeters: [[Double]]
  /// Sent objects of a step are in order, so that each search goes on where the last one ended.
  private var found = (leg: -1, step: -1, segment: 0)
  /// The box around the points of each block of segments, and the next one.
  private let blocks: [CoordinateBox]
  private static let blockLength = 64
  /// The number of segments that may still be searched, so that no response takes minutes.
  private var budget = 10_000_000

  /// A place on the line: on the way from a point to the next one.
  private struct Spot {
    var segment: Int
    var meters: Double
    var coordinate: Coordinate
  }

  init(_ route: Route) {
    geometry = route.geometry
    meters = geometry.meters
    let points = geometry.points
    blocks = stride(from: 0, to: points.count, by: Self.blockLength).map {
      CoordinateBox(points[$0...min($0 + Self.blockLength, points.count - 1)])
    }
    var passed = 0.0
    var legs: [Double] = []
    var steps: [[Double]] = []
    for leg in route.legs {
      legs.append(passed)
      var way = passed + leg.approachDistance
      steps.append([])
      for step in leg.steps {
        steps[steps.count - 1].append(way)
        way += step.distance
      }
      passed = leg.steps.isEmpty ? passed + leg.distance : way
    }
    (legMeters, stepMeters) = (legs + [passed], steps)
  }

  /// Adds the object that was sent, or one on each leg that a stretch of the whole route covers.
  mutating func place(_ sentObject: SentObject, in objects: inout [RouteObject]) {
    let whole = object(sentObject)
    guard sentObject.leg == nil, let start = whole.start, let end = whole.end else {
      objects.append(whole)
      return
    }
    let count = objects.count
    for leg in whole.leg..<max(whole.leg, legMeters.count - 1) {
      let (from, to) = (max(start, legMeters[leg]), min(end, legMeters[leg + 1]))
      if legMeters[leg] >= end { break }
      // Lengths are sums, so that ends may differ by less than that.
      guard to - from > 0.01 else { continue }
      var piece = whole
      (piece.leg, piece.start, piece.end) = (leg, from, to)
      if let line = whole.line, let own = geometry.legs[leg] {
        let low = line.lowerBound.clamped(to: own)
        piece.line = low...line.upperBound.clamped(to: own)
        if from > start { piece.location = geometry.points[low] }
      }
      objects.append(piece)
    }
    if objects.count == count { objects.append(whole) }
  }

  private mutating func object(_ sentObject: SentObject) -> RouteObject {
    let first = spot(sentObject.start, of: sentObject)
    // The next one is after the start of this one, though not after its end.
    let next = found
    let last = sentObject.end.flatMap { spot($0, of: sentObject) }
    found = next
    var object = RouteObject(
      kind: sentObject.kind, leg: 0,
      start: first?.meters ?? way(to: sentObject.start, of: sentObject),
      location: first?.coordinate, facts: sentObject.facts, source: sentObject.source)
    if let start = object.start, let place = sentObject.end,
      let end = last?.meters ?? way(to: place, of: sentObject)
    {
      object.end = max(start, end)
    }
    if case .near(let place, _) = sentObject.start { object.location = place }
    if let place = object.location, !place.isOnEarth { object.location = nil }
    if let start = first?.segment, let end = last?.segment {
      object.line = start...max(start, end)
    }
    object.leg = sentObject.leg ?? leg(at: object.start ?? 0)
    return object
  }

  /// The last leg that begins before a place.
  private func leg(at way: Double) -> Int {
    max(0, legMeters.dropLast().partitioningIndex { $0 > way } - 1)
  }

  /// The way to a place of which the line is unknown, in meters.
  private func way(to place: SentObject.Place, of sentObject: SentObject) -> Double? {
    switch place {
    case .near(_, nil), .unknown: nil
    // About, which is good enough for a start, but not for a length.
    case .near(_, let step?):
      sentObject.start == place
        ? sentObject.leg.flatMap { stepMeters[ifAny: $0]?[ifAny: step] } : nil
    case .step(let step):
      sentObject.leg.flatMap { stepMeters[ifAny: $0]?[ifAny: step] ?? legMeters[ifAny: $0 + 1] }
    case .meters(let way):
      min(max(0, way) + (sentObject.leg.flatMap { legMeters[ifAny: $0] } ?? 0), legMeters.last ?? 0)
    case .point(.max): legMeters[ifAny: sentObject.leg.map { $0 + 1 } ?? legMeters.count - 1]
    case .point(let index): index <= 0 ? legMeters[ifAny: sentObject.leg ?? 0] : nil
    }
  }

  private mutating func spot(_ place: SentObject.Place, of sentObject: SentObject) -> Spot? {
    let whole = geometry.points.isEmpty ? nil : 0...geometry.points.count - 1
    let range = sentObject.leg.map { geometry.legs[ifAny: $0] ?? nil } ?? whole
    switch place {
    case .unknown: return nil
    case .point(let index):
      return range.map { spot(at: $0.lowerBound.addingClamped(index), in: $0) }
    case .step(let step):
      guard let range, let steps = sentObject.leg.flatMap({ geometry.steps[ifAny: $0] }) else {
        return nil
      }
      // After the last step comes the end of the leg.
      guard let own = step < steps.count ? steps[ifAny: step] ?? nil : range else { return nil }
      return spot(at: step < steps.count ? own.lowerBound : own.upperBound, in: range)
    case .meters(let way):
      let start = sentObject.leg.flatMap { legMeters[ifAny: $0] } ?? 0
      return spot(after: start + max(0, way))
    case .near(let coordinate, let step):
      guard let leg = sentObject.leg, let step else {
        return range.flatMap { nearest(to: coordinate, in: $0) }
      }
      guard let own = geometry.steps[ifAny: leg]?[ifAny: step] ?? nil else { return nil }
      let isSame = found.leg == leg && found.step == step
      let start = isSame ? found.segment.clamped(to: own) : own.lowerBound
      let spot = nearest(to: coordinate, in: start...own.upperBound, isOrdered: true)
      if let spot { found = (leg, step, spot.segment) }
      return spot
    }
  }

  /// The point of an index; one outside means the end that is nearer.
  private func spot(at index: Int, in range: ClosedRange<Int>) -> Spot {
    let point = index.clamped(to: range)
    return Spot(segment: point, meters: meters[point], coordinate: geometry.points[point])
  }

  private func spot(after way: Double) -> Spot? {
    guard let last = meters.last else { return nil }
    let low = max(0, meters.partitioningIndex { $0 > way } - 1)
    let next = min(low + 1, meters.count - 1)
    let gap = meters[next] - meters[low]
    let share = gap > 0 ? min(1, max(0, (way - meters[low]) / gap)) : 0
    return Spot(
      segment: low, meters: min(max(way, 0), last),
      coordinate: geometry.points[low].toward(geometry.points[next], share: share))
  }

  /// The nearest place of a stretch; ordered ones end the search well after a near place.
  private mutating func nearest(
    to place: Coordinate, in range: ClosedRange<Int>, isOrdered: Bool = false
  ) -> Spot? {
    var best: Spot?
    // The meters of a degree of longitude there.
    let east = Polyline.distance(
      from: place, to: Coordinate(latitude: place.latitude, longitude: place.longitude + 1))
    // A near point bounds the search.
    var least = Double.infinity
    if !isOrdered {
      let near = nearPoint(to: place, in: range, east: east)
      least = Polyline.distance(from: place, to: geometry.points[near]).nextUp
    }
    var point = range.lowerBound
    while point <= range.upperBound {
      guard budget > 0 else { return nil }
      if isOrdered, let best, least < 25, meters[point] - best.meters > 200 { break }
      budget -= 1
      let (block, offset) = point.quotientAndRemainder(dividingBy: Self.blockLength)
      if offset == 0, !blocks[block].isNear(place, by: least, east: east) {
        point += Self.blockLength
        continue
      }
      let start = geometry.points[point]
      let next = min(point + 1, range.upperBound)
      let box = CoordinateBox(start, geometry.points[next])
      if !isOrdered, !box.isNear(place, by: least, east: east) {
        point += 1
        continue
      }
      let share = place.share(from: start, to: geometry.points[next])
      let coordinate = start.toward(geometry.points[next], share: share)
      let gap = Polyline.distance(from: place, to: coordinate)
      if gap < least {
        least = gap
        let way = meters[point] + (meters[next] - meters[point]) * share
        best = Spot(segment: share < 1 ? point : next, meters: way, coordinate: coordinate)
        if gap == 0 { break }
      }
      point += 1
    }
    return best
  }

  /// A near point of a stretch, by a measure that is good enough for a bound: the nearest one
  /// around the nearest start of a block.
  private func nearPoint(to place: Coordinate, in range: ClosedRange<Int>, east: Double) -> Int {
    var (best, least) = (range.lowerBound, Double.infinity)
    func look(at point: Int) {
      let x = (geometry.points[point].longitude - place.longitude) * east
      let y = (geometry.points[point].latitude - place.latitude) * 111_195
      if x * x + y * y < least { (best, least) = (point, x * x + y * y) }
    }
    for start in stride(from: range.lowerBound, through: range.upperBound, by: Self.blockLength) {
      look(at: start)
    }
    let first = max(range.lowerBound, best - Self.blockLength)
    for point in first...min(range.upperBound, best + Self.blockLength) { look(at: point) }
    return best
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// The sum, or the nearest number that exists.
  func addingClamped(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? (other < 0 ? .min : .max) : sum
  }
}
