import Paths

/// The upright and level lines of a path.
struct StraightLines: Sequence {
  /// One line.
  struct Line: Hashable {
    enum Axis { case upright, level }
    var axis: Axis
    /// The coordinate that both ends share.
    var place: Double
    var length: Double
  }

  private let lines: [Line]

  var isEmpty: Bool { lines.isEmpty }

  init(_ path: Path) {
    var lines: [Line] = []
    var start = Point.zero
    var current = Point.zero
    func add(to end: Point) {
      let step = end - current
      // Shorter pieces are remains of curves.
      if step.dx.magnitude < 1e-6, step.dy.magnitude > 0.5 {
        lines.append(Line(axis: .upright, place: end.x, length: step.dy.magnitude))
      } else if step.dy.magnitude < 1e-6, step.dx.magnitude > 0.5 {
        lines.append(Line(axis: .level, place: end.y, length: step.dx.magnitude))
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
      case .line(let point):
        add(to: point)
        current = point
      case .quad(_, let point), .cubic(_, _, let point): current = point
      case .close:
        add(to: start)
        current = start
      }
    }
    self.lines = lines
  }

  /// The free ends of a path that begins or ends with an upright or level line.
  ///
  /// The place is that along the line; the length is that of the line.
  static func ends(of path: Path) -> [Line] {
    guard !path.elements.contains(.close), path.elements.count >= 2,
      case .move(let start) = path.elements[0]
    else { return [] }
    var result: [Line] = []
    func add(_ end: Point, _ other: Point) {
      let step = end - other
      if step.dx.magnitude < 1e-6, step.dy.magnitude > 0.5 {
        result.append(Line(axis: .upright, place: end.y, length: step.dy.magnitude))
      } else if step.dy.magnitude < 1e-6, step.dx.magnitude > 0.5 {
        result.append(Line(axis: .level, place: end.x, length: step.dx.magnitude))
      }
    }
    if case .line(let next) = path.elements[1] { add(start, next) }
    if path.elements.count > 2, case .line(let end) = path.elements[path.elements.count - 1],
      let before = path.elements[path.elements.count - 2].end
    {
      add(end, before)
    } else if path.elements.count == 2, case .line(let end) = path.elements[1] {
      add(end, start)
    }
    return result
  }

  func makeIterator() -> IndexingIterator<[Line]> { lines.makeIterator() }
}

extension Path.Element {
  /// Where the step ends.
  var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}
