// What Foundation and the full standard library give the core elsewhere.
extension StringProtocol where SubSequence == Substring {
  /// Replaces occurrences of a text, from the start.
  public func replacing(
    _ part: some StringProtocol, with text: some StringProtocol, maxReplacements: Int = .max
  ) -> String {
    var (result, rest, count) = ("", self[...], 0)
    while count < maxReplacements, let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound]
      result += text
      rest = rest[range.upperBound...]
      count += 1
    }
    return result + rest
  }

  /// The parts between the occurrences of a text; between those of a character goes faster.
  @_disfavoredOverload
  public func split(separator: some StringProtocol, omittingEmptySubsequences omits: Bool = true)
    -> [Substring]
  {
    var (parts, rest) = ([Substring](), self[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    parts.append(rest)
    return omits ? parts.filter { !$0.isEmpty } : parts
  }

  /// The first place of a text that is not empty, between whole characters.
  public func firstRange(of part: some StringProtocol) -> Range<Index>? {
    var start = startIndex
    while true {
      let rest = self[start...]
      if rest.starts(with: part) {
        return start..<rest.index(start, offsetBy: part.count)
      }
      guard start < endIndex else { return nil }
      start = index(after: start)
    }
  }

  /// Whether a text occurs.
  public func contains(_ part: some StringProtocol) -> Bool { firstRange(of: part) != nil }
}

/// A value that one thread has at a time; here is one thread.
public final class Mutex<Value>: @unchecked Sendable {
  private var value: Value

  /// Holds a value.
  public init(_ value: Value) { self.value = value }

  /// Changes the value.
  public func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
}

extension Dictionary {
  /// Creates a dictionary; `choose` decides between two values of a key.
  public init(_ pairs: [(Key, Value)], uniquingKeysWith choose: (Value, Value) -> Value) {
    self.init()
    for (key, value) in pairs { self[key] = self[key].map { choose($0, value) } ?? value }
  }
}

// The library's sort is faster, but many times as large, once for each type of elements.
extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts, and keeps the order of equal elements.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    for (place, element) in zip(indices, sorted(by: areInIncreasingOrder)) { self[place] = element }
  }
}

extension Sequence {
  /// Merges ever longer runs; the first of equal elements stays first.
  public func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    var (from, to) = (Array(self), [Element]())
    var run = 1
    while run < from.count {
      to.removeAll(keepingCapacity: true)
      for start in Swift.stride(from: 0, to: from.count, by: 2 * run) {
        let (middle, end) = (
          Swift.min(start + run, from.count), Swift.min(start + 2 * run, from.count)
        )
        var (left, right) = (start, middle)
        while left < middle || right < end {
          let takesRight =
            right < end && (left == middle || areInIncreasingOrder(from[right], from[left]))
          to.append(from[takesRight ? right : left])
          if takesRight { right += 1 } else { left += 1 }
        }
      }
      swap(&from, &to)
      run *= 2
    }
    return from
  }
}

extension Sequence where Element: Comparable {
  /// The elements in ascending order.
  public func sorted() -> [Element] { sorted { $0 < $1 } }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// Sorts in ascending order.
  public mutating func sort() { sort { $0 < $1 } }
}
