import Algorithms

struct LineCutter {
  private let points: [Coordinate]
  /// The distance of each point along the line, in meters, ascending.
  private let distances: [Double]

  init(_ points: [Coordinate]) {
    self.points = points
    distances = Polyline(points).distances
  }

  /// The first of the points nearest to a place, if known, and to the distance along the line.
  ///
  /// Searches both ways from that distance, up to where it alone is worse than the best point.
  func index(near place: Coordinate?, after way: Double, from start: Int) -> Int {
    // Lengths differ by some percent, so they only decide between passes of the same place.
    let weight = place == nil ? 1 : 0.1
    let middle = firstIndex(asFarAs: way, from: start)
    var best = start
    var least = Double.infinity
    func search(_ indices: some Sequence<Int>, isBefore: Bool) {
      for index in indices {
        let detour = (distances[index] - way).magnitude * weight
        if detour > least { return }
        let gap = place.map { Polyline.distance(from: $0, to: points[index]) } ?? 0
        let fault = gap + detour
        if fault < least || isBefore && fault == least { (best, least) = (index, fault) }
      }
    }
    search(middle..<points.count, isBefore: false)
    search((start..<middle).reversed(), isBefore: true)
    return best
  }

  private func firstIndex(asFarAs way: Double, from start: Int) -> Int {
    distances[start..<points.count].partitioningIndex { $0 >= way }
  }
}
