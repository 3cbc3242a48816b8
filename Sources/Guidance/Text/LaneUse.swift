/// Which lanes to use, seen from left to right.
enum LaneUse: Hashable, Sendable {
  /// Any of them.
  case any
  /// The leftmost ones; 1 or more.
  case left(Int)
  /// The rightmost ones; 1 or more.
  case right(Int)
  /// The ones in the middle, with equally many on either side; 1 or more.
  case middle(Int)
  /// Some, counted from the left, from 1.
  case fromLeft([Int])

  /// Finds the words for the lanes that are on, or nil if there is no lane to use.
  ///
  /// - Parameter lanes: For each lane from left to right whether to use it.
  init?(_ lanes: [Bool]) {
    guard let first = lanes.firstIndex(of: true), let last = lanes.lastIndex(of: true) else {
      return nil
    }
    let count = last - first + 1
    guard lanes[first...last].allSatisfy(\.self) else {
      self = .fromLeft(lanes.indices.filter { lanes[$0] }.map { $0 + 1 })
      return
    }
    let after = lanes.count - 1 - last
    if count == lanes.count {
      self = .any
    } else if first == 0 {
      self = .left(count)
    } else if after == 0 {
      self = .right(count)
    } else if first == after {
      self = .middle(count)
    } else {
      self = .fromLeft(Array(first + 1...last + 1))
    }
  }
}
