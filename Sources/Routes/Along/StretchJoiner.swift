import JSON

/// Joins what consecutive pieces of the way have in common into stretches.
struct StretchJoiner {
  /// In the order of their starts.
  private(set) var sentObjects: [SentObject] = []
  private var open: [Int] = []
  /// The end of the last piece whose end is known.
  private var last: SentObject.Place?

  /// Adds something at a single place, or whose extent is known.
  mutating func add(_ sentObject: SentObject) { sentObjects.append(sentObject) }

  /// Goes on to a piece of the way: what it has in common with the last piece goes on.
  mutating func go(on piece: [SentObject], from place: SentObject.Place) {
    var next: [Int] = []
    for sentObject in piece {
      if let known = open.first(where: { sentObjects[$0].isSame(as: sentObject) }) {
        if !next.contains(known) { next.append(known) }
      } else if !next.contains(where: { sentObjects[$0].isSame(as: sentObject) }) {
        next.append(sentObjects.count)
        sentObjects.append(sentObject)
        sentObjects[sentObjects.count - 1].start = place
      }
    }
    for index in open where !next.contains(index) { sentObjects[index].end = place }
    open = next
  }

  /// Goes on to a piece whose end is known; stretches end before a gap.
  mutating func go(on piece: [SentObject], from start: SentObject.Place, to end: SentObject.Place) {
    if last != start { endPieces() }
    go(on: piece, from: start)
    last = end
  }

  /// Ends all stretches at the end of the last piece.
  mutating func endPieces() {
    if let last { end(at: last) }
  }

  /// Ends all stretches.
  mutating func end(at place: SentObject.Place) { go(on: [], from: place) }
}

// Lists of first point, last point and value, which GraphHopper and openrouteservice send.
extension StretchJoiner {
  /// The stretches of which the values speak; skips other elements.
  static func sentObjects(
    _ lists: [JSONNode], _ sentObjects: (JSONNode) -> [SentObject?]
  ) -> [SentObject] {
    var joiner = StretchJoiner()
    for fields in lists.map({ $0.elements }) where fields.count == 3 {
      guard let start = fields[0].point, let end = fields[1].point else { continue }
      joiner.go(on: sentObjects(fields[2]).compactMap { $0 }, from: start, to: end)
    }
    joiner.endPieces()
    return joiner.sentObjects
  }

  /// The places where a known value becomes another one, which is a fact of what begins there.
  static func changes(
    _ lists: [JSONNode], _ kind: RouteObject.Kind, source: String,
    _ fact: (String) -> (RouteObject.Fact, String)?
  ) -> [SentObject] {
    var last: String?
    return lists.map { $0.elements }.compactMap { fields in
      guard let (name, value) = fields.last?.text.flatMap(fact) else { return nil }
      defer { last = value }
      guard let last, last != value, let start = fields[0].point else { return nil }
      var sentObject = SentObject(kind: kind, start: start, source: source)
      sentObject.add(name, value)
      return sentObject
    }
  }
}

extension JSONNode {
  fileprivate var point: SentObject.Place? {
    number.flatMap { Int(exactly: $0) }.map { .point($0) }
  }
}

extension SentObject {
  fileprivate func isSame(as other: SentObject) -> Bool {
    kind == other.kind && facts == other.facts
  }
}

extension Annotation {
  /// The stretches of equal congestion and of equal speed limit; `points` are those of the leg.
  func sentObjects(points: Int) -> [SentObject] {
    let jams = stretches(of: congestion.map { Congestion.Level(word: $0) }, points: points)
    let limits = stretches(of: speedLimits, points: points)
    return jams.compactMap { level, start, end in
      guard level != .unknown, level != .low else { return nil }
      var sentObject = SentObject(
        kind: .congestion, start: start, end: end, source: "legs[].annotation." + congestionField)
      sentObject.add(.level, level.rawValue)
      return sentObject
    }
      + limits.compactMap { limit, start, end in
        limit?.sentObject(from: start, to: end, source: "legs[].annotation.maxspeed")
      }
  }

  /// Runs of equal values, by points if there is a value for each segment, else by lengths.
  private func stretches<Value: Equatable>(
    of values: [Value], points: Int
  ) -> [(Value, SentObject.Place, SentObject.Place)] {
    let isExact = values.count == points - 1
    guard isExact || values.count == distances.count else { return [] }
    var result: [(Value, SentObject.Place, SentObject.Place)] = []
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
