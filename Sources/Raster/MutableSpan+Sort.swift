extension MutableSpan where Element: BitwiseCopyable {
  /// Sorts the first elements by insertion; too many moves lead to a full sort.
  ///
  /// This is cheap for a few elements, and for many that are nearly in order.
  @inline(__always)
  mutating func sortByInsertion(count: Int, _ isBefore: (Element, Element) -> Bool) {
    var moves = 16 &* count
    // Copies elements only where they move.
    for index in 1..<max(1, count) where isBefore(self[index], self[index &- 1]) {
      guard moves > 0 else {
        var copy: [Element] = []
        for index in 0..<count { copy.append(self[index]) }
        copy.sort(by: isBefore)
        for index in 0..<count { self[index] = copy[index] }
        return
      }
      let element = self[index]
      var slot = index
      while slot > 0, isBefore(element, self[slot &- 1]) {
        self[slot] = self[slot &- 1]
        slot &-= 1
      }
      self[slot] = element
      moves &-= index &- slot
    }
  }
}
