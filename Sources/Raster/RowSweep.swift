import Paths

/// Follows the chains of edges from row to row, from the top down.
///
/// In most rows the chains run from top to bottom and no two share a column. Their boundaries are
/// then known at once. The other rows are sorted into clusters that share columns, and each cluster
/// is resolved by itself (`ClusterSweep`).
struct RowSweep {
  /// Room for all chains of a shape; those that reach into the current row come first.
  private var storage: [ActiveChain] = []
  private var clusters = ClusterSweep()

  /// Paints a shape.
  mutating func paint<P: Painter>(
    _ list: borrowing ChainList, rule: FillRule, with row: inout RowPainter<P>,
    _ differences: inout MutableSpan<Int32>, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    let (all, edges) = (list.chains.span, list.edges.span)
    guard all.count > 0 else { return }
    // Out of the struct while in use, so that a span of it leaves the rest free.
    var storage: [ActiveChain] = []
    swap(&storage, &self.storage)
    defer { swap(&storage, &self.storage) }
    while storage.count < all.count { storage.append(ActiveChain(all[storage.count], x: 0)) }
    var chains = storage.mutableSpan
    var (count, met) = (0, 0)
    var y = list.rows.lowerBound
    while y < list.rows.upperBound {
      defer { y &+= 1 }
      while met < all.count, all[met].row <= y {
        chains[count] = ActiveChain(all[met], x: edges[all[met].edges.lowerBound].x0)
        count &+= 1
        met &+= 1
      }
      guard count > 0 else { continue }
      let rowTop = y << Grid.bits
      row.begin(row: y)
      let areApart = Self.follow(&chains, &count, downFrom: rowTop, edges: edges)
      if areApart {
        let next = met < all.count ? all[met].row : list.rows.upperBound
        let rows = Self.uprightRows(
          chains, count: count, downFrom: rowTop, limit: next &- y, edges: edges)
        if rows > 1 {
          Self.paintUpright(&chains, count: count, rows: rows, rule: rule, with: &row, &pixels)
          for index in 0..<count {
            chains[index].skipUpright(to: rowTop &+ rows &<< Grid.bits, edges: edges)
          }
          y &+= rows &- 1
          continue
        }
        Self.paint(
          chains, count: count, rowTop: rowTop, edges: edges, rule: rule, with: &row,
          &differences, &pixels)
      } else {
        clusters.resolve(
          &chains, count: count, rowTop: rowTop, edges: edges, rule: rule, with: &row,
          &differences, &pixels)
      }
      row.end(&pixels)
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

  /// How many rows all chains are one upright line through, so that the rows are alike.
  ///
  /// - Parameters:
  ///   - chains: Those in the first row, which are apart.
  ///   - count: Their number.
  ///   - top: The first row's top in the plane, in grid units.
  ///   - limit: The most rows, 1 or more.
  ///   - edges: Those of all chains.
  /// - Returns: 0 if there is a chain of another kind.
  @inline(__always)
  private static func uprightRows(
    _ chains: borrowing MutableSpan<ActiveChain>, count: Int, downFrom top: Int, limit: Int,
    edges: Span<Edge>
  ) -> Int {
    var rows = limit
    for index in 0..<count {
      guard chains[index].xTop == chains[index].xBottom else { return 0 }
      rows = min(rows, chains[index].uprightRows(downFrom: top, edges: edges))
    }
    return rows
  }

  /// Paints rows in which the chains are the same upright lines.
  private static func paintUpright<P: Painter>(
    _ chains: inout MutableSpan<ActiveChain>, count: Int, rows: Int, rule: FillRule,
    with row: inout RowPainter<P>, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    var winding: Int32 = 0
    for index in 0..<count {
      let before = winding
      winding &+= chains[index].winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      row.addUprightSide(x: chains[index].xTop, sign: sign, rows: rows, &pixels)
    }
    row.end(rows: rows, &pixels)
  }

  /// Paints the boundaries of chains that are apart.
  private static func paint<P: Painter>(
    _ chains: borrowing MutableSpan<ActiveChain>, count: Int, rowTop: Int, edges: Span<Edge>,
    rule: FillRule, with row: inout RowPainter<P>, _ differences: inout MutableSpan<Int32>,
    _ pixels: inout MutableSpan<P.Pixel>
  ) {
    var winding: Int32 = 0
    for index in 0..<count {
      let before = winding
      winding &+= chains[index].winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      let (first, last) = (chains[index].firstColumn, chains[index].lastColumn)
      if chains[index].reach == .single {
        row.addSide(
          xTop: chains[index].xTop, xBottom: chains[index].xBottom, sign: sign, &pixels)
      } else if first == last {
        row.addSide(
          column: Int(first), leftArea: chains[index].leftArea, sign: sign, &pixels)
      } else {
        chains[index].addLines(downFrom: rowTop, edges: edges, sign: sign, to: &differences)
        row.addCluster(
          from: Int(first), through: Int(last), wasInside: sign < 0, isInside: sign > 0,
          &differences, &pixels)
      }
    }
  }
}
