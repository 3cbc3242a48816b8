/// All useful matches at each position of a stretch of data: for each length the nearest.
struct MatchTable {
  /// A match that is longer than all nearer ones.
  struct Match: Hashable {
    var length: UInt16
    var distance: UInt16
  }

  /// The positions.
  let range: Range<Int>
  /// The matches of all positions, those of each from the nearest and shortest.
  private(set) var matches: [Match] = []
  /// Where the matches of each position start; one more at the end.
  private(set) var starts: [Int32] = [0]

  /// The matches of a position, as indices of `matches`.
  func indices(at position: Int) -> Range<Int> {
    let place = position - range.lowerBound
    return Int(starts[place])..<Int(starts[place + 1])
  }

  /// Searches the window before each position.
  ///
  /// - Parameters:
  ///   - data: All data; matches reach back before the range.
  ///   - range: The positions of interest; matches end within it.
  ///   - effort: How many earlier positions are tried at each; 1 or more.
  init(_ data: [UInt8], range: Range<Int>, effort: Int) {
    self.range = range
    starts.reserveCapacity(range.count + 1)
    var finder = MatchFinder(data, range: range)
    for position in range {
      finder.find(at: position, effort: effort, into: &matches)
      starts.append(Int32(matches.count))
    }
  }
}

/// Chains of earlier positions that begin alike.
private struct MatchFinder {
  private let data: [UInt8]
  private let range: Range<Int>
  /// The first position known to the chains.
  private let origin: Int
  /// How many bytes from a position on are the same, up to the longest match.
  private var runs: [UInt16]
  /// The latest position with three bytes of a hash, and for each position the one before it.
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)
  private var previous: [Int32]
  /// The same for positions that begin with a run and then go on alike.
  private var runHeads = [Int32](repeating: -1, count: 1 << hashBits)
  private var previousRun: [Int32]
  /// The longest match at the position before.
  private var last = MatchTable.Match(length: 0, distance: 0)

  private static let hashBits = 13

  init(_ data: [UInt8], range: Range<Int>) {
    self.data = data
    self.range = range
    origin = max(0, range.lowerBound - DeflateSymbols.window)
    let count = range.upperBound - origin
    runs = [UInt16](repeating: 1, count: count)
    previous = [Int32](repeating: -1, count: count)
    previousRun = [Int32](repeating: -1, count: count)
    for place in stride(from: count - 2, through: 0, by: -1)
    where data[origin + place] == data[origin + place + 1] {
      runs[place] = min(runs[place + 1] + 1, UInt16(DeflateSymbols.longest))
    }
    for position in origin..<range.lowerBound { insert(position) }
  }

  private func hash(_ position: Int) -> Int {
    let word =
      UInt32(data[position]) | UInt32(data[position + 1]) << 8 | UInt32(data[position + 2]) << 16
    return Int((word &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
  }

  /// The hash of a run of 3 or more and the byte behind it.
  private func runHash(_ position: Int, run: Int) -> Int {
    let behind = position + run < range.upperBound ? UInt32(data[position + run]) : 0
    let word = UInt32(data[position]) | behind << 8 | UInt32(run) << 16
    return Int((word &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
  }

  private mutating func insert(_ position: Int) {
    guard position + 3 <= range.upperBound else { return }
    let place = position - origin
    let slot = hash(position)
    previous[place] = heads[slot]
    heads[slot] = Int32(place)
    let run = Int(runs[place])
    if run >= 3 {
      let slot = runHash(position, run: run)
      previousRun[place] = runHeads[slot]
      runHeads[slot] = Int32(place)
    }
  }

  /// Adds the matches of a position, then makes it known.
  mutating func find(at position: Int, effort: Int, into matches: inout [MatchTable.Match]) {
    let limit = min(DeflateSymbols.longest, range.upperBound - position)
    guard limit >= 3 else { return }
    let place = position - origin
    let run = Int(runs[place])
    var best = MatchTable.Match(length: 2, distance: 0)
    var next = heads[hash(position)]
    var usesRuns = false
    for _ in 0..<effort {
      guard next >= 0, place - Int(next) <= DeflateSymbols.window else { break }
      let candidate = Int(next)
      if candidate == place - Int(last.distance)
        || data[origin + candidate + Int(best.length)] == data[position + Int(best.length)]
      {
        let length = matchLength(candidate, place, limit: limit)
        if length > Int(best.length) {
          best = MatchTable.Match(
            length: UInt16(length), distance: UInt16(place - candidate))
          matches.append(best)
          if length >= limit { break }
        }
      }
      if usesRuns {
        next = previousRun[candidate]
      } else if run >= 3, Int(best.length) >= run {
        // Only positions with just as long a run can match for longer.
        usesRuns = true
        next = runHeads[runHash(position, run: run)]
        while next >= candidate { next = previousRun[Int(next)] }
      } else {
        next = previous[candidate]
      }
    }
    last = best
    insert(position)
  }

  /// How many bytes of two places are the same, up to a limit.
  private func matchLength(_ a: Int, _ b: Int, limit: Int) -> Int {
    var length = 0
    if b - a == Int(last.distance), last.length > 3 {
      // What matched at the position before still does.
      length = Int(last.length) - 1
    } else if data[origin + a] == data[origin + b] {
      length = Int(min(runs[a], runs[b]))
    }
    length = min(length, limit)
    while length < limit, data[origin + a + length] == data[origin + b + length] { length += 1 }
    return length
  }
}
