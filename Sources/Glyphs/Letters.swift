import Paths

/// The few letters that signs need, drawn as the digits are.
struct Letters {
  /// The height of a letter, its line included.
  let height: Double
  let grid: PixelGrid

  private var stroke: Double { grid.width(height * 0.17) }

  /// A word, centered.
  func shapes(for word: String, center: Point, color: Color) -> [Drawing.Shape] {
    let tall = grid.width(height)
    let wide = grid.width(height * 0.6)
    let gap = grid.width(height * 0.16)
    let widths = word.map { $0 == "I" ? stroke : ($0 == "M" ? wide * 1.25 : wide) }
    let total = widths.reduce(0, +) + gap * Double(widths.count - 1)
    var left = grid.edge(center.x - total / 2)
    let top = grid.edge(center.y - tall / 2)
    return zip(word, widths).map { letter, width in
      let box = Transform(
        a: max(width - stroke, 0.001), b: 0, c: 0, d: tall - stroke, tx: left + stroke / 2,
        ty: top + stroke / 2)
      left += width + gap
      let outline = try? Stroke(width: stroke, cap: .square, join: .round)
      return Drawing.Shape(
        path: Self.path(of: letter).transformed(by: box), stroke: outline, strokeColor: color)
    }
  }

  /// The center line of a letter in a unit square.
  private static func path(of letter: Character) -> Path {
    var path = Path()
    func line(_ points: [(Double, Double)]) {
      for (index, point) in points.enumerated() {
        let point = Point(x: point.0, y: point.1)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    }
    switch letter {
    case "S":
      path.move(to: Point(x: 1, y: 0.14))
      path.cubic(
        control1: Point(x: 0.75, y: -0.06), control2: Point(x: 0, y: -0.06),
        to: Point(x: 0, y: 0.26))
      path.cubic(
        control1: Point(x: 0, y: 0.58), control2: Point(x: 1, y: 0.42), to: Point(x: 1, y: 0.74))
      path.cubic(
        control1: Point(x: 1, y: 1.06), control2: Point(x: 0.25, y: 1.06),
        to: Point(x: 0, y: 0.86))
    case "T":
      line([(0, 0), (1, 0)])
      line([(0.5, 0), (0.5, 1)])
    case "O":
      path = Path(
        roundedRect: Rect(x: 0, y: 0, width: 1, height: 1), radiusX: 0.5, radiusY: 0.36)
    case "P", "D":
      let low = letter == "P" ? 0.55 : 1
      path.move(to: Point(x: 0, y: 1))
      path.line(to: Point(x: 0, y: 0))
      path.line(to: Point(x: 0.5, y: 0))
      path.cubic(
        control1: Point(x: 1.15, y: 0), control2: Point(x: 1.15, y: low),
        to: Point(x: 0.5, y: low))
      path.line(to: Point(x: 0, y: low))
    case "E":
      line([(1, 0), (0, 0), (0, 1), (1, 1)])
      line([(0, 0.5), (0.85, 0.5)])
    case "L": line([(0, 0), (0, 1), (1, 1)])
    case "M": line([(0, 1), (0, 0), (0.5, 0.6), (1, 0), (1, 1)])
    default: line([(0, 0), (0, 1)])
    }
    return path
  }
}
