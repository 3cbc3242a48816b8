/// An optimal canonical Huffman code (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The bits of each symbol's code, 0 for an unused symbol.
  let lengths: [UInt8]
  /// The code of each symbol, first bit lowest.
  private let codes: [UInt16]

  /// The best code within `limit` bits for at most `2^limit` used symbols; a lone one gets one bit.
  init(_ counts: [UInt32], limit: Int) {
    lengths = Self.lengths(counts, limit: limit)
    codes = Self.codes(lengths)
  }

  func size(of counts: [UInt32]) -> Int {
    zip(counts, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  @inline(__always)
  func write(_ symbol: Int, to bits: inout BitWriter) {
    bits.write(UInt64(codes[symbol]), count: Int(lengths[symbol]))
  }

  /// The optimal lengths within a limit, by package-merge (Larmore and Hirschberg, 1990).
  private static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The used symbols, rarest first.
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .map { UInt64(counts[$0]) << 16 | UInt64($0) }.sorted()
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[Int(symbol & 0xFFFF)] = 1 }
      return lengths
    }
    let weights = symbols.map { $0 >> 16 }
    // A level's list merges the symbols with the pairs of the list before, lightest first; `levels`
    // keeps only which entries are pairs.
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
    // Takes the lightest 2n − 2 of the last list; each symbol taken makes its code one bit longer.
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
        // Codes are written from their highest bit on.
        codes[symbol] = (0..<length).reduce(0) { $0 << 1 | (code >> UInt16($1)) & 1 }
        code &+= 1
      }
      code &<<= 1
    }
    return codes
  }
}
