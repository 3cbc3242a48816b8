/// Repeats the parse with costs from the last result, and keeps the smallest block seen.
struct BlockOptimizer {
  /// How hard to try.
  struct Effort: Hashable {
    /// How many earlier positions are looked at for matches.
    var chain: Int
    /// How often a block is parsed.
    var iterations: Int
    /// Whether of the long lengths of a match only a few are tried.
    var isQuick: Bool
    /// Whether to look for places where new codes pay.
    var splits: Bool
  }

  /// A block as found.
  struct Block {
    var range: Range<Int>
    var tokens: [DeflateToken]
    var code: BlockCode

    /// The size in bits without packing: a header of 3, at most 7 to the next byte, and 4 bytes.
    var storedSize: Int { 42 + 8 * range.count }

    /// The size in bits as it is written.
    var size: Int { min(code.size, storedSize) }
  }

  private var parse = OptimalParse()
  private var random = Perturbation()

  /// The smallest block for a stretch.
  ///
  /// - Parameters:
  ///   - data: All data.
  ///   - range: The stretch.
  ///   - table: The matches; its range holds the stretch.
  ///   - seed: The counts whose costs are taken first.
  ///   - effort: How hard to try.
  /// - Returns: The block of the round that gave the smallest.
  mutating func block(
    _ data: [UInt8], range: Range<Int>, _ table: MatchTable, seed: DeflateCounts, _ effort: Effort
  ) -> Block {
    var model = CostModel(entropyOf: seed)
    var best: Block?
    var bestCounts = seed
    var last = seed
    var lastSize = Int.max
    for iteration in 0..<effort.iterations {
      let tokens = parse.tokens(data, range: range, table, model, isQuick: effort.isQuick)
      var counts = DeflateCounts(tokens[...])
      let code = BlockCode(counts)
      if code.size < best?.code.size ?? .max {
        best = Block(range: range, tokens: tokens, code: code)
        bestCounts = counts
      }
      if iteration % 4 == 3 {
        // Whole bits, as they will be written.
        model = CostModel(code, missing: 12)
      } else if code.size == lastSize, iteration > 4 {
        counts = random.perturbed(bestCounts)
        model = CostModel(entropyOf: counts)
      } else {
        if iteration > 4 { counts = counts.mixed(with: last) }
        model = CostModel(entropyOf: counts)
      }
      last = counts
      lastSize = code.size
    }
    return best ?? Block(range: range, tokens: [], code: BlockCode(seed))
  }
}

extension BlockOptimizer {
  /// A small block for rows of pixels.
  ///
  /// - Parameters:
  ///   - data: All data.
  ///   - table: The nodes of the stretch.
  ///   - seed: The counts whose costs are taken first.
  ///   - rounds: How often it is parsed; 1 or more.
  /// - Returns: The block of the last round.
  static func block(
    _ data: [UInt8], _ table: NodeTable, seed: DeflateCounts, rounds: Int
  ) -> Block {
    var parse = NodeParse()
    var counts = seed
    var tokens: [DeflateToken] = []
    for _ in 0..<rounds {
      tokens = parse.tokens(data.span, table, CostModel(entropyOf: counts))
      counts = DeflateCounts(tokens.span)
    }
    return Block(range: table.range, tokens: tokens, code: BlockCode(finalOf: counts))
  }
}

extension DeflateCounts {
  /// Two parts of these counts and one of others, so that costs do not swing.
  func mixed(with other: DeflateCounts) -> DeflateCounts {
    var result = self
    for symbol in literals.indices {
      result.literals[symbol] = (2 * literals[symbol] + other.literals[symbol] + 1) / 2
    }
    for symbol in distances.indices {
      result.distances[symbol] = (2 * distances[symbol] + other.distances[symbol] + 1) / 2
    }
    return result
  }

  /// Counts as in pictures: half the symbols literals, lengths short and distances all alike.
  static let guess: DeflateCounts = {
    var counts = DeflateCounts()
    for symbol in 0..<256 { counts.literals[symbol] = 2 }
    for symbol in 256..<DeflateSymbols.literalCount { counts.literals[symbol] = 8 }
    for symbol in 0..<DeflateSymbols.distanceCount { counts.distances[symbol] = 4 }
    return counts
  }()
}

/// Changes counts here and there, to leave a solution that is only the best nearby.
struct Perturbation {
  private var state: UInt32 = 1

  /// Counts of which about a third have those of another symbol.
  mutating func perturbed(_ counts: DeflateCounts) -> DeflateCounts {
    var result = counts
    shuffle(&result.literals)
    shuffle(&result.distances)
    result.literals[DeflateSymbols.end] = 1
    return result
  }

  private mutating func shuffle(_ counts: inout [UInt32]) {
    for place in counts.indices where next() % 3 == 0 {
      counts[place] = counts[Int(next()) % counts.count]
    }
  }

  /// The next number of 16 bits of a linear congruential sequence.
  private mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 16
  }
}
