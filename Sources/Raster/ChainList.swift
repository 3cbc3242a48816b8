import Paths

/// The edges of a shape, cut to the canvas, gathered into chains, sorted by the row they start in.
struct ChainList {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var edges: [Edge] = []
  /// Sorted by the row they start in.
  private(set) var chains: [Chain] = []
  private var firstRow = 0
  private var endRow = 0
  /// The rows that chains touch.
  var rows: Range<Int> { firstRow..<max(firstRow, endRow) }

  /// Where the chain being built starts in `edges`.
  private var runStart = 0
  /// 1 or -1 for a chain drawn down or up, 0 while it has only level lines.
  private var runWinding: Int32 = 0

  /// Takes the contours of a shape, each closed by a straight line, in place of what was there.
  mutating func gather(_ lines: Polylines, width: Int, height: Int) {
    self.width = width
    self.height = height
    edges.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    edges.reserveCapacity(lines.points.count)
    firstRow = height
    endRow = 0
    runStart = 0
    runWinding = 0
    for contour in lines.contours where contour.count > 1 {
      let range = contour.start..<contour.start + contour.count
      add(lines.points.span.extracting(range))
    }
    chains.sort { ($0.row, $0.edges.lowerBound) < ($1.row, $1.edges.lowerBound) }
  }

  /// Adds a contour.
  private mutating func add(_ points: Span<Point>) {
    guard !isInside(points) else { return addUncut(points) }
    var from = points[points.count - 1]
    for index in points.indices {
      add(from: from, to: points[index])
      from = points[index]
    }
    endRun()
  }

  /// Whether all points lie within the canvas.
  private func isInside(_ points: Span<Point>) -> Bool {
    let (right, floor) = (Double(width), Double(height))
    var isInside = true
    for index in points.indices {
      let point = points[index]
      isInside =
        (point.x >= 0) && (point.x <= right) && (point.y >= 0) && (point.y <= floor) && isInside
    }
    return isInside
  }

  /// Adds a contour within the canvas; far the most common case.
  private mutating func addUncut(_ points: Span<Point>) {
    // Out of the struct while in use, so that its tail leaves the rest free.
    var edges: [Edge] = []
    swap(&edges, &self.edges)
    defer { swap(&edges, &self.edges) }
    let start = edges.count
    edges.append(addingCapacity: points.count) { tail in
      let last = points[points.count - 1]
      var (x0, y0) = (Grid.snap(last.x), Grid.snap(last.y))
      for index in points.indices {
        let (x1, y1) = (Grid.snap(points[index].x), Grid.snap(points[index].y))
        if y0 == y1 {
          if Self.isTie(x0, x1, y0) { tail.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1)) }
        } else {
          let winding: Int32 = y0 < y1 ? 1 : -1
          if winding != runWinding {
            if runWinding != 0 {
              var span = tail.mutableSpan
              endRun(&span, from: start)
            }
            runWinding = winding
          }
          tail.append(
            y0 < y1 ? Edge(x0: x0, y0: y0, x1: x1, y1: y1) : Edge(x0: x1, y0: y1, x1: x0, y1: y0))
        }
        (x0, y0) = (x1, y1)
      }
      var span = tail.mutableSpan
      endRun(&span, from: start)
    }
  }

  /// Whether a level line counts: it has no area, but within a row it ties the columns it spans
  /// together.
  @inline(__always)
  private static func isTie(_ x0: Int, _ x1: Int, _ y: Int) -> Bool {
    x0 != x1 && y & (Grid.unit - 1) != 0
  }

  /// Adds a line, cut to the canvas.
  ///
  /// What lies left of the canvas is moved to its left side, where it still counts for the winding
  /// of all pixels to its right; what lies right of it is moved to the right side.
  private mutating func add(from: Point, to: Point) {
    let (right, floor) = (Double(width), Double(height))
    let isInside =
      min(from.x, to.x) >= 0 && max(from.x, to.x) <= right && min(from.y, to.y) >= 0
      && max(from.y, to.y) <= floor
    guard isInside else { return addCut(from: from, to: to) }
    append(Grid.snap(from.x), Grid.snap(from.y), Grid.snap(to.x), Grid.snap(to.y))
  }

  private mutating func addCut(from: Point, to: Point) {
    let (right, floor) = (Double(width), Double(height))
    func clamp(_ x: Double) -> Double { min(max(x, 0), right) }
    guard max(from.y, to.y) >= 0, min(from.y, to.y) <= floor else { return endRun() }
    guard from.y != to.y else {
      let y = Grid.snap(from.y)
      return append(Grid.snap(clamp(from.x)), y, Grid.snap(clamp(to.x)), y)
    }
    var line = CutLine(start: from, end: to)
    line.cutHeight(to: floor)
    var current = line.start
    // The line bends at the canvas's sides, in the order in which it meets them.
    var bends = [0, right].compactMap { line.point(atX: $0) }
    if line.start.x > line.end.x { bends.reverse() }
    for point in bends + [line.end] {
      append(
        Grid.snap(clamp(current.x)), Grid.snap(current.y), Grid.snap(clamp(point.x)),
        Grid.snap(point.y))
      current = point
    }
  }

  /// Adds an edge to the chain, or starts a new one where the path turns round.
  private mutating func append(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 == y1 {
      if Self.isTie(x0, x1, y0) { edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1)) }
      return
    }
    let winding: Int32 = y0 < y1 ? 1 : -1
    if winding != runWinding {
      if runWinding != 0 { endRun() }
      runWinding = winding
    }
    edges.append(
      y0 < y1 ? Edge(x0: x0, y0: y0, x1: x1, y1: y1) : Edge(x0: x1, y0: y1, x1: x0, y1: y0))
  }

  /// Ends the chain being built.
  private mutating func endRun() {
    // Out of the struct while in use, so that a span of it leaves the rest free.
    var edges: [Edge] = []
    swap(&edges, &self.edges)
    var span = edges.mutableSpan
    endRun(&span, from: 0)
    swap(&edges, &self.edges)
  }

  /// Ends the chain being built, and puts its edges in order from the top down.
  ///
  /// - Parameters:
  ///   - tail: The last edges, those of the chain among them.
  ///   - start: The index that the first one of them has among all.
  private mutating func endRun(_ tail: inout MutableSpan<Edge>, from start: Int) {
    let end = start + tail.count
    defer {
      runStart = end
      runWinding = 0
    }
    guard runStart < end else { return }
    let first = runStart - start
    if runWinding < 0 { Self.turn(&tail, from: first) }
    let row = min(Grid.pixel(tail[first].y0), height - 1)
    firstRow = min(firstRow, row)
    endRow = max(endRow, Grid.pixel(tail[tail.count - 1].y1 - 1) + 1)
    chains.append(Chain(edges: runStart..<end, winding: runWinding, row: row))
  }

  /// Turns a chain drawn up into one that leads down; its sloping edges do already.
  private static func turn(_ edges: inout MutableSpan<Edge>, from first: Int) {
    var (low, high) = (first, edges.count - 1)
    while low < high {
      let edge = edges[low]
      edges[low] = edges[high]
      edges[high] = edge
      low &+= 1
      high &-= 1
    }
    for index in first..<edges.count where edges[index].y0 == edges[index].y1 {
      let edge = edges[index]
      edges[index] = Edge(x0: edge.x1, y0: edge.y0, x1: edge.x0, y1: edge.y1)
    }
  }
}

/// A line being cut to the canvas, in pixels; not level.
private struct CutLine {
  var start: Point
  var end: Point

  mutating func cutHeight(to floor: Double) {
    let whole = self
    func cut(_ point: Point) -> Point {
      let y = min(max(point.y, 0), floor)
      return y == point.y ? point : Point(x: whole.x(atY: y), y: y)
    }
    start = cut(start)
    end = cut(end)
  }

  /// Where the line is at height `y`, reckoned from the nearer end to lose little to rounding.
  private func x(atY y: Double) -> Double {
    let isNearStart = (y - start.y).magnitude < (end.y - y).magnitude
    let (near, far) = isNearStart ? (start, end) : (end, start)
    return near.x + (y - near.y) / (far.y - near.y) * (far.x - near.x)
  }

  /// The point where the line crosses a vertical one, if it does.
  func point(atX x: Double) -> Point? {
    guard min(start.x, end.x) < x, max(start.x, end.x) > x else { return nil }
    let isNearStart = (x - start.x).magnitude < (end.x - x).magnitude
    let (near, far) = isNearStart ? (start, end) : (end, start)
    let y = near.y + (x - near.x) / (far.x - near.x) * (far.y - near.y)
    return Point(x: x, y: min(max(y, min(start.y, end.y)), max(start.y, end.y)))
  }
}
