/// What each symbol is thought to cost, in 1/1024 bit.
///
/// All numbers are whole, so that each machine finds the same.
struct CostModel {
  /// The cost of each literal byte.
  private(set) var literals: [UInt32]
  /// The cost of each length, by length, with the bits that follow.
  private(set) var lengths: [UInt32]
  /// The cost of each distance symbol, with the bits that follow.
  private(set) var distances: [UInt32]

  /// One bit.
  static let bit: UInt32 = 1024

  /// The cost as entropy says: the logarithm of how rare a symbol is.
  ///
  /// One that did not occur costs
  /// as much as one that occurred once.
  init(entropyOf counts: DeflateCounts) {
    self.init(
      literals: Self.entropy(counts.literals), distances: Self.entropy(counts.distances))
  }

  /// The cost as a block's codes say; a symbol without a code costs `missing` bits.
  init(_ code: BlockCode, missing: UInt32) {
    self.init(
      literals: code.literals.map { ($0 == 0 ? missing : UInt32($0)) * Self.bit },
      distances: code.distances.map { ($0 == 0 ? missing : UInt32($0)) * Self.bit })
  }

  private init(literals symbols: [UInt32], distances: [UInt32]) {
    literals = Array(symbols.prefix(256))
    lengths = (0...DeflateSymbols.longest).map { length in
      length < 3
        ? 0
        : symbols[DeflateSymbols.length(length)]
          + UInt32(DeflateSymbols.lengthExtra(length)) * Self.bit
    }
    self.distances = (0..<DeflateSymbols.distanceCount).map {
      distances[$0] + UInt32(DeflateSymbols.extraBits(ofDistance: $0)) * Self.bit
    }
  }

  private static func entropy(_ counts: [UInt32]) -> [UInt32] {
    let total = logarithm(max(1, counts.reduce(0, +)))
    return counts.map { total - ($0 > 1 ? logarithm($0) : 0) }
  }

  /// The logarithm to base 2 in 1/1024, rounded down, digit by digit: squaring doubles it.
  static func logarithm(_ value: UInt32) -> UInt32 {
    let whole = UInt32(31 - value.leadingZeroBitCount)
    var rest = UInt64(value) << UInt64(31 - whole)
    var result = whole
    for _ in 0..<10 {
      rest = (rest * rest) >> 31
      result <<= 1
      if rest >> 32 > 0 {
        rest >>= 1
        result |= 1
      }
    }
    return result
  }
}
