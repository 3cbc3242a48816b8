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
    stretches(of: congestion, points: points) { level in
      guard level != .unknown, level != .low else { return nil }
      var jam = UnplacedObject(kind: .congestion, source: "legs[].annotation." + congestionField)
      jam.add(.level, level.rawValue)
      return jam
    }
      + stretches(of: speedLimits, points: points) { limit in
        limit?.unplacedObject(source: "legs[].annotation.maxspeed")
      }
  }

  /// Stretches by points if there is a value for each segment, else by lengths.
  private func stretches<Value: Equatable>(
    of values: [Value], points: Int, _ object: (Value) -> UnplacedObject?
  ) -> [UnplacedObject] {
    let isExact = values.count == points - 1
    guard isExact || values.count == distances.count else { return [] }
    var (joiner, way) = (StretchJoiner(), 0.0)
    for (index, value) in values.enumerated() {
      if index == 0 || value != values[index - 1] {
        joiner.go(
          on: [object(value)].compactMap { $0 }, from: isExact ? .point(index) : .meters(way))
      }
      if !isExact { way += distances[index] }
    }
    joiner.end(at: isExact ? .point(values.count) : .meters(way))
    return joiner.unplacedObjects
  }
}
