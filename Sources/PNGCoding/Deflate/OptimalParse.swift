/// The cheapest way to write a stretch of data under a cost model, as a shortest path.
struct OptimalParse {
  /// The cost to reach each position, and the token that leads there.
  private var costs: [UInt32] = []
  private var arrivals: [DeflateToken] = []

  /// Finds the tokens.
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
    let count = range.count
    costs = [UInt32](repeating: .max, count: count + 1)
    arrivals = [DeflateToken](repeating: DeflateToken(length: 1, value: 0), count: count + 1)
    costs[0] = 0
    for place in 0..<count {
      let position = range.lowerBound + place
      let base = costs[place]
      let literal = base + model.literals[Int(data[position])]
      if literal < costs[place + 1] {
        costs[place + 1] = literal
        arrivals[place + 1] = DeflateToken(length: 1, value: UInt16(data[position]))
      }
      var length = 3
      for index in table.indices(at: position) {
        let match = table.matches[index]
        let longest = min(Int(match.length), count - place)
        let start = base + model.distances[DeflateSymbols.distance(Int(match.distance))]
        while length <= longest {
          let cost = start + model.lengths[length]
          if cost < costs[place + length] {
            costs[place + length] = cost
            arrivals[place + length] = DeflateToken(
              length: UInt16(length), value: match.distance)
          }
          length += isQuick && length > 18 ? max(1, min(16, longest - length)) : 1
        }
      }
    }
    var tokens: [DeflateToken] = []
    var place = count
    while place > 0 {
      tokens.append(arrivals[place])
      place -= Int(arrivals[place].length)
    }
    tokens.reverse()
    return tokens
  }
}
