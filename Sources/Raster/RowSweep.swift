import Paths

/// Follows the chains of edges from row to row, from the top down.
///
/// In most rows the chains run from top to bottom and no two share a column. Their boundaries are
/// then known at once. The other rows are sorted into clusters that share columns, and each cluster
/// is resolved by itself (`ClusterSweep`).
struct RowSweep {
  private var active: [ActiveChain] = []
  private var clusters = ClusterSweep()
  /// How many chains of the list have been met.
  private var met = 0

  mutating func beginShape() {
    active.removeAll(keepingCapacity: true)
    met = 0
    clusters.beginShape()
  }

  /// Paints one row but for what lies right of all chains.
  ///
  /// - Throws: `RasterError.tooComplex` beyond the limit of work for a shape.
  mutating func resolve<P: Painter>(
    row y: Int, of list: borrowing ChainList, rule: FillRule, with row: inout RowPainter<P>,
    _ differences: inout MutableSpan<Int32>, _ pixels: inout MutableSpan<P.Pixel>
  ) throws(RasterError) {
    addChains(startingIn: y, of: list)
    guard !active.isEmpty else { return }
    // Out of the struct while in use, so that a span of it leaves the rest free.
    var active: [ActiveChain] = []
    swap(&active, &self.active)
    defer { swap(&active, &self.active) }
    var chains = active.mutableSpan
    let edges = list.edges.span
    let (count, areApart) = Self.follow(&chains, downFrom: y << Grid.bits, edges: edges)
    if areApart {
      Self.paint(
        chains, count: count, rowTop: y << Grid.bits, edges: edges, rule: rule, with: &row,
        &differences, &pixels)
    } else {
      try clusters.resolve(
        &chains, count: count, rowTop: y << Grid.bits, edges: edges, rule: rule, with: &row,
        &differences, &pixels)
    }
    if count < active.count { active.removeLast(active.count - count) }
  }

  private mutating func addChains(startingIn y: Int, of list: borrowing ChainList) {
    while met < list.chains.count, list.chains[met].row <= y {
      let chain = list.chains[met]
      active.append(ActiveChain(chain, x: list.edges[chain.edges.lowerBound].x0))
      met += 1
    }
  }

  /// Moves all chains on to a row, and those that reach into it to the front.
  ///
  /// - Returns: The number of chains in the row, and whether they are apart: each runs through the
  ///   whole row, right of the ones before.
  private static func follow(
    _ chains: inout MutableSpan<ActiveChain>, downFrom top: Int, edges: Span<Edge>
  ) -> (count: Int, areApart: Bool) {
    var areApart = true
    var count = 0
    var last: Int32 = -1
    for index in chains.indices where chains[index].edge < chains[index].end {
      if count < index { chains[count] = chains[index] }
      if !chains[count].followSingle(downFrom: top, edges: edges) {
        chains[count].follow(downFrom: top, edges: edges)
        areApart = areApart && chains[count].reach == .whole
      }
      areApart = areApart && chains[count].firstColumn > last
      last = max(last, chains[count].lastColumn)
      count &+= 1
    }
    return (count, areApart)
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
        var cut = chains[index].cut(downFrom: rowTop, edges: edges)
        while let line = cut.next(edges) { line.add(sign: sign, to: &differences) }
        row.addCluster(
          from: Int(first), through: Int(last), wasInside: sign < 0, isInside: sign > 0,
          &differences, &pixels)
      }
    }
  }
}
