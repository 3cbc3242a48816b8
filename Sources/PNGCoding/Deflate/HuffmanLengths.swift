/// Lengths of the codes of a prefix code of least total size.
enum HuffmanLengths {
  /// The best lengths where none may pass a limit.
  ///
  /// A lone symbol gets one bit.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol occurs, less than 2^23 times; 288 symbols or fewer.
  ///   - limit: The most bits of a code; `2^limit` is at least the number of symbols that occur.
  /// - Returns: Bits for each symbol, 0 for one that does not occur.
  static func limited(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var lengths = Array(repeatElement(UInt8(0), count: counts.count))
    var keyStorage = InlineArray<288, UInt32>(repeating: 0)
    var keys = keyStorage.mutableSpan
    let count = sort(counts.span, into: &keys)
    guard count > 1 else {
      if count == 1 { lengths[Int(keys[0] & 0x1FF)] = 1 }
      return lengths
    }
    var nodeStorage = InlineArray<288, UInt32>(repeating: 0)
    var nodes = nodeStorage.mutableSpan
    for place in 0..<count { nodes[place] = keys[place] >> 9 }
    findUnlimited(&nodes, count: count)
    if Int(nodes[0]) <= limit {
      var target = lengths.mutableSpan
      for place in 0..<count {
        target[Int(keys[place] & 0x1FF)] = UInt8(truncatingIfNeeded: nodes[place])
      }
    } else {
      merge(counts, (0..<count).map { Int(keys[$0] & 0x1FF) }, limit: limit, into: &lengths)
    }
    return lengths
  }

  /// Counts below this many are sorted by putting each where it belongs.
  private static let bucketCount = 48

  /// The symbols that occur, by count and then by symbol; the count stands above 9 bits of symbol.
  ///
  /// - Returns: How many there are.
  private static func sort(_ counts: Span<UInt32>, into keys: inout MutableSpan<UInt32>) -> Int {
    // Where the symbols of each count start; the last is of all larger ones.
    var startStorage = InlineArray<49, Int>(repeating: 0)
    var starts = startStorage.mutableSpan
    for symbol in counts.indices {
      starts[Int(min(counts[symbol], UInt32(bucketCount)))] &+= 1
    }
    var total = 0
    for bucket in 1...bucketCount {
      let count = starts[bucket]
      starts[bucket] = total
      total &+= count
    }
    let large = starts[bucketCount]
    // Those that don't occur come last.
    starts[0] = total
    for symbol in counts.indices {
      let count = counts[symbol]
      let bucket = Int(min(count, UInt32(bucketCount)))
      keys[starts[bucket]] = count << 9 | UInt32(truncatingIfNeeded: symbol)
      starts[bucket] &+= 1
    }
    if total - large > 1 { sort(&keys, large..<total) }
    return total
  }

  /// Sorts some keys, which are few, by insertion.
  private static func sort(_ keys: inout MutableSpan<UInt32>, _ range: Range<Int>) {
    for next in range.dropFirst() {
      let key = keys[next]
      var place = next
      while place > range.lowerBound, keys[place - 1] > key {
        keys[place] = keys[place - 1]
        place -= 1
      }
      keys[place] = key
    }
  }

  /// The best lengths without a limit, in place (Moffat and Katajainen, 1995).
  ///
  /// - Parameters:
  ///   - nodes: Weights, the lightest first; receives a length for each, none longer than one
  ///     before it.
  ///   - count: How many there are; 2 or more.
  private static func findUnlimited(_ nodes: inout MutableSpan<UInt32>, count: Int) {
    // First each node's weight, then its parent.
    var (leaf, root) = (0, 0)
    for next in 0..<count - 1 {
      var sum: UInt32 = 0
      for _ in 0..<2 {
        if leaf >= count || (root < next && nodes[root] < nodes[leaf]) {
          sum &+= nodes[root]
          nodes[root] = UInt32(truncatingIfNeeded: next)
          root &+= 1
        } else {
          sum &+= nodes[leaf]
          leaf &+= 1
        }
      }
      nodes[next] = sum
    }
    // Then its depth.
    nodes[count - 2] = 0
    var place = count - 3
    while place >= 0 {
      nodes[place] = nodes[Int(nodes[place])] &+ 1
      place &-= 1
    }
    // Then the depths of the leaves: of the nodes of a depth, those that are no inner ones.
    var (available, inner, out) = (1, count - 2, count - 1)
    var depth: UInt32 = 0
    while available > 0 {
      var used = 0
      while inner >= 0, nodes[inner] == depth {
        used &+= 1
        inner &-= 1
      }
      while available > used {
        nodes[out] = depth
        out &-= 1
        available &-= 1
      }
      available = 2 &* used
      depth &+= 1
    }
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
