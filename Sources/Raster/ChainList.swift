import Paths

/// The edges of a shape, clipped to the canvas, as chains sorted by their first row.
struct ChainList {
  private var width = 0
  private var height = 0
  private(set) var edges: [Edge] = []
  private(set) var chains: [Chain] = []
  private var firstRow = 0
  private var endRow = 0
  var rows: Range<Int> { firstRow..<max(firstRow, endRow) }

  /// The index in `edges` where the current chain starts.
  private var runStart = 0
  /// 1 or -1 if the current chain runs down or up, 0 while it has only horizontal lines.
  private var runWinding: Int32 = 0

  /// Replaces the content by the contours of a shape, each closed by a straight line.
  mutating func gather(_ lines: Polylines, width: Int, height: Int) {
    self.width = width
    self.height = height
    edges.removeAll(keepingCapacity: true)
    chains.removeAll(keepingCapacity: true)
    firstRow = height
    endRow = 0
    runStart = 0
    runWinding = 0
    let points = lines.points.span
    let isInside = isInside(points)
    for contour in lines.contours where contour.count > 1 {
      if isInside {
        addInside(points.extracting(contour))
      } else {
        var from = points[contour.upperBound - 1]
        for index in contour {
          addCut(from: from, to: points[index])
          from = points[index]
        }
      }
      endRun()
    }
    chains.sort { ($0.row, $0.edges.lowerBound) < ($1.row, $1.edges.lowerBound) }
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

  /// Adds the lines of a contour within the canvas.
  private mutating func addInside(_ points: Span<Point>) {
    let last = points[points.count - 1]
    var (x0, y0) = (Grid.snap(last.x), Grid.snap(last.y))
    for index in points.indices {
      let (x1, y1) = (Grid.snap(points[index].x), Grid.snap(points[index].y))
      append(x0, y0, x1, y1)
      (x0, y0) = (x1, y1)
    }
  }

  /// Adds a line, clipped to the canvas.
  ///
  /// Parts beyond a side move onto it; on the left they still count for the winding of their rows.
  private mutating func addCut(from: Point, to: Point) {
    let (right, floor) = (Double(width), Double(height))
    guard max(from.y, to.y) >= 0, min(from.y, to.y) <= floor else { return endRun() }
    func cut(_ point: Point) -> Point {
      let y = min(max(point.y, 0), floor)
      guard y != point.y else { return point }
      return Point(x: Self.value(at: y, (from.y, from.x), (to.y, to.x)), y: y)
    }
    let (start, end) = (cut(from), cut(to))
    var current = start
    // Splits the line at the canvas's sides, in the order in which it meets them.
    for side in start.x > end.x ? [right, 0] : [0, right]
    where min(start.x, end.x) < side && max(start.x, end.x) > side {
      let y = Self.value(at: side, (start.x, start.y), (end.x, end.y))
      let bend = Point(x: side, y: min(max(y, min(start.y, end.y)), max(start.y, end.y)))
      appendClamped(from: current, to: bend)
      current = bend
    }
    appendClamped(from: current, to: end)
  }

  /// Interpolates the value at `t` from the nearer end, which loses less to rounding.
  private static func value(
    at t: Double, _ start: (t: Double, value: Double), _ end: (t: Double, value: Double)
  ) -> Double {
    let isNearStart = (t - start.t).magnitude < (end.t - t).magnitude
    let (near, far) = isNearStart ? (start, end) : (end, start)
    return near.value + (t - near.t) / (far.t - near.t) * (far.value - near.value)
  }

  private mutating func appendClamped(from: Point, to: Point) {
    func snap(_ x: Double) -> Int { Grid.snap(min(max(x, 0), Double(width))) }
    append(snap(from.x), Grid.snap(from.y), snap(to.x), Grid.snap(to.y))
  }

  /// Adds an edge to the current chain, or starts a new chain where the path turns back.
  ///
  /// A horizontal line has no area, but within a row it connects the columns that it spans.
  @inline(__always)
  private mutating func append(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 == y1 {
      guard x0 != x1, y0 & (Grid.unit - 1) != 0 else { return }
      return edges.append(Edge(x0: x0, y0: y0, x1: x1, y1: y1))
    }
    let winding: Int32 = y0 < y1 ? 1 : -1
    if winding != runWinding {
      if runWinding != 0 { endRun() }
      runWinding = winding
    }
    edges.append(
      y0 < y1 ? Edge(x0: x0, y0: y0, x1: x1, y1: y1) : Edge(x0: x1, y0: y1, x1: x0, y1: y0))
  }

  /// Ends the current chain and orders its edges from the top down.
  private mutating func endRun() {
    defer {
      runStart = edges.count
      runWinding = 0
    }
    guard runStart < edges.count else { return }
    if runWinding < 0 { turnRun() }
    let row = min(Grid.pixel(edges[runStart].y0), height - 1)
    firstRow = min(firstRow, row)
    endRow = max(endRow, Grid.pixel(edges[edges.count - 1].y1 - 1) + 1)
    chains.append(Chain(edges: runStart..<edges.count, winding: runWinding, row: row))
  }

  /// Reverses a chain drawn up; its sloping edges already lead down.
  private mutating func turnRun() {
    var (low, high) = (runStart, edges.count - 1)
    while low < high {
      edges.swapAt(low, high)
      low &+= 1
      high &-= 1
    }
    for index in runStart..<edges.count where edges[index].y0 == edges[index].y1 {
      (edges[index].x0, edges[index].x1) = (edges[index].x1, edges[index].x0)
    }
  }
}
