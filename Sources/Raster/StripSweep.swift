import Paths

/// Resolves the winding among pieces that overlap in x, strip by strip down a row.
struct StripSweep {
  /// A piece within the current strip.
  private struct Member {
    /// Where it meets the strip's top and bottom.
    var xTop: Int
    var xBottom: Int
    var piece: Int
    var winding: Int32
  }

  private var members: [Member] = []
  /// The heights at which pieces start or end.
  private var levels: [Int] = []
  /// The pieces of the cluster, by where they start.
  private var starts: [Int] = []
  /// The sum of heights times winding; one row's height for each winding.
  private var step = 0
  /// The winding number left of the member being added.
  private var current: Int32 = 0
  /// Members met so far, to stop shapes that would take forever.
  private var work = 0
  private static let workLimit = 60_000_000

  mutating func beginShape() { work = 0 }

  mutating func beginCluster() {
    levels.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    step = 0
  }

  /// Adds the pieces of a chain to the cluster; they stand one below the other.
  mutating func add(_ range: Range<Int>, of pieces: [Piece]) {
    for index in range {
      let line = pieces[index].line
      if index == range.lowerBound { levels.append(line.yTop) }
      levels.append(line.yBottom)
      starts.append(index)
      step += (line.yBottom - line.yTop) * Int(pieces[index].winding)
    }
  }

  /// Adds the boundaries among the cluster's pieces.
  ///
  /// - Parameters:
  ///   - pieces: All pieces of the row.
  ///   - edges: The edges that they are part of.
  ///   - rowTop: The top of the row in the plane, in grid units.
  ///   - rule: Which points are inside.
  ///   - winding: The winding number on the left of the cluster.
  ///   - differences: Receives the boundaries.
  /// - Returns: By how much the winding number on the cluster's right differs.
  /// - Throws: `RasterError.tooComplex` beyond the limit of work for a shape.
  mutating func resolve(
    _ pieces: [Piece], edges: Span<Edge>, rowTop: Int, rule: FillRule, winding: Int32,
    _ differences: inout MutableSpan<Int32>
  ) throws(RasterError) -> Int32 {
    Self.insertionSort(&levels) { $0 }
    Self.insertionSort(&starts) { pieces[$0].line.yTop }
    var next = 0
    var top = levels.first ?? 0
    for bottom in levels where bottom > top {
      members.removeAll { pieces[$0.piece].line.yBottom <= top }
      while next < starts.count, pieces[starts[next]].line.yTop <= top {
        let piece = starts[next]
        members.append(
          Member(
            xTop: pieces[piece].line.xTop, xBottom: 0, piece: piece, winding: pieces[piece].winding)
        )
        next += 1
      }
      for slot in members.indices {
        members[slot].xBottom = Self.x(pieces[members[slot].piece], at: bottom, edges, rowTop)
      }
      sortMembers()
      var stripTop = top
      while let (slot, height) = firstCrossing(from: stripTop, to: bottom) {
        if height > stripTop {
          for other in members.indices {
            let x = Self.x(pieces[members[other].piece], at: height, edges, rowTop)
            addMember(other, xBottom: x, from: stripTop, to: height, rule, winding, &differences)
          }
          stripTop = height
        }
        members.swapAt(slot, slot + 1)
        try count(members.count)
      }
      for slot in members.indices {
        let x = members[slot].xBottom
        addMember(slot, xBottom: x, from: stripTop, to: bottom, rule, winding, &differences)
      }
      try count(members.count)
      top = bottom
    }
    return Int32(truncatingIfNeeded: (step + Grid.unit / 2) >> Grid.bits)
  }

  private mutating func count(_ amount: Int) throws(RasterError) {
    work += amount
    guard work <= Self.workLimit else { throw .tooComplex }
  }

  /// Where a piece is at height `y` of the row, between its ends.
  @inline(__always)
  private static func x(
    _ piece: Piece, at y: Int, _ edges: Span<Edge>, _ rowTop: Int
  ) -> Int {
    if y <= piece.line.yTop { return piece.line.xTop }
    if y >= piece.line.yBottom { return piece.line.xBottom }
    return edges[piece.edge].x(at: rowTop + y)
  }

  private static func insertionSort<Element>(
    _ array: inout [Element], by key: (Element) -> Int
  ) {
    guard array.count <= 64 else { return array.sort { key($0) < key($1) } }
    for index in array.indices.dropFirst() {
      let element = array[index]
      let order = key(element)
      var slot = index
      while slot > 0, key(array[slot - 1]) > order {
        array[slot] = array[slot - 1]
        slot -= 1
      }
      array[slot] = element
    }
  }

  private mutating func sortMembers() {
    for index in members.indices.dropFirst() {
      let member = members[index]
      var slot = index
      while slot > 0,
        (members[slot - 1].xTop, members[slot - 1].xBottom) > (member.xTop, member.xBottom)
      {
        members[slot] = members[slot - 1]
        slot -= 1
      }
      if slot != index { members[slot] = member }
    }
  }

  /// The topmost crossing of two neighbors, as the left one's slot and the height.
  ///
  /// Crossings are swapped one after another until no neighbors are in the wrong order at the
  /// bottom, as in a bubble sort; so rounding may misplace a crossing but never loop.
  private func firstCrossing(from top: Int, to bottom: Int) -> (slot: Int, height: Int)? {
    var result: (slot: Int, height: Int)?
    for slot in members.indices.dropLast() where members[slot].xBottom > members[slot + 1].xBottom {
      let above = max(0, members[slot + 1].xTop - members[slot].xTop)
      let below = members[slot].xBottom - members[slot + 1].xBottom
      let height =
        top
        + Grid.round(
          Double(bottom - top) * (Double(above) / Double(above + below)))
      if result.map({ height < $0.height }) ?? true { result = (slot, height) }
    }
    return result
  }

  /// Adds a member's part of a strip to the row if it is a boundary, and moves it down.
  ///
  /// Called for slots in order: the winding number left of a slot is that of all slots before.
  @inline(__always)
  private mutating func addMember(
    _ slot: Int, xBottom: Int, from top: Int, to bottom: Int, _ rule: FillRule,
    _ winding: Int32, _ differences: inout MutableSpan<Int32>
  ) {
    let member = members[slot]
    members[slot].xTop = xBottom
    if slot == 0 { current = winding }
    let next = current &+ member.winding
    let sign = rule.boundarySign(from: current, to: next)
    current = next
    guard sign != 0 else { return }
    Boundary(xTop: member.xTop, yTop: top, xBottom: xBottom, yBottom: bottom)
      .add(sign: sign, to: &differences)
  }
}
