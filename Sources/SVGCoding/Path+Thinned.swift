import Paths

extension Path {
  /// The path without corners nearer than a tolerance to the line between those kept; curves stay.
  func thinned(tolerance: Double) -> Path {
    var result = Path()
    var line: [Point] = []
    func addLine() {
      let kept = line.thinned(tolerance: tolerance) { $0.distance(from: $1, to: $2) }
      for point in kept.dropFirst() { result.line(to: point) }
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
