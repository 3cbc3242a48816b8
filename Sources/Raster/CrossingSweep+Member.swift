extension CrossingSweep {
  /// A piece and its part that is not added yet.
  struct Member {
    var xTop: Int64
    var yTop: Int64
    let xEnd: Int64
    let yEnd: Int64
    let edge: Int32
    let winding: Int32
    /// Whether the next member goes on where this one ends.
    let isContinued: Bool
    /// The winding number on its left.
    var left: Int32 = 0
    /// 1 where the inside begins, -1 where it ends, 0 for no boundary.
    var sign: Int32 = 0
    /// The slot in the order, or -1.
    var slot: Int32 = -1
    /// The member in the slot numbered like this one; independent of the other properties.
    var ordered: Int32 = -1
    /// The right neighbor in the last comparison.
    var compared: Int32 = -1

    init(_ piece: Piece) {
      (xTop, yTop) = (piece.line.xTop, piece.line.yTop)
      (xEnd, yEnd) = (piece.line.xBottom, piece.line.yBottom)
      edge = Int32(truncatingIfNeeded: piece.edge)
      winding = piece.winding
      isContinued = piece.isContinued
    }

    /// Adds the part above a point if it is a boundary, and begins the next part there.
    @inline(__always)
    mutating func begin(
      at x: Int64, _ y: Int64, sign: Int32, _ differences: inout MutableSpan<Int32>
    ) {
      if self.sign != 0, y > yTop {
        Boundary(xTop: xTop, yTop: yTop, xBottom: x, yBottom: y)
          .add(sign: self.sign, to: &differences)
      }
      (xTop, yTop, self.sign) = (x, y, sign)
    }
  }
}
