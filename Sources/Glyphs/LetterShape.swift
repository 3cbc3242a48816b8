import Paths

/// A letter in its size: lines of one width, and areas for dots and for slanted lines, which end level.
struct LetterShape {
  private(set) var lines = Path()
  private(set) var areas = Path()
  /// The box around the center lines.
  private var box: Rect
  private let stroke: Double

  /// The box around the ink.
  var ink: Rect { box.outset(by: stroke / 2) }

  /// Makes a letter of fitted center lines, which start at the top left of `box`.
  init(_ path: Path, stroke: Double) {
    self.stroke = stroke
    box = path.controlBounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    var current = Point.zero
    var start = Point.zero
    var pen: Point?
    for element in path.elements {
      let end = element.end ?? start
      var isSlant = false
      switch element {
      case .move: start = end
      case .close where current == end: break
      case .line, .close: isSlant = addSlant(from: current, to: end)
      case .quad, .cubic: break
      }
      if case .move = element {
        pen = nil
      } else if isSlant {
        pen = nil
      } else {
        if pen == nil { lines.move(to: current) }
        if element == .close, lines.currentPoint == end {
          lines.close()
        } else {
          lines.add(element == .close ? .line(to: end) : element)
        }
        pen = end
      }
      current = end
    }
  }

  /// Adds the area of a dot or of a slanted line with level ends; false for other lines.
  private mutating func addSlant(from start: Point, to end: Point) -> Bool {
    var (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let (run, rise) = ((bottom.x - top.x).magnitude, bottom.y - top.y)
    if max(run, rise) < 1e-6 {
      let dot = Rect(start, end).outset(by: stroke / 2)
      areas.append(Path(dot))
      return true
    }
    guard run > 1e-6, rise > run * 0.3 else { return false }
    // Ends at the top and the foot of the letter reach its outer edge.
    if top.y <= box.minY + 1e-6 { top = Point(x: top.x, y: top.y - stroke / 2) }
    if bottom.y >= box.maxY - 1e-6 { bottom = Point(x: bottom.x, y: bottom.y + stroke / 2) }
    let height = bottom.y - top.y
    let half = stroke / 2 * (run * run + height * height).squareRoot() / height
    let room = box.outset(by: stroke / 2)
    func inside(_ point: Point) -> Point {
      let x =
        room.width < 2 * half
        ? room.center.x : min(max(point.x, room.minX + half), room.maxX - half)
      return Point(x: x, y: point.y)
    }
    (top, bottom) = (inside(top), inside(bottom))
    let across = Vector(dx: half, dy: 0)
    areas.append(Path(polygon: [top - across, top + across, bottom + across, bottom - across]))
    return true
  }

  /// Adds a mark above or below the letter, or on its foot where it starts there.
  mutating func add(_ mark: Path, fit: LetterFit) {
    guard let place = mark.controlBounds else { return }
    let shape = LetterShape(fit.fitted(mark), stroke: stroke)
    let isAbove = place.center.y < 0.5
    let distance = isAbove ? -place.maxY : place.minY - 1
    let gap = distance > 1e-6 ? stroke + fit.grid.width(fit.scale.dy * 0.11) : 0
    let left = box.center.x + place.center.x * 2 * box.width - shape.box.width / 2
    let top = isAbove ? box.minY - gap - shape.box.maxY : box.maxY + gap - shape.box.minY
    let move = Transform.translation(Vector(dx: fit.grid.edge(left), dy: top))
    lines.append(shape.lines.transformed(by: move))
    areas.append(shape.areas.transformed(by: move))
    box = box.union(move.bounds(of: shape.box))
  }
}
