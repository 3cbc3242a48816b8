import Paths

/// Resolves the winding among pieces with too many crossings to follow, on horizontal lines.
///
/// Only here is coverage not exact; <doc:Coverage> has the bounds. A row gets 1024 lines, an even distance
/// `h` apart. The order of the pieces on a line holds for half the distance above and below it, where each
/// piece keeps its slope. So only vertices and crossings between two lines matter: where two slopes add up
/// to `s`, one moves an area of `s·h²/8` at most, and a level edge half the distance times its length.
struct ScanlineSweep {
  private struct Crossing {
    var x: Int64
    var piece: Int32
    var winding: Int32
  }

  private var crossings: [Crossing] = []

  /// The distance of the lines, in grid units.
  private static let step = Grid.unit / 1024

  /// The crossings of pieces and lines.
  static func count(_ pieces: [Piece]) -> Int64 {
    pieces.reduce(0) { $0 + ($1.line.yBottom &- $1.line.yTop) / step }
  }

  /// Adds the boundaries among pieces, like `CrossingSweep.resolve`.
  mutating func resolve(
    _ pieces: [Piece], edges: Span<Edge>, rowTop: Int64, rule: FillRule, winding: Int32,
    _ differences: inout MutableSpan<Int32>
  ) {
    let pieces = pieces.sorted { $0.line.yTop < $1.line.yTop }
    crossings.removeAll(keepingCapacity: true)
    var next = 0
    var y = Self.step / 2
    while y < Grid.unit {
      defer { y &+= Self.step }
      crossings.removeAll { pieces[Int($0.piece)].line.yBottom <= y }
      while next < pieces.count, pieces[next].line.yTop <= y {
        if pieces[next].line.yBottom > y {
          crossings.append(
            Crossing(
              x: 0, piece: Int32(truncatingIfNeeded: next), winding: pieces[next].winding))
        }
        next &+= 1
      }
      for slot in crossings.indices {
        let edge = pieces[Int(crossings[slot].piece)].edge
        crossings[slot].x = edges[edge].xInside(rowTop &+ y)
      }
      var span = crossings.mutableSpan
      span.sortByInsertion(count: span.count) { $0.x < $1.x }
      addLine(
        at: y, of: pieces, edges, rowTop: rowTop, rule: rule, winding: winding, &differences)
    }
  }

  /// Adds the inside around a line, up to half the distance of the lines above and below.
  private func addLine(
    at y: Int64, of pieces: [Piece], _ edges: Span<Edge>, rowTop: Int64, rule: FillRule,
    winding: Int32, _ differences: inout MutableSpan<Int32>
  ) {
    let (top, bottom) = (y &- Self.step / 2, y &+ Self.step / 2)
    var winding = winding
    for crossing in crossings {
      let before = winding
      winding &+= crossing.winding
      let sign = rule.boundarySign(from: before, to: winding)
      guard sign != 0 else { continue }
      let edge = edges[pieces[Int(crossing.piece)].edge]
      Boundary(
        xTop: edge.x(at: rowTop &+ top), yTop: top, xBottom: edge.x(at: rowTop &+ bottom),
        yBottom: bottom
      ).add(sign: sign, to: &differences)
    }
  }
}
