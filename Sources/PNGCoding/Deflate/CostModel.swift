/// Estimates the cost of tokens before any are known, in 1/256 bit: integers on each machine.
struct CostModel {
  let literals: [UInt32]
  /// By length from 0, with its extra bits.
  let lengths: [UInt32]
  /// By distance symbol, with its extra bits.
  let distances: [UInt32]

  private static let bit: UInt32 = 256

  /// Estimates the costs in rows of pixels of a drawing; `counts` are those of bytes at edges.
  ///
  /// A literal costs the entropy of the bytes at edges. Other costs are means over the set of
  /// glyphs: seven of ten tokens are literals, half of the matches repeat the pixel before
  /// (`period` bytes back), a quarter the row above (`stride` bytes back).
  init(edgeBytes counts: [UInt32], period: Int, stride: Int) {
    let total = Self.logarithm(counts.reduce(0, +) + 1)
    literals = counts.map { total - Self.logarithm(max($0, 1)) + Self.bit / 2 }
    lengths = (0...DeflateSymbols.longest).map { length in
      length < 3 ? 0 : (6 + UInt32(DeflateSymbols.length(length).extra)) * Self.bit
    }
    var symbols = [UInt32](repeating: 7, count: DeflateSymbols.distanceCount)
    if stride <= DeflateSymbols.window { symbols[DeflateSymbols.distance(stride).symbol] = 2 }
    symbols[DeflateSymbols.distance(period).symbol] = 1
    // From the third pair of symbols on, each pair has one extra bit more than the one before.
    distances = symbols.indices.map { (symbols[$0] + UInt32(max($0 / 2 - 1, 0))) * Self.bit }
  }

  /// Approximates log₂ of 1 or more: the position of the highest bit, then the next eight bits.
  private static func logarithm(_ value: UInt32) -> UInt32 {
    let place = UInt32(31 - value.leadingZeroBitCount)
    return place << 8 | ((value << (31 - place)) >> 23 & 0xFF)
  }
}
