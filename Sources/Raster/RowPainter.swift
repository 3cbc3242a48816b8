/// Paints one row of a shape from left to right, as its boundaries become known.
///
/// Where the inside begins or ends, areas are kept as whole numbers of 2⁻²⁴ pixel, so that the
/// order of the boundaries within a pixel does not matter.
struct RowPainter<P: Painter> {
  private let painter: P
  private let width: Int
  /// The index of the row's first pixel.
  private var base = 0
  /// The first column of a stretch that is inside whole and not painted yet, or -1.
  private var insideStart = -1

  init(painter: P, width: Int) {
    self.painter = painter
    self.width = width
  }

  mutating func begin(row: Int) {
    base = row * width
    insideStart = -1
  }

  /// Ends the row: what lies right of the last boundary is as that one left it.
  @inline(__always)
  mutating func end(_ pixels: inout MutableSpan<P.Pixel>) { fill(to: width, &pixels) }

  /// Paints what is inside before a column.
  @inline(__always)
  private mutating func fill(to column: Int, _ pixels: inout MutableSpan<P.Pixel>) {
    guard insideStart >= 0, insideStart < column else { return }
    painter.fill(base &+ insideStart..<base &+ column, of: &pixels)
    insideStart = -1
  }

  @inline(__always)
  private func cover(_ column: Int, area: Int, _ pixels: inout MutableSpan<P.Pixel>) {
    let level = Self.level(area: area)
    guard level != 0, column < width else { return }
    painter.blend(coverage: level, at: base &+ column, of: &pixels)
  }

  /// Ends rows that are alike.
  mutating func end(rows: Int, _ pixels: inout MutableSpan<P.Pixel>) {
    fill(to: width, rows: rows, &pixels)
  }

  private mutating func fill(
    to column: Int, rows: Int, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    guard insideStart >= 0, insideStart < column else { return }
    var start = base &+ insideStart
    for _ in 0..<rows {
      painter.fill(start..<start &+ column &- insideStart, of: &pixels)
      start &+= width
    }
    insideStart = -1
  }

  /// Paints the column of an upright line through rows that are alike from this one on.
  ///
  /// - Parameters:
  ///   - x: Where the line is, in grid units.
  ///   - sign: 1 where the inside begins, -1 where it ends.
  ///   - rows: How many rows.
  ///   - pixels: Receives the coverage.
  mutating func addUprightSide(
    x: Int, sign: Int32, rows: Int, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    let column = Grid.pixel(x)
    if sign < 0 { fill(to: column, rows: rows, &pixels) }
    let left = x &- column &<< Grid.bits
    let level = Self.level(area: sign > 0 ? Grid.unit &- left : left)
    if level != 0, column < width {
      var index = base &+ column
      for _ in 0..<rows {
        painter.blend(coverage: level, at: index, of: &pixels)
        index &+= width
      }
    }
    insideStart = sign > 0 ? column &+ 1 : -1
  }

  /// The level of an area in units of 2⁻²⁴ pixel.
  @inline(__always)
  private static func level(area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (area &* 255 &+ Grid.unit / 2) &>> Grid.bits)
  }

  /// Paints the columns of a line through the whole row that shares them with no other.
  ///
  /// - Parameters:
  ///   - xTop: Where it meets the row's top, in grid units.
  ///   - xBottom: Where it meets its bottom.
  ///   - sign: 1 where the inside begins, -1 where it ends.
  ///   - pixels: Receives the coverage.
  @inline(__always)
  mutating func addSide(
    xTop: Int, xBottom: Int, sign: Int32, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    let (low, high) = xTop < xBottom ? (xTop, xBottom) : (xBottom, xTop)
    let (first, last) = (Grid.pixel(low), Grid.pixel(high))
    if sign < 0 { fill(to: first, &pixels) }
    if first == last {
      let left = ((low &+ high &+ 1) &>> 1) &- first &<< Grid.bits
      cover(first, area: sign > 0 ? Grid.unit &- left : left, &pixels)
    } else {
      addSlope(low, high, sign, &pixels)
    }
    insideStart = sign > 0 ? last &+ 1 : -1
  }

  /// Paints the one column of a boundary through the whole row that shares it with no other.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - leftArea: The area between its left side and the boundary.
  ///   - sign: 1 where the inside begins, -1 where it ends.
  ///   - pixels: Receives the coverage.
  @inline(__always)
  mutating func addSide(
    column: Int, leftArea: Int, sign: Int32, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    if sign < 0 { fill(to: column, &pixels) }
    cover(column, area: sign > 0 ? Grid.unit &- leftArea : leftArea, &pixels)
    insideStart = sign > 0 ? column &+ 1 : -1
  }

  /// The same for a line that crosses columns.
  ///
  /// Mutating so that it is called on the spot: a copy would wait for the store of `insideStart`.
  private mutating func addSlope(
    _ low: Int, _ high: Int, _ sign: Int32, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    let rise = Double(Grid.unit) / Double(high &- low)
    let last = Grid.pixel(high)
    var column = Grid.pixel(low)
    var offset = low &- column &<< Grid.bits
    var done = 0
    while column < last {
      let side = (column &+ 1) &<< Grid.bits
      let reached = Grid.round(Double(side &- low) * rise)
      let left = Boundary.leftArea(height: reached &- done, offsets: offset &+ Grid.unit)
      cover(column, area: sign > 0 ? reached &- left : Grid.unit &- reached &+ left, &pixels)
      offset = 0
      done = reached
      column &+= 1
    }
    let left = Boundary.leftArea(
      height: Grid.unit &- done, offsets: offset &+ (high &- last &<< Grid.bits))
    cover(last, area: sign > 0 ? Grid.unit &- left : left, &pixels)
  }

  /// Paints columns whose boundaries have been gathered as differences, and clears those.
  ///
  /// - Parameters:
  ///   - first: The first column that the boundaries touch.
  ///   - last: The last one.
  ///   - wasInside: Whether what lies left of them is inside.
  ///   - isInside: Whether what lies right of them is.
  ///   - differences: What `Boundary.add` left, and 0 elsewhere.
  ///   - pixels: Receives the coverage.
  mutating func addCluster(
    from first: Int, through last: Int, wasInside: Bool, isInside: Bool,
    _ differences: inout MutableSpan<Int32>, _ pixels: inout MutableSpan<P.Pixel>
  ) {
    fill(to: first, &pixels)
    var area = wasInside ? Grid.unit : 0
    for column in first...last {
      area &+= Int(differences[column])
      differences[column] = 0
      cover(column, area: min(max(area, 0), Grid.unit), &pixels)
    }
    differences[last &+ 1] = 0
    insideStart = isInside ? last &+ 1 : -1
  }
}
