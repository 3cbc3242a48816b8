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
      var best = matchLength(data, place, period, limit: limit)
      var distance = period
      if best < limit {
        for above in [stride, stride - period, stride + period] {
          let length = matchLength(data, place, above, limit: limit)
          if length > best { (best, distance) = (length, above) }
        }
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
  private func matchLength(
    _ data: Span<UInt8>, _ place: Int, _ distance: Int, limit: Int
  ) -> Int {
    guard distance <= place else { return 0 }
    var length = 0
    while length < limit, data[place + length] == data[place + length - distance] { length += 1 }
    return length
  }
}
