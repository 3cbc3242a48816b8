import Paths

/// Finds how much of each pixel a shape covers: its exact area under a fill rule.
///
/// Where exactness ends: coordinates are rounded to 2⁻²⁴ pixel, and curves are flattened before.
/// Nothing else is approximated. The usual accumulation of signed areas is not the non-zero rule,
/// since edges that overlap within a pixel are summed there; here the winding is resolved inside
/// each pixel, and only the lines where inside meets outside are accumulated.
///
/// Chains of edges are followed from row to row, from the top down. In most rows the chains run
/// from top to bottom and no two share a column. Their boundaries are then known at once. The other
/// rows are sorted into clusters that share columns, and each cluster is resolved by itself.
///
/// A rasterizer keeps its storage, so that drawing many shapes allocates nothing.
struct Rasterizer: Sendable {
  private var list = ChainList()
  /// Room for all chains of a shape; those that reach into the current row come first.
  private var chains: [ActiveChain] = []
  private var clusters = ClusterSweep()
  /// One for each column and two beyond, all 0 between rows.
  private var differences: [Int32] = []

  /// Paints a shape made of closed contours.
  ///
  /// - Parameters:
  ///   - lines: The contours, in pixels; open ones are closed by a straight line.
  ///   - rule: Which points are inside.
  ///   - color: The color of the inside.
  ///   - pixmap: The picture that it is painted on.
  mutating func paint(
    _ lines: Polylines, rule: FillRule, color: Color, onto pixmap: inout Pixmap
  ) {
    self.list.gather(lines, width: pixmap.width, height: pixmap.height)
    // Out of the struct while in use, so that spans of them leave the rest free.
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
    while y < list.rows.upperBound {
      while met < all.count, all[met].row <= y {
        chains[count] = ActiveChain(all[met], x: edges[all[met].edges.lowerBound].x0)
        count &+= 1
        met &+= 1
      }
      let rowTop = y << Grid.bits
      var rows = 1
      if Self.follow(&chains, &count, downFrom: rowTop, edges: edges) {
        rows = (met < all.count ? all[met].row : list.rows.upperBound) &- y
        for index in 0..<count {
          rows = min(rows, chains[index].uprightRows(downFrom: rowTop, edges: edges))
        }
        row.begin(row: y, count: rows)
        Self.paint(
          chains, count: count, rowTop: rowTop, edges: edges, rule: rule, with: &row,
          &differences, &pixels)
      } else {
        row.begin(row: y, count: 1)
        clusters.resolve(
          &chains, count: count, rowTop: rowTop, edges: edges, rule: rule, with: &row,
          &differences, &pixels)
      }
      row.end(&pixels)
      y &+= rows
      guard rows > 1 else { continue }
      for index in 0..<count { chains[index].skipUpright(to: y &<< Grid.bits, edges: edges) }
    }
  }

  /// Moves all chains on to a row, and those that reach into it to the front.
  ///
  /// - Parameters:
  ///   - chains: Those that reached into the row before, and those that start in this one.
  ///   - count: Their number, and after the call that of the chains in the row.
  ///   - top: The row's top in the plane, in grid units.
  ///   - edges: Those of all chains.
  /// - Returns: Whether the chains are apart: each runs through the whole row, right of the ones
  ///   before.
  @inline(__always)
  private static func follow(
    _ chains: inout MutableSpan<ActiveChain>, _ count: inout Int, downFrom top: Int,
    edges: Span<Edge>
  ) -> Bool {
    var areApart = true
    let known = count
    count = 0
    var last: Int32 = -1
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

  /// Paints the boundaries of chains that are apart.
  private static func paint(
    _ chains: borrowing MutableSpan<ActiveChain>, count: Int, rowTop: Int, edges: Span<Edge>,
    rule: FillRule, with row: inout RowPainter, _ differences: inout MutableSpan<Int32>,
    _ pixels: inout MutableSpan<Color>
  ) {
    var winding: Int32 = 0
    for index in 0..<count {
      let before = winding
      winding &+= chains[index].winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      let (first, last) = (chains[index].firstColumn, chains[index].lastColumn)
      if first == last {
        row.addSide(column: Int(first), leftArea: chains[index].leftArea, sign: sign, &pixels)
      } else if chains[index].reach == .single {
        row.addSlope(chains[index].boundary, sign: sign, &pixels)
      } else {
        chains[index].addLines(downFrom: rowTop, edges: edges, sign: sign, to: &differences)
        row.addCluster(
          from: Int(first), through: Int(last), wasInside: sign < 0, isInside: sign > 0,
          &differences, &pixels)
      }
    }
  }
}

extension FillRule {
  /// Whether points of a winding number are inside.
  @inline(__always)
  func contains(winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// 1 where the inside begins, -1 where it ends, 0 where nothing changes.
  @inline(__always)
  func boundarySign(from before: Int32, to after: Int32) -> Int32 {
    (contains(winding: after) ? 1 : 0) - (contains(winding: before) ? 1 : 0)
  }
}
