/// The cheapest way to write a stretch of data under a cost model, as a shortest path.
struct OptimalParse {
  /// The cost to reach each position, and the token that leads there.
  private var costs: [UInt32] = []
  private var arrivals: [Arrival] = []

  /// What leads to a position.
  private struct Arrival {
    /// How many bytes: 1 for a literal, 3 to 258 for a match.
    var length: UInt16
    /// The byte, or how far back the match lies; 32,768 fits.
    var value: UInt16

    var token: DeflateToken {
      length == 1
        ? DeflateToken(literal: UInt8(truncatingIfNeeded: value))
        : DeflateToken(length: Int(length), distance: Int(value))
    }
  }

  /// Finds the tokens.
  ///
  /// A quick search tries only whole matches where the longest goes on from the position before,
  /// so that most positions inside of matches are not even reached.
  ///
  /// - Parameters:
  ///   - data: All data.
  ///   - range: The stretch to write; within that of the table.
  ///   - table: The matches.
  ///   - model: The costs.
  ///   - isQuick: Whether of the long lengths of a match only a few are tried.
  /// - Returns: The tokens in order; together they are as long as the stretch.
  mutating func tokens(
    _ data: [UInt8], range: Range<Int>, _ table: MatchTable, _ model: CostModel, isQuick: Bool
  ) -> [DeflateToken] {
    prepare(range.count)
    // Taken out while they are written to, so that they aren't copied.
    var costs: [UInt32] = []
    var arrivals: [Arrival] = []
    swap(&costs, &self.costs)
    swap(&arrivals, &self.arrivals)
    Self.relax(
      data.span, range, table.matches.span, table.starts.span, origin: table.range.lowerBound,
      model, isQuick: isQuick, costs.mutableSpan, arrivals.mutableSpan)
    swap(&costs, &self.costs)
    swap(&arrivals, &self.arrivals)
    return path(to: range.count)
  }

  /// Makes room for a stretch, and all its positions unreached but the first.
  private mutating func prepare(_ count: Int) {
    if costs.count <= count {
      costs = [UInt32](repeating: .max, count: count + 1)
      arrivals = [Arrival](repeating: Arrival(length: 1, value: 0), count: count + 1)
    } else {
      for place in 0...count { costs[place] = .max }
    }
    costs[0] = 0
  }

  private static func relax(
    _ data: Span<UInt8>, _ range: Range<Int>, _ matches: Span<MatchTable.Match>,
    _ starts: Span<Int32>, origin: Int, _ model: CostModel, isQuick: Bool,
    _ costs: consuming MutableSpan<UInt32>, _ arrivals: consuming MutableSpan<Arrival>
  ) {
    let (literals, lengths) = (model.literals.span, model.lengths.span)
    let distances = model.distances.span
    let count = range.count
    var last = MatchTable.Match(length: 0, distance: 0)
    for place in 0..<count {
      let position = range.lowerBound + place
      let first = Int(starts[position - origin])
      let end = Int(starts[position - origin + 1])
      let farthest = first < end ? matches[end - 1] : MatchTable.Match(length: 0, distance: 0)
      let goesOn = isQuick && farthest.distance == last.distance && farthest.length > 8
      last = farthest
      let base = costs[place]
      if base == .max { continue }
      if !goesOn {
        let byte = data[position]
        let literal = base + literals[Int(byte)]
        if literal < costs[place + 1] {
          costs[place + 1] = literal
          arrivals[place + 1] = Arrival(length: 1, value: UInt16(byte))
        }
      }
      var length = 3
      for index in first..<end {
        let match = matches[index]
        let longest = min(Int(match.length), count - place)
        if goesOn { length = longest }
        guard length <= longest else { continue }
        let start = base + distances[DeflateSymbols.distance(Int(match.distance))]
        while length <= longest {
          let cost = start + lengths[length]
          if cost < costs[place + length] {
            costs[place + length] = cost
            arrivals[place + length] = Arrival(
              length: UInt16(length), value: match.distance)
          }
          length += isQuick && length > 8 ? max(1, min(16, longest - length)) : 1
        }
      }
    }
  }

  /// The tokens that lead to a place.
  private func path(to end: Int) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    var place = end
    while place > 0 {
      let arrival = arrivals[place]
      tokens.append(arrival.token)
      place -= Int(arrival.length)
    }
    tokens.reverse()
    return tokens
  }
}
