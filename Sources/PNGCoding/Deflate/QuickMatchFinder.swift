/// Finds matches in rows of pixels, with little work inside of stretches of one color.
///
/// There only what goes on from the position before is told, and the stretch itself; a longer match
/// that could start there is found from the end of the stretch.
struct QuickMatchFinder {
  /// The positions of interest; matches end within it.
  var range: Range<Int>
  /// The bytes of a pixel.
  var period: Int
  /// How many earlier positions are tried at each.
  var effort: Int

  private static let hashBits: UInt32 = 12
  /// How many pixels at the start of a stretch of one color, and bytes at its end, are searched.
  private static let (searchedPixels, searchedBytes) = (1, 3)

  /// Adds the matches of each position and where they start, as `MatchTable` keeps them.
  func find(
    in data: Span<UInt8>, _ matches: inout [MatchTable.Match], _ starts: inout [Int32]
  ) {
    let origin = max(0, range.lowerBound - DeflateSymbols.window)
    let count = range.upperBound - origin
    let repeatStorage = repeats(in: data, from: origin)
    let repeats = repeatStorage.span
    // The latest position of each hash, and for each position the one before it.
    var headStorage = [Int32](repeating: -1, count: 1 << Int(Self.hashBits))
    var previousStorage = [Int32](repeating: -1, count: count)
    var heads = headStorage.mutableSpan
    var previous = previousStorage.mutableSpan
    var last = MatchTable.Match(length: 0, distance: 0)
    var behind = 0
    matches.reserveCapacity(2 * range.count)
    for place in 0..<count {
      let position = origin + place
      let limit = min(DeflateSymbols.longest, count - place)
      let ahead = Int(repeats[place])
      behind = ahead > 0 ? behind + 1 : 0
      let isWanted = position >= range.lowerBound
      if isWanted, ahead >= Self.searchedBytes, behind >= Self.searchedPixels * period,
        Int(last.length) > Self.searchedBytes
      {
        last = goOn(from: last, at: position, limit: limit, in: data)
        let stretch = min(ahead, limit)
        if stretch < Int(last.length), Int(last.distance) > period {
          matches.append(MatchTable.Match(length: UInt16(stretch), distance: UInt16(period)))
        } else if stretch > Int(last.length) {
          last = MatchTable.Match(length: UInt16(stretch), distance: UInt16(period))
        }
        matches.append(last)
      } else if limit >= 3 {
        let slot = Self.hash(data, position)
        var next = heads[slot]
        previous[place] = next
        heads[slot] = Int32(truncatingIfNeeded: place)
        var best = MatchTable.Match(length: 2, distance: 0)
        var tries = isWanted ? effort : 0
        while tries > 0, next >= 0, place - Int(next) <= DeflateSymbols.window {
          tries -= 1
          let candidate = Int(next)
          let length = Int(best.length)
          next = previous[candidate]
          guard data[origin + candidate + length] == data[position + length] else { continue }
          let found = matchLength(
            data, repeats, origin: origin, candidate, place, limit: limit)
          guard found > length else { continue }
          best = MatchTable.Match(
            length: UInt16(found), distance: UInt16(truncatingIfNeeded: place - candidate))
          matches.append(best)
          if found >= limit { break }
        }
        last = best
      }
      if isWanted { starts.append(Int32(truncatingIfNeeded: matches.count)) }
    }
  }

  /// For each position from an origin on, how many bytes repeat those a period before them.
  private func repeats(in data: Span<UInt8>, from origin: Int) -> [UInt16] {
    var result = [UInt16](repeating: 0, count: range.upperBound - origin)
    var run: UInt16 = 0
    var position = range.upperBound - 1
    while position >= origin + period {
      run = data[position] == data[position - period] ? min(run + 1, 258) : 0
      result[position - origin] = run
      position -= 1
    }
    return result
  }

  /// The match of the position before without its first byte, and what goes on behind it.
  private func goOn(
    from last: MatchTable.Match, at position: Int, limit: Int, in data: Span<UInt8>
  ) -> MatchTable.Match {
    let distance = Int(last.distance)
    var length = min(Int(last.length) - 1, limit)
    while length < limit, data[position + length] == data[position + length - distance] {
      length += 1
    }
    return MatchTable.Match(length: UInt16(truncatingIfNeeded: length), distance: last.distance)
  }

  private static func hash(_ data: Span<UInt8>, _ position: Int) -> Int {
    let word =
      UInt32(data[position]) | UInt32(data[position + 1]) << 8 | UInt32(data[position + 2]) << 16
    return Int((word &* 0x9E37_79B1) >> (32 - hashBits))
  }

  /// How many bytes of two places are the same, up to a limit.
  ///
  /// Where both go on like the pixel before, which is the same in both, they are not compared.
  private func matchLength(
    _ data: Span<UInt8>, _ repeats: Span<UInt16>, origin: Int, _ first: Int, _ second: Int,
    limit: Int
  ) -> Int {
    var length = 0
    while length < limit, data[origin + first + length] == data[origin + second + length] {
      length += 1
      guard length >= period, length < limit else { continue }
      length += Int(min(repeats[first + length], repeats[second + length]))
    }
    return min(length, limit)
  }
}
