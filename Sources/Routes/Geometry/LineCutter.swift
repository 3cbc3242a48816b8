/// Finds the points of maneuvers in a line.
struct LineCutter {
  private let points: [Coordinate]
  /// The distance of each point along the line, in meters, in rising order.
  private let distances: [Double]

  init(_ points: [Coordinate]) {
    self.points = points
    distances = Polyline(points).distances
  }

  /// The point nearest to a place and to the expected distance along the line; without a place, the
  /// point nearest to the distance; of equally good ones the first.
  ///
  /// The search goes both ways from the expected distance, and ends when the distance alone is worse
  /// than the best point, mostly after a few points.
  ///
  /// - Parameters:
  ///   - place: Where it should be.
  ///   - way: The expected distance along the line, in meters.
  ///   - start: The index of the first point to consider, within the line.
  /// - Returns: An index from `start` on.
  func index(near place: Coordinate?, after way: Double, from start: Int) -> Int {
    // Lengths differ by some percent, so they only decide between passes of one place.
    let weight = place == nil ? 1 : 0.1
    let middle = firstIndex(asFarAs: way, from: start)
    var best = start
    var least = Double.infinity
    var index = middle
    while index < points.count {
      let detour = (distances[index] - way).magnitude * weight
      if detour > least { break }
      let fault = gap(place, index) + detour
      if fault < least { (best, least) = (index, fault) }
      index += 1
    }
    index = middle - 1
    while index >= start {
      let detour = (distances[index] - way).magnitude * weight
      if detour > least { break }
      let fault = gap(place, index) + detour
      if fault <= least { (best, least) = (index, fault) }
      index -= 1
    }
    return best
  }

  private func gap(_ place: Coordinate?, _ index: Int) -> Double {
    place.map { Polyline.distance(from: $0, to: points[index]) } ?? 0
  }

  /// The first index from `start` on whose point is at least some meters along the line; the number
  /// of points if there is none.
  private func firstIndex(asFarAs way: Double, from start: Int) -> Int {
    var (low, high) = (start, points.count)
    while low < high {
      let middle = (low + high) / 2
      if distances[middle] < way { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
