/// The places in rows of pixels where tokens may start and end, and the matches from each.
///
/// Inside of stretches of one color there are none, but where a match that is cut at the greatest
/// length goes on: a token that started or ended elsewhere there would hardly save anything.
struct NodeTable {
  /// The positions of interest; the first is a node, and the end of all counts as one.
  let range: Range<Int>
  /// The positions of the nodes, and the end.
  private(set) var positions: [Int32] = []
  /// The matches of all nodes, those of each from the nearest and shortest.
  private(set) var matches: [MatchTable.Match] = []
  /// Where the matches of each node start; one more at the end.
  private(set) var starts: [Int32] = [0]
  /// For each position from the first on, and the end, the last node at or before it.
  private(set) var nodes: [UInt16] = []

  /// Searches the window before each node.
  ///
  /// - Parameters:
  ///   - data: All data.
  ///   - range: The positions of interest, fewer than 65,536; matches end within it.
  ///   - period: The bytes of a pixel.
  ///   - effort: How many earlier nodes are tried at each.
  init(_ data: Span<UInt8>, range: Range<Int>, period: Int, effort: Int) {
    self.range = range
    let origin = max(0, range.lowerBound - DeflateSymbols.window)
    var finder = Finder(range: range, origin: origin, period: period, effort: effort)
    positions.reserveCapacity(range.count / 4 + 16)
    starts.reserveCapacity(range.count / 4 + 16)
    matches.reserveCapacity(range.count / 2 + 16)
    // Nodes before the range are only matched with.
    var position = origin
    while position < range.lowerBound {
      finder.enter(data, position, end: range.lowerBound)
      finder.insert(data, position)
      position = finder.next(position, end: range.lowerBound)
    }
    while position < range.upperBound {
      positions.append(Int32(truncatingIfNeeded: position))
      finder.enter(data, position, end: range.upperBound)
      finder.find(data, position, &matches)
      starts.append(Int32(truncatingIfNeeded: matches.count))
      position = finder.next(position, end: range.upperBound)
    }
    positions.append(Int32(truncatingIfNeeded: range.upperBound))
    nodes = Self.numbers(positions, range)
  }

  /// Numbers the positions by their nodes.
  private static func numbers(_ positions: [Int32], _ range: Range<Int>) -> [UInt16] {
    var storage = Array(repeatElement(UInt16(0), count: range.count + 1))
    var numbers = storage.mutableSpan
    let places = positions.span
    var place = 0
    for node in places.indices.dropLast() {
      let end = Int(places[node + 1]) - range.lowerBound
      while place < end {
        numbers[place] = UInt16(truncatingIfNeeded: node)
        place &+= 1
      }
    }
    numbers[place] = UInt16(truncatingIfNeeded: places.count - 1)
    return storage
  }
}

/// Chains of earlier nodes that begin alike.
private struct Finder {
  let range: Range<Int>
  let origin: Int
  let period: Int
  let effort: Int
  /// The latest node of each hash, and for each node its position and the one before it.
  private var heads = Array(repeatElement(Int32(-1), count: 1 << Int(hashBits)))
  private var chain: [Link] = []
  /// For each position the distance of a match that was cut there at the greatest length, or 0.
  private var cuts: [UInt16]
  /// The longest match of the node before, and where it ends.
  private var last = MatchTable.Match(length: 0, distance: 0)
  private var lastEnd = 0
  /// The end of the stretch of one color around the position, if it is inside of one.
  private var stretchEnd = 0

  private struct Link {
    var position: Int32
    var previous: Int32
  }

  private static let hashBits: UInt32 = 12
  /// The least bytes of a stretch of one color, and how many of its end are nodes again.
  private static let (leastStretch, searchedEnd) = (3, 2)

  init(range: Range<Int>, origin: Int, period: Int, effort: Int) {
    (self.range, self.origin, self.period, self.effort) = (range, origin, period, effort)
    cuts = Array(repeatElement(0, count: range.count + DeflateSymbols.longest + 8))
    chain.reserveCapacity(range.count / 4 + 16)
  }

  /// Looks whether a node stands at the start of a stretch of one color, or inside of it.
  mutating func enter(_ data: Span<UInt8>, _ position: Int, end: Int) {
    guard position >= stretchEnd else { return }
    stretchEnd = 0
    guard position >= origin + period else { return }
    let ahead = data.commonLength(position, position - period, limit: end - position)
    if ahead >= Self.leastStretch { stretchEnd = position + ahead - Self.searchedEnd }
  }

  /// The next node.
  func next(_ position: Int, end: Int) -> Int {
    guard stretchEnd > position else { return position + 1 }
    guard end == range.upperBound else { return stretchEnd }
    // Cuts inside of the stretch.
    let cuts = cuts.span
    var place = position + 1 - range.lowerBound
    let last = stretchEnd - range.lowerBound
    while place < last, cuts[place] == 0 { place &+= 1 }
    return place + range.lowerBound
  }

  /// Makes a node known.
  mutating func insert(_ data: Span<UInt8>, _ position: Int) {
    guard position + 3 <= range.upperBound else { return }
    let slot = Self.hash(data, position)
    chain.append(Link(position: Int32(truncatingIfNeeded: position), previous: heads[slot]))
    heads[slot] = Int32(truncatingIfNeeded: chain.count - 1)
  }

  /// Adds the matches of a node, then makes it known.
  mutating func find(
    _ data: Span<UInt8>, _ position: Int, _ matches: inout [MatchTable.Match]
  ) {
    let limit = min(DeflateSymbols.longest, range.upperBound - position)
    guard limit >= 3 else { return }
    let cut = Int(cuts[position - range.lowerBound])
    var best = MatchTable.Match(length: 2, distance: 0)
    if position < stretchEnd {
      best = MatchTable.Match(
        length: UInt16(truncatingIfNeeded: min(stretchEnd + Self.searchedEnd - position, limit)),
        distance: UInt16(truncatingIfNeeded: period))
      matches.append(best)
    }
    if cut > 0, position < stretchEnd {
      goOn(data, position, distance: cut, limit: limit, &best, &matches)
    } else {
      search(data, position, limit: limit, &best, &matches)
      insert(data, position)
    }
    let end = position + Int(best.length)
    let goesOn = best.distance == last.distance && lastEnd >= position && cut == 0
    // Inside of a stretch something must go on from a match that ends there.
    if Int(best.length) == DeflateSymbols.longest, !goesOn || end < stretchEnd {
      cuts[end - range.lowerBound] = best.distance
    }
    (last, lastEnd) = (best, end)
  }

  /// Takes what goes on from a match that was cut, if it is longer.
  private func goOn(
    _ data: Span<UInt8>, _ position: Int, distance: Int, limit: Int,
    _ best: inout MatchTable.Match, _ matches: inout [MatchTable.Match]
  ) {
    let length = data.commonLength(position, position - distance, limit: limit)
    guard length > Int(best.length) else { return }
    best = MatchTable.Match(
      length: UInt16(truncatingIfNeeded: length), distance: UInt16(truncatingIfNeeded: distance))
    matches.append(best)
  }

  /// Takes longer and longer matches from the chain.
  private func search(
    _ data: Span<UInt8>, _ position: Int, limit: Int, _ best: inout MatchTable.Match,
    _ matches: inout [MatchTable.Match]
  ) {
    var length = Int(best.length)
    guard length < limit else { return }
    let links = chain.span
    var next = Int(heads[Self.hash(data, position)])
    var tries = effort
    var ending = data[position &+ length]
    while tries > 0, next >= 0 {
      let candidate = Int(links[next].position)
      guard position &- candidate <= DeflateSymbols.window else { break }
      tries &-= 1
      next = Int(links[next].previous)
      guard data[candidate &+ length] == ending else { continue }
      let found = data.commonLength(candidate, position, limit: limit)
      guard found > length else { continue }
      length = found
      best = MatchTable.Match(
        length: UInt16(truncatingIfNeeded: found),
        distance: UInt16(truncatingIfNeeded: position &- candidate))
      matches.append(best)
      if found >= limit { break }
      ending = data[position &+ length]
    }
  }

  @inline(__always)
  private static func hash(_ data: Span<UInt8>, _ position: Int) -> Int {
    let word =
      UInt32(data[position]) | UInt32(data[position &+ 1]) << 8
      | UInt32(data[position &+ 2]) << 16
    return Int((word &* 0x9E37_79B1) >> (32 - hashBits))
  }
}
