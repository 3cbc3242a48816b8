/// Turns the boundaries of one row into coverage.
///
/// A boundary covers everything to its right. Its part in a pixel is stored as a difference: the
/// area in the pixel itself, and what is still missing to the full height in the pixel after. A
/// running sum over the row gives each pixel's area in units of 2⁻²⁴ pixel, all in whole numbers,
/// so that the order of the boundaries does not matter.
///
/// The differences are kept by the caller, who hands them over as a span: checked once a row
/// instead of once an access.
struct RowCoverage {
  /// A stretch of pixels of one row.
  struct Run {
    /// The first column.
    var start: Int
    /// The column after the last.
    var end: Int
    /// Whether all are fully covered; else `coverage` tells.
    var isFull: Bool
  }

  /// Coverage of each pixel within runs that are not full; other entries mean nothing.
  private(set) var coverage: [UInt8] = []
  /// The covered stretches, from left to right.
  private(set) var runs: [Run] = []

  /// The area of a whole pixel in the sums.
  private static let fullArea: Int32 = 1 << 24

  private var width = 0
  private var sum: Int32 = 0
  /// The columns that have differences not yet turned into coverage.
  private var pendingStart = 0
  private var pendingEnd = 0

  mutating func reset(width: Int) {
    self.width = width
    if coverage.count < width { coverage = [UInt8](repeating: 0, count: width) }
    beginRow()
  }

  mutating func beginRow() {
    runs.removeAll(keepingCapacity: true)
    sum = 0
    pendingStart = 0
    pendingEnd = 0
  }

  /// Tells that the next boundaries touch columns `first` to `last` only, and none before.
  ///
  /// Columns before `first` are finished: they hold what earlier boundaries left.
  @inline(__always)
  mutating func advance(
    to first: Int, through last: Int, _ differences: inout MutableSpan<Int32>
  ) {
    if first > pendingEnd {
      flush(&differences)
      fill(from: pendingEnd, to: min(first, width))
      pendingStart = first
      pendingEnd = first
    }
    pendingEnd = max(pendingEnd, last + 1)
  }

  /// Ends the row: what lies right of the last boundary holds its sum.
  mutating func endRow(_ differences: inout MutableSpan<Int32>) {
    pendingEnd = min(pendingEnd, width + 1)
    flush(&differences)
    fill(from: pendingEnd, to: width)
    // A boundary on the right side of the canvas leaves its difference beyond the last pixel.
    differences[width] = 0
    differences[width + 1] = 0
  }

  private mutating func flush(_ differences: inout MutableSpan<Int32>) {
    let end = min(pendingEnd, width)
    guard pendingStart < end else { return }
    let anyLevel = Self.resolve(pendingStart..<end, &differences, into: &coverage, &sum)
    guard anyLevel != 0 else { return }
    if let last = runs.indices.last, !runs[last].isFull, runs[last].end == pendingStart {
      runs[last].end = end
    } else {
      runs.append(Run(start: pendingStart, end: end, isFull: false))
    }
  }

  /// Turns differences of some columns into coverage and clears them; 0 if none is covered.
  private static func resolve(
    _ columns: Range<Int>, _ differences: inout MutableSpan<Int32>, into coverage: inout [UInt8],
    _ runningSum: inout Int32
  ) -> UInt8 {
    var levels = coverage.mutableSpan
    var sum = runningSum
    var anyLevel: UInt8 = 0
    for column in columns {
      sum &+= differences[column]
      differences[column] = 0
      let area = UInt32(bitPattern: min(max(sum, 0), fullArea))
      let level = UInt8(truncatingIfNeeded: (area &* 255 &+ 0x80_0000) >> 24)
      levels[column] = level
      anyLevel |= level
    }
    runningSum = sum
    return anyLevel
  }

  private mutating func fill(from start: Int, to end: Int) {
    guard start < end, sum > Self.fullArea / 2 else { return }
    runs.append(Run(start: start, end: end, isFull: true))
  }
}
