import Paths

extension Path {
  /// The path without corners nearer than a tolerance to the line between those kept.
  ///
  /// The algorithm of Ramer, Douglas and Peucker; curves and ends of subpaths stay.
  func thinned(tolerance: Double) -> Path {
    var result = Path()
    var line: [Point] = []
    func addLine() {
      for point in Self.thinned(line, tolerance).dropFirst() { result.line(to: point) }
      line = line.suffix(1)
    }
    for element in elements {
      if case .line(let point) = element {
        line.append(point)
        continue
      }
      addLine()
      result.add(element)
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point):
        line = [point]
      case .close: line = []
      }
    }
    addLine()
    return result
  }

  private static func thinned(_ points: [Point], _ tolerance: Double) -> [Point] {
    guard points.count > 2 else { return points }
    var isKept = [Bool](repeating: false, count: points.count)
    (isKept[0], isKept[points.count - 1]) = (true, true)
    var open = [0...points.count - 1]
    while let range = open.popLast() {
      let (start, end) = (points[range.lowerBound], points[range.upperBound])
      var farthest = (index: range.lowerBound, distance: tolerance)
      for index in range.dropFirst().dropLast() {
        let distance = points[index].distance(from: start, to: end)
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index > range.lowerBound else { continue }
      isKept[farthest.index] = true
      open += [range.lowerBound...farthest.index, farthest.index...range.upperBound]
    }
    return zip(points, isKept).filter(\.1).map(\.0)
  }
}

extension Point {
  /// The distance from a segment.
  fileprivate func distance(from start: Point, to end: Point) -> Double {
    let (way, own) = (end - start, self - start)
    let along = way.dot(way)
    let part = along > 0 ? min(1, max(0, own.dot(way) / along)) : 0
    return (own - way * part).length
  }
}
