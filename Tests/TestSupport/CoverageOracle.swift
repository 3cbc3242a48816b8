public import Paths

/// The exact area of a polygon in each pixel, found in another way than the product finds it.
///
/// The plane is cut at every corner, every crossing of two edges and every row; between two cuts
/// the edges keep their order, so the inside is a set of trapezoids whose share of a pixel has a
/// closed form. Slow, and shares no code with the rasterizer.
public struct CoverageOracle {
  private struct Edge {
    var x0, y0, x1, y1: Double
    var winding: Int
    var slope: Double { (x1 - x0) / (y1 - y0) }
    func x(_ y: Double) -> Double { x0 + (y - y0) * slope }
  }

  private var edges: [Edge] = []

  /// Takes closed contours.
  public init(contours: [[Point]]) {
    for contour in contours where !contour.isEmpty {
      for (a, b) in zip(contour, contour.dropFirst() + [contour[0]]) where a.y != b.y {
        edges.append(
          a.y < b.y
            ? Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, winding: 1)
            : Edge(x0: b.x, y0: b.y, x1: a.x, y1: a.y, winding: -1))
      }
    }
  }

  /// The covered share of each pixel, 0 to 1, row-major.
  public func coverage(width: Int, height: Int, rule: FillRule) -> [Double] {
    var cuts = Set((0...height).map(Double.init))
    for edge in edges { cuts.formUnion([edge.y0, edge.y1]) }
    for (index, a) in edges.enumerated() {
      for b in edges[(index + 1)...] where a.slope != b.slope {
        let y = ((a.x0 - a.slope * a.y0) - (b.x0 - b.slope * b.y0)) / (b.slope - a.slope)
        if y.isFinite, y > max(a.y0, b.y0), y < min(a.y1, b.y1) { cuts.insert(y) }
      }
    }
    let levels = cuts.filter { $0 >= 0 && $0 <= Double(height) }.sorted()
    var result = [Double](repeating: 0, count: width * height)
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      let middle = (top + bottom) / 2
      let row = min(Int(middle), height - 1)
      var winding = 0
      let crossed = edges.filter { $0.y0 < middle && $0.y1 > middle }
        .sorted { $0.x(middle) < $1.x(middle) }
      for edge in crossed {
        let before = rule == .nonZero ? winding != 0 : winding % 2 != 0
        winding += edge.winding
        let after = rule == .nonZero ? winding != 0 : winding % 2 != 0
        guard before != after else { continue }
        let sign = after ? 1.0 : -1
        for column in 0..<width {
          let share = Self.rightShare(edge.x(top) - Double(column), edge.x(bottom) - Double(column))
          result[row * width + column] += sign * share * (bottom - top)
        }
      }
    }
    return result
  }

  /// The mean over a line from x = `a` to x = `b` of the part of the unit interval right of it.
  private static func rightShare(_ a: Double, _ b: Double) -> Double {
    func clampedIntegral(_ t: Double) -> Double {  // of clamp(t, 0, 1)
      t <= 0 ? 0 : t <= 1 ? t * t / 2 : t - 0.5
    }
    guard abs(b - a) > 1e-9 else { return 1 - min(max((a + b) / 2, 0), 1) }
    return 1 - (clampedIntegral(b) - clampedIntegral(a)) / (b - a)
  }
}
