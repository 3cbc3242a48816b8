/// A place on the line of a route that a recorded place belongs to.
struct Match: Hashable, Sendable {
  var segment: Int
  var share: Double
  var meters: Double
}

extension DriveLine {
  /// Nobody moves along the line whose heading differs by more, in degrees.
  private static let turn = 100.0
  /// A place is as bad for this many meters off the line as for ten times as many off the way that
  /// was expected.
  private static let expectation = 0.1

  /// The place on the line that a recorded place belongs to, or nil if there is none: the nearest
  /// within the gate, with regard to where the vehicle is expected.
  ///
  /// Only some segments are searched, from a start, and no further ahead than `reach` meters.
  func match(
    _ place: SpherePoint, course: Double?, gate: Double, from start: Match? = nil,
    within segments: Range<Int>, reach: Double = .infinity, expected: Double? = nil
  ) -> Match? {
    var best: (match: Match, cost: Double)?
    for segment in segments {
      if meters[segment] > reach { break }
      let (from, to) = (places[segment], places[segment + 1])
      var share = place.share(from: from, to: to)
      var isHeld = false
      if let start, start.segment == segment, share <= start.share {
        share = start.share
        isHeld = true
      }
      let gap = from.toward(to, share: share).distance(to: place)
      guard gap <= gate else { continue }
      // One who stands still has no heading; one who moves against the line is not on it.
      if let course, let own = from.course(to: to), !(isHeld && gap < gate / 4),
        (course - own).remainder(dividingBy: 360).magnitude > Self.turn
      {
        continue
      }
      let way = meters[segment] + (meters[segment + 1] - meters[segment]) * share
      let cost = gap + (expected.map { (way - $0).magnitude * Self.expectation } ?? 0)
      if best.map({ cost < $0.cost }) ?? true {
        best = (Match(segment: segment, share: share, meters: way), cost)
      }
    }
    return best?.match
  }

  func distance(to place: SpherePoint) -> Double {
    zip(places, places.dropFirst()).map { from, to in
      from.toward(to, share: place.share(from: from, to: to)).distance(to: place)
    }.min() ?? .infinity
  }
}
