import Faults

/// Finds the places of sent objects on the line of their route.
struct ObjectPlacer {
  private let geometry: RouteGeometry
  /// The distance of each point by the lengths of the steps that were sent.
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

  /// A place on the way: between a point of the line and the next one, if the line is known.
  private struct Spot {
    var meters: Double
    var segment: Int?
    var coordinate: Coordinate?
  }

  /// Takes the objects that were sent and the steps by which they count; nil without objects.
  init?(_ route: Route) {
    let hasFacts = route.legs.contains { leg in
      !leg.unplacedObjects.isEmpty || !leg.annotation.congestion.isEmpty
        || !leg.annotation.speedLimits.isEmpty
    }
    guard hasFacts || !route.unplacedObjects.isEmpty else { return nil }
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

  /// The objects at their places, in the order of travel, and what is wrong with those left out.
  fileprivate mutating func objects(of route: Route) -> (objects: [RouteObject], faults: [String]) {
    var all = route.unplacedObjects
    for leg in route.legs.indices {
      let annotated = route.legs[leg].annotation.unplacedObjects(points: count(leg))
      for var unplacedObject in route.legs[leg].unplacedObjects + annotated {
        unplacedObject.leg = leg
        all.append(unplacedObject)
      }
    }
    var found: [RouteObject] = []
    found.reserveCapacity(all.count)
    var faults: [String] = []
    for unplacedObject in all {
      let points = unplacedObject.leg.map(count) ?? geometry.points.count
      if points > 0, let finding = unplacedObject.finding(points: points) {
        faults.append(
          "\(unplacedObject.source): \(finding); left the \(unplacedObject.kind.rawValue) out")
      } else {
        place(unplacedObject, in: &found)
      }
    }
    // The order of equal places is that of the response.
    let order = found.indices.sorted { first, second in
      let (one, other) = (found[first], found[second])
      return (one.start ?? .infinity, one.leg, first)
        < (other.start ?? .infinity, other.leg, second)
    }
    // Where steps were joined, their lengths spread over both lines.
    let after = route.geometry.meters
    guard meters.count == after.count, meters != after else {
      return (order.map { found[$0] }, faults)
    }
    func moved(_ way: Double) -> Double { after.value(at: way, of: meters) }
    for index in found.indices {
      found[index].start = found[index].start.map(moved)
      found[index].end = found[index].end.map(moved)
    }
    return (order.map { found[$0] }, faults)
  }

  /// How many points the line of a leg has.
  private func count(_ leg: Int) -> Int { geometry.legs[ifAny: leg].flatMap { $0?.count } ?? 0 }

  /// Adds the object that was sent, or one on each leg that a stretch of the whole route covers.
  private mutating func place(_ unplacedObject: UnplacedObject, in objects: inout [RouteObject]) {
    let whole = object(unplacedObject)
    guard unplacedObject.leg == nil, let start = whole.start, let end = whole.end else {
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

  private mutating func object(_ unplacedObject: UnplacedObject) -> RouteObject {
    let first = spot(unplacedObject.start, of: unplacedObject)
    // The next one is after the start of this one, though not after its end.
    let next = found
    let last = unplacedObject.end.flatMap { spot($0, of: unplacedObject) }
    found = next
    var object = RouteObject(
      kind: unplacedObject.kind, leg: 0,
      start: first?.meters, location: first?.coordinate, facts: unplacedObject.facts,
      source: unplacedObject.source)
    if let start = object.start, let end = last?.meters { object.end = max(start, end) }
    if case .near(let place, _) = unplacedObject.start { object.location = place }
    if let place = object.location, !place.isOnEarth { object.location = nil }
    if let start = first?.segment, let end = last?.segment {
      object.line = start...max(start, end)
    }
    object.leg = unplacedObject.leg ?? leg(at: object.start ?? 0)
    return object
  }

  /// The last leg that begins before a place.
  private func leg(at way: Double) -> Int {
    max(0, legMeters.dropLast().partitioningIndex { $0 > way } - 1)
  }

  private mutating func spot(_ place: UnplacedObject.Place, of unplacedObject: UnplacedObject)
    -> Spot?
  {
    let whole = geometry.points.isEmpty ? nil : 0...geometry.points.count - 1
    let leg = unplacedObject.leg
    let range = leg.map { geometry.legs[ifAny: $0] ?? nil } ?? whole
    func stepMeters(_ step: Int) -> Double? {
      leg.flatMap { self.stepMeters[ifAny: $0]?[ifAny: step] }
    }
    func unlined(_ meters: Double?) -> Spot? { meters.map { Spot(meters: $0) } }
    switch place {
    case .unknown: return nil
    case .point(let index):
      if let range { return spot(at: range.lowerBound.addingClamped(index), in: range) }
      guard index <= 0 || place == .end else { return nil }
      return unlined(
        legMeters[ifAny: index <= 0 ? leg ?? 0 : leg.map { $0 + 1 } ?? legMeters.count - 1])
    case .step(let step):
      if let range, let steps = leg.flatMap({ geometry.steps[ifAny: $0] }),
        // After the last step comes the end of the leg.
        let own = step < steps.count ? steps[ifAny: step] ?? nil : range
      {
        return spot(at: step < steps.count ? own.lowerBound : own.upperBound, in: range)
      }
      return unlined(stepMeters(step) ?? leg.flatMap { legMeters[ifAny: $0 + 1] })
    case .meters(let way):
      let way = (leg.flatMap { legMeters[ifAny: $0] } ?? 0) + max(0, way)
      return spot(after: way) ?? Spot(meters: min(way, legMeters.last ?? 0))
    case .near(let coordinate, let step):
      guard let leg, let step else { return range.flatMap { nearest(to: coordinate, in: $0) } }
      if let own = geometry.steps[ifAny: leg]?[ifAny: step] ?? nil {
        let isSame = found.leg == leg && found.step == step
        let start = isSame ? found.segment.clamped(to: own) : own.lowerBound
        if let spot = nearest(to: coordinate, in: start...own.upperBound, isOrdered: true) {
          found = (leg, step, spot.segment ?? start)
          return spot
        }
      }
      // About, which is good enough for a start, but not for a length.
      return unplacedObject.start == place ? unlined(stepMeters(step)) : nil
    }
  }

  /// The point of an index; one outside means the end that is nearer.
  private func spot(at index: Int, in range: ClosedRange<Int>) -> Spot {
    let point = index.clamped(to: range)
    return Spot(meters: meters[point], segment: point, coordinate: geometry.points[point])
  }

  private func spot(after way: Double) -> Spot? {
    guard let last = meters.last else { return nil }
    let low = max(0, meters.partitioningIndex { $0 > way } - 1)
    let next = min(low + 1, meters.count - 1)
    let gap = meters[next] - meters[low]
    let share = gap > 0 ? min(1, max(0, (way - meters[low]) / gap)) : 0
    return Spot(
      meters: min(max(way, 0), last), segment: low,
      coordinate: geometry.points[low].toward(geometry.points[next], share: share))
  }

  /// The nearest place of a stretch; ordered ones end the search well after a near place.
  private mutating func nearest(
    to place: Coordinate, in range: ClosedRange<Int>, isOrdered: Bool = false
  ) -> Spot? {
    var best: Spot?
    // The meters of a degree of longitude there.
    let east = place.distance(
      to: Coordinate(latitude: place.latitude, longitude: place.longitude + 1))
    // A near point bounds the search.
    var least = Double.infinity
    if !isOrdered {
      let near = nearPoint(to: place, in: range, east: east)
      least = place.distance(to: geometry.points[near]).nextUp
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
      let share = place.share(from: start, to: geometry.points[next])
      let coordinate = start.toward(geometry.points[next], share: share)
      let gap = place.distance(to: coordinate)
      if gap < least {
        least = gap
        let way = meters[point] + (meters[next] - meters[point]) * share
        best = Spot(meters: way, segment: share < 1 ? point : next, coordinate: coordinate)
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

extension Route {
  /// Gives the objects their places on the line, and sorts them; leaves those out that are not on it.
  mutating func placeObjects(by placer: ObjectPlacer?) {
    guard var placer else { return }
    let found = placer.objects(of: self)
    (objects, faults) = (found.objects, faults + found.faults)
    unplacedObjects = []
    for leg in legs.indices { legs[leg].unplacedObjects = [] }
  }
}

extension [Double] {
  /// The value at a place among keys that never decrease, one for each value, between two of them.
  package func value(at key: Double, of keys: [Double]) -> Double {
    let next = keys.partitioningIndex { $0 > key }
    guard next > 0 else { return first ?? 0 }
    guard next < keys.count else { return last ?? 0 }
    let share = (key - keys[next - 1]) / (keys[next] - keys[next - 1])
    return self[next - 1] + (self[next] - self[next - 1]) * share
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
