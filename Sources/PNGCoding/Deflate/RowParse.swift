/// Finds tokens in rows of pixels with one look: at each place the longest of the matches with the
/// pixel before and with the three pixels above.
struct RowParse {
  /// The bytes of a pixel.
  var period: Int
  /// The bytes from a row to the next.
  var stride: Int

  /// The tokens of some rows, in order; together they are as long as the rows.
  func tokens(_ data: Span<UInt8>) -> [DeflateToken] {
    var tokens: [DeflateToken] = []
    tokens.reserveCapacity(data.count / 16 + 64)
    var place = 0
    while place < data.count {
      let limit = min(DeflateSymbols.longest, data.count - place)
      let start = data.word(at: place)
      var best = Self.matchLength(data, place, start, period, limit: limit)
      var distance = period
      if best < limit {
        var next = Self.matchLength(data, place, start, stride, limit: limit)
        if next > best { (best, distance) = (next, stride) }
        next = Self.matchLength(data, place, start, stride - period, limit: limit)
        if next > best { (best, distance) = (next, stride - period) }
        next = Self.matchLength(data, place, start, stride + period, limit: limit)
        if next > best { (best, distance) = (next, stride + period) }
      }
      if best < 3 || distance > DeflateSymbols.window {
        tokens.append(DeflateToken(length: 1, value: UInt16(data[place])))
        place += 1
      } else {
        tokens.append(
          DeflateToken(
            length: UInt16(truncatingIfNeeded: best), value: UInt16(truncatingIfNeeded: distance)))
        place += best
      }
    }
    return tokens
  }

  /// How many bytes are the same as those a distance before them, up to a limit.
  @inline(__always)
  private static func matchLength(
    _ data: Span<UInt8>, _ place: Int, _ start: UInt64, _ distance: Int, limit: Int
  ) -> Int {
    guard distance <= place else { return 0 }
    let difference = start ^ data.word(at: place &- distance)
    guard difference == 0 else {
      return min(difference.trailingZeroBitCount &>> 3, limit)
    }
    return data.commonLength(place, place &- distance, from: 8, limit: limit)
  }
}

extension Span<UInt8> {
  /// The eight bytes from a place on, the first one lowest; 0 for those behind the last.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    guard place &+ 8 <= count else { return lastWord(at: place) }
    // Any bytes make a number, and the span checks that they are its own.
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// How many bytes from two places on are the same, up to a limit.
  ///
  /// - Parameters:
  ///   - first: One place.
  ///   - second: The other one.
  ///   - known: So many are known to be the same.
  ///   - limit: No more than there are bytes from either place on.
  /// - Returns: 0 to `limit`.
  @inline(__always)
  func commonLength(_ first: Int, _ second: Int, from known: Int = 0, limit: Int) -> Int {
    var length = known
    while length < limit {
      let difference = word(at: first &+ length) ^ word(at: second &+ length)
      if difference != 0 {
        return Swift.min(length &+ difference.trailingZeroBitCount &>> 3, limit)
      }
      length &+= 8
    }
    return limit
  }

  private func lastWord(at place: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in place..<Swift.max(place, count) {
      word |= UInt64(self[index]) << UInt64(8 * (index - place))
    }
    return word
  }
}
