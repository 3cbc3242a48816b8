/// How the lengths of a block's codes are written (RFC 1951, 3.2.7), in the smallest way found.
struct CodeLengthCoding {
  /// A symbol of the code for lengths, and what follows it.
  private struct Symbol {
    var symbol: UInt8
    var extra: UInt8 = 0
  }

  /// The order in which lengths of the code for lengths are written.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// More than the literal, length and distance symbols there are.
  private static let symbolLimit = 320

  private var symbols: [Symbol] = []
  private var lengths: [UInt8] = []
  private var literalCount: Int
  private var distanceCount: Int
  /// The size in bits.
  private(set) var size = Int.max

  /// Finds the smallest way with and without each of the three repeat symbols.
  ///
  /// - Parameters:
  ///   - literals: Bits of each literal, end and length symbol.
  ///   - distances: Bits of each distance symbol.
  ///   - isBrief: Whether all repeat symbols are used without trying to do without.
  init(literals: [UInt8], distances: [UInt8], isBrief: Bool) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    var all = Array(literals[..<literalCount])
    all += distances[..<distanceCount]
    let runs = Self.runs(all)
    for repeats in isBrief ? 7..<8 : 0..<8 {
      let symbols = Self.symbols(
        runs, previous: repeats & 1 > 0, zeros: repeats & 2 > 0, manyZeros: repeats & 4 > 0)
      var counts = [UInt32](repeating: 0, count: 19)
      for symbol in symbols { counts[Int(symbol.symbol)] += 1 }
      let lengths = HuffmanLengths.limited(counts, limit: 7)
      var size = 14 + 3 * Self.written(lengths)
      for symbol in 0..<19 {
        size += Int(counts[symbol]) * (Int(lengths[symbol]) + Self.extraBits(symbol))
      }
      if size < self.size {
        self.size = size
        self.symbols = symbols
        self.lengths = lengths
      }
    }
  }

  /// A length and how often it comes in a row.
  private struct Run {
    var length: UInt8
    var count: Int
  }

  private static func runs(_ lengths: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var run = Run(length: lengths[0], count: 0)
    for length in lengths {
      if length != run.length {
        runs.append(run)
        run = Run(length: length, count: 0)
      }
      run.count += 1
    }
    runs.append(run)
    return runs
  }

  private static func extraBits(_ symbol: Int) -> Int {
    switch symbol {
    case 16: 2
    case 17: 3
    case 18: 7
    default: 0
    }
  }

  /// How many lengths of the code for lengths must be written.
  private static func written(_ lengths: [UInt8]) -> Int {
    max(4, (order.lastIndex { lengths[$0] > 0 } ?? 0) + 1)
  }

  /// Lengths as symbols.
  private static func symbols(
    _ runs: [Run], previous: Bool, zeros: Bool, manyZeros: Bool
  ) -> [Symbol] {
    var result: [Symbol] = []
    result.reserveCapacity(symbolLimit)
    for run in runs {
      let length = run.length
      var left = run.count
      if length == 0 {
        while manyZeros, left >= 11 {
          let count = min(left, 138)
          result.append(Symbol(symbol: 18, extra: UInt8(count - 11)))
          left -= count
        }
        while zeros, left >= 3 {
          let count = min(left, 10)
          result.append(Symbol(symbol: 17, extra: UInt8(count - 3)))
          left -= count
        }
      } else if previous, left >= 4 {
        result.append(Symbol(symbol: length))
        left -= 1
        while left >= 3 {
          let count = min(left, 6)
          result.append(Symbol(symbol: 16, extra: UInt8(count - 3)))
          left -= count
        }
      }
      for _ in 0..<left { result.append(Symbol(symbol: length)) }
    }
    return result
  }

  /// Writes the counts, the code for lengths, and the lengths.
  func write(to bits: inout BitWriter) {
    bits.write(UInt32(literalCount - 257), count: 5)
    bits.write(UInt32(distanceCount - 1), count: 5)
    let count = Self.written(lengths)
    bits.write(UInt32(count - 4), count: 4)
    for symbol in Self.order.prefix(count) { bits.write(UInt32(lengths[symbol]), count: 3) }
    let codes = HuffmanCodes.canonical(lengths)
    for symbol in symbols {
      let place = Int(symbol.symbol)
      bits.write(codes[place], count: Int(lengths[place]))
      bits.write(UInt32(symbol.extra), count: Self.extraBits(place))
    }
  }
}
