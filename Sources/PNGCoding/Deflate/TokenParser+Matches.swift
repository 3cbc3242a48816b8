extension TokenParser {
  private static let hashBits: UInt32 = 12
  /// How many earlier edges are tried as the start of a match.
  private static let tries = 16

  /// Finds the edges, links those that begin alike, and counts the bytes there.
  ///
  /// - Parameters:
  ///   - data: What stands before the stretch, the stretch, and 8 bytes of any kind.
  ///   - range: The stretch.
  ///   - period: The bytes of a pixel.
  ///   - positions: Receives the edges.
  /// - Returns: How often each byte stands at an edge of the stretch.
  static func findEdges(
    _ data: Span<UInt8>, _ range: Range<Int>, period: Int, _ positions: inout [Position]
  ) -> [UInt32] {
    var headStorage = [Int32](repeating: -1, count: 1 << Int(hashBits))
    var countStorage = [UInt32](repeating: 0, count: 256)
    var heads = headStorage.mutableSpan
    var counts = countStorage.mutableSpan
    var positions = positions.mutableSpan
    var (position, passed) = (0, 0)
    while position < range.upperBound {
      if position > period {
        // How many of eight bytes, from the one before on, are those of the pixel before.
        let difference =
          data.word(at: position &- 1) ^ data.word(at: position &- 1 &- period)
        let same = difference.trailingZeroBitCount &>> 3
        if same >= 4 {
          position &+= same &- 3
          continue
        }
      }
      while passed < position {
        positions[passed].nextEdge = Int32(truncatingIfNeeded: position)
        passed &+= 1
      }
      // Bytes behind the end do no harm, since each match is looked at.
      let hash = UInt32(truncatingIfNeeded: data.word(at: position)) << 8 &* 0x9E37_79B1
      let slot = Int(hash >> (32 - hashBits))
      positions[position].earlier = heads[slot]
      heads[slot] = Int32(truncatingIfNeeded: position)
      if position >= range.lowerBound { counts[Int(data[position])] &+= 1 }
      position &+= 1
    }
    while passed < range.upperBound {
      positions[passed].nextEdge = Int32(truncatingIfNeeded: range.upperBound)
      passed &+= 1
    }
    return countStorage
  }

  /// Finds the matches of a position: with the pixel before, with earlier edges, and with where the
  /// match that ends here goes on.
  ///
  /// - Parameters:
  ///   - data: What stands before the stretch, the stretch, and 8 bytes of any kind.
  ///   - position: Where the matches start; in the stretch.
  ///   - end: The end of the stretch.
  ///   - period: The bytes of a pixel.
  ///   - positions: The edges.
  ///   - matches: Receives the matches, each longer than the one before.
  static func findMatches(
    _ data: Span<UInt8>, _ position: Int, end: Int, period: Int, _ positions: Span<Position>,
    _ matches: inout [Token]
  ) {
    matches.removeAll(keepingCapacity: true)
    let limit = min(DeflateSymbols.longest, end &- position)
    var length = 2
    if position >= period {
      add(data, position, distance: period, limit: limit, &length, &matches)
    }
    var candidate = Int(positions[position].earlier)
    var tries = Self.tries
    while tries > 0, candidate >= 0, length < limit,
      position &- candidate <= DeflateSymbols.window
    {
      if data[candidate &+ length] == data[position &+ length] {
        add(data, position, distance: position &- candidate, limit: limit, &length, &matches)
      }
      candidate = Int(positions[candidate].earlier)
      tries &-= 1
    }
    let last = positions[position].last
    if !last.isLiteral, length < limit {
      add(data, position, distance: Int(last.value), limit: limit, &length, &matches)
    }
  }

  /// Adds the match at a distance if it is longer than those found.
  @inline(__always)
  private static func add(
    _ data: Span<UInt8>, _ position: Int, distance: Int, limit: Int, _ length: inout Int,
    _ matches: inout [Token]
  ) {
    let found = data.commonLength(position &- distance, position, limit: limit)
    guard found > length else { return }
    length = found
    matches.append(Token(length: found, distance: distance))
  }
}
