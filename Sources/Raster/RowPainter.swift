import Paths

/// Paints a shape row by row from left to right, as its boundaries become known.
///
/// Areas are whole numbers of 2⁻²⁴ pixel, so the order of boundaries within a pixel does not
/// matter. Pixels are row-major without padding.
struct RowPainter {
  private let color: Color
  private let width: Int
  /// The index of the row's first pixel.
  private var base = 0
  /// The equal rows that are painted at once; all their boundaries are vertical.
  private var rows = 1
  /// The first column of the unpainted stretch inside, or -1.
  private var insideStart = -1
  /// The pixels of all stretches that are inside whole.
  private(set) var painted = 0

  init(color: Color, width: Int) {
    self.color = color
    self.width = width
  }

  mutating func begin(row: Int, rows: Int) {
    (base, self.rows, insideStart) = (row * width, rows, -1)
  }

  /// Ends the row: the last boundary decides the pixels right of it.
  @inline(__always)
  mutating func end(_ pixels: inout MutableSpan<Color>) { fill(to: width, rows: rows, &pixels) }

  /// Paints the pending stretch inside up to a column.
  @inline(__always)
  private mutating func fill(to column: Int, rows: Int = 1, _ pixels: inout MutableSpan<Color>) {
    guard insideStart >= 0, insideStart < column else { return }
    var range = base &+ insideStart..<base &+ column
    painted &+= range.count &* rows
    for _ in 0..<rows {
      precondition(range.lowerBound >= 0 && range.upperBound <= pixels.count)
      if color.alpha == 255 {
        for index in range { pixels[index] = color }
      } else {
        blend(range, &pixels)
      }
      range = range.lowerBound &+ width..<range.upperBound &+ width
    }
    insideStart = -1
  }

  /// Paints a translucent stretch; not inlined, so that the common case stays small.
  @inline(never)
  private func blend(_ range: Range<Int>, _ pixels: inout MutableSpan<Color>) {
    for index in range { pixels[index] = pixels[index].composited(under: color, coverage: 255) }
  }

  /// Paints one pixel, which is inside by an area in units of 2⁻²⁴ pixel.
  @inline(__always)
  private func cover(_ column: Int, rows: Int = 1, area: Int64, _ pixels: inout MutableSpan<Color>)
  {
    let level = UInt8(truncatingIfNeeded: (area &* 255 &+ Grid.unit / 2) &>> Grid.bits)
    guard level != 0, column < width else { return }
    var index = base &+ column
    for _ in 0..<rows {
      pixels[index] = pixels[index].composited(under: color, coverage: level)
      index &+= width
    }
  }

  /// Paints the one column of a whole-row boundary that shares it with no other.
  ///
  /// `leftArea` lies between the column's left side and the boundary. Not inlined for its loops.
  @inline(never)
  mutating func addSide(
    column: Int, leftArea: Int64, sign: Int32, _ pixels: inout MutableSpan<Color>
  ) {
    if sign < 0 { fill(to: column, rows: rows, &pixels) }
    cover(column, rows: rows, area: sign > 0 ? Grid.unit &- leftArea : leftArea, &pixels)
    insideStart = sign > 0 ? column &+ 1 : -1
  }

  /// Paints the columns of a whole-row line that shares them with no other.
  @inline(__always)
  mutating func addSide(
    from low: Int64, to high: Int64, sign: Int32, _ pixels: inout MutableSpan<Color>
  ) {
    let (first, last) = (Grid.pixel(low), Grid.pixel(high))
    guard rows == 1 else {
      return addSide(column: first, leftArea: low &- Grid.start(first), sign: sign, &pixels)
    }
    if sign < 0 { fill(to: first, &pixels) }
    if first == last {
      let left = ((low &+ high &+ 1) &>> 1) &- Grid.start(first)
      cover(first, area: sign > 0 ? Grid.unit &- left : left, &pixels)
    } else {
      addSlope(from: low, to: high, sign, &pixels)
    }
    insideStart = sign > 0 ? last &+ 1 : -1
  }

  /// The same for a line across columns; mutating, since a copy would wait for `insideStart`.
  private mutating func addSlope(
    from low: Int64, to high: Int64, _ sign: Int32, _ pixels: inout MutableSpan<Color>
  ) {
    let rise = Double(Grid.unit) / Double(high &- low)
    let last = Grid.pixel(high)
    var column = Grid.pixel(low)
    var offset = low &- Grid.start(column)
    var done: Int64 = 0
    while column < last {
      let side = Grid.start(column &+ 1)
      let reached = Grid.round(Double(side &- low) * rise)
      let left = Boundary.leftArea(height: reached &- done, offsets: offset &+ Grid.unit)
      cover(column, area: sign > 0 ? reached &- left : Grid.unit &- reached &+ left, &pixels)
      offset = 0
      done = reached
      column &+= 1
    }
    let left = Boundary.leftArea(
      height: Grid.unit &- done, offsets: offset &+ (high &- Grid.start(last)))
    cover(last, area: sign > 0 ? Grid.unit &- left : left, &pixels)
  }

  /// Paints columns from their gathered differences, and clears those.
  ///
  /// `wasInside` and `isInside` apply to the left and the right of the columns.
  mutating func addCluster(
    from first: Int, through last: Int, wasInside: Bool, isInside: Bool,
    _ differences: inout MutableSpan<Int32>, _ pixels: inout MutableSpan<Color>
  ) {
    fill(to: first, &pixels)
    var area: Int64 = wasInside ? Grid.unit : 0
    for column in first...last {
      area &+= Int64(differences[column])
      differences[column] = 0
      cover(column, area: min(max(area, 0), Grid.unit), &pixels)
    }
    differences[last &+ 1] = 0
    insideStart = isInside ? last &+ 1 : -1
  }
}
