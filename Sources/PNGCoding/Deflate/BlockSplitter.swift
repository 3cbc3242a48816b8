/// Finds where tokens change so much that new codes pay for themselves.
struct BlockSplitter {
  /// The most blocks.
  private static let blockLimit = 12
  /// The least tokens of a block.
  private static let leastTokens = 40
  /// How many places are tried at once.
  private static let trials = 9

  /// The places in tokens where blocks start, without 0; none if one block is best.
  static func splits(_ tokens: [DeflateToken]) -> [Int] {
    var blocks = [0..<tokens.count]
    var open = blocks
    while let range = open.popLast(), blocks.count < blockLimit {
      guard let split = split(tokens, range) else { continue }
      let parts = [range.lowerBound..<split, split..<range.upperBound]
      blocks.removeAll { $0 == range }
      blocks += parts
      open += parts
    }
    return blocks.map(\.lowerBound).filter { $0 > 0 }.sorted()
  }

  /// The best place to split, where that saves anything.
  private static func split(_ tokens: [DeflateToken], _ range: Range<Int>) -> Int? {
    guard range.count >= 2 * leastTokens else { return nil }
    let whole = size(tokens[range])
    var low = range.lowerBound + leastTokens
    var high = range.upperBound - leastTokens
    var best: (place: Int, size: Int) = (low, .max)
    while low <= high {
      let step = max(1, (high - low) / (trials - 1))
      for place in stride(from: low, through: high, by: step) {
        let sum =
          size(tokens[range.lowerBound..<place]) + size(tokens[place..<range.upperBound])
        if sum < best.size { best = (place, sum) }
      }
      guard step > 1 else { break }
      low = max(low, best.place - step + 1)
      high = min(high, best.place + step - 1)
    }
    return best.size < whole ? best.place : nil
  }

  private static func size(_ tokens: ArraySlice<DeflateToken>) -> Int {
    BlockCode(DeflateCounts(tokens)).size
  }
}
