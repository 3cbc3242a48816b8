import Paths

/// Finds how much of each pixel a shape covers: its exact area under a fill rule.
///
/// Where exactness ends: coordinates are rounded to 2⁻²⁴ pixel, and curves are flattened before.
/// Nothing else is approximated. The usual accumulation of signed areas is not the non-zero rule,
/// since edges that overlap within a pixel are summed there; here the winding is resolved inside
/// each pixel, and only the lines where inside meets outside are accumulated.
///
/// In each row the chains of edges are gathered into clusters whose columns do not touch. Between
/// clusters the winding number is the same all the way down the row. A cluster of one chain that
/// runs through the whole row needs no more than that number. Others are cut into strips at each
/// end and each crossing, and within a strip the pieces stand side by side in order.
///
/// A rasterizer keeps its storage, so that drawing many shapes allocates nothing.
struct Rasterizer: Sendable {
  private var list = ChainList()
  private var sweep = RowSweep()
  /// One for each column and two beyond, all 0 between rows.
  private var differences: [Int32] = []

  /// Makes a rasterizer without storage.
  init() {}

  /// Paints a shape made of closed contours.
  ///
  /// - Parameters:
  ///   - lines: The contours, in pixels; open ones are closed by a straight line.
  ///   - rule: Which points are inside.
  ///   - painter: What is done with the coverage.
  ///   - pixels: What is painted on; `width` times the height, row-major.
  ///   - width: Pixels in a row, 1 or more.
  mutating func paint<P: Painter>(
    _ lines: Polylines, rule: FillRule, with painter: P, onto pixels: inout [P.Pixel], width: Int
  ) {
    list.gather(lines, width: width, height: pixels.count / width)
    // Out of the struct while in use, so that a span of it leaves the rest free.
    var storage: [Int32] = []
    swap(&storage, &differences)
    if storage.count < width + 2 { storage = [Int32](repeating: 0, count: width + 2) }
    var differences = storage.mutableSpan
    var pixels = pixels.mutableSpan
    var row = RowPainter(painter: painter, width: width)
    sweep.paint(list, rule: rule, with: &row, &differences, &pixels)
    swap(&storage, &self.differences)
  }
}

extension FillRule {
  /// Whether points of a winding number are inside.
  @inline(__always)
  func contains(winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// 1 where the inside begins, -1 where it ends, 0 where nothing changes.
  @inline(__always)
  func boundarySign(from before: Int32, to after: Int32) -> Int32 {
    (contains(winding: after) ? 1 : 0) - (contains(winding: before) ? 1 : 0)
  }
}
