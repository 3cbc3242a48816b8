extension DeflateCounts {
  /// Counts in which neighbours that differ little are alike, so that their codes are as long and
  /// take less room to tell.
  ///
  /// What does not occur among what does gets a code too, where telling that it has none would take
  /// more than it saves.
  ///
  /// - Parameter tolerance: How far a count may lie from those before it.
  /// - Returns: Counts to make codes for.
  func evened(tolerance: UInt32) -> DeflateCounts {
    var result = self
    result.literals = Self.evened(literals, tolerance)
    result.distances = Self.evened(distances, tolerance)
    return result
  }

  private static func evened(_ counts: [UInt32], _ tolerance: UInt32) -> [UInt32] {
    var result = counts
    // What does not occur at the end is not told at all.
    let end = (counts.lastIndex { $0 > 0 } ?? -1) + 1
    var start = 0
    while start < end {
      let zeros = counts[start..<end].prefix { $0 == 0 }.count
      if zeros >= 11 {
        start += zeros
        continue
      }
      var stretch = start + 1
      var sum = counts[start]
      // The measure of the first four is what comes next; then it is the mean so far.
      var mean = counts[start..<min(start + 4, end)].reduce(2, +) / 4
      while stretch < end {
        let count = counts[stretch]
        guard (count > mean ? count - mean : mean - count) <= tolerance else { break }
        if count == 0, counts[stretch..<end].prefix(while: { $0 == 0 }).count >= 40 { break }
        sum += count
        stretch += 1
        let length = UInt32(stretch - start)
        if length >= 4 { mean = (sum + length / 2) / length }
      }
      let length = UInt32(stretch - start)
      if length >= 4, sum > 0 {
        let level = max(1, (sum + length / 2) / length)
        for place in start..<stretch { result[place] = level }
      }
      start = stretch
    }
    return result
  }
}
