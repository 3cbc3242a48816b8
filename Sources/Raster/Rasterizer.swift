import Paths

/// Finds how much of each pixel a shape covers: its exact area under a fill rule.
///
/// Where exactness ends: coordinates are rounded to 2⁻²⁴ pixel, and curves are flattened before.
/// Nothing else is approximated. The usual accumulation of signed areas is not the non-zero rule,
/// since edges that overlap within a pixel are summed there; here the winding is resolved inside
/// each pixel, and only the lines where inside meets outside are accumulated.
///
/// In each row the chains of edges are sorted into clusters whose columns do not touch. Between
/// clusters the winding number is the same all the way down the row. A cluster of one chain that
/// runs through the whole row needs no more than that number. Others are cut into strips at each
/// end and each crossing, and within a strip the pieces stand side by side in order.
///
/// A rasterizer keeps its storage, so that drawing many shapes allocates nothing.
struct Rasterizer: Sendable {
  private var list = ChainList()
  private var row = RowCoverage()
  private var active: [ActiveChain] = []
  private var pieces: [Piece] = []
  private var strips = StripSweep()

  /// A chain that reaches into the current row.
  private struct ActiveChain {
    /// The edge that reaches into the row first, and the end of the chain's edges.
    var edge: Int
    var end: Int
    var winding: Int32
    /// Where the chain enters the row.
    var x: Double
    /// The columns it touches in the row, in grid units.
    var minX = 0.0
    var maxX = 0.0
    /// Its pieces in the row, level ones left out.
    var pieces = 0..<0
  }

  /// Makes a rasterizer without storage.
  init() {}

  /// Finds the coverage of a shape made of closed contours, row by row.
  ///
  /// - Parameters:
  ///   - lines: The contours, in pixels; open ones are closed by a straight line.
  ///   - rule: Which points are inside.
  ///   - width: Pixels in a row, 1 or more.
  ///   - height: Rows, 1 or more.
  ///   - body: Called for each row that is not empty, from the top, with the row and its runs.
  /// - Throws: `RasterError.tooComplex` when the shape crosses itself too often.
  mutating func forEachRow(
    of lines: Polylines, rule: FillRule, width: Int, height: Int,
    _ body: (Int, borrowing RowCoverage) -> Void
  ) throws(RasterError) {
    list.reset(width: width, height: height)
    list.add(lines)
    list.sort()
    row.reset(width: width)
    active.removeAll(keepingCapacity: true)
    strips.beginShape()
    for y in list.rows {
      beginRow(y)
      guard !active.isEmpty else { continue }
      try resolveRow(rule, top: Double(y) * Grid.unit)
      row.endRow()
      if !row.runs.isEmpty { body(y, row) }
      row.beginRow()
    }
  }

  /// Cuts all chains that reach into a row to it, and sorts them by their leftmost point.
  private mutating func beginRow(_ y: Int) {
    for slot in list.rowStarts[y]..<list.rowStarts[y + 1] {
      let chain = list.chains[Int(list.order[Int(slot)])]
      active.append(
        ActiveChain(
          edge: chain.edges.lowerBound, end: chain.edges.upperBound, winding: chain.winding,
          x: list.edges[chain.edges.lowerBound].x0))
    }
    pieces.removeAll(keepingCapacity: true)
    let top = Double(y) * Grid.unit
    var count = 0
    for index in active.indices where active[index].edge < active[index].end {
      active[count] = active[index]
      cut(count, top: top)
      count += 1
    }
    active.removeLast(active.count - count)
    sortActive()
  }

  /// Adds the pieces of a chain in the row that starts at `top`, and moves the chain on.
  private mutating func cut(_ slot: Int, top: Double) {
    let bottom = top + Grid.unit
    var chain = active[slot]
    let start = pieces.count
    chain.minX = chain.x
    chain.maxX = chain.x
    var yTop = max(list.edges[chain.edge].y0 - top, 0)
    while true {
      let edge = list.edges[chain.edge]
      let endsHere = edge.y1 <= bottom
      let xBottom = endsHere ? edge.x1 : edge.x(at: bottom)
      let yBottom = endsHere ? edge.y1 - top : Grid.unit
      chain.minX = min(chain.minX, min(chain.x, xBottom))
      chain.maxX = max(chain.maxX, max(chain.x, xBottom))
      if yBottom > yTop {
        pieces.append(
          Piece(
            xTop: chain.x, yTop: yTop, xBottom: xBottom, yBottom: yBottom, edge: chain.edge,
            winding: chain.winding))
      }
      chain.x = xBottom
      yTop = yBottom
      guard endsHere else { break }
      chain.edge += 1
      guard chain.edge < chain.end else { break }
      chain.x = list.edges[chain.edge].x0
      if edge.y1 == bottom { break }
    }
    chain.pieces = start..<pieces.count
    active[slot] = chain
  }

  /// Sorts by insertion, since the order hardly changes from row to row, unless there are many.
  private mutating func sortActive() {
    guard active.count <= 64 else {
      active.sort { $0.minX < $1.minX }
      return
    }
    for index in active.indices.dropFirst() {
      let key = active[index].minX
      guard active[index - 1].minX > key else { continue }
      let chain = active[index]
      var slot = index
      while slot > 0, active[slot - 1].minX > key {
        active[slot] = active[slot - 1]
        slot -= 1
      }
      active[slot] = chain
    }
  }

  private mutating func resolveRow(_ rule: FillRule, top: Double) throws(RasterError) {
    var winding: Int32 = 0
    var start = 0
    while start < active.count {
      let minX = active[start].minX
      var maxX = active[start].maxX
      var end = start + 1
      while end < active.count, active[end].minX <= maxX {
        maxX = max(maxX, active[end].maxX)
        end += 1
      }
      row.advance(to: Int(minX * Grid.perUnit), through: Int(maxX * Grid.perUnit) + 1)
      if end == start + 1, let step = wholeStep(active[start]) {
        let sign = rule.boundarySign(from: winding, to: winding &+ step)
        if sign != 0 { add(active[start].pieces, sign: sign) }
        winding &+= step
      } else {
        strips.beginCluster()
        for chain in active[start..<end] { strips.add(chain.pieces, of: pieces) }
        winding &+= try strips.resolve(
          pieces, edges: list.edges, rowTop: top, rule: rule, winding: winding, into: &row)
      }
      start = end
    }
  }

  /// By how much a chain alone changes the winding number, if it runs through the whole row.
  private func wholeStep(_ chain: ActiveChain) -> Int32? {
    guard let first = chain.pieces.first, let last = chain.pieces.last,
      pieces[first].yTop == 0, pieces[last].yBottom == Grid.unit
    else { return nil }
    return chain.winding
  }

  @inline(__always)
  private mutating func add(_ range: Range<Int>, sign: Int32) {
    for index in range {
      let piece = pieces[index]
      row.add(
        xTop: piece.xTop, yTop: piece.yTop, xBottom: piece.xBottom, yBottom: piece.yBottom,
        sign: sign)
    }
  }
}

extension FillRule {
  /// 1 where the inside begins, -1 where it ends, 0 where nothing changes.
  @inline(__always)
  func boundarySign(from before: Int32, to after: Int32) -> Int32 {
    switch self {
    case .nonZero: (after != 0 ? 1 : 0) - (before != 0 ? 1 : 0)
    case .evenOdd: (after & 1) - (before & 1)
    }
  }
}
