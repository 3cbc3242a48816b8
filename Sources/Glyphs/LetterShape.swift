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

/// How far a letter reaches to both sides, in bands of its height.
///
/// It makes straight sides stand apart and round and open ones move closer.
struct LetterSides {
  /// The bands between the top and the foot of capitals; one more lies above, one below.
  private static let count = 12
  private var left = [Double](repeating: .infinity, count: count + 2)
  private var right = [Double](repeating: -.infinity, count: count + 2)
  private let ink: Rect

  /// `height` is the height of capitals between their center lines, at 0 and `height`.
  init(_ letter: LetterShape, stroke: Double, height: Double) {
    ink = letter.ink
    add(letter.lines, reach: stroke / 2, height, stroke)
    add(letter.areas, reach: 0, height, stroke)
  }

  private mutating func add(_ path: Path, reach: Double, _ height: Double, _ stroke: Double) {
    var lines = Polylines()
    // Lines as wide as the letter is high leave no height.
    let tolerance = FlatteningTolerance(distance: max(height, stroke) / 100)
    guard (try? path.flatten(tolerance: tolerance, into: &lines)) != nil else { return }
    let band = (height + stroke) / Double(Self.count)
    for contour in lines.contours {
      for index in contour.dropFirst() {
        let (start, end) = (lines.points[index - 1], lines.points[index])
        let (high, low) = start.y < end.y ? (start, end) : (end, start)
        for number in left.indices {
          let top = number == 0 ? -.infinity : Double(number - 1) * band - stroke / 2 - reach
          let bottom =
            number > Self.count ? .infinity : Double(number) * band - stroke / 2 + reach
          guard high.y < bottom, low.y > top else { continue }
          let slope = low.y > high.y ? (low.x - high.x) / (low.y - high.y) : 0
          let first = high.y < top ? high.x + slope * (top - high.y) : high.x
          let last = low.y > bottom ? high.x + slope * (bottom - high.y) : low.x
          left[number] = min(left[number], first - reach, last - reach)
          right[number] = max(right[number], first + reach, last + reach)
        }
      }
    }
  }

  /// The gap to the next letter's ink, which is `usual` between straight sides, on the grid.
  ///
  /// No parts come closer than `least`; the gap itself may be negative, as between L and T.
  func gap(
    to next: LetterSides, usual: Double, least: Double, on grid: PixelGrid
  ) -> Double {
    let whites = left.indices.map { (ink.maxX - right[$0]) + (next.left[$0] - next.ink.minX) }
    let letters = whites[1...Self.count]
    let open = letters.reduce(0) { $0 + min($1, usual) } / Double(Self.count)
    // Slanted parts also face those a little higher or lower.
    var nearest = Double.infinity
    for index in left.indices {
      let near = right[max(index - 2, 0)...min(index + 2, right.count - 1)]
      let reach = near.reduce(-Double.infinity) { max($0, $1) }
      nearest = min(nearest, ink.maxX - reach + next.left[index] - next.ink.minX)
    }
    return max(grid.edge(usual - 0.75 * open), -grid.below(nearest - least))
  }
}
