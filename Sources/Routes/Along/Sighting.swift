/// An object that an engine sends, before it has a place on the route's line.
struct Sighting: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A point of the leg's line, or of the route's if no leg is given.
    case point(Int)
    /// The nearest place on the line of a step, of the leg or of the route.
    case near(Coordinate, step: Int? = nil)
    /// A distance from the start of the leg or of the route, in meters.
    case meters(Double)
    /// The start of a step of the leg.
    case step(Int)
    case unknown

    /// The end of the leg or of the route.
    static let end = Place.point(.max)
  }

  var kind: RouteObject.Kind
  /// The leg, from 0, from whose start places count; set from the leg that has the sighting.
  var leg: Int?
  var start = Place.unknown
  /// The end of a stretch.
  var end: Place?
  var facts: [RouteObject.Fact: RouteObject.FactValue] = [:]
  var source: String

  /// Whether both are for ranges of points, which have a point in common.
  func overlaps(_ other: Sighting) -> Bool {
    guard case .point(let start) = start, case .point(let end)? = end,
      case .point(let first) = other.start, case .point(let last)? = other.end
    else { return false }
    return start <= last && first <= end
  }

  /// Why a line of so many points does not have the place; nil if it does.
  func finding(points count: Int) -> String? {
    let ends = [start, end].compactMap { place -> Int? in
      guard let place, case .point(let index) = place, place != .end else { return nil }
      return index
    }
    if let index = ends.first(where: { !(0..<count).contains($0) }) {
      return "point \(index) is not on the line of \(count) points"
    }
    guard ends.count == 2, ends[0] > ends[1] else { return nil }
    return "point \(ends[0]) is after the end, point \(ends[1])"
  }

  /// Adds a fact, if it is known and not empty.
  mutating func add(_ fact: RouteObject.Fact, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    facts[fact] = .text(text)
  }

  mutating func add(_ fact: RouteObject.Fact, _ number: Double?) {
    guard let number, number.isFinite else { return }
    facts[fact] = .number(number)
  }

  /// Adds an energy that is sent in kilowatt-hours.
  mutating func add(energy: Double?, _ fact: RouteObject.Fact) {
    add(fact, energy.map { ($0 * 1000).rounded() })
  }

  mutating func add(_ fact: RouteObject.Fact, _ flag: Bool?) {
    guard let flag else { return }
    facts[fact] = .flag(flag)
  }

  mutating func add(_ fact: RouteObject.Fact, _ list: [String]) {
    guard !list.isEmpty else { return }
    facts[fact] = .list(list)
  }
}
