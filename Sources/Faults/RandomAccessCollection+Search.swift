extension RandomAccessCollection where Index == Int {
  /// The first index with an element that meets a condition; the end index if none does.
  ///
  /// All elements after one that meets the condition must meet it too: the search halves the list.
  package func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
