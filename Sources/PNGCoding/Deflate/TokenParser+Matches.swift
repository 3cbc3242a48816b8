extension TokenParser {
  private static let hashBits: UInt32 = 12
  /// The number of earlier edges to try as the start of a match.
  private static let tries = 16
  /// The most matches that `findMatches` finds.
  static let mostMatches = tries + 2

  /// Finds the edges up to the end of a range and links those with equal first bytes.
  ///
  /// `data` needs 8 readable bytes after the range, and `period` is the bytes of a pixel. Returns
  /// the number of occurrences of each byte at an edge.
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
        // Of eight bytes from the previous one on, the leading ones equal to the pixel before.
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
      // Bytes behind the end do no harm, since each match is compared.
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

  /// Finds matches with the pixel before, earlier edges, and the previous match, continued.
  ///
  /// `data` needs 8 readable bytes after `end`. Writes `matches` from the start, each longer than
  /// the one before it, and returns their number, at most `mostMatches`.
  static func findMatches(
    _ data: Span<UInt8>, _ position: Int, end: Int, period: Int, _ positions: Span<Position>,
    _ matches: inout MutableSpan<Token>
  ) -> Int {
    let limit = min(DeflateSymbols.longest, end &- position)
    var (length, count) = (2, 0)
    if position >= period {
      add(data, position, distance: period, limit: limit, &length, &matches, &count)
    }
    var candidate = Int(positions[position].earlier)
    var tries = Self.tries
    while tries > 0, candidate >= 0, length < limit,
      position &- candidate <= DeflateSymbols.window
    {
      if data[candidate &+ length] == data[position &+ length] {
        add(
          data, position, distance: position &- candidate, limit: limit, &length, &matches, &count)
      }
      candidate = Int(positions[candidate].earlier)
      tries &-= 1
    }
    let last = positions[position].last
    if !last.isLiteral, length < limit {
      add(data, position, distance: Int(last.value), limit: limit, &length, &matches, &count)
    }
    return count
  }

  /// Adds the match at a distance if it is longer than the ones before.
  @inline(__always)
  private static func add(
    _ data: Span<UInt8>, _ position: Int, distance: Int, limit: Int, _ length: inout Int,
    _ matches: inout MutableSpan<Token>, _ count: inout Int
  ) {
    let found = data.commonLength(position &- distance, position, limit: limit)
    guard found > length else { return }
    length = found
    matches[count] = Token(length: found, distance: distance)
    count &+= 1
  }
}
