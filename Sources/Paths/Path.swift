/// An outline made of lines and Bézier curves, in any number of subpaths.
///
/// The unit is up to the user: points for glyphs, user units for SVG. Coordinates are clamped to
/// ±2²⁰⁰, and NaN becomes −2²⁰⁰.
public struct Path: Hashable, Sendable {
  /// One drawing step; coordinates are absolute.
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quad(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
    case close
  }

  /// The drawing steps in order; the first one is a move.
  public private(set) var elements: [Element] = []

  private var subpathStart = Point.zero

  /// The start of the next step: the origin for an empty path.
  public private(set) var currentPoint = Point.zero

  /// Makes an empty path.
  public init() {}

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  /// Starts a new subpath.
  public mutating func move(to point: Point) { add(.move(to: point)) }

  /// Draws a straight line.
  public mutating func line(to point: Point) { add(.line(to: point)) }

  /// Draws a quadratic Bézier curve.
  public mutating func quad(control: Point, to point: Point) {
    add(.quad(control: control, to: point))
  }

  /// Draws a cubic Bézier curve.
  public mutating func cubic(control1: Point, control2: Point, to point: Point) {
    add(.cubic(control1: control1, control2: control2, to: point))
  }

  /// Draws a straight line to the start of the subpath and ends it.
  public mutating func close() { add(.close) }

  /// Appends the subpaths of another path.
  public mutating func append(_ other: Path) {
    for element in other.elements { add(element) }
  }

  package mutating func add(_ element: Element) {
    let element = element.mapped { $0.clamped }
    switch element {
    case .move(let point):
      if case .move = elements.last { elements.removeLast() }
      subpathStart = point
    case .line, .quad, .cubic:
      // A curve or line after `close()` starts where the closed subpath started, as in SVG.
      if !isOpen { elements.append(.move(to: currentPoint)) }
    case .close:
      guard isOpen else { return }
    }
    elements.append(element)
    currentPoint = element.end ?? subpathStart
  }

  /// Whether the next step continues the last subpath.
  private var isOpen: Bool {
    switch elements.last {
    case nil, .close: false
    case .move, .line, .quad, .cubic: true
    }
  }

  /// Moves the end of the last curve to `point`, or draws a line if the last step is no curve.
  mutating func replaceEnd(with point: Point) {
    guard case .cubic(let control1, let control2, _) = elements.last else {
      return line(to: point)
    }
    elements.removeLast()
    cubic(control1: control1, control2: control2, to: point)
  }

  /// The path under an affine map.
  public func transformed(by transform: Transform) -> Path {
    transform == .identity ? self : mapped(transform.apply)
  }

  package func mapped(_ image: (Point) -> Point) -> Path {
    var result = Path()
    result.reserveCapacity(elements.count)
    for element in elements { result.add(element.mapped(image)) }
    return result
  }

  /// The smallest rectangle around all end and control points, or `nil` if the path is empty.
  ///
  /// Curves lie within it but may not reach its sides.
  public var controlBounds: Rect? {
    elements.flatMap { $0.points }.reduce(nil) { bounds, point in
      let dot = Rect(point, point)
      return bounds?.union(dot) ?? dot
    }
  }

  /// The same outline in the opposite direction: each subpath starts where it ended.
  public func reversed() -> Path {
    var result = Path()
    var subpath: [(from: Point, element: Element)] = []
    func flush(isClosed: Bool) {
      guard let end = subpath.last?.element.end else { return }
      result.move(to: end)
      for (from, element) in subpath.dropFirst().reversed() {
        switch element {
        case .quad(let control, _): result.quad(control: control, to: from)
        case .cubic(let control1, let control2, _):
          result.cubic(control1: control2, control2: control1, to: from)
        case .move, .line, .close: result.line(to: from)
        }
      }
      if isClosed { result.close() }
      subpath.removeAll()
    }
    for element in elements {
      switch element {
      case .move: flush(isClosed: false)
      case .line, .quad, .cubic: break
      case .close:
        flush(isClosed: true)
        continue
      }
      subpath.append((subpath.last?.element.end ?? .zero, element))
    }
    flush(isClosed: false)
    return result
  }
}

extension Path.Element {
  /// The control points and the end point; empty for `close`.
  package var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The end of the step; `nil` for `close`.
  package var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }

  func mapped(_ image: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let point): .move(to: image(point))
    case .line(let point): .line(to: image(point))
    case .quad(let control, let point): .quad(control: image(control), to: image(point))
    case .cubic(let control1, let control2, let point):
      .cubic(control1: image(control1), control2: image(control2), to: image(point))
    case .close: .close
    }
  }
}
