/// Finds the tokens for a range of pixel rows, as a shortest path between positions.
///
/// Tokens end at edges, or where a match reaches its maximum. An edge is a position outside of
/// stretches of one color; a token that ends inside one would hardly save anything. The search
/// skips the positions that no token reaches, which are most.
struct TokenParser {
  struct Position {
    /// The first edge after it.
    var nextEdge: Int32 = 0
    /// For an edge, the previous edge with the same three first bytes, or -1.
    var earlier: Int32 = -1
    /// The cost of the cheapest tokens from the start of the range to here.
    var cost: UInt32 = .max
    var last = Token(literal: 0)

    /// Keeps a token that leads here if it is cheaper.
    @inline(__always)
    mutating func reach(with token: Token, cost: UInt32) {
      if cost < self.cost { (self.cost, last) = (cost, token) }
    }
  }

  /// A match of at least so many bytes is taken whole, without trying shorter ones and a literal.
  private static let wholeLength = 128

  /// Finds the tokens of a range in order; together they cover it.
  ///
  /// `data` begins before the range and needs 8 bytes after it; `period` is the bytes of a pixel,
  /// `stride` those of a row.
  static func tokens(_ data: [UInt8], _ range: Range<Int>, period: Int, stride: Int) -> [Token] {
    var positions = Array(repeating: Position(), count: range.upperBound + 1)
    let edgeBytes = findEdges(data.span, range, period: period, &positions)
    let model = CostModel(edgeBytes: edgeBytes, period: period, stride: stride)
    findPath(data.span, range, period: period, model, &positions)
    var tokens: [Token] = []
    var place = range.upperBound
    while place > range.lowerBound {
      let token = positions[place].last
      tokens.append(token)
      place -= Int(token.length)
    }
    tokens.reverse()
    return tokens
  }

  private static func findPath(
    _ data: Span<UInt8>, _ range: Range<Int>, period: Int, _ model: CostModel,
    _ storage: inout [Position]
  ) {
    var positions = storage.mutableSpan
    let (literals, lengths) = (model.literals.span, model.lengths.span)
    let distances = model.distances.span
    var matchStorage = Array(repeating: Token(literal: 0), count: mostMatches)
    var matches = matchStorage.mutableSpan
    positions[range.lowerBound].cost = 0
    var place = range.lowerBound
    while place < range.upperBound {
      defer { place &+= 1 }
      let cost = positions[place].cost
      guard cost < .max else { continue }
      let count = findMatches(
        data, place, end: range.upperBound, period: period, positions.span, &matches)
      var target = Int(positions[place].nextEdge)
      if count > 0, matches[count &- 1].length >= wholeLength {
        target = place &+ Int(matches[count &- 1].length)
      } else {
        let literal = data[place]
        positions[place &+ 1]
          .reach(with: Token(literal: literal), cost: cost &+ literals[Int(literal)])
      }
      // The nearer of two matches is as good as the other within its length.
      for index in 0..<count {
        let match = matches[index]
        let distance = Int(match.value)
        let start = cost &+ distances[DeflateSymbols.distance(distance).symbol]
        let end = place &+ Int(match.length)
        while target < end {
          let length = target &- place
          if length >= 3 {
            positions[target].reach(
              with: Token(length: length, distance: distance), cost: start &+ lengths[length])
          }
          target = Int(positions[target].nextEdge)
        }
        positions[end].reach(with: match, cost: start &+ lengths[Int(match.length)])
      }
    }
  }
}
