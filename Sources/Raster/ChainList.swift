import Paths

/// The edges of a shape, clipped to the canvas, as chains sorted by their first row.
struct ChainList {
  private var width = 0
  private var height = 0
  /// Capacity for all edges of a shape; the first `edgeCount` are in use.
  private(set) var edges: [Edge] = []
  private(set) var edgeCount = 0
  /// The sum of the edges' widths and heights, in grid units.
  private var extent: Int64 = 0
  private(set) var chains: [Chain] = []
  private var firstRow = 0
  private var endRow = 0
  /// The rows and columns that the edges cross, all together.
  var crossedPixels: Int64 { extent &>> Grid.bits }
  var rows: Range<Int> { firstRow..<max(firstRow, endRow) }

  /// The index in `edges` where the current chain starts.
  private var runStart = 0
  /// 1 or -1 if the current chain runs down or up, 0 while it has only horizontal lines.
  private var runWinding: Int32 = 0

  /// Replaces the content by the contours of a shape, each closed by a straight line.
  mutating func gather(_ lines: Polylines, width: Int, height: Int) {
    self.width = width
    self.height = height
    (edgeCount, extent) = (0, 0)
    chains.removeAll(keepingCapacity: true)
    firstRow = height
    endRow = 0
    runStart = 0
    runWinding = 0
    let points = lines.points.span
    let isInside = isInside(points)
    // Moved out of the struct while in use, so that its span leaves the rest free.
    var storage: [Edge] = []
    swap(&storage, &edges)
    defer { swap(&storage, &edges) }
    // Clipping cuts a line into three at most.
    let missing = max(0, points.count * (isInside ? 1 : 3) - storage.count)
    storage += repeatElement(Edge(x0: 0, y0: 0, x1: 0, y1: 0), count: missing)
    var edges = storage.mutableSpan
    for contour in lines.contours where contour.count > 1 {
      if isInside {
        addInside(points.extracting(contour), to: &edges)
      } else {
        var from = points[contour.upperBound - 1]
        for index in contour {
          addCut(from: from, to: points[index], &edges)
          from = points[index]
        }
      }
      endRun(&edges)
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
  private mutating func addInside(_ points: Span<Point>, to edges: inout MutableSpan<Edge>) {
    let last = points[points.count - 1]
    var (x0, y0) = (Grid.snap(last.x), Grid.snap(last.y))
    for index in points.indices {
      let (x1, y1) = (Grid.snap(points[index].x), Grid.snap(points[index].y))
      append(x0, y0, x1, y1, &edges)
      (x0, y0) = (x1, y1)
    }
  }

  /// Adds a line, clipped to the canvas.
  ///
  /// Parts beyond a side move onto it; on the left they still count for the winding of their rows.
  private mutating func addCut(from: Point, to: Point, _ edges: inout MutableSpan<Edge>) {
    let (right, floor) = (Double(width), Double(height))
    guard max(from.y, to.y) >= 0, min(from.y, to.y) <= floor else { return endRun(&edges) }
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
      appendClamped(from: current, to: bend, &edges)
      current = bend
    }
    appendClamped(from: current, to: end, &edges)
  }

  /// Interpolates the value at `t` from the nearer end, which loses less to rounding.
  private static func value(
    at t: Double, _ start: (t: Double, value: Double), _ end: (t: Double, value: Double)
  ) -> Double {
    let isNearStart = (t - start.t).magnitude < (end.t - t).magnitude
    let (near, far) = isNearStart ? (start, end) : (end, start)
    return near.value + (t - near.t) / (far.t - near.t) * (far.value - near.value)
  }

  private mutating func appendClamped(from: Point, to: Point, _ edges: inout MutableSpan<Edge>) {
    func snap(_ x: Double) -> Int64 { Grid.snap(min(max(x, 0), Double(width))) }
    append(snap(from.x), Grid.snap(from.y), snap(to.x), Grid.snap(to.y), &edges)
  }

  /// Adds an edge to the current chain, or starts a new chain where the path turns back.
  ///
  /// A horizontal line has no area, but within a row it connects the columns that it spans.
  @inline(__always)
  private mutating func append(
    _ x0: Int64, _ y0: Int64, _ x1: Int64, _ y1: Int64, _ edges: inout MutableSpan<Edge>
  ) {
    if y0 == y1 {
      guard x0 != x1, y0 & (Grid.unit - 1) != 0 else { return }
    } else {
      let winding: Int32 = y0 < y1 ? 1 : -1
      if winding != runWinding {
        if runWinding != 0 { endRun(&edges) }
        runWinding = winding
      }
    }
    edges[edgeCount] =
      y0 <= y1 ? Edge(x0: x0, y0: y0, x1: x1, y1: y1) : Edge(x0: x1, y0: y1, x1: x0, y1: y0)
    edgeCount &+= 1
    extent &+= abs(x1 &- x0) &+ abs(y1 &- y0)
  }

  /// Ends the current chain and orders its edges from the top down.
  private mutating func endRun(_ edges: inout MutableSpan<Edge>) {
    defer {
      runStart = edgeCount
      runWinding = 0
    }
    guard runStart < edgeCount else { return }
    if runWinding < 0 { turnRun(&edges) }
    let row = min(Grid.pixel(edges[runStart].y0), height - 1)
    firstRow = min(firstRow, row)
    endRow = max(endRow, Grid.pixel(edges[edgeCount - 1].y1 - 1) + 1)
    chains.append(Chain(edges: runStart..<edgeCount, winding: runWinding, row: row))
  }

  /// Reverses a chain drawn up; its sloping edges already lead down.
  private func turnRun(_ edges: inout MutableSpan<Edge>) {
    var (low, high) = (runStart, edgeCount - 1)
    while low < high {
      edges.swapAt(low, high)
      low &+= 1
      high &-= 1
    }
    for index in runStart..<edgeCount where edges[index].y0 == edges[index].y1 {
      let (x0, x1) = (edges[index].x0, edges[index].x1)
      (edges[index].x0, edges[index].x1) = (x1, x0)
    }
  }
}
