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
  ///
  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - isBrief: Whether only the fixed and the best codes are looked at.
  init(_ counts: DeflateCounts, isBrief: Bool = false) {
    self = Self.fixed(counts)
    for tolerance: UInt32 in isBrief ? [0] : [0, 1, 2, 4, 8, 16] {
      let model = tolerance == 0 ? counts : counts.evened(tolerance: tolerance)
      let code = Self.made(model, for: counts, isBrief: isBrief)
      if code.size < size { self = code }
    }
  }

  /// The best of some codes, in which only what tells the best one is searched for.
  init(finalOf counts: DeflateCounts) {
    self = BlockCode(counts, isBrief: true)
    for tolerance: UInt32 in [1, 2, 4, 8] {
      let model = counts.evened(tolerance: tolerance)
      let code = Self.made(model, for: counts, isBrief: true)
      if code.size < size { self = code }
    }
    guard header != nil else { return }
    self = BlockCode(
      literals: literals, distances: distances,
      header: CodeLengthCoding(literals: literals, distances: distances, isBrief: false),
      counts: counts)
  }

  private init(
    literals: [UInt8], distances: [UInt8], header: CodeLengthCoding?, counts: DeflateCounts
  ) {
    self.literals = literals
    self.distances = distances
    self.header = header
    size = 3 + (header?.size ?? 0)
    size += Self.sum(counts.literals, literals) + Self.sum(counts.distances, distances)
    size += Self.sum(counts.literals, DeflateSymbols.literalExtras)
    size += Self.sum(counts.distances, DeflateSymbols.distanceExtras)
  }

  /// The bits of all symbols together.
  private static func sum(_ countList: [UInt32], _ bitList: [UInt8]) -> Int {
    let counts = countList.span
    let bits = bitList.span
    var sum: UInt32 = 0
    for symbol in 0..<min(counts.count, bits.count) {
      sum &+= counts[symbol] &* UInt32(bits[symbol])
    }
    return Int(sum)
  }

  /// The lengths of the fixed codes (RFC 1951, 3.2.6).
  private static let fixedLiterals = (0..<288).map { symbol -> UInt8 in
    switch symbol {
    case ..<144: 8
    case ..<256: 9
    case ..<280: 7
    default: 8
    }
  }
  private static let fixedDistances = [UInt8](repeating: 5, count: 30)

  private static func fixed(_ counts: DeflateCounts) -> BlockCode {
    BlockCode(literals: fixedLiterals, distances: fixedDistances, header: nil, counts: counts)
  }

  private static func made(
    _ model: DeflateCounts, for counts: DeflateCounts, isBrief: Bool
  ) -> BlockCode {
    let literals = HuffmanLengths.limited(model.literals, limit: 15)
    let distances = HuffmanLengths.limited(model.distances, limit: 15)
    return BlockCode(
      literals: literals, distances: distances,
      header: CodeLengthCoding(literals: literals, distances: distances, isBrief: isBrief),
      counts: counts)
  }

  /// Writes a block.
  func write(_ tokens: ArraySlice<DeflateToken>, isLast: Bool, to bits: inout BitWriter) {
    bits.write(isLast ? 1 : 0, count: 1)
    bits.write(header == nil ? 1 : 2, count: 2)
    header?.write(to: &bits)
    let literalCodes = HuffmanCodes.canonical(literals)
    // For literals one more, of no bits.
    let distanceCodes = HuffmanCodes.canonical(distances) + [HuffmanCodes.Code()]
    bits.write(tokens.span, literalCodes.span, distanceCodes.span, size: size)
    bits.write(literalCodes[DeflateSymbols.end])
  }
}
