/// Packs bytes as a zlib stream (RFC 1950) of the smallest deflate blocks (RFC 1951) found.
///
/// The same bytes give the same stream on every machine: costs are whole numbers, nothing looks at
/// the clock, and work is bounded by the number of bytes and the effort.
struct DeflateEncoder {
  /// How hard to try.
  var effort: BlockOptimizer.Effort
  /// The bytes of a pixel, if stretches of one color are searched only at their ends; else 0.
  var period = 0
  /// The counts that the costs of the first round are from.
  var seed = DeflateCounts.guess

  /// How many bytes are searched and parsed at once, so that memory stays bounded.
  private static let segment = (1 << 16) - 1

  /// The stream of some bytes.
  func zlibStream(_ data: [UInt8]) -> [UInt8] {
    // A window of 32 KiB, and the highest level.
    var bits = BitWriter(bytes: [0x78, 0xDA])
    for start in stride(from: 0, to: max(1, data.count), by: Self.segment) {
      let end = min(start + Self.segment, data.count)
      write(data, range: start..<end, isLast: end == data.count, to: &bits)
    }
    Self.finish(&bits, data)
    return bits.bytes
  }

  /// The stream of rows of pixels, found with one look at each byte.
  ///
  /// - Parameters:
  ///   - data: Whole rows.
  ///   - parse: How they lie.
  /// - Returns: The stream.
  static func zlibStream(_ data: [UInt8], _ parse: RowParse) -> [UInt8] {
    let tokens = parse.tokens(data.span)
    let code = BlockCode(DeflateCounts(tokens.span), isBrief: true)
    var bits = BitWriter(bytes: [0x78, 0x01], room: code.size / 8 + 32)
    code.write(tokens[...], isLast: true, to: &bits)
    finish(&bits, data)
    return bits.bytes
  }

  private static func finish(_ bits: inout BitWriter, _ data: [UInt8]) {
    bits.align()
    bits.write(UInt64(Adler32.value(of: data.span).byteSwapped), count: 32)
    bits.align()
  }

  private func write(
    _ data: [UInt8], range: Range<Int>, isLast: Bool, to bits: inout BitWriter
  ) {
    guard period == 0 else {
      let nodes = NodeTable(data.span, range: range, period: period, effort: effort.chain)
      let block = BlockOptimizer.block(data, nodes, seed: seed, rounds: effort.iterations)
      write(data, [block], isLast: isLast, to: &bits)
      return
    }
    let table = MatchTable(data, range: range, effort: effort.chain)
    var optimizer = BlockOptimizer()
    let whole = optimizer.block(data, range: range, table, seed: seed, effort)
    var blocks = [whole]
    if effort.splits {
      let parts = split(data, whole, table, &optimizer)
      if parts.reduce(0, { $0 + $1.size }) < whole.size { blocks = parts }
    }
    write(data, blocks, isLast: isLast, to: &bits)
  }

  private func write(
    _ data: [UInt8], _ blocks: [BlockOptimizer.Block], isLast: Bool, to bits: inout BitWriter
  ) {
    for (index, block) in blocks.enumerated() {
      let isLast = isLast && index == blocks.count - 1
      if block.code.size > block.storedSize {
        Self.store(data[block.range], isLast: isLast, to: &bits)
      } else {
        block.code.write(block.tokens[...], isLast: isLast, to: &bits)
      }
    }
  }

  /// The stretch of a block as several, each parsed for itself.
  private func split(
    _ data: [UInt8], _ whole: BlockOptimizer.Block, _ table: MatchTable,
    _ optimizer: inout BlockOptimizer
  ) -> [BlockOptimizer.Block] {
    var parts: [BlockOptimizer.Block] = []
    var first = 0
    var start = whole.range.lowerBound
    let splits = BlockSplitter.splits(whole.tokens)
    guard !splits.isEmpty else { return [whole] }
    for next in splits + [whole.tokens.count] {
      let tokens = whole.tokens[first..<next]
      let end = start + tokens.reduce(0) { $0 + $1.length }
      let part = optimizer.block(
        data, range: start..<end, table, seed: DeflateCounts(tokens), effort)
      parts.append(part)
      (first, start) = (next, end)
    }
    return parts
  }

  private static func store(
    _ data: ArraySlice<UInt8>, isLast: Bool, to bits: inout BitWriter
  ) {
    bits.write(isLast ? 1 : 0, count: 3)
    bits.align()
    bits.write(UInt64(data.count), count: 16)
    bits.write(UInt64(data.count) ^ 0xFFFF, count: 16)
    bits.append(data)
  }
}
