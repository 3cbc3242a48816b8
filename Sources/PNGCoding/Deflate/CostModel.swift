/// What tokens are likely to cost, in 1/256 bit, before any is known.
///
/// All numbers are whole, so that each machine finds the same tokens.
struct CostModel {
  /// The cost of each literal byte.
  let literals: [UInt32]
  /// The cost of each length, by length, with its extra bits.
  let lengths: [UInt32]
  /// The cost of each distance symbol, with its extra bits.
  let distances: [UInt32]

  private static let bit: UInt32 = 256

  /// The costs in rows of pixels of a drawing.
  ///
  /// A literal costs what the entropy of the bytes at edges says. The rest are the means of the set of
  /// glyphs: seven tokens of ten are literals, half of the matches repeat the pixel before, a quarter
  /// the row above.
  ///
  /// - Parameters:
  ///   - counts: How often each byte stands at an edge.
  ///   - period: The bytes of a pixel.
  ///   - stride: The bytes from a row to the next.
  init(edgeBytes counts: [UInt32], period: Int, stride: Int) {
    let total = Self.logarithm(counts.reduce(0, +) + 1)
    literals = counts.map { total - Self.logarithm(max($0, 1)) + Self.bit / 2 }
    lengths = (0...DeflateSymbols.longest).map { length in
      length < 3 ? 0 : (6 + UInt32(DeflateSymbols.length(length).extra)) * Self.bit
    }
    var symbols = [UInt32](repeating: 7, count: DeflateSymbols.distanceCount)
    if stride <= DeflateSymbols.window { symbols[DeflateSymbols.distance(stride).symbol] = 2 }
    symbols[DeflateSymbols.distance(period).symbol] = 1
    // Each pair of symbols has a bit more than the one before, from the third pair on.
    distances = symbols.indices.map { (symbols[$0] + UInt32(max($0 / 2 - 1, 0))) * Self.bit }
  }

  /// About the logarithm to base 2 of 1 or more: the place of the highest bit, and the next eight.
  private static func logarithm(_ value: UInt32) -> UInt32 {
    let place = UInt32(31 - value.leadingZeroBitCount)
    return place << 8 | ((value << (31 - place)) >> 23 & 0xFF)
  }
}
