import Paths

/// Resolves rows in which chains share columns, start or end.
struct ClusterSweep {
  private var pieces: [Piece] = []
  private var strips = StripSweep()

  mutating func beginShape() { strips.beginShape() }

  /// Paints one row but for what lies right of all chains.
  ///
  /// - Throws: `RasterError.tooComplex` beyond the limit of work for a shape.
  mutating func resolve<P: Painter>(
    _ chains: inout [ActiveChain], rowTop: Int, edges: Span<Edge>, rule: FillRule,
    with row: inout RowPainter<P>, _ differences: inout MutableSpan<Int32>,
    _ pixels: inout MutableSpan<P.Pixel>
  ) throws(RasterError) {
    Self.sort(&chains)
    var winding: Int32 = 0
    var start = 0
    while start < chains.count {
      let first = chains[start].firstColumn
      var last = chains[start].lastColumn
      var end = start + 1
      while end < chains.count, chains[end].firstColumn <= last {
        last = max(last, chains[end].lastColumn)
        end += 1
      }
      let before = winding
      if let after = Self.addSideBySide(
        &chains[start..<end], rowTop: rowTop, edges: edges, rule: rule, winding: winding,
        &differences)
      {
        winding = after
      } else {
        winding &+= try addStrips(
          chains[start..<end], rowTop: rowTop, edges: edges, rule: rule, winding: winding,
          &differences)
      }
      row.addCluster(
        from: Int(first), through: Int(last), wasInside: rule.contains(winding: before),
        isInside: rule.contains(winding: winding), &differences, &pixels)
      start = end
    }
  }

  /// Sorts by the first column; by insertion, since the order hardly changes from row to row,
  /// unless there are many.
  private static func sort(_ chains: inout [ActiveChain]) {
    guard chains.count <= 64 else { return chains.sort { $0.firstColumn < $1.firstColumn } }
    for index in chains.indices.dropFirst() {
      let chain = chains[index]
      var slot = index
      while slot > 0, chains[slot - 1].firstColumn > chain.firstColumn {
        chains[slot] = chains[slot - 1]
        slot -= 1
      }
      chains[slot] = chain
    }
  }

  /// Adds the boundaries among chains that run through the whole row and do not cross.
  ///
  /// - Returns: The winding number on the right, or nothing if the chains are not of that kind.
  private static func addSideBySide(
    _ chains: inout ArraySlice<ActiveChain>, rowTop: Int, edges: Span<Edge>, rule: FillRule,
    winding: Int32, _ differences: inout MutableSpan<Int32>
  ) -> Int32? {
    guard chains.count == 1 || chains.allSatisfy({ $0.reach == .single }),
      chains.allSatisfy({ $0.reach != .part })
    else { return nil }
    chains.sort { ($0.xTop, $0.xBottom) < ($1.xTop, $1.xBottom) }
    for (left, right) in zip(chains, chains.dropFirst()) where left.xBottom > right.xBottom {
      return nil
    }
    var winding = winding
    for chain in chains {
      let before = winding
      winding &+= chain.winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      var cut = chain.cut(downFrom: rowTop, edges: edges)
      while let line = cut.next(edges) {
        if line.yTop < line.yBottom { line.add(sign: sign, to: &differences) }
      }
    }
    return winding
  }

  /// Adds the boundaries among any chains.
  ///
  /// - Returns: By how much the winding number on their right differs.
  private mutating func addStrips(
    _ chains: ArraySlice<ActiveChain>, rowTop: Int, edges: Span<Edge>, rule: FillRule,
    winding: Int32, _ differences: inout MutableSpan<Int32>
  ) throws(RasterError) -> Int32 {
    pieces.removeAll(keepingCapacity: true)
    strips.beginCluster()
    for chain in chains {
      let start = pieces.count
      var cut = chain.cut(downFrom: rowTop, edges: edges)
      var edge = cut.edge
      while let line = cut.next(edges) {
        if line.yTop < line.yBottom {
          pieces.append(Piece(line: line, edge: edge, winding: chain.winding))
        }
        edge = cut.edge
      }
      strips.add(start..<pieces.count, of: pieces)
    }
    return try strips.resolve(
      pieces, edges: edges, rowTop: rowTop, rule: rule, winding: winding, &differences)
  }
}
