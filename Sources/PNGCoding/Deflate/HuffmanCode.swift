/// A canonical Huffman code of least total size (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's code, 0 for one that does not occur.
  let lengths: [UInt8]
  /// Each symbol's code, the first bit lowest.
  private let codes: [UInt16]

  /// The best code in which none is longer than a limit; a lone symbol gets one bit.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - limit: The most bits of a code; `2^limit` is at least the number of symbols that occur.
  init(_ counts: [UInt32], limit: Int) {
    lengths = Self.lengths(counts, limit: limit)
    codes = Self.codes(lengths)
  }

  /// The bits of all symbols together.
  func size(of counts: [UInt32]) -> Int {
    zip(counts, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// Writes the code of a symbol.
  @inline(__always)
  func write(_ symbol: Int, to bits: inout BitWriter) {
    bits.write(UInt64(codes[symbol]), count: Int(lengths[symbol]))
  }

  /// The best lengths within a limit, by package-merge (Larmore and Hirschberg, 1990).
  private static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The symbols that occur, the rarest first.
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .map { UInt64(counts[$0]) << 16 | UInt64($0) }.sorted()
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[Int(symbol & 0xFFFF)] = 1 }
      return lengths
    }
    let weights = symbols.map { $0 >> 16 }
    // The list of a level holds the symbols and the pairs of the list before, the lightest first;
    // what is kept of it is which are pairs.
    var list = weights
    var levels = [[Bool](repeating: false, count: weights.count)]
    for _ in 1..<limit {
      var merged: [UInt64] = []
      var isPair: [Bool] = []
      merged.reserveCapacity(2 * weights.count)
      isPair.reserveCapacity(2 * weights.count)
      var (next, pair) = (0, 0)
      while next < weights.count || pair + 1 < list.count {
        let sum = pair + 1 < list.count ? list[pair] + list[pair + 1] : .max
        let takesPair = next == weights.count || sum < weights[next]
        merged.append(takesPair ? sum : weights[next])
        isPair.append(takesPair)
        if takesPair { pair += 2 } else { next += 1 }
      }
      list = merged
      levels.append(isPair)
    }
    // Of the last list the lightest 2n − 2 are taken; each time a symbol is, its code grows.
    var taken = 2 * symbols.count - 2
    for level in levels.reversed() {
      let pairs = level.prefix(taken).count { $0 }
      for place in 0..<taken - pairs { lengths[Int(symbols[place] & 0xFFFF)] += 1 }
      taken = 2 * pairs
    }
    return lengths
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var codes = [UInt16](repeating: 0, count: lengths.count)
    var code: UInt16 = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        // The first bit of a code is its highest.
        codes[symbol] = (0..<length).reduce(0) { $0 << 1 | (code >> UInt16($1)) & 1 }
        code &+= 1
      }
      code &<<= 1
    }
    return codes
  }
}
