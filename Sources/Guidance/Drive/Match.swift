/// A place on the line of a route that a recorded place belongs to.
struct Match: Hashable, Sendable {
  /// The way from the point of the same number to the next.
  var segment: Int
  /// The share of the segment, from 0 to 1.
  var share: Double
  /// From the start, in meters.
  var meters: Double
}

extension DriveLine {
  /// Nobody moves along the line whose heading differs by more, in degrees.
  private static let turn = 100.0
  /// A place is as bad for this many meters off the line as for ten times as many off the way that
  /// was expected.
  private static let expectation = 0.1

  /// The place on the line that a recorded place belongs to, or nil if there is none.
  ///
  /// - Parameters:
  ///   - place: The recorded place.
  ///   - course: The heading of the vehicle, where it is known.
  ///   - gate: How far the place may be from the line, in meters.
  ///   - start: The first place to look at.
  ///   - segments: The segments to look at.
  ///   - reach: How far to look ahead, in meters.
  ///   - expected: Where the vehicle should be, in meters, or nil if unknown.
  /// - Returns: The nearest place within the gate, what was expected taken into account.
  func match(
    _ place: SpherePoint, course: Double?, gate: Double, from start: Match?,
    within segments: Range<Int>,
    reach: Double, expected: Double?
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
        Self.difference(course, own) > Self.turn
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

  /// How far a place is from the line, in meters.
  func distance(to place: SpherePoint) -> Double {
    var least = Double.infinity
    for segment in 0..<places.count - 1 {
      let (from, to) = (places[segment], places[segment + 1])
      least = min(
        least, from.toward(to, share: place.share(from: from, to: to)).distance(to: place))
    }
    return least
  }

  /// The angle between two headings, 0 to 180 degrees.
  private static func difference(_ first: Double, _ second: Double) -> Double {
    let difference = (first - second).magnitude.truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
  }
}
