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

  /// Finds the words for the lanes that are on; nothing where there is no lane to use.
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

  /// A number of lanes, in words where there are some for it.
  ///
  /// - Parameters:
  ///   - number: 2 or more.
  ///   - words: Those for 2 and the numbers after it.
  /// - Returns: A word, or figures where there is none.
  static func count(_ number: Int, _ words: [String]) -> String {
    words.dropFirst(number - 2).first ?? "\(number)"
  }

  /// The numbers of lanes in a list, such as `1, 3 and 4`.
  ///
  /// - Parameters:
  ///   - places: The numbers; two or more.
  ///   - last: What stands before the last, with its spaces.
  /// - Returns: The list.
  static func list(_ places: [Int], last: String) -> String {
    places.dropLast().map(String.init).joined(separator: ", ") + last
      + (places.last.map(String.init) ?? "")
  }
}
