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
  private var sweep = RowSweep()
  /// One for each column and two beyond, all 0 between rows.
  private var differences: [Int32] = []

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
    sweep.beginShape()
    // Out of the struct while in use, so that a span of it leaves the rest free.
    var storage: [Int32] = []
    swap(&storage, &differences)
    if storage.count < width + 2 { storage = [Int32](repeating: 0, count: width + 2) }
    var span = storage.mutableSpan
    for y in list.rows {
      sweep.beginRow(y, of: list)
      guard !sweep.isEmpty else { continue }
      try sweep.resolveRow(y, of: list, rule: rule, into: &row, &span)
      if !row.runs.isEmpty { body(y, row) }
      row.beginRow()
    }
    swap(&storage, &differences)
  }
}

/// The chains that reach into one row after another, from the top down.
private struct RowSweep {
  private var active: [ActiveChain] = []
  private var pieces: [Piece] = []
  private var strips = StripSweep()

  /// A chain that reaches into the current row.
  private struct ActiveChain {
    /// The edge that reaches into the row first, and the end of the chain's edges.
    var edge: Int
    var end: Int
    var winding: Int32
    /// The edge that alone runs through the whole row, or -1.
    var single = -1
    /// Where the chain enters the row.
    var xTop: Int
    /// Where it leaves the row, or ends.
    var xBottom: Int
    /// The columns it touches in the row, in grid units.
    var minX = 0
    var maxX = 0
    /// Its pieces in the row, level ones left out; none if it is single.
    var pieces = 0..<0
  }

  var isEmpty: Bool { active.isEmpty }

  mutating func beginShape() {
    active.removeAll(keepingCapacity: true)
    strips.beginShape()
  }

  /// Cuts all chains that reach into a row to it, and sorts them by their leftmost point.
  mutating func beginRow(_ y: Int, of list: borrowing ChainList) {
    for slot in list.rowStarts[y]..<list.rowStarts[y + 1] {
      let chain = list.chains[Int(list.order[Int(slot)])]
      let x = list.edges[chain.edges.lowerBound].x0
      active.append(
        ActiveChain(
          edge: chain.edges.lowerBound, end: chain.edges.upperBound, winding: chain.winding,
          xTop: x, xBottom: x))
    }
    pieces.removeAll(keepingCapacity: true)
    let top = y << Grid.bits
    let bottom = top + Grid.unit
    let edges = list.edges.span
    var count = 0
    for index in active.indices where active[index].edge < active[index].end {
      var chain = active[index]
      let edge = edges[chain.edge]
      if edge.y0 <= top, edge.y1 >= bottom {
        // Far the most common case: one line through the whole row.
        chain.single = chain.edge
        chain.xTop = edge.y0 == top ? edge.x0 : chain.xBottom
        if edge.y1 == bottom {
          chain.xBottom = edge.x1
          chain.edge += 1
        } else {
          chain.xBottom = edge.xInside(bottom)
        }
        chain.minX = min(chain.xTop, chain.xBottom)
        chain.maxX = max(chain.xTop, chain.xBottom)
      } else {
        Self.cut(&chain, top: top, edges: edges, into: &pieces)
      }
      active[count] = chain
      count += 1
    }
    active.removeLast(active.count - count)
    sortActive()
  }

  /// Adds the pieces of a chain in the row that starts at `top`, and moves the chain on.
  private static func cut(
    _ chain: inout ActiveChain, top: Int, edges: Span<Edge>, into pieces: inout [Piece]
  ) {
    let bottom = top + Grid.unit
    let start = pieces.count
    var edge = edges[chain.edge]
    var x = edge.y0 >= top ? edge.x0 : chain.xBottom
    var y = max(edge.y0 - top, 0)
    chain.single = -1
    chain.xTop = x
    chain.minX = x
    chain.maxX = x
    while true {
      let endsHere = edge.y1 <= bottom
      let xBottom = endsHere ? edge.x1 : edge.x(at: bottom)
      let yBottom = endsHere ? edge.y1 - top : Grid.unit
      chain.minX = min(chain.minX, min(x, xBottom))
      chain.maxX = max(chain.maxX, max(x, xBottom))
      if yBottom > y {
        pieces.append(
          Piece(
            line: Boundary(xTop: x, yTop: y, xBottom: xBottom, yBottom: yBottom),
            edge: chain.edge, winding: chain.winding))
      }
      x = xBottom
      y = yBottom
      guard endsHere else { break }
      chain.edge += 1
      guard chain.edge < chain.end, edge.y1 < bottom else { break }
      edge = edges[chain.edge]
      x = edge.x0
    }
    chain.xBottom = x
    chain.pieces = start..<pieces.count
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

  /// Adds the boundaries of a row to its differences, cluster by cluster from the left.
  mutating func resolveRow(
    _ y: Int, of list: borrowing ChainList, rule: FillRule, into row: inout RowCoverage,
    _ differences: inout MutableSpan<Int32>
  ) throws(RasterError) {
    var winding: Int32 = 0
    var start = 0
    while start < active.count {
      let chain = active[start]
      var maxX = chain.maxX
      var end = start + 1
      while end < active.count, active[end].minX <= maxX {
        maxX = max(maxX, active[end].maxX)
        end += 1
      }
      row.advance(
        to: Grid.pixel(chain.minX), through: Grid.pixel(maxX) + 1, &differences)
      if end == start + 1, isWhole(chain) {
        let sign = rule.boundarySign(from: winding, to: winding &+ chain.winding)
        if sign != 0 { add(chain, sign: sign, &differences) }
        winding &+= chain.winding
      } else {
        strips.beginCluster()
        for index in start..<end { addToCluster(active[index]) }
        winding &+= try strips.resolve(
          pieces, edges: list.edges, rowTop: y << Grid.bits, rule: rule, winding: winding,
          &differences)
      }
      start = end
    }
    row.endRow(&differences)
  }

  /// Whether a chain runs through the whole row, so that alone it is one boundary or none.
  private func isWhole(_ chain: ActiveChain) -> Bool {
    if chain.single >= 0 { return true }
    guard let first = chain.pieces.first, let last = chain.pieces.last else { return false }
    return pieces[first].line.yTop == 0 && pieces[last].line.yBottom == Grid.unit
  }

  @inline(__always)
  private func add(
    _ chain: ActiveChain, sign: Int32, _ differences: inout MutableSpan<Int32>
  ) {
    guard chain.single < 0 else {
      return Boundary(
        xTop: chain.xTop, yTop: 0, xBottom: chain.xBottom, yBottom: Grid.unit
      ).add(sign: sign, to: &differences)
    }
    for index in chain.pieces { pieces[index].line.add(sign: sign, to: &differences) }
  }

  private mutating func addToCluster(_ chain: ActiveChain) {
    var range = chain.pieces
    if chain.single >= 0 {
      let line = Boundary(
        xTop: chain.xTop, yTop: 0, xBottom: chain.xBottom, yBottom: Grid.unit)
      range = pieces.count..<pieces.count + 1
      pieces.append(Piece(line: line, edge: chain.single, winding: chain.winding))
    }
    strips.add(range, of: pieces)
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
