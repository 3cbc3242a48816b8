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
    var place = 0
    // Room is made now and then, so that it isn't looked for at each token.
    while place < data.count {
      let count = tokens.count
      tokens += repeatElement(
        DeflateToken(literal: 0), count: min(max(1024, count), data.count &- place))
      let used = fill(&tokens, from: count, data, &place)
      tokens.removeLast(tokens.count - used)
    }
    return tokens
  }

  /// Writes tokens from an index on as long as there is room, and tells how many there are then.
  private func fill(
    _ storage: inout [DeflateToken], from first: Int, _ data: Span<UInt8>, _ start: inout Int
  ) -> Int {
    var tokens = storage.mutableSpan
    var index = first
    var place = start
    let farthest = stride + period
    // From here on matches at all distances may be; nowhere if those are too far.
    let firstInner = farthest <= DeflateSymbols.window ? farthest : .max
    let lastWord = data.count &- 8
    precondition(period > 0 && stride >= period)
    while index < tokens.count, place < data.count {
      // The greatest of lengths up to 8, above two bits that are 3 for the match to be taken first.
      var best = 0
      if place >= firstInner, place <= lastWord {
        // All eight bytes at each of these places lie in the data.
        let start = unsafe data.word(uncheckedAt: place)
        let first = unsafe start ^ data.word(uncheckedAt: place &- period)
        let second = unsafe start ^ data.word(uncheckedAt: place &- stride)
        let third = unsafe start ^ data.word(uncheckedAt: place &- stride &+ period)
        let fourth = unsafe start ^ data.word(uncheckedAt: place &- farthest)
        // One question to all four, since most often none has three bytes alike.
        let any = Self.hasThree(first) | Self.hasThree(second) | Self.hasThree(third)
        if any | Self.hasThree(fourth) != 0 {
          best = max(Self.length(first) | 3, Self.length(second) | 2)
          best = max(best, max(Self.length(third) | 1, Self.length(fourth)))
        }
      } else {
        best = edge(data, place)
      }
      if best < 12 {
        tokens[index] = DeflateToken(literal: data[place])
        place &+= 1
      } else {
        let match =
          best < 32
          ? (length: best &>> 2, distance: distance(3 &- best & 3)) : longest(data, place)
        tokens[index] = DeflateToken(length: match.length, distance: match.distance)
        place &+= match.length
      }
      index &+= 1
    }
    start = place
    return index
  }

  /// 1 if two words of this difference have three bytes alike at their start, else 0.
  @inline(__always)
  private static func hasThree(_ difference: UInt64) -> UInt8 { difference &<< 40 == 0 ? 1 : 0 }

  /// Four times the number of bytes that two words of a difference have alike at their start.
  @inline(__always)
  private static func length(_ difference: UInt64) -> Int {
    difference.trailingZeroBitCount &>> 1 & 0x3C
  }

  /// The best of a place near the start or the end.
  private func edge(_ data: Span<UInt8>, _ place: Int) -> Int {
    var best = 0
    let limit = min(8, data.count - place)
    for index in 0..<4 where distance(index) <= min(place, DeflateSymbols.window) {
      let length = data.commonLength(place, place - distance(index), limit: limit)
      best = max(best, length * 4 + 3 - index)
    }
    return best
  }

  /// The distances of the matches, in the order in which they are taken.
  @inline(__always)
  private func distance(_ index: Int) -> Int {
    switch index {
    case 0: period
    case 1: stride
    case 2: stride &- period
    default: stride &+ period
    }
  }

  /// The longest match of those of eight bytes or more.
  private func longest(_ data: Span<UInt8>, _ place: Int) -> (length: Int, distance: Int) {
    guard place >= stride &+ period, place &+ DeflateSymbols.longest &+ 8 <= data.count else {
      return longestAtEdge(data, place)
    }
    var best = (length: 7, distance: 0)
    Self.lengthen(&best, data, place, period)
    if best.length < DeflateSymbols.longest { Self.lengthen(&best, data, place, stride) }
    if best.length < DeflateSymbols.longest { Self.lengthen(&best, data, place, stride &- period) }
    if best.length < DeflateSymbols.longest { Self.lengthen(&best, data, place, stride &+ period) }
    return best
  }

  /// Takes the match at a distance if it is longer; the bytes of both, and eight more, are there.
  @inline(__always)
  private static func lengthen(
    _ best: inout (length: Int, distance: Int), _ data: Span<UInt8>, _ place: Int, _ distance: Int
  ) {
    let first = place &- distance
    // A longer match has the eight bytes that end behind the one found.
    let end = best.length &- 7
    guard
      unsafe data.word(uncheckedAt: place &+ end) == data.word(uncheckedAt: first &+ end)
    else { return }
    var length = 0
    while length < DeflateSymbols.longest {
      let difference =
        unsafe data.word(uncheckedAt: place &+ length) ^ data.word(uncheckedAt: first &+ length)
      if difference != 0 {
        length &+= difference.trailingZeroBitCount &>> 3
        break
      }
      length &+= 8
    }
    length = min(length, DeflateSymbols.longest)
    if length > best.length { best = (length, distance) }
  }

  /// The same near the start or the end.
  private func longestAtEdge(_ data: Span<UInt8>, _ place: Int) -> (length: Int, distance: Int) {
    let limit = min(DeflateSymbols.longest, data.count - place)
    var best = (length: 0, distance: 0)
    for index in 0..<4 where distance(index) <= min(place, DeflateSymbols.window) {
      let length = data.commonLength(place, place - distance(index), limit: limit)
      if length > best.length { best = (length, distance(index)) }
    }
    return best
  }
}
