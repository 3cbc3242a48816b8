import JSON

/// Joins what consecutive pieces of the way have in common into stretches.
struct StretchJoiner {
  /// In the order of their starts.
  private(set) var unplacedObjects: [UnplacedObject] = []
  private var open: [Int] = []
  /// The end of the last piece whose end is known.
  private var last: UnplacedObject.Place?

  /// Adds something at a single place, or whose extent is known.
  mutating func add(_ unplacedObject: UnplacedObject) { unplacedObjects.append(unplacedObject) }

  /// Goes on to a piece of the way: what it has in common with the last piece goes on.
  mutating func go(on piece: [UnplacedObject], from place: UnplacedObject.Place) {
    var next: [Int] = []
    for unplacedObject in piece {
      if let known = open.first(where: { unplacedObjects[$0].isSame(as: unplacedObject) }) {
        if !next.contains(known) { next.append(known) }
      } else if !next.contains(where: { unplacedObjects[$0].isSame(as: unplacedObject) }) {
        if !unplacedObject.isBorder { next.append(unplacedObjects.count) }
        unplacedObjects.append(unplacedObject)
        unplacedObjects[unplacedObjects.count - 1].start = place
      }
    }
    for index in open where !next.contains(index) { unplacedObjects[index].end = place }
    open = next
  }

  /// Goes on to a piece whose end is known; stretches end before a gap.
  mutating func go(
    on piece: [UnplacedObject], from start: UnplacedObject.Place, to end: UnplacedObject.Place
  ) {
    if last != start { endPieces() }
    go(on: piece, from: start)
    last = end
  }

  /// Ends all stretches at the end of the last piece.
  mutating func endPieces() {
    if let last { end(at: last) }
  }

  /// Ends all stretches.
  mutating func end(at place: UnplacedObject.Place) { go(on: [], from: place) }
}

extension UnplacedObject {
  func isSame(as other: UnplacedObject) -> Bool {
    kind == other.kind && facts == other.facts
  }
}

extension Annotation {
  /// The stretches of equal congestion and of equal speed limit; `points` are those of the leg.
  func unplacedObjects(points: Int) -> [UnplacedObject] {
    let jams = stretches(of: congestion.map { Congestion.Level(word: $0) }, points: points)
    let limits = stretches(of: speedLimits, points: points)
    return jams.compactMap { level, start, end in
      guard level != .unknown, level != .low else { return nil }
      var unplacedObject = UnplacedObject(
        kind: .congestion, start: start, end: end, source: "legs[].annotation." + congestionField)
      unplacedObject.add(.level, level.rawValue)
      return unplacedObject
    }
      + limits.compactMap { limit, start, end in
        limit?.unplacedObject(from: start, to: end, source: "legs[].annotation.maxspeed")
      }
  }

  /// Runs of equal values, by points if there is a value for each segment, else by lengths.
  private func stretches<Value: Equatable>(
    of values: [Value], points: Int
  ) -> [(Value, UnplacedObject.Place, UnplacedObject.Place)] {
    let isExact = values.count == points - 1
    guard isExact || values.count == distances.count else { return [] }
    var result: [(Value, UnplacedObject.Place, UnplacedObject.Place)] = []
    var (start, way) = (0, (start: 0.0, end: 0.0))
    for index in values.indices {
      if !isExact { way.end += distances[index] }
      guard index + 1 == values.count || values[index + 1] != values[index] else { continue }
      result.append(
        isExact
          ? (values[index], .point(start), .point(index + 1))
          : (values[index], .meters(way.start), .meters(way.end)))
      (start, way.start) = (index + 1, way.end)
    }
    return result
  }
}
