import Paths

/// Resolves rows in which chains share columns, start or end.
struct ClusterSweep {
  private var pieces: [Piece] = []
  private var crossings = CrossingSweep()
  private var scanlines = ScanlineSweep()

  /// Paints one row except for the part right of all chains; counts its work, and skips crossings
  /// once there was too much.
  mutating func resolve(
    _ chains: inout MutableSpan<ActiveChain>, count: Int, rowTop: Int64, edges: Span<Edge>,
    rule: FillRule, with row: inout RowPainter, _ differences: inout MutableSpan<Int32>,
    _ pixels: inout MutableSpan<Color>, _ work: inout Work
  ) {
    chains.sortByInsertion(count: count, <)
    var winding: Int32 = 0
    var start = 0
    while start < count {
      let first = chains[start].firstColumn
      var last = chains[start].lastColumn
      var end = start &+ 1
      while end < count, chains[end].firstColumn <= last {
        last = max(last, chains[end].lastColumn)
        end &+= 1
      }
      let wasInside = rule.contains(winding: winding)
      if Self.areSideBySide(chains, start..<end) {
        for index in start..<end {
          let before = winding
          winding &+= chains[index].winding
          let sign = rule.boundarySign(from: before, to: winding)
          guard sign != 0 else { continue }
          chains[index].addLines(downFrom: rowTop, edges: edges, sign: sign, to: &differences)
        }
      } else {
        winding &+= addPieces(
          chains, start..<end, columns: first...last, rowTop: rowTop, edges: edges, rule: rule,
          winding: winding, &differences, &work)
      }
      row.addCluster(
        from: first, through: last, wasInside: wasInside,
        isInside: rule.contains(winding: winding), &differences, &pixels)
      start = end
    }
  }

  /// Whether the chains run between the same heights and do not cross.
  ///
  /// Chains that start or end within the row must begin and end the inside there in pairs.
  private static func areSideBySide(
    _ chains: borrowing MutableSpan<ActiveChain>, _ range: Range<Int>
  ) -> Bool {
    var step = chains[range.lowerBound].winding
    for index in range.dropFirst() {
      guard chains[index &- 1].isLeft(of: chains[index]) else { return false }
      step &+= chains[index].winding
    }
    return step == 0 || chains[range.lowerBound].reach != .part
  }

  /// Adds the boundaries among any chains; returns the change of the winding number across them.
  private mutating func addPieces(
    _ chains: borrowing MutableSpan<ActiveChain>, _ range: Range<Int>,
    columns: ClosedRange<Int>, rowTop: Int64, edges: Span<Edge>, rule: FillRule, winding: Int32,
    _ differences: inout MutableSpan<Int32>, _ work: inout Work
  ) -> Int32 {
    pieces.removeAll(keepingCapacity: true)
    // Sums height times winding; one row's height is one winding.
    var step: Int64 = 0
    for index in range {
      let first = pieces.count
      var cut = chains[index].cut(downFrom: rowTop, edges: edges)
      var edge = cut.edge
      while let line = cut.next(edges) {
        if line.yTop < line.yBottom {
          let last = pieces.count &- 1
          if last >= first, pieces[last].line.xBottom == line.xTop {
            pieces[last].isContinued = true
          }
          pieces.append(Piece(line: line, edge: edge, winding: chains[index].winding))
          step &+= (line.yBottom &- line.yTop) &* Int64(chains[index].winding)
        }
        edge = cut.edge
      }
    }
    work.count(Int64(pieces.count), .clusteredEdge)
    let isResolved = crossings.resolve(
      pieces, edges: edges, rowTop: rowTop, rule: rule, winding: winding,
      most: work.most(.crossing), &differences)
    work.count(Int64(crossings.work), .crossing)
    if !isResolved {
      for column in columns.lowerBound...columns.upperBound &+ 1 { differences[column] = 0 }
      work.count(ScanlineSweep.count(pieces), .crossedPixel)
      if work.left >= 0 {
        scanlines.resolve(
          pieces, edges: edges, rowTop: rowTop, rule: rule, winding: winding, &differences)
      }
    }
    return Int32(truncatingIfNeeded: (step &+ Grid.unit / 2) &>> Grid.bits)
  }
}
