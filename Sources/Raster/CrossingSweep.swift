import Paths

/// Resolves the winding among pieces that overlap in x, with Bentley and Ottmann's sweep.
///
/// An order lists the pieces at the current height from left to right; only neighbors can cross next.
/// Two pieces cross once at most, so rounding may misplace a crossing but never loops.
struct CrossingSweep {
  /// The row's top in the plane, in grid units.
  private var rowTop: Int64 = 0
  private var rule = FillRule.nonZero
  /// The winding number on the left of the cluster.
  private var winding: Int32 = 0

  private typealias Members = MutableSpan<Member>
  /// Capacity for the members of a cluster.
  private var members: [Member] = []
  /// The number of members in the order.
  private var count = 0
  /// The members that continue no other, sorted by top, then from left to right.
  private var starts: [Int32] = []
  /// All members, sorted by end.
  private var ends: [Int32] = []
  private var (nextStart, nextEnd) = (0, 0)
  /// The slots between which the order has changed at the current height.
  private var touched = (low: 0, high: -1)
  private var crossings = CrossingQueue()
  /// The steps of the last cluster.
  private(set) var work = 0

  /// The most steps for each piece of a cluster.
  private static let workLimit = 1024
  /// The steps that a crossing counts as.
  private static let crossingWork = 16

  /// Adds the boundaries among a cluster's pieces, which are in the order of their chains.
  ///
  /// Returns false if that takes more than `workLimit` steps for each piece, or `most` steps.
  /// `winding` is the number on the cluster's left.
  mutating func resolve(
    _ pieces: [Piece], edges: Span<Edge>, rowTop: Int64, rule: FillRule, winding: Int32,
    most: Int, _ differences: inout MutableSpan<Int32>
  ) -> Bool {
    (self.rowTop, self.rule, self.winding) = (rowTop, rule, winding)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    crossings.removeAll()
    (count, nextStart, nextEnd, work) = (0, 0, 0, 0)
    // Moved out of the struct while in use, so that its span leaves the rest free.
    var storage: [Member] = []
    swap(&storage, &self.members)
    defer { swap(&storage, &self.members) }
    while storage.count < pieces.count { storage.append(Member(pieces[storage.count])) }
    var members = storage.mutableSpan
    for index in pieces.indices {
      members[index] = Member(pieces[index])
      ends.append(Int32(truncatingIfNeeded: index))
      if index == 0 || !pieces[index &- 1].isContinued {
        starts.append(Int32(truncatingIfNeeded: index))
      }
    }
    var endSpan = ends.mutableSpan
    endSpan.sortByInsertion(count: pieces.count) {
      pieces[Int($0)].line.yBottom < pieces[Int($1)].line.yBottom
    }
    var startSpan = starts.mutableSpan
    startSpan.sortByInsertion(count: startSpan.count) { a, b in
      let (a, b) = (pieces[Int(a)], pieces[Int(b)])
      return (a.line.yTop, a.line.xTop, edges[a.edge].slope)
        < (b.line.yTop, b.line.xTop, edges[b.edge].slope)
    }
    let limit = min(Self.workLimit * pieces.count, most)
    while nextEnd < ends.count {
      var y = members[Int(ends[nextEnd])].yEnd
      if nextStart < starts.count { y = min(y, members[Int(starts[nextStart])].yTop) }
      while let crossing = crossings.popFirst(through: y) {
        cross(crossing, &members, edges, &differences)
        guard work <= limit else { return false }
      }
      touched = (count, -1)
      dropEnded(at: y, &members, &differences)
      addStarting(at: y, &members, edges)
      rewind(at: y, &members, edges, &differences)
      guard work <= limit else { return false }
    }
    return true
  }

  /// A member's x at height `y` of the row, which is not above its part to add.
  @inline(__always)
  private func x(of member: Member, at y: Int64, _ edges: Span<Edge>) -> Int64 {
    if y <= member.yTop { return member.xTop }
    return y >= member.yEnd ? member.xEnd : edges[Int(member.edge)].xInside(rowTop &+ y)
  }

  // MARK: Levels

  /// Replaces the members that end by those that continue them, and removes the others.
  @inline(__always)
  private mutating func dropEnded(
    at y: Int64, _ members: inout Members, _ differences: inout MutableSpan<Int32>
  ) {
    var firstGap = count
    while nextEnd < ends.count, members[Int(ends[nextEnd])].yEnd <= y {
      let index = Int(ends[nextEnd])
      let (slot, sign) = (Int(members[index].slot), members[index].sign)
      touched = (min(touched.low, slot), max(touched.high, slot))
      members[index].begin(at: members[index].xEnd, y, sign: 0, &differences)
      members[index].slot = -1
      if members[index].isContinued {
        (members[index &+ 1].left, members[index &+ 1].sign) = (members[index].left, sign)
        Self.place(Int32(truncatingIfNeeded: index &+ 1), in: slot, &members)
      } else {
        firstGap = min(firstGap, slot)
      }
      nextEnd &+= 1
    }
    guard firstGap < count else { return }
    var kept = firstGap
    for slot in firstGap..<count where members[Int(members[slot].ordered)].slot >= 0 {
      Self.place(members[slot].ordered, in: kept, &members)
      kept &+= 1
    }
    work &+= count &- firstGap
    count = kept
  }

  @inline(__always)
  private static func place(_ member: Int32, in slot: Int, _ members: inout Members) {
    members[slot].ordered = member
    members[Int(member)].slot = Int32(truncatingIfNeeded: slot)
  }

  @inline(__always)
  private mutating func addStarting(at y: Int64, _ members: inout Members, _ edges: Span<Edge>) {
    while nextStart < starts.count, members[Int(starts[nextStart])].yTop <= y {
      let slot = firstSlot(rightOf: Int(starts[nextStart]), at: y, members, edges)
      var moved = count
      count &+= 1
      work &+= moved &- slot
      while moved > slot {
        Self.place(members[moved &- 1].ordered, in: moved, &members)
        moved &-= 1
      }
      Self.place(starts[nextStart], in: slot, &members)
      touched = (min(touched.low, slot), max(touched.high &+ 1, slot))
      nextStart &+= 1
    }
  }

  /// The first slot with a member right of one that starts at height `y`.
  private func firstSlot(
    rightOf new: Int, at y: Int64, _ members: borrowing Members, _ edges: Span<Edge>
  ) -> Int {
    let x = members[new].xTop
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      let member = members[Int(members[middle].ordered)]
      let other = self.x(of: member, at: y, edges)
      let isRight =
        other == x ? edges[Int(member.edge)].slope > edges[Int(members[new].edge)].slope : other > x
      if isRight { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  /// Recomputes the winding numbers from the first touched slot on, and compares neighbors.
  private mutating func rewind(
    at y: Int64, _ members: inout Members, _ edges: Span<Edge>,
    _ differences: inout MutableSpan<Int32>
  ) {
    guard touched.high >= 0 else { return }
    var slot = touched.low
    var left = winding
    if slot > 0 {
      let before = members[Int(members[slot &- 1].ordered)]
      left = before.left &+ before.winding
      compare(slot &- 1, at: y, &members, edges)
    }
    while slot < count {
      let index = Int(members[slot].ordered)
      guard slot <= touched.high || members[index].left != left else { break }
      setLeft(left, of: &members[index], at: y, edges, &differences)
      left &+= members[index].winding
      compare(slot, at: y, &members, edges)
      slot &+= 1
    }
    work &+= slot &- touched.low
  }

  // MARK: Crossings

  @inline(__always)
  private func setLeft(
    _ left: Int32, of member: inout Member, at y: Int64, _ edges: Span<Edge>,
    _ differences: inout MutableSpan<Int32>
  ) {
    member.left = left
    let sign = rule.boundarySign(from: left, to: left &+ member.winding)
    guard sign != member.sign else { return }
    member.begin(at: x(of: member, at: y, edges), y, sign: sign, &differences)
  }

  /// Queues the crossing of a slot's member with its right neighbor, if it is below a height.
  private mutating func compare(
    _ slot: Int, at y: Int64, _ members: inout Members, _ edges: Span<Edge>
  ) {
    guard slot >= 0, slot &+ 1 < count else { return }
    let (left, right) = (members[slot].ordered, members[slot &+ 1].ordered)
    guard members[Int(left)].compared != right else { return }
    members[Int(left)].compared = right
    let (a, b) = (members[Int(left)], members[Int(right)])
    let bottom = min(a.yEnd, b.yEnd)
    let below = x(of: a, at: bottom, edges) &- x(of: b, at: bottom, edges)
    guard below > 0 else { return }
    let above = max(0, x(of: b, at: y, edges) &- x(of: a, at: y, edges))
    let share = Double(above) / Double(above &+ below)
    let height = y &+ Grid.round(Double(bottom &- y) * share)
    crossings.insert(CrossingQueue.Crossing(height: height, left: left, right: right))
  }

  /// Swaps two members at their crossing if they are still neighbors.
  private mutating func cross(
    _ crossing: CrossingQueue.Crossing, _ members: inout Members, _ edges: Span<Edge>,
    _ differences: inout MutableSpan<Int32>
  ) {
    work &+= Self.crossingWork
    let slot = Int(members[Int(crossing.left)].slot)
    guard slot >= 0, Int(members[Int(crossing.right)].slot) == slot &+ 1 else { return }
    let left = members[Int(crossing.left)].left
    Self.place(crossing.right, in: slot, &members)
    Self.place(crossing.left, in: slot &+ 1, &members)
    members[Int(crossing.right)].compared = crossing.left
    let middle = left &+ members[Int(crossing.right)].winding
    setLeft(left, of: &members[Int(crossing.right)], at: crossing.height, edges, &differences)
    setLeft(middle, of: &members[Int(crossing.left)], at: crossing.height, edges, &differences)
    compare(slot &- 1, at: crossing.height, &members, edges)
    compare(slot &+ 1, at: crossing.height, &members, edges)
  }
}
