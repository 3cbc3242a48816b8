import Paths

/// Turns what the even-odd rule fills into what the non-zero rule fills.
///
/// Old Android fills the holes of even-odd paths. Where no line crosses another, turning subpaths
/// round is enough: outer ones wind one way, holes in them the other, and curves stay curves.
/// Otherwise the lines are cut at their crossings and joined again.
enum NonZeroPath {
  /// A path that the non-zero rule, and the even-odd rule, fill as the even-odd rule does `path`.
  ///
  /// - Throws: `DrawingWriterError.path` for a path that is not finite.
  static func make(of path: Path) throws(DrawingWriterError) -> Path {
    let subpaths = path.subpaths
    var contours: [[Point]] = []
    do throws(PathError) {
      let box = path.controlBounds
      let extent = max(box?.width ?? 0, box?.height ?? 0)
      guard extent > 0 else { return path }
      let tolerance = FlatteningTolerance(distance: extent / 16_384)
      for subpath in subpaths {
        var lines = Polylines()
        try subpath.flatten(tolerance: tolerance, into: &lines)
        contours.append(lines.points)
      }
    } catch {
      throw .path(error)
    }
    guard !SegmentPairs(contours).contains(where: { $0.crosses($1) }) else {
      return Arrangement(contours).path
    }
    var result = Path()
    for (index, subpath) in subpaths.enumerated() {
      let depth = contours.indices.count {
        $0 != index && contours[$0].holds(contours[index])
      }
      let isClockwise = contours[index].doubledArea > 0
      result.append(isClockwise == depth.isMultiple(of: 2) ? subpath : subpath.reversed())
    }
    return result
  }
}

extension Path {
  /// Each subpath as a path of its own; those without a line are left out.
  var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element {
        if result.last?.elements.count == 1 { result.removeLast() }
        result.append(Path())
      }
      guard let last = result.indices.last else { continue }
      switch element {
      case .move(let point): result[last].move(to: point)
      case .line(let point): result[last].line(to: point)
      case .quad(let control, let point): result[last].quad(control: control, to: point)
      case .cubic(let control1, let control2, let point):
        result[last].cubic(control1: control1, control2: control2, to: point)
      case .close: result[last].close()
      }
    }
    if result.last?.elements.count == 1 { result.removeLast() }
    return result
  }
}

extension [Point] {
  /// Twice the area of the polygon, positive when it winds clockwise on screen.
  fileprivate var doubledArea: Double {
    guard var last = last else { return 0 }
    let origin = last
    var sum = 0.0
    for point in self {
      sum += (last.x - origin.x) * (point.y - origin.y) - (point.x - origin.x) * (last.y - origin.y)
      last = point
    }
    return sum
  }

  /// Whether a polygon that crosses this one nowhere lies inside, as most of its corners say.
  ///
  /// Corners of both may lie on each other.
  fileprivate func holds(_ other: [Point]) -> Bool {
    let inside = other.count { point in
      var isInside = false
      var last = self[count - 1]
      for corner in self {
        if (corner.y > point.y) != (last.y > point.y) {
          let share = (point.y - corner.y) / (last.y - corner.y)
          if point.x < corner.x + share * (last.x - corner.x) { isInside.toggle() }
        }
        last = corner
      }
      return isInside
    }
    return inside * 2 > other.count
  }
}

/// A straight line between two points.
struct Segment {
  var from: Point
  var to: Point

  /// The box around the line.
  var bounds: Rect { Rect(from, to) }

  /// Which side of the line a point lies on: above 0, below 0, or 0 on the line.
  func side(of point: Point) -> Double {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  /// Whether the inner points of both lines meet in one point.
  func crosses(_ other: Segment) -> Bool {
    let (a, b) = (side(of: other.from), side(of: other.to))
    let (c, d) = (other.side(of: from), other.side(of: to))
    return ((a > 0 && b < 0) || (a < 0 && b > 0)) && ((c > 0 && d < 0) || (c < 0 && d > 0))
  }
}

/// The pairs of lines of closed contours whose boxes meet.
struct SegmentPairs: Sequence, IteratorProtocol {
  private let segments: [Segment]
  private var first = 0
  private var second = 0

  init(_ contours: [[Point]]) {
    var segments: [Segment] = []
    for contour in contours {
      guard var last = contour.last else { continue }
      for point in contour where point != last {
        segments.append(Segment(from: last, to: point))
        last = point
      }
    }
    self.segments = segments.sorted { $0.bounds.minX < $1.bounds.minX }
  }

  mutating func next() -> (Segment, Segment)? {
    while first < segments.count {
      second = second <= first ? first + 1 : second + 1
      let box = segments[first].bounds
      guard second < segments.count, segments[second].bounds.minX <= box.maxX else {
        first += 1
        second = first
        continue
      }
      if segments[second].bounds.meets(box) { return (segments[first], segments[second]) }
    }
    return nil
  }
}

extension Rect {
  /// Whether two rectangles share a point.
  func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
