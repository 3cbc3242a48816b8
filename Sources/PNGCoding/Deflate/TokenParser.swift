/// Finds the tokens for a stretch of rows of pixels, as a shortest path from position to position.
///
/// Tokens end at edges, or where a match is as long as it can be. An edge is a position that does not
/// lie inside of a stretch of one color, where a token that ended would hardly save anything. Most
/// positions are not reached, and those are not looked at.
struct TokenParser {
  /// A position in the data.
  struct Position {
    /// The first edge behind it.
    var nextEdge: Int32 = 0
    /// Of an edge the one before that begins with the same three bytes, or -1.
    var earlier: Int32 = -1
    /// What the cheapest tokens from the start of the stretch to here cost.
    var cost: UInt32 = .max
    /// The last of these tokens.
    var last = Token(literal: 0)

    /// Takes a token that leads here if it is cheaper.
    @inline(__always)
    mutating func reach(with token: Token, cost: UInt32) {
      if cost < self.cost { (self.cost, last) = (cost, token) }
    }
  }

  /// A match of so many bytes is taken whole, without a look at shorter ones and a literal.
  private static let wholeLength = 128

  /// Finds the tokens.
  ///
  /// - Parameters:
  ///   - data: What stands before the stretch, the stretch, and 8 bytes of any kind.
  ///   - range: The stretch.
  ///   - period: The bytes of a pixel.
  ///   - stride: The bytes from a row to the next.
  /// - Returns: The tokens in order; together they are as long as the stretch.
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
    var matches: [Token] = []
    positions[range.lowerBound].cost = 0
    for place in range where positions[place].cost < .max {
      let cost = positions[place].cost
      findMatches(data, place, end: range.upperBound, period: period, positions.span, &matches)
      var target = Int(positions[place].nextEdge)
      if let longest = matches.last, longest.length >= wholeLength {
        target = place &+ Int(longest.length)
      } else {
        let literal = data[place]
        positions[place &+ 1]
          .reach(with: Token(literal: literal), cost: cost &+ literals[Int(literal)])
      }
      // Of two matches the nearer one is as good as far as it goes.
      for match in matches {
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
