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
    var all: [UInt8] = []
    all.reserveCapacity(Self.symbolLimit)
    all += literals[..<literalCount]
    all += distances[..<distanceCount]
    let runs = Self.runs(all.span)
    for repeats in isBrief ? 7..<8 : 0..<8 {
      let symbols = Self.symbols(
        runs.span, previous: repeats & 1 > 0, zeros: repeats & 2 > 0, manyZeros: repeats & 4 > 0)
      let counts = Self.counts(symbols.span)
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

  private static func counts(_ symbols: Span<Symbol>) -> [UInt32] {
    var storage = Array(repeatElement(UInt32(0), count: 19))
    var counts = storage.mutableSpan
    for index in symbols.indices { counts[Int(symbols[index].symbol)] &+= 1 }
    return storage
  }

  /// A length and how often it comes in a row.
  private struct Run {
    var length: UInt8
    var count: Int
  }

  private static func runs(_ lengths: Span<UInt8>) -> [Run] {
    var storage = Array(repeatElement(Run(length: 0, count: 0), count: lengths.count + 1))
    var runs = storage.mutableSpan
    var index = 0
    var last = lengths[0]
    var start = 0
    // Written at each length, and over again where no run ends: no branch is guessed wrong.
    for place in lengths.indices {
      let length = lengths[place]
      runs[index] = Run(length: last, count: place &- start)
      let isNew = length != last
      index &+= isNew ? 1 : 0
      start = isNew ? place : start
      last = length
    }
    runs[index] = Run(length: last, count: lengths.count &- start)
    storage.removeLast(storage.count - index - 1)
    return storage
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
    _ runs: Span<Run>, previous: Bool, zeros: Bool, manyZeros: Bool
  ) -> [Symbol] {
    // Room for two more, which are written over.
    var storage = Array(repeatElement(Symbol(symbol: 0), count: symbolLimit + 2))
    var result = storage.mutableSpan
    var place = 0
    for index in runs.indices {
      let length = runs[index].length
      var left = runs[index].count
      if left > 2 {
        if length == 0 {
          while manyZeros, left >= 11 {
            let count = min(left, 138)
            add(18, count &- 11, to: &result, &place)
            left &-= count
          }
          while zeros, left >= 3 {
            let count = min(left, 10)
            add(17, count &- 3, to: &result, &place)
            left &-= count
          }
        } else if previous, left >= 4 {
          add(length, 0, to: &result, &place)
          left &-= 1
          while left >= 3 {
            let count = min(left, 6)
            add(16, count &- 3, to: &result, &place)
            left &-= count
          }
        }
        while left > 2 {
          add(length, 0, to: &result, &place)
          left &-= 1
        }
      }
      // Both are written, whether they count or not: no branch is guessed wrong.
      result[place] = Symbol(symbol: length)
      result[place &+ 1] = Symbol(symbol: length)
      place &+= left
    }
    storage.removeLast(storage.count - place)
    return storage
  }

  @inline(__always)
  private static func add(
    _ symbol: UInt8, _ extra: Int, to symbols: inout MutableSpan<Symbol>, _ place: inout Int
  ) {
    symbols[place] = Symbol(symbol: symbol, extra: UInt8(truncatingIfNeeded: extra))
    place &+= 1
  }

  /// Writes the counts, the code for lengths, and the lengths.
  func write(to bits: inout BitWriter) {
    bits.write(UInt64(literalCount - 257), count: 5)
    bits.write(UInt64(distanceCount - 1), count: 5)
    let count = Self.written(lengths)
    bits.write(UInt64(count - 4), count: 4)
    for symbol in Self.order.prefix(count) { bits.write(UInt64(lengths[symbol]), count: 3) }
    let codes = HuffmanCodes.canonical(lengths)
    for symbol in symbols {
      let place = Int(symbol.symbol)
      let code = codes[place]
      bits.write(
        code.bits | UInt64(symbol.extra) << UInt64(code.count),
        count: code.count + Self.extraBits(place))
    }
  }
}
