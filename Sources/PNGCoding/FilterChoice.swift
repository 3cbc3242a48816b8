/// How a filter is chosen for each row (PNG, 9).
enum FilterChoice: Hashable, CaseIterable {
  case none, sub, up, average, paeth
  /// The filter whose bytes, read as signed, sum up least.
  case leastSum
  /// The filter whose bytes have the least entropy.
  case leastEntropy
  /// The filter with the fewest different pairs of neighbouring bytes.
  case fewestPairs
}

/// Rows of packed pixels, one behind the other.
struct PackedRows {
  var bytes: [UInt8]
  /// Bytes of a row.
  var rowBytes: Int
  /// Bytes from a pixel to the one on its left, 1 or more.
  var pixelBytes: Int

  /// The rows, each behind the number of its filter.
  func filtered(_ choice: FilterChoice) -> [UInt8] {
    var result: [UInt8] = []
    let height = bytes.count / rowBytes
    result.reserveCapacity(bytes.count + height)
    for y in 0..<height {
      let filter: Int
      switch choice {
      case .none: filter = 0
      case .sub: filter = 1
      case .up: filter = 2
      case .average: filter = 3
      case .paeth: filter = 4
      case .leastSum: filter = best(y) { $0.reduce(0) { $0 + Int(min($1, 0 &- $1)) } }
      case .leastEntropy: filter = best(y, Self.entropy)
      case .fewestPairs: filter = best(y, Self.pairs)
      }
      result.append(UInt8(filter))
      result += row(y, filter: filter)
    }
    return result
  }

  /// The filter with the least score for a row, the first of equals.
  private func best(_ y: Int, _ score: ([UInt8]) -> Int) -> Int {
    let scores = (0..<5).map { score(row(y, filter: $0)) }
    return scores.indices.min { (scores[$0], $0) < (scores[$1], $1) } ?? 0
  }

  /// A row behind a filter, 0 to 4.
  private func row(_ y: Int, filter: Int) -> [UInt8] {
    let start = y * rowBytes
    guard filter > 0 else { return Array(bytes[start..<start + rowBytes]) }
    return (0..<rowBytes).map { x in
      let left = x >= pixelBytes ? Int(bytes[start + x - pixelBytes]) : 0
      let above = y > 0 ? Int(bytes[start + x - rowBytes]) : 0
      let corner =
        x >= pixelBytes && y > 0 ? Int(bytes[start + x - rowBytes - pixelBytes]) : 0
      let guess =
        switch filter {
        case 1: left
        case 2: above
        case 3: (left + above) / 2
        default: Self.paeth(left, above, corner)
        }
      return bytes[start + x] &- UInt8(guess)
    }
  }

  /// The neighbour nearest to the plane through all three.
  private static func paeth(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let (toLeft, toAbove) = (abs(above - corner), abs(left - corner))
    let toCorner = abs(left + above - 2 * corner)
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  /// The bits of a row by the entropy of its bytes, in 1/1024.
  private static func entropy(_ row: [UInt8]) -> Int {
    var counts = [UInt32](repeating: 0, count: 256)
    for byte in row { counts[Int(byte)] += 1 }
    let total = CostModel.logarithm(UInt32(row.count))
    return counts.reduce(0) {
      $1 == 0 ? $0 : $0 + Int($1) * Int(total - CostModel.logarithm($1))
    }
  }

  /// How many different pairs of neighbours a row has.
  private static func pairs(_ row: [UInt8]) -> Int {
    Set(zip(row, row.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }).count
  }
}
