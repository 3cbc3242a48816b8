/// An outline made of lines and Bézier curves, in any number of subpaths.
///
/// Coordinates are in the unit of whoever draws: points for glyphs, user units for SVG.
public struct Path: Hashable, Sendable {
  /// One drawing step; coordinates are absolute.
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quad(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
    case close
  }

  /// The drawing steps, in order; the first one is a move.
  public private(set) var elements: [Element] = []

  private var subpathStart = Point.zero

  /// The point that the next step starts from: the origin for an empty path.
  public private(set) var currentPoint = Point.zero

  /// Makes an empty path.
  public init() {}

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Makes room for a number of steps in all.
  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Starts a new subpath.
  public mutating func move(to point: Point) {
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(to: point))
    subpathStart = point
    currentPoint = point
  }

  /// Draws a straight line.
  public mutating func line(to point: Point) {
    startIfNeeded()
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Draws a quadratic Bézier curve.
  public mutating func quad(control: Point, to point: Point) {
    startIfNeeded()
    elements.append(.quad(control: control, to: point))
    currentPoint = point
  }

  /// Draws a cubic Bézier curve.
  public mutating func cubic(control1: Point, control2: Point, to point: Point) {
    startIfNeeded()
    elements.append(.cubic(control1: control1, control2: control2, to: point))
    currentPoint = point
  }

  /// Draws a straight line to the start of the subpath and ends the subpath there.
  public mutating func close() {
    switch elements.last {
    case nil, .close: return
    case .move, .line, .quad, .cubic: break
    }
    elements.append(.close)
    currentPoint = subpathStart
  }

  /// Adds the subpaths of another path after those of this one.
  public mutating func append(_ other: Path) {
    for element in other.elements { append(element) }
  }

  package mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let point): quad(control: control, to: point)
    case .cubic(let control1, let control2, let point):
      cubic(control1: control1, control2: control2, to: point)
    case .close: close()
    }
  }

  /// The image of the path under an affine map.
  public func transformed(by transform: Transform) -> Path {
    transform == .identity ? self : mapped { transform.apply($0) }
  }

  /// The path with each point moved.
  package func mapped(_ move: (Point) -> Point) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      let image: Element =
        switch element {
        case .move(let point): .move(to: move(point))
        case .line(let point): .line(to: move(point))
        case .quad(let control, let point): .quad(control: move(control), to: move(point))
        case .cubic(let control1, let control2, let point):
          .cubic(control1: move(control1), control2: move(control2), to: move(point))
        case .close: .close
        }
      result.elements.append(image)
    }
    result.subpathStart = move(subpathStart)
    result.currentPoint = move(currentPoint)
    return result
  }

  /// Moves the end of the curve drawn last to `point`, or draws a line there if there is none.
  mutating func replaceEnd(with point: Point) {
    guard case .cubic(let control1, let control2, _) = elements.last else {
      return line(to: point)
    }
    elements[elements.count - 1] = .cubic(control1: control1, control2: control2, to: point)
    currentPoint = point
  }

  /// A curve or line after `close()` starts where the closed subpath started, as in SVG.
  private mutating func startIfNeeded() {
    switch elements.last {
    case nil, .close: elements.append(.move(to: currentPoint))
    case .move, .line, .quad, .cubic: break
    }
  }
}
