/// A chain of edges that reaches into the current row.
struct ActiveChain {
  /// The edge that reaches into the next row, or the end of the chain's edges.
  private(set) var edge: Int32
  let end: Int32
  /// The edge that reaches into this row first.
  private(set) var entry: Int32 = 0
  let winding: Int32
  /// Where the chain enters the row.
  private(set) var xTop = 0
  /// Where it leaves the row, or ends.
  private(set) var xBottom: Int
  /// The columns that it touches in the row.
  private(set) var firstColumn: Int32 = 0
  private(set) var lastColumn: Int32 = 0
  /// The area between the chain and the left side of its column, in units of 2⁻²⁴ pixel; means
  /// nothing if it touches several columns or does not run through the whole row.
  private(set) var leftArea = 0
  /// How it lies in the row.
  private(set) var reach = Reach.part

  /// How a chain lies in a row.
  enum Reach {
    /// One line through the whole row.
    case single
    /// Several lines through the whole row.
    case whole
    /// Starts or ends within the row.
    case part
  }

  /// Starts at the top of a chain.
  init(_ chain: Chain, x: Int) {
    edge = Int32(truncatingIfNeeded: chain.edges.lowerBound)
    end = Int32(truncatingIfNeeded: chain.edges.upperBound)
    winding = chain.winding
    xBottom = x
  }

  /// Moves on to a row if the chain is one line through all of it; far the most common case.
  @inline(__always)
  mutating func followSingle(downFrom top: Int, edges: Span<Edge>) -> Bool {
    let line = edges[Int(edge)]
    let bottom = top &+ Grid.unit
    guard line.y0 <= top, line.y1 >= bottom else { return false }
    reach = .single
    entry = edge
    xTop = line.y0 == top ? line.x0 : xBottom
    if line.y1 == bottom {
      xBottom = line.x1
      edge &+= 1
    } else {
      xBottom = line.xInside(bottom)
    }
    let first = Grid.pixel(min(xTop, xBottom))
    firstColumn = Int32(truncatingIfNeeded: first)
    lastColumn = Int32(truncatingIfNeeded: Grid.pixel(max(xTop, xBottom)))
    leftArea = ((xTop &+ xBottom &+ 1) &>> 1) &- first &<< Grid.bits
    return true
  }

  /// Moves on to a row of which the chain is not one line.
  mutating func follow(downFrom top: Int, edges: Span<Edge>) {
    entry = edge
    xTop = edges[Int(edge)].y0 >= top ? edges[Int(edge)].x0 : xBottom
    var cut = cut(downFrom: top, edges: edges)
    let start = cut.y
    var (low, high) = (xTop, xTop)
    let side = Grid.pixel(xTop) &<< Grid.bits
    var twice = 0
    while let line = cut.next(edges) {
      low = min(low, line.xBottom)
      high = max(high, line.xBottom)
      twice &+= (line.yBottom &- line.yTop) &* ((line.xTop &- side) &+ (line.xBottom &- side))
    }
    edge = Int32(truncatingIfNeeded: cut.edge)
    xBottom = cut.x
    firstColumn = Int32(truncatingIfNeeded: Grid.pixel(low))
    lastColumn = Int32(truncatingIfNeeded: Grid.pixel(high))
    leftArea = (twice &+ Grid.unit) &>> (Grid.bits + 1)
    reach = start == 0 && cut.y == Grid.unit ? .whole : .part
  }

  /// How many rows, from this one on, the chain is one upright line through; 1 for other chains
  /// that run through the whole row.
  @inline(__always)
  func uprightRows(downFrom top: Int, edges: Span<Edge>) -> Int {
    guard xTop == xBottom, reach == .single else { return 1 }
    let line = edges[Int(entry)]
    return line.x0 == line.x1 ? Grid.pixel(line.y1 &- top) : 1
  }

  /// Moves on to the last one of the rows that it is one upright line through.
  @inline(__always)
  mutating func skipUpright(to lastBottom: Int, edges: Span<Edge>) {
    edge = edges[Int(entry)].y1 == lastBottom ? entry &+ 1 : entry
  }

  /// Walks the lines in the row again.
  func cut(downFrom top: Int, edges: Span<Edge>) -> ChainCut {
    ChainCut(edge: entry, end: end, x: xTop, top: top, edges: edges)
  }

  /// Adds the lines in the row of a chain that runs through the whole of it.
  @inline(__always)
  func addLines(
    downFrom top: Int, edges: Span<Edge>, sign: Int32, to differences: inout MutableSpan<Int32>
  ) {
    guard reach != .single else { return boundary.add(sign: sign, to: &differences) }
    var cut = cut(downFrom: top, edges: edges)
    while let line = cut.next(edges) { line.add(sign: sign, to: &differences) }
  }

  /// The line from where the chain enters the row to where it leaves it.
  var boundary: Boundary {
    Boundary(xTop: xTop, yTop: 0, xBottom: xBottom, yBottom: Grid.unit)
  }

  /// The order from left to right, by columns, then by where chains enter and leave the row.
  @inline(__always)
  static func < (a: ActiveChain, b: ActiveChain) -> Bool {
    (a.firstColumn, a.xTop, a.xBottom) < (b.firstColumn, b.xTop, b.xBottom)
  }
}

/// Walks down the lines of a chain within one row.
struct ChainCut {
  /// The edge that comes next; after the walk, the one that reaches into the next row.
  private(set) var edge: Int
  private let end: Int
  private let top: Int
  /// Where the walk is; y from the row's top, in grid units.
  private(set) var x: Int
  private(set) var y: Int

  /// Starts where a chain enters a row.
  ///
  /// - Parameters:
  ///   - edge: The edge that enters the row first.
  ///   - end: The end of the chain's edges.
  ///   - x: Where it enters, if the edge starts above the row.
  ///   - top: The row's top in the plane, in grid units.
  ///   - edges: Those of all chains.
  @inline(__always)
  init(edge: Int32, end: Int32, x: Int, top: Int, edges: Span<Edge>) {
    self.edge = Int(edge)
    self.end = Int(end)
    self.top = top
    self.x = x
    y = max(edges[self.edge].y0 &- top, 0)
  }

  /// The next line in the row, which may be level, or `nil` after the last.
  @inline(__always)
  mutating func next(_ edges: Span<Edge>) -> Boundary? {
    guard edge < end, y < Grid.unit else { return nil }
    let line = edges[edge]
    let bottom = top &+ Grid.unit
    var result = Boundary(xTop: x, yTop: y, xBottom: line.x1, yBottom: line.y1 &- top)
    if line.y1 <= bottom {
      edge &+= 1
    } else {
      result.xBottom = line.xInside(bottom)
      result.yBottom = Grid.unit
    }
    x = result.xBottom
    y = result.yBottom
    return result
  }
}
