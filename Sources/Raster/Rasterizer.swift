import Faults
import Paths

/// Finds how much of each pixel a shape covers: its exact area under a fill rule.
///
/// Resolves the winding inside each pixel and accumulates only the lines where inside meets outside, as
/// <doc:Coverage> says; only `ScanlineSweep` approximates further. Storage is reused, so drawing many
/// shapes allocates nothing.
struct Rasterizer: Sendable {
  private var list = ChainList()
  /// Capacity for all chains of a shape; those in the current row come first.
  private var chains: [ActiveChain] = []
  private var clusters = ClusterSweep()
  /// Two elements more than columns, all 0 between rows.
  private var differences: [Int32] = []

  /// Paints a shape of contours in pixels; straight lines close open ones.
  ///
  /// Throws `tooMuchWork`, with a part of the shape painted.
  mutating func paint(
    _ lines: Polylines, rule: FillRule, color: Color, onto pixmap: inout Pixmap, work: inout Work
  ) throws(Fault) {
    self.list.gather(lines, width: pixmap.width, height: pixmap.height)
    work.count(Int64(self.list.edgeCount), .edge)
    try work.spend(self.list.crossedPixels, .crossedPixel)
    // Moved out of the struct while in use, so that their spans leave the rest free.
    let list = self.list
    var (differenceStorage, chainStorage): ([Int32], [ActiveChain]) = ([], [])
    swap(&differenceStorage, &self.differences)
    swap(&chainStorage, &self.chains)
    defer {
      swap(&differenceStorage, &self.differences)
      swap(&chainStorage, &self.chains)
    }
    let (all, edges) = (list.chains.span, list.edges.span)
    if differenceStorage.count < pixmap.width + 2 {
      differenceStorage = [Int32](repeating: 0, count: pixmap.width + 2)
    }
    while chainStorage.count < all.count {
      chainStorage.append(ActiveChain(all[chainStorage.count], x: 0))
    }
    var row = RowPainter(color: color, width: pixmap.width)
    var differences = differenceStorage.mutableSpan
    var chains = chainStorage.mutableSpan
    var pixels = pixmap.pixels.mutableSpan
    var (count, met) = (0, 0)
    var y = list.rows.lowerBound
    while y < list.rows.upperBound, work.left >= 0 {
      while met < all.count, all[met].row <= y {
        chains[count] = ActiveChain(all[met], x: edges[all[met].edges.lowerBound].x0)
        count &+= 1
        met &+= 1
      }
      let rowTop = Grid.start(y)
      var rows = 1
      if Self.follow(&chains, &count, downFrom: rowTop, edges: edges) {
        let next = met < all.count ? all[met].row : list.rows.upperBound
        rows = Self.uprightRows(
          chains, count: count, downFrom: rowTop, limit: next &- y, edges: edges)
        row.begin(row: y, rows: rows)
        Self.paint(
          chains, count: count, rowTop: rowTop, edges: edges, rule: rule, with: &row,
          &differences, &pixels)
      } else {
        row.begin(row: y, rows: 1)
        clusters.resolve(
          &chains, count: count, rowTop: rowTop, edges: edges, rule: rule, with: &row,
          &differences, &pixels, &work)
      }
      row.end(&pixels)
      y &+= rows
    }
    try work.spend(Int64(row.painted), color.alpha == 255 ? .paintedPixel : .blendedPixel)
  }

  /// Advances all chains to a row, and moves those that reach into it to the front.
  ///
  /// `chains` holds the last row's chains and those that start here; `count` becomes the row's
  /// number. Returns whether the chains are apart: each runs through the whole row, right of the
  /// ones before.
  @inline(__always)
  private static func follow(
    _ chains: inout MutableSpan<ActiveChain>, _ count: inout Int, downFrom top: Int64,
    edges: Span<Edge>
  ) -> Bool {
    var areApart = true
    let known = count
    count = 0
    var last = -1
    for index in 0..<known where chains[index].edge < chains[index].end {
      if count < index { chains[count] = chains[index] }
      if !chains[count].followSingle(downFrom: top, edges: edges) {
        chains[count].follow(downFrom: top, edges: edges)
        areApart = areApart && chains[count].reach == .whole
      }
      areApart = areApart && chains[count].firstColumn > last
      last = max(last, chains[count].lastColumn)
      count &+= 1
    }
    return areApart
  }

  /// The number of rows from here on that all chains cross as vertical lines, at least 1.
  @inline(__always)
  private static func uprightRows(
    _ chains: borrowing MutableSpan<ActiveChain>, count: Int, downFrom top: Int64, limit: Int,
    edges: Span<Edge>
  ) -> Int {
    var rows = limit
    for index in 0..<count where rows > 1 {
      rows = min(rows, chains[index].uprightRows(downFrom: top, edges: edges))
    }
    return rows
  }

  /// Paints the boundaries of chains that are apart.
  private static func paint(
    _ chains: borrowing MutableSpan<ActiveChain>, count: Int, rowTop: Int64, edges: Span<Edge>,
    rule: FillRule, with row: inout RowPainter, _ differences: inout MutableSpan<Int32>,
    _ pixels: inout MutableSpan<Color>
  ) {
    var winding: Int32 = 0
    for index in 0..<count {
      let before = winding
      winding &+= chains[index].winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      guard chains[index].reach != .single else {
        row.addSide(from: chains[index].low, to: chains[index].high, sign: sign, &pixels)
        continue
      }
      let (first, last) = (chains[index].firstColumn, chains[index].lastColumn)
      if first == last {
        row.addSide(column: first, leftArea: chains[index].leftArea, sign: sign, &pixels)
      } else {
        chains[index].addLines(downFrom: rowTop, edges: edges, sign: sign, to: &differences)
        row.addCluster(
          from: first, through: last, wasInside: sign < 0, isInside: sign > 0,
          &differences, &pixels)
      }
    }
  }
}

extension FillRule {
  @inline(__always)
  func contains(winding: Int32) -> Bool {
    winding & (self == .nonZero ? -1 : 1) != 0
  }

  /// 1 where the inside begins, -1 where it ends, 0 where nothing changes.
  @inline(__always)
  func boundarySign(from before: Int32, to after: Int32) -> Int32 {
    (contains(winding: after) ? 1 : 0) - (contains(winding: before) ? 1 : 0)
  }
}
