/// A chain of edges that reaches into the current row.
struct ActiveChain {
  /// The edge that continues in the next row, or `end`.
  private(set) var edge: Int32
  let end: Int32
  /// The first edge in this row.
  private(set) var entry: Int32 = 0
  let winding: Int32
  /// The x where the chain enters the row, in grid units.
  private(set) var xTop: Int64 = 0
  /// The x where it leaves the row or ends.
  private(set) var xBottom: Int64
  /// The chain's least and greatest x in the row.
  private(set) var (low, high): (Int64, Int64) = (0, 0)
  /// The heights within the row between which the chain runs.
  private var (yTop, yBottom): (Int32, Int32) = (0, 0)
  /// The area from the column's left side, in 2⁻²⁴ pixel; valid for several lines in one column.
  private(set) var leftArea: Int64 = 0
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

  init(_ chain: Chain, x: Int64) {
    edge = Int32(truncatingIfNeeded: chain.edges.lowerBound)
    end = Int32(truncatingIfNeeded: chain.edges.upperBound)
    winding = chain.winding
    xBottom = x
  }

  /// Advances by a row if the chain is one line through all of it, by far the most common case.
  @inline(__always)
  mutating func followSingle(downFrom top: Int64, edges: Span<Edge>) -> Bool {
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
    (low, high) = (min(xTop, xBottom), max(xTop, xBottom))
    (yTop, yBottom) = (0, Int32(Grid.unit))
    return true
  }

  /// Advances by a row that the chain does not cross as one line.
  mutating func follow(downFrom top: Int64, edges: Span<Edge>) {
    entry = edge
    xTop = edges[Int(edge)].y0 >= top ? edges[Int(edge)].x0 : xBottom
    var cut = cut(downFrom: top, edges: edges)
    yTop = Int32(truncatingIfNeeded: cut.y)
    (low, high) = (xTop, xTop)
    let side = Grid.start(Grid.pixel(xTop))
    var twice: Int64 = 0
    while let line = cut.next(edges) {
      low = min(low, line.xBottom)
      high = max(high, line.xBottom)
      twice &+= (line.yBottom &- line.yTop) &* ((line.xTop &- side) &+ (line.xBottom &- side))
    }
    edge = Int32(truncatingIfNeeded: cut.edge)
    (xBottom, yBottom) = (cut.x, Int32(truncatingIfNeeded: cut.y))
    leftArea = (twice &+ Grid.unit) &>> (Grid.bits + 1)
    reach = yTop == 0 && yBottom == Grid.unit ? .whole : .part
  }

  /// How many rows below `top` one vertical line crosses, without the row where it ends; 1 for other
  /// chains.
  @inline(__always)
  func uprightRows(downFrom top: Int64, edges: Span<Edge>) -> Int {
    guard reach == .single, xTop == xBottom else { return 1 }
    let line = edges[Int(entry)]
    return line.x0 == line.x1 ? max(1, Grid.pixel(line.y1 &- top &- 1)) : 1
  }

  func cut(downFrom top: Int64, edges: Span<Edge>) -> ChainCut {
    ChainCut(edge: entry, end: end, x: xTop, top: top, edges: edges)
  }

  /// Adds the lines in the row; the chain must run through the whole row.
  @inline(__always)
  func addLines(
    downFrom top: Int64, edges: Span<Edge>, sign: Int32, to differences: inout MutableSpan<Int32>
  ) {
    let bottom = top &+ Grid.unit
    var (x, y) = (xTop, top &+ Int64(yTop))
    for index in Int(entry)..<Int(end) {
      let isLast = edges[index].y1 >= bottom
      let (nextX, nextY) = isLast ? (xBottom, bottom) : (edges[index].x1, edges[index].y1)
      Boundary(xTop: x, yTop: y, xBottom: nextX, yBottom: nextY).add(sign: sign, to: &differences)
      if isLast { break }
      (x, y) = (nextX, nextY)
    }
  }

  @inline(__always)
  var firstColumn: Int { Grid.pixel(low) }
  @inline(__always)
  var lastColumn: Int { Grid.pixel(high) }

  /// Orders by least x, then by where chains enter and leave the row.
  @inline(__always)
  static func < (a: ActiveChain, b: ActiveChain) -> Bool {
    (a.low, a.xTop, a.xBottom) < (b.low, b.xTop, b.xBottom)
  }

  /// Whether the chain runs between the same heights as another, all on its left.
  @inline(__always)
  func isLeft(of other: ActiveChain) -> Bool {
    guard yTop == other.yTop, yBottom == other.yBottom else { return false }
    guard high > other.low else { return true }
    return reach == .single && other.reach == .single && xTop <= other.xTop
      && xBottom <= other.xBottom
  }
}

/// Walks down the lines of a chain within one row.
struct ChainCut {
  /// The next edge; after the walk, the one that continues in the next row.
  private(set) var edge: Int
  private let end: Int
  private let top: Int64
  /// The current position; y counts from the row's top, in grid units.
  private(set) var x: Int64
  private(set) var y: Int64

  /// Starts where a chain enters a row; `x` counts only if the edge starts above `top`.
  @inline(__always)
  init(edge: Int32, end: Int32, x: Int64, top: Int64, edges: Span<Edge>) {
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
