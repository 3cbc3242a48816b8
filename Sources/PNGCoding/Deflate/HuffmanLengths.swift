/// Lengths of the codes of a prefix code of least total size.
enum HuffmanLengths {
  /// The best lengths where none may pass a limit.
  ///
  /// A lone symbol gets one bit.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - limit: The most bits of a code; `2^limit` is at least the number of symbols that occur.
  /// - Returns: Bits for each symbol, 0 for one that does not occur.
  static func limited(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // Sorted by count, then by symbol.
    var keys: [UInt64] = []
    keys.reserveCapacity(counts.count)
    for symbol in counts.indices where counts[symbol] > 0 {
      keys.append(UInt64(counts[symbol]) << 16 | UInt64(symbol))
    }
    keys.sort()
    let symbols = keys.map { Int($0 & 0xFFFF) }
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    let free = unlimited(keys.map { $0 >> 16 })
    if free[0] <= limit {
      for (place, symbol) in symbols.enumerated() { lengths[symbol] = UInt8(free[place]) }
    } else {
      merge(counts, symbols, limit: limit, into: &lengths)
    }
    return lengths
  }

  /// The best lengths without a limit, in place (Moffat and Katajainen, 1995).
  ///
  /// - Parameter weights: Two or more, the lightest first.
  /// - Returns: A length for each weight, none longer than one before it.
  private static func unlimited(_ weights: [UInt64]) -> [Int] {
    let count = weights.count
    var nodes = weights.map { Int($0) }
    // First each node's weight, then its parent.
    var (leaf, root) = (0, 0)
    for next in 0..<count - 1 {
      var sum = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && nodes[root] < nodes[leaf]) {
          sum += nodes[root]
          nodes[root] = next
          root += 1
        } else {
          sum += nodes[leaf]
          leaf += 1
        }
      }
      nodes[next] = sum
    }
    // Then its depth.
    nodes[count - 2] = 0
    for place in (0..<count - 2).reversed() { nodes[place] = nodes[nodes[place]] + 1 }
    // Then the depths of the leaves: of the nodes of a depth, those that are no inner ones.
    var (available, depth, inner, out) = (1, 0, count - 2, count - 1)
    while available > 0 {
      var used = 0
      while inner >= 0, nodes[inner] == depth {
        used += 1
        inner -= 1
      }
      while available > used {
        nodes[out] = depth
        out -= 1
        available -= 1
      }
      available = 2 * used
      depth += 1
    }
    return nodes
  }

  /// The best lengths within a limit, by package-merge (Larmore and Hirschberg, 1990).
  private static func merge(
    _ counts: [UInt32], _ symbols: [Int], limit: Int, into lengths: inout [UInt8]
  ) {
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
      return reversed(next[Int(length)]) >> (32 - UInt32(length))
    }
  }

  /// The bits of a number, the lowest first.
  @inline(__always)
  private static func reversed(_ value: UInt32) -> UInt32 {
    var value = value.byteSwapped
    value = value >> 4 & 0x0F0F_0F0F | (value & 0x0F0F_0F0F) << 4
    value = value >> 2 & 0x3333_3333 | (value & 0x3333_3333) << 2
    return value >> 1 & 0x5555_5555 | (value & 0x5555_5555) << 1
  }
}
