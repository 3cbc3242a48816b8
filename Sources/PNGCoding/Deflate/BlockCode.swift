/// The codes of a block: fixed, or made for it.
struct BlockCode {
  /// Bits of each literal, end and length symbol.
  private(set) var literals: [UInt8]
  /// Bits of each distance symbol.
  private(set) var distances: [UInt8]
  /// How the codes are told to the reader; nothing for the fixed ones.
  private var header: CodeLengthCoding?
  /// The size of the block in bits, with the three that begin it.
  private(set) var size: Int

  /// The smallest of the fixed codes, the best codes, and codes that are told more easily.
  init(_ counts: DeflateCounts) {
    self = Self.fixed(counts)
    for tolerance: UInt32 in [0, 1, 2, 4, 8, 16] {
      let model = tolerance == 0 ? counts : counts.evened(tolerance: tolerance)
      let code = Self.made(model, for: counts)
      if code.size < size { self = code }
    }
  }

  private init(
    literals: [UInt8], distances: [UInt8], header: CodeLengthCoding?, counts: DeflateCounts
  ) {
    self.literals = literals
    self.distances = distances
    self.header = header
    size = 3 + (header?.size ?? 0)
    for symbol in 0..<DeflateSymbols.literalCount {
      let bits = Int(literals[symbol]) + DeflateSymbols.extraBits(ofLiteral: symbol)
      size += Int(counts.literals[symbol]) * bits
    }
    for symbol in 0..<DeflateSymbols.distanceCount {
      let bits = Int(distances[symbol]) + DeflateSymbols.extraBits(ofDistance: symbol)
      size += Int(counts.distances[symbol]) * bits
    }
  }

  private static func fixed(_ counts: DeflateCounts) -> BlockCode {
    let literals = (0..<288).map { symbol -> UInt8 in
      switch symbol {
      case ..<144: 8
      case ..<256: 9
      case ..<280: 7
      default: 8
      }
    }
    return BlockCode(
      literals: literals, distances: [UInt8](repeating: 5, count: 30), header: nil, counts: counts)
  }

  private static func made(_ model: DeflateCounts, for counts: DeflateCounts) -> BlockCode {
    let literals = HuffmanLengths.limited(model.literals, limit: 15)
    let distances = HuffmanLengths.limited(model.distances, limit: 15)
    return BlockCode(
      literals: literals, distances: distances,
      header: CodeLengthCoding(literals: literals, distances: distances), counts: counts)
  }

  /// Writes a block.
  func write(_ tokens: ArraySlice<DeflateToken>, isLast: Bool, to bits: inout BitWriter) {
    bits.write(isLast ? 1 : 0, count: 1)
    bits.write(header == nil ? 1 : 2, count: 2)
    header?.write(to: &bits)
    let literalCodes = HuffmanCodes.canonical(literals)
    let distanceCodes = HuffmanCodes.canonical(distances)
    for token in tokens {
      if token.length == 1 {
        bits.write(literalCodes[Int(token.value)], count: Int(literals[Int(token.value)]))
        continue
      }
      let (length, distance) = (Int(token.length), Int(token.value))
      let symbol = DeflateSymbols.length(length)
      bits.write(literalCodes[symbol], count: Int(literals[symbol]))
      let extra = DeflateSymbols.lengthExtra(length)
      bits.write(UInt32((length - 3) & (1 << extra - 1)), count: extra)
      let place = DeflateSymbols.distance(distance)
      bits.write(distanceCodes[place], count: Int(distances[place]))
      let far = DeflateSymbols.distanceExtra(distance)
      bits.write(UInt32((distance - 1) & (1 << far - 1)), count: far)
    }
    bits.write(literalCodes[DeflateSymbols.end], count: Int(literals[DeflateSymbols.end]))
  }
}
