/// The cheapest way to write rows of pixels under a cost model, as a shortest path over nodes.
struct NodeParse {
  /// The cost to reach each node, the node before, and how far back the match that leads there
  /// lies; 0 for a literal.
  private var costs: [UInt32] = []
  private var befores: [UInt16] = []
  private var distances: [UInt16] = []

  /// From so many nodes on only each fourth one is tried as the end of a match.
  private static let closeNodes = 6

  /// Finds the tokens.
  ///
  /// Where the longest match goes on from the node before, only whole matches are tried.
  ///
  /// - Parameters:
  ///   - data: All data.
  ///   - table: The nodes and matches.
  ///   - model: The costs.
  /// - Returns: The tokens in order; together they are as long as the range of the table.
  mutating func tokens(
    _ data: Span<UInt8>, _ table: NodeTable, _ model: CostModel
  ) -> [DeflateToken] {
    let count = table.positions.count
    costs = Array(repeatElement(.max, count: count))
    befores = Array(repeatElement(0, count: count))
    distances = Array(repeatElement(0, count: count))
    costs[0] = 0
    Self.relax(data, table, model, &costs, &befores, &distances)
    return path(data, table)
  }

  private static func relax(
    _ data: Span<UInt8>, _ table: NodeTable, _ model: CostModel, _ costStorage: inout [UInt32],
    _ beforeStorage: inout [UInt16], _ distanceStorage: inout [UInt16]
  ) {
    var costs = costStorage.mutableSpan
    var befores = beforeStorage.mutableSpan
    var distances = distanceStorage.mutableSpan
    let positions = table.positions.span
    let matches = table.matches.span
    let starts = table.starts.span
    let nodes = table.nodes.span
    let literalCosts = model.literals.span
    let lengthCosts = model.lengths.span
    let distanceCosts = model.distances.span
    let origin = table.range.lowerBound
    var last = (distance: UInt16(0), end: 0)
    for node in 0..<positions.count &- 1 {
      let position = Int(positions[node])
      let first = Int(starts[node])
      let end = Int(starts[node &+ 1])
      var goesOn = false
      if first < end {
        let farthest = matches[end &- 1]
        // Unless nothing but a literal would lead on.
        let target = nodes[position &+ Int(farthest.length) &- origin]
        goesOn =
          farthest.distance == last.distance && last.end >= position && farthest.length > 8
          && Int(positions[Int(target)]) &- position >= 3
        last = (farthest.distance, position &+ Int(farthest.length))
      } else {
        last = (0, 0)
      }
      let base = costs[node]
      guard base < .max else { continue }
      if !goesOn, Int(positions[node &+ 1]) == position &+ 1 {
        let cost = base &+ literalCosts[Int(data[position])]
        if cost < costs[node &+ 1] {
          costs[node &+ 1] = cost
          befores[node &+ 1] = UInt16(truncatingIfNeeded: node)
          distances[node &+ 1] = 0
        }
      }
      // Of two matches the nearer one is as good as far as it goes.
      var target = node &+ 1
      for index in first..<end {
        let match = matches[index]
        let farthest = Int(nodes[position &+ Int(match.length) &- origin])
        if goesOn { target = farthest }
        guard target <= farthest else { continue }
        let start = base &+ distanceCosts[DeflateSymbols.distance(Int(match.distance))]
        while true {
          let length = Int(positions[target]) &- position
          if length >= 3 {
            let cost = start &+ lengthCosts[length]
            if cost < costs[target] {
              costs[target] = cost
              befores[target] = UInt16(truncatingIfNeeded: node)
              distances[target] = match.distance
            }
          }
          guard target < farthest else { break }
          target = target &- node < closeNodes ? target &+ 1 : min(target &+ 4, farthest)
        }
        target &+= 1
      }
    }
  }

  /// The tokens that lead to the end.
  private func path(_ data: Span<UInt8>, _ table: NodeTable) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    tokens.reserveCapacity(1024)
    var node = table.positions.count - 1
    while node > 0 {
      let before = Int(befores[node])
      let start = Int(table.positions[before])
      if distances[node] == 0 {
        tokens.append(DeflateToken(literal: data[start]))
      } else {
        tokens.append(
          DeflateToken(
            length: Int(table.positions[node]) - start, distance: Int(distances[node])))
      }
      node = before
    }
    tokens.reverse()
    return tokens
  }
}
