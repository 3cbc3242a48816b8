struct Match: Hashable, Sendable {
  var segment: Int
  var share: Double
  var meters: Double
}

extension DriveLine {
  /// A larger difference between heading and line excludes a match, in degrees.
  private static let turn = 100.0
  /// The cost of a meter from the expected position, in meters of distance from the line.
  private static let expectation = 0.1

  /// The best position from `start` up to `reach` meters, near and at about `expected` meters.
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
      // A standing vehicle has no heading; one that moves against the line is not on it.
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
