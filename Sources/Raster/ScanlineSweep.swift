import Paths

/// Resolves the winding among pieces that cross too often to be followed, along level lines.
///
/// This is the only place where coverage is not exact. A row gets 1024 lines, an even distance
/// apart. Along each the inside is known exactly; between them it is taken as unchanged. The error
/// of a pixel is at most V / 2048, where V is by how much the covered length of the pixel changes
/// in all down the row: less than one of 255 levels unless the shape fills and empties the pixel
/// four times over. Where edges merely cross, errors are of second order in the distance of the
/// lines, and far smaller.
struct ScanlineSweep {
  /// Where a piece crosses the line.
  private struct Crossing {
    var x: Int
    var piece: Int32
    var winding: Int32
  }

  private var crossings: [Crossing] = []
  /// The pieces by where they start.
  private var starts: [Int32] = []

  /// The distance of the lines in grid units: 2¹⁴, a 1024th of a row.
  private static let step = Grid.unit / 1024

  /// Adds the boundaries among pieces, as `CrossingSweep.resolve` does.
  mutating func resolve(
    _ pieces: Span<Piece>, edges: Span<Edge>, rowTop: Int, rule: FillRule, winding: Int32,
    _ differences: inout MutableSpan<Int32>
  ) {
    starts.removeAll(keepingCapacity: true)
    crossings.removeAll(keepingCapacity: true)
    for index in pieces.indices { starts.append(Int32(truncatingIfNeeded: index)) }
    starts.sort { pieces[Int($0)].line.yTop < pieces[Int($1)].line.yTop }
    var next = 0
    var y = Self.step / 2
    while y < Grid.unit {
      defer { y &+= Self.step }
      crossings.removeAll { pieces[Int($0.piece)].line.yBottom <= y }
      let known = crossings.count
      while next < starts.count, pieces[Int(starts[next])].line.yTop <= y {
        let piece = pieces[Int(starts[next])]
        if piece.line.yBottom > y {
          crossings.append(Crossing(x: 0, piece: starts[next], winding: piece.winding))
        }
        next &+= 1
      }
      for slot in crossings.indices {
        let edge = pieces[Int(crossings[slot].piece)].edge
        crossings[slot].x = edges[edge].xInside(rowTop &+ y)
      }
      sort(added: crossings.count &- known)
      addLine(rule: rule, winding: winding, &differences)
    }
  }

  /// Sorts from left to right; by insertion if few are new, since the others are nearly sorted.
  private mutating func sort(added: Int) {
    guard added <= 16 else { return crossings.sort { $0.x < $1.x } }
    for index in crossings.indices.dropFirst() {
      let crossing = crossings[index]
      var slot = index
      while slot > 0, crossings[slot &- 1].x > crossing.x {
        crossings[slot] = crossings[slot &- 1]
        slot &-= 1
      }
      crossings[slot] = crossing
    }
  }

  /// Adds what is inside along the line, as high as the distance to the next one.
  private func addLine(
    rule: FillRule, winding: Int32, _ differences: inout MutableSpan<Int32>
  ) {
    var winding = winding
    for crossing in crossings {
      let before = winding
      winding &+= crossing.winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      Boundary(xTop: crossing.x, yTop: 0, xBottom: crossing.x, yBottom: Self.step)
        .add(sign: sign, to: &differences)
    }
  }
}
