import Paths

/// Resolves rows in which chains share columns, start or end.
struct ClusterSweep {
  private var pieces: [Piece] = []
  private var strips = StripSweep()
  private var crossings = CrossingSweep()
  private var scanlines = ScanlineSweep()

  /// Paints one row except for what lies right of all chains.
  mutating func resolve<P: Painter>(
    _ chains: inout MutableSpan<ActiveChain>, count: Int, rowTop: Int, edges: Span<Edge>,
    rule: FillRule, with row: inout RowPainter<P>, _ differences: inout MutableSpan<Int32>,
    _ pixels: inout MutableSpan<P.Pixel>
  ) {
    Self.sort(&chains, 0..<count) { $0.firstColumn > $1.firstColumn }
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
      let before = winding
      if let after = Self.addSideBySide(
        &chains, start..<end, rowTop: rowTop, edges: edges, rule: rule, winding: winding,
        &differences)
      {
        winding = after
      } else {
        winding &+= addPieces(
          chains, start..<end, rowTop: rowTop, edges: edges, rule: rule, winding: winding,
          &differences)
      }
      row.addCluster(
        from: Int(first), through: Int(last), wasInside: rule.contains(winding: before),
        isInside: rule.contains(winding: winding), &differences, &pixels)
      start = end
    }
  }

  /// Sorts by insertion, since the order hardly changes from row to row, unless it does.
  @inline(__always)
  private static func sort(
    _ chains: inout MutableSpan<ActiveChain>, _ range: Range<Int>,
    by isRight: (ActiveChain, ActiveChain) -> Bool
  ) {
    var moves = 16 &* range.count
    var index = range.lowerBound &+ 1
    while index < range.upperBound {
      defer { index &+= 1 }
      // Chains are copied only where they move.
      guard isRight(chains[index &- 1], chains[index]) else { continue }
      guard moves > 0 else {
        return sortAfresh(&chains, range, by: isRight)
      }
      let chain = chains[index]
      var slot = index
      while slot > range.lowerBound, isRight(chains[slot &- 1], chain) {
        chains[slot] = chains[slot &- 1]
        slot &-= 1
      }
      chains[slot] = chain
      moves &-= index &- slot
    }
  }

  /// Sorts chains in any order.
  private static func sortAfresh(
    _ chains: inout MutableSpan<ActiveChain>, _ range: Range<Int>,
    by isRight: (ActiveChain, ActiveChain) -> Bool
  ) {
    var copy: [ActiveChain] = []
    copy.reserveCapacity(range.count)
    for index in range { copy.append(chains[index]) }
    copy.sort { isRight($1, $0) }
    for (index, chain) in zip(range, copy) { chains[index] = chain }
  }

  /// Adds the boundaries among chains that run through the whole row and do not cross.
  ///
  /// - Returns: The winding number on the right, or `nil` if the chains are not of that kind.
  private static func addSideBySide(
    _ chains: inout MutableSpan<ActiveChain>, _ range: Range<Int>, rowTop: Int, edges: Span<Edge>,
    rule: FillRule, winding: Int32, _ differences: inout MutableSpan<Int32>
  ) -> Int32? {
    for index in range where chains[index].reach != .single {
      guard range.count == 1, chains[index].reach == .whole else { return nil }
    }
    sort(&chains, range) { $0.isRight(of: $1) }
    for index in range.dropFirst() where chains[index &- 1].xBottom > chains[index].xBottom {
      return nil
    }
    var winding = winding
    for index in range {
      let before = winding
      winding &+= chains[index].winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      if chains[index].reach == .single {
        chains[index].boundary.add(sign: sign, to: &differences)
        continue
      }
      chains[index].addLines(downFrom: rowTop, edges: edges, sign: sign, to: &differences)
    }
    return winding
  }

  /// Adds the boundaries among any chains.
  ///
  /// - Returns: By how much the winding number on their right differs.
  private mutating func addPieces(
    _ chains: borrowing MutableSpan<ActiveChain>, _ range: Range<Int>, rowTop: Int,
    edges: Span<Edge>, rule: FillRule, winding: Int32, _ differences: inout MutableSpan<Int32>
  ) -> Int32 {
    // Out of the struct while in use, so that a span of it leaves the rest free.
    var storage: [Piece] = []
    swap(&storage, &self.pieces)
    defer { swap(&storage, &self.pieces) }
    storage.removeAll(keepingCapacity: true)
    // The sum of heights times winding; one row's height for each winding.
    var step = 0
    for index in range {
      var cut = chains[index].cut(downFrom: rowTop, edges: edges)
      var edge = cut.edge
      while let line = cut.next(edges) {
        if line.yTop < line.yBottom {
          storage.append(Piece(line: line, edge: edge, winding: chains[index].winding))
          step &+= (line.yBottom &- line.yTop) &* Int(chains[index].winding)
        }
        edge = cut.edge
      }
    }
    let pieces = storage.span
    if pieces.count <= StripSweep.pieceLimit {
      strips.resolve(
        pieces, edges: edges, rowTop: rowTop, rule: rule, winding: winding, &differences)
    } else if !crossings.resolve(
      pieces, edges: edges, rowTop: rowTop, rule: rule, winding: winding, &differences)
    {
      var (first, last) = (chains[range.lowerBound].firstColumn, Int32(0))
      for index in range {
        first = min(first, chains[index].firstColumn)
        last = max(last, chains[index].lastColumn)
      }
      for column in Int(first)...Int(last) &+ 1 { differences[column] = 0 }
      scanlines.resolve(
        pieces, edges: edges, rowTop: rowTop, rule: rule, winding: winding, &differences)
    }
    return Int32(truncatingIfNeeded: (step &+ Grid.unit / 2) &>> Grid.bits)
  }
}
