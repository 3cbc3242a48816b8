/// Finds the points of a line where maneuvers are.
struct LineCutter {
  private let points: [Coordinate]
  /// How far each point is along the line, in meters; never less than the one before.
  private let distances: [Double]

  init(_ points: [Coordinate]) {
    self.points = points
    distances = Polyline(points).distances
  }

  /// The point nearest to a place, of several near ones the one that is as far along as expected;
  /// without a place, the point that is as far along; of equally good ones the first.
  ///
  /// The search goes both ways from the point that is as far along, and ends where the way alone is
  /// a greater fault than that of the best point: most often after a few points.
  ///
  /// - Parameters:
  ///   - place: Where it should be.
  ///   - way: How far along the line it should be, in meters.
  ///   - start: The index of the first point to consider, within the line.
  /// - Returns: An index from `start` on.
  func index(near place: Coordinate?, after way: Double, from start: Int) -> Int {
    // Lengths differ by some percent, so that they decide only between passes of one place.
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

  /// The first index from `start` on whose point is at least some meters along the line; the count
  /// of the points where none is.
  private func firstIndex(asFarAs way: Double, from start: Int) -> Int {
    var (low, high) = (start, points.count)
    while low < high {
      let middle = (low + high) / 2
      if distances[middle] < way { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
