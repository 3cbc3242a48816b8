import Paths

/// A line on the road between two lanes, or at a side.
public enum LaneDivider: String, Hashable, Sendable, CaseIterable {
  case none, dashed, solid, double
  /// A curb, a barrier or an island.
  case physical

  /// The letter in names.
  var code: Character { self == .double ? "b" : self == .none ? "n" : rawValue.first ?? "n" }

  /// The usual lines of a road: solid at the sides and dashed between lanes.
  static func usual(lanes: Int) -> [LaneDivider] {
    [.solid] + Array(repeating: .dashed, count: max(lanes, 1) - 1) + [.solid]
  }

  /// The lines to draw, in widths of a line: how far off the middle, and how wide.
  private var lines: [(offset: Double, width: Double)] {
    switch self {
    case .none: []
    case .dashed, .solid: [(0, 1)]
    case .double: [(-1, 1), (1, 1)]
    case .physical: [(0, 3)]
    }
  }

  /// The width in widths of a line.
  var breadth: Double { lines.map { 2 * $0.offset.magnitude + $0.width }.max() ?? 0 }

  func items(at x: Double, line width: Double, height: Double, grid: PixelGrid) -> [Drawing.Item] {
    let middle = grid.middle(x, width: breadth * width)
    let dash = height * 0.88 / 5
    return lines.map { line in
      let ends = [0.06, 0.94].map {
        Point(x: middle + line.offset * width, y: grid.edge(height * $0))
      }
      let stroke = try? Stroke(
        width: line.width * width, dashes: self == .dashed ? [dash, dash] : [])
      return Drawing.Shape(path: Path(polyline: ends), stroke: stroke).item(.unlit)
    }
  }
}
