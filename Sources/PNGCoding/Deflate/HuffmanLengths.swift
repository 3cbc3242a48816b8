/// Lengths of the codes of a prefix code of least total size.
enum HuffmanLengths {
  /// The best lengths where none may pass a limit, by package-merge (Larmore and Hirschberg, 1990).
  ///
  /// A lone symbol gets one bit.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - limit: The most bits of a code; `2^limit` is at least the number of symbols that occur.
  /// - Returns: Bits for each symbol, 0 for one that does not occur.
  static func limited(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // Each level's list holds the symbols and the pairs of the level below, lightest first;
    // `isPair` tells which is which. The lightest 2n − 2 of the top level are taken.
    let weights = symbols.map { UInt64(counts[$0]) }
    var levels: [[Bool]] = []
    var list = weights
    levels.append([Bool](repeating: false, count: weights.count))
    for _ in 1..<limit {
      var merged: [UInt64] = []
      var isPair: [Bool] = []
      merged.reserveCapacity(2 * weights.count)
      isPair.reserveCapacity(2 * weights.count)
      var (next, pair) = (0, 0)
      while next < weights.count || pair + 1 < list.count {
        let sum = pair + 1 < list.count ? list[pair] + list[pair + 1] : .max
        if next < weights.count, weights[next] <= sum {
          merged.append(weights[next])
          isPair.append(false)
          next += 1
        } else {
          merged.append(sum)
          isPair.append(true)
          pair += 2
        }
      }
      list = merged
      levels.append(isPair)
    }
    var taken = 2 * symbols.count - 2
    for level in levels.reversed() {
      let pairs = level.prefix(taken).count { $0 }
      for place in 0..<taken - pairs { lengths[symbols[place]] += 1 }
      taken = 2 * pairs
    }
    return lengths
  }
}

/// The codes that follow from their lengths (RFC 1951, 3.2.2).
enum HuffmanCodes {
  /// The codes, with the first bit to be written lowest.
  static func canonical(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var code: UInt32 = 0
      for bit in 0..<UInt32(length) {
        code |= (next[Int(length)] >> bit & 1) << (UInt32(length) - 1 - bit)
      }
      return code
    }
  }
}
