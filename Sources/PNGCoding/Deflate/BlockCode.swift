/// The Huffman codes of a block (RFC 1951, 3.2.7), optimal for its tokens.
struct BlockCode {
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let header: CodeHeader
  /// The size of the block in bits, including the three header bits.
  let size: Int

  /// The best codes for tokens and the end symbol.
  init(_ tokens: [Token]) {
    var counts = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
    var distanceCounts = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)
    var size = 3
    for token in tokens {
      if token.isLiteral {
        counts[Int(token.value)] += 1
      } else {
        let length = DeflateSymbols.length(Int(token.length))
        let distance = DeflateSymbols.distance(Int(token.value))
        counts[length.symbol] += 1
        distanceCounts[distance.symbol] += 1
        size += length.extra + distance.extra
      }
    }
    counts[DeflateSymbols.end] = 1
    literals = HuffmanCode(counts, limit: 15)
    distances = HuffmanCode(distanceCounts, limit: 15)
    header = CodeHeader(literals: literals.lengths, distances: distances.lengths)
    self.size =
      size + header.size + literals.size(of: counts) + distances.size(of: distanceCounts)
  }

  /// Writes the block without its three header bits.
  func write(_ tokens: [Token], to bits: inout BitWriter) {
    header.write(to: &bits)
    for token in tokens {
      if token.isLiteral {
        literals.write(Int(token.value), to: &bits)
        continue
      }
      let length = DeflateSymbols.length(Int(token.length))
      let distance = DeflateSymbols.distance(Int(token.value))
      literals.write(length.symbol, to: &bits)
      bits.write(lowest: length.extra, of: Int(token.length) - 3)
      distances.write(distance.symbol, to: &bits)
      bits.write(lowest: distance.extra, of: Int(token.value) - 1)
    }
    literals.write(DeflateSymbols.end, to: &bits)
  }
}
