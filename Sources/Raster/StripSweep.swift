import Paths

/// Resolves the winding among a few pieces that overlap in x, strip by strip down a row.
///
/// For few pieces this takes less time than `CrossingSweep`, which leaves alone what stays in order.
struct StripSweep {
  /// The most pieces for which it is used: its work grows with the third power of their number.
  static let pieceLimit = 32

  /// A piece within the current strip.
  private struct Member {
    /// Where it meets the strip's top and bottom.
    var xTop: Int
    var xBottom = 0
    /// Where its piece ends.
    var xEnd: Int
    var yEnd: Int
    /// What its piece is part of.
    var edge: Int
    var winding: Int32

    init(_ piece: Piece) {
      xTop = piece.line.xTop
      xEnd = piece.line.xBottom
      yEnd = piece.line.yBottom
      edge = piece.edge
      winding = piece.winding
    }

    /// Where it is at height `y` of the row, below the piece's top and not below its end.
    @inline(__always)
    func x(at y: Int, _ edges: Span<Edge>, _ rowTop: Int) -> Int {
      y >= yEnd ? xEnd : edges[edge].xInside(rowTop &+ y)
    }

    @inline(__always)
    func isRight(of other: Member) -> Bool {
      xTop > other.xTop || xTop == other.xTop && xBottom > other.xBottom
    }
  }

  /// What stays the same in all strips of a cluster.
  private struct Setting {
    /// The top of the row in the plane, in grid units.
    var rowTop: Int
    var rule: FillRule
    /// The winding number on the left of the cluster.
    var winding: Int32
  }

  /// The members of the current strip are the first ones.
  private var members: [Member] = []
  /// The heights at which pieces start or end.
  private var levels: [Int] = []
  /// The pieces of the cluster, by where they start.
  private var starts: [Int] = []

  /// Adds the boundaries among the cluster's pieces.
  ///
  /// - Parameters:
  ///   - pieces: All pieces of the cluster.
  ///   - edges: The edges that they are part of.
  ///   - rowTop: The top of the row in the plane, in grid units.
  ///   - rule: Which points are inside.
  ///   - winding: The winding number on the left of the cluster.
  ///   - differences: Receives the boundaries.
  mutating func resolve(
    _ pieces: Span<Piece>, edges: Span<Edge>, rowTop: Int, rule: FillRule, winding: Int32,
    _ differences: inout MutableSpan<Int32>
  ) {
    let setting = Setting(rowTop: rowTop, rule: rule, winding: winding)
    levels.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    for index in pieces.indices {
      levels.append(pieces[index].line.yTop)
      levels.append(pieces[index].line.yBottom)
      starts.append(index)
    }
    Self.sort(&levels) { $0 }
    Self.sort(&starts) { pieces[$0].line.yTop }
    // Out of the struct while in use, so that a span of it leaves the rest free.
    var storage: [Member] = []
    Swift.swap(&storage, &self.members)
    defer { Swift.swap(&storage, &self.members) }
    while storage.count < starts.count { storage.append(Member(pieces[storage.count])) }
    var members = storage.mutableSpan
    var count = 0
    var next = 0
    var top = levels.isEmpty ? 0 : levels[0]
    for index in levels.indices where levels[index] > top {
      let bottom = levels[index]
      count = Self.dropEnded(&members, count: count, at: top)
      while next < starts.count, pieces[starts[next]].line.yTop <= top {
        members[count] = Member(pieces[starts[next]])
        count &+= 1
        next &+= 1
      }
      for slot in 0..<count {
        members[slot].xBottom = members[slot].x(at: bottom, edges, rowTop)
      }
      Self.sort(&members, count: count)
      var stripTop = top
      while let (slot, height) = Self.firstCrossing(members, count, from: stripTop, to: bottom) {
        if height > stripTop {
          var current = winding
          for other in 0..<count {
            let x = members[other].x(at: height, edges, rowTop)
            Self.add(
              &members[other], xBottom: x, from: stripTop, to: height, setting, &current,
              &differences)
          }
          stripTop = height
        }
        Self.swap(&members, slot, slot &+ 1)
      }
      var current = winding
      for slot in 0..<count {
        let x = members[slot].xBottom
        Self.add(
          &members[slot], xBottom: x, from: stripTop, to: bottom, setting, &current, &differences)
      }
      top = bottom
    }
  }

  @inline(__always)
  private static func swap(_ members: inout MutableSpan<Member>, _ first: Int, _ second: Int) {
    let member = members[first]
    members[first] = members[second]
    members[second] = member
  }

  /// Removes the members that end at or above a height.
  ///
  /// - Returns: How many are left.
  @inline(__always)
  private static func dropEnded(
    _ members: inout MutableSpan<Member>, count: Int, at y: Int
  ) -> Int {
    var kept = 0
    for slot in 0..<count where members[slot].yEnd > y {
      if kept < slot { members[kept] = members[slot] }
      kept &+= 1
    }
    return kept
  }

  /// Sorts by insertion, since there are few or they are nearly sorted, unless there are many.
  private static func sort(_ array: inout [Int], by key: (Int) -> Int) {
    guard array.count <= 64 else { return array.sort { key($0) < key($1) } }
    var span = array.mutableSpan
    for index in span.indices {
      let element = span[index]
      let order = key(element)
      var slot = index
      while slot > 0, key(span[slot &- 1]) > order {
        span[slot] = span[slot &- 1]
        slot &-= 1
      }
      if slot != index { span[slot] = element }
    }
  }

  /// Sorts from left to right; members are copied only where they move.
  @inline(__always)
  private static func sort(_ members: inout MutableSpan<Member>, count: Int) {
    var index = 1
    while index < count {
      defer { index &+= 1 }
      guard members[index &- 1].isRight(of: members[index]) else { continue }
      let member = members[index]
      var slot = index
      while slot > 0, members[slot &- 1].isRight(of: member) {
        members[slot] = members[slot &- 1]
        slot &-= 1
      }
      members[slot] = member
    }
  }

  /// The topmost crossing of two neighbors, as the left one's slot and the height.
  ///
  /// Crossings are swapped one after another until no neighbors are in the wrong order at the
  /// bottom, as in a bubble sort; so rounding may misplace a crossing but never loop.
  @inline(__always)
  private static func firstCrossing(
    _ members: borrowing MutableSpan<Member>, _ count: Int, from top: Int, to bottom: Int
  ) -> (slot: Int, height: Int)? {
    var result: (slot: Int, height: Int)?
    var slot = 0
    while slot &+ 1 < count {
      let below = members[slot].xBottom &- members[slot &+ 1].xBottom
      if below > 0 {
        let above = max(0, members[slot &+ 1].xTop &- members[slot].xTop)
        let share = Double(above) / Double(above &+ below)
        let height = top &+ Grid.round(Double(bottom &- top) * share)
        if result.map({ height < $0.height }) ?? true { result = (slot, height) }
      }
      slot &+= 1
    }
    return result
  }

  /// Adds a member's part of a strip to the row if it is a boundary, and moves it down.
  ///
  /// `current` is the winding number on its left, and after the call that on its right.
  @inline(__always)
  private static func add(
    _ member: inout Member, xBottom: Int, from top: Int, to bottom: Int, _ setting: Setting,
    _ current: inout Int32, _ differences: inout MutableSpan<Int32>
  ) {
    let xTop = member.xTop
    member.xTop = xBottom
    let next = current &+ member.winding
    let sign = setting.rule.boundarySign(from: current, to: next)
    current = next
    guard sign != 0 else { return }
    Boundary(xTop: xTop, yTop: top, xBottom: xBottom, yBottom: bottom)
      .add(sign: sign, to: &differences)
  }
}
