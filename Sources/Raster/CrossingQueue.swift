/// A binary heap of future crossings, topmost first.
struct CrossingQueue {
  struct Crossing {
    /// From the row's top, in grid units.
    var height: Int64
    /// The members that are left and right above the crossing.
    var left: Int32
    var right: Int32
  }

  private var heap: [Crossing] = []

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func insert(_ crossing: Crossing) {
    var slot = heap.count
    heap.append(crossing)
    while slot > 0 {
      let parent = (slot &- 1) / 2
      guard heap[parent].height > crossing.height else { break }
      heap[slot] = heap[parent]
      slot = parent
    }
    heap[slot] = crossing
  }

  /// Removes the topmost crossing if it is at or above a height.
  mutating func popFirst(through y: Int64) -> Crossing? {
    guard let first = heap.first, first.height <= y, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    var slot = 0
    while true {
      var child = 2 &* slot &+ 1
      guard child < heap.count else { break }
      if child &+ 1 < heap.count, heap[child &+ 1].height < heap[child].height { child &+= 1 }
      guard heap[child].height < last.height else { break }
      heap[slot] = heap[child]
      slot = child
    }
    heap[slot] = last
    return first
  }
}
