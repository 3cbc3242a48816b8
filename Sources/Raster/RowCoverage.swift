/// Adds up the areas that boundaries cut off in one row, and turns them into coverage.
///
/// A boundary covers everything to its right. Its part in a pixel is stored as a difference: the
/// area in the pixel itself, and what is still missing to the full height in the pixel after. A
/// running sum over the row gives each pixel's area in units of 2⁻²⁴ pixel, all in whole numbers,
/// so that the order of the boundaries does not matter.
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

  private var differences: [Int32] = []
  private var width = 0
  private var sum: Int32 = 0
  /// The columns that have differences not yet turned into coverage.
  private var pendingStart = 0
  private var pendingEnd = 0

  mutating func reset(width: Int) {
    self.width = width
    if differences.count < width + 2 {
      differences = [Int32](repeating: 0, count: width + 2)
      coverage = [UInt8](repeating: 0, count: width)
    }
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
  mutating func advance(to first: Int, through last: Int) {
    if first > pendingEnd {
      flush()
      fill(from: pendingEnd, to: min(first, width))
      pendingStart = first
      pendingEnd = first
    }
    pendingEnd = max(pendingEnd, last + 1)
  }

  /// Ends the row: what lies right of the last boundary holds its sum.
  mutating func endRow() {
    pendingEnd = min(pendingEnd, width + 1)
    flush()
    fill(from: pendingEnd, to: width)
    // A boundary on the right side of the canvas leaves its difference beyond the last pixel.
    differences[width] = 0
    differences[width + 1] = 0
  }

  private mutating func flush() {
    let end = min(pendingEnd, width)
    guard pendingStart < end else { return }
    var sum = sum
    var isAnyCovered = false
    for column in pendingStart..<end {
      sum &+= differences[column]
      differences[column] = 0
      let area = UInt32(bitPattern: sum < 0 ? 0 : sum > Grid.unitInt ? Grid.unitInt : sum)
      let level = UInt8(truncatingIfNeeded: (area &* 255 &+ 0x80_0000) >> 24)
      coverage[column] = level
      isAnyCovered = isAnyCovered || level != 0
    }
    self.sum = sum
    guard isAnyCovered else { return }
    if let last = runs.indices.last, !runs[last].isFull, runs[last].end == pendingStart {
      runs[last].end = end
    } else {
      runs.append(Run(start: pendingStart, end: end, isFull: false))
    }
  }

  private mutating func fill(from start: Int, to end: Int) {
    guard start < end, sum > Grid.unitInt / 2 else { return }
    runs.append(Run(start: start, end: end, isFull: true))
  }

  /// Adds a boundary's line within the row; coordinates in grid units, y from the row's top.
  ///
  /// `sign` is 1 if the inside is on the right, and -1 if it is on the left.
  @inline(__always)
  mutating func add(
    xTop: Double, yTop: Double, xBottom: Double, yBottom: Double, sign: Int32
  ) {
    let height = yBottom - yTop
    guard height > 0 else { return }
    let perUnit = 1 / Grid.unit
    let (xLow, xHigh) = xTop < xBottom ? (xTop, xBottom) : (xBottom, xTop)
    let first = Int(xLow * perUnit)
    let last = Int(xHigh * perUnit)
    if first == last {
      let mean = ((xLow + xHigh) * 0.5) * perUnit - Double(first)
      addPart(column: first, height: height, mean: mean, sign: sign)
      return
    }
    // The line is symmetric for area: walk it from low x to high x, whatever its sense in y.
    let rise = height / (xHigh - xLow)
    var x = xLow
    var done = 0.0
    for column in first..<last {
      let side = Double(column + 1) * Grid.unit
      let reached = Grid.round((side - xLow) * rise)
      let mean = ((x + side) * 0.5) * perUnit - Double(column)
      addPart(column: column, height: reached - done, mean: mean, sign: sign)
      x = side
      done = reached
    }
    let mean = ((x + xHigh) * 0.5) * perUnit - Double(last)
    addPart(column: last, height: height - done, mean: mean, sign: sign)
  }

  /// Adds the part within one column.
  ///
  /// `mean` is the mean distance of the line from the column's left side, 0 to 1.
  @inline(__always)
  private mutating func addPart(column: Int, height: Double, mean: Double, sign: Int32) {
    let full = Int32(height) &* sign
    let later = Int32(height * mean + 0.5) &* sign
    differences[column] &+= full &- later
    differences[column + 1] &+= later
  }
}
