/// The code lengths before the tokens of a block (RFC 1951, 3.2.7).
struct CodeHeader {
  /// A length or a repeat count, with extra bits.
  private struct Item {
    var symbol: Int
    var extra = 0
  }

  /// The fixed order of the lengths for the code of lengths.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let extraBits = [Int](repeating: 0, count: 16) + [2, 3, 7]

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  /// The number of written lengths for the code of lengths.
  private let orderCount: Int
  /// In bits.
  let size: Int

  /// Encodes the bits of each literal, end and length symbol, and of each distance symbol.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = (distances.lastIndex { $0 > 0 } ?? 0) + 1
    items = Self.items(Array(literals[..<literalCount] + distances[..<distanceCount]))
    var counts = [UInt32](repeating: 0, count: 19)
    for item in items { counts[item.symbol] += 1 }
    let code = HuffmanCode(counts, limit: 7)
    self.code = code
    orderCount = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    size =
      14 + 3 * orderCount + code.size(of: counts)
      + items.reduce(0) { $0 + Self.extraBits[$1.symbol] }
  }

  /// Run-length encodes code lengths: three or more equal ones become an item and repeats.
  private static func items(_ lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      var left = lengths[place...].prefix { $0 == length }.count
      place += left
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        left -= 1
      }
      while left >= 3 {
        let count = min(left, length > 0 ? 6 : 138)
        switch (length, count) {
        case (1..., _): items.append(Item(symbol: 16, extra: count - 3))
        case (_, ...10): items.append(Item(symbol: 17, extra: count - 3))
        default: items.append(Item(symbol: 18, extra: count - 11))
        }
        left -= count
      }
      items += repeatElement(Item(symbol: Int(length)), count: left)
    }
    return items
  }

  func write(to bits: inout BitWriter) {
    bits.write(lowest: 5, of: literalCount - 257)
    bits.write(lowest: 5, of: distanceCount - 1)
    bits.write(lowest: 4, of: orderCount - 4)
    for symbol in Self.order.prefix(orderCount) {
      bits.write(lowest: 3, of: Int(code.lengths[symbol]))
    }
    for item in items {
      code.write(item.symbol, to: &bits)
      bits.write(lowest: Self.extraBits[item.symbol], of: item.extra)
    }
  }
}
