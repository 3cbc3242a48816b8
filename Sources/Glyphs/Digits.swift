import Paths

/// Digits of our own drawing, for numbers within glyphs.
///
/// A digit is a line of even width along a center line in a box; on a grid, its straight parts
/// lie on whole pixels.
struct Digits {
  /// The height of a digit, its line included.
  private let height: Double
  private let stroke: Double
  private let grid: PixelGrid
  private let widest: Double

  /// Makes digits.
  ///
  /// - Parameters:
  ///   - height: The height of a digit, its line included.
  ///   - widest: The width that a number may have; digits narrow to keep within it.
  ///   - weight: The width of the line as a share of the height.
  ///   - grid: The pixels.
  init(height: Double, widest: Double, weight: Double = 0.17, grid: PixelGrid = .none) {
    self.height = grid.width(height)
    self.widest = widest
    self.grid = grid
    stroke = grid.width(height * weight)
  }

  /// A number, centered.
  func shapes(for number: Int, center: Point) -> [Drawing.Shape] {
    let digits = String(number).compactMap(\.wholeNumberValue)
    var gap = grid.width(height * 0.13)
    var widths = digits.map { grid.width(height * ($0 == 1 ? 0.36 : 0.58)) }
    func total() -> Double { widths.reduce(0, +) + gap * Double(digits.count - 1) }
    var stroke = stroke
    var isPlain = false
    if total() > widest {
      let share = widest / total()
      // Thinner lines keep narrow digits open.
      stroke = min(stroke, grid.width(height * 0.58 * share * 0.3))
      gap = max(grid.width(0), grid.width(gap * share))
      widths = widths.map { max(stroke * 1.6, grid.width($0 * share)) }
      isPlain = grid.pixels(height).map { $0 < Self.fewestPixelsForFlags } ?? false
    }
    if isPlain {
      // Where pixels are few, a one is a stem alone, and what it leaves is the other digits'.
      let ones = Double(digits.count { $0 == 1 })
      let others = Double(digits.count) - ones
      let rest = widest - ones * stroke - gap * Double(digits.count - 1)
      widths = digits.map { $0 == 1 ? stroke : grid.width(rest / max(1, others)) }
    }
    var left = grid.edge(center.x - total() / 2)
    let top = grid.edge(center.y - height / 2)
    return zip(digits, widths).map { digit, width in
      let box = Transform(
        a: width - stroke, b: 0, c: 0, d: height - stroke, tx: left + stroke / 2,
        ty: top + stroke / 2)
      left += width + gap
      let outline = try? Stroke(width: stroke, join: .round)
      return Drawing.Shape(
        path: Self.path(of: digit, isPlain: isPlain).transformed(by: box), stroke: outline,
        label: ArrowPen.Role.lit.rawValue)
    }
  }

  /// Digits of two, lower than this in pixels, have no room for the flag of a one.
  private static let fewestPixelsForFlags = 9.0

  /// The center line of a digit in a unit square.
  private static func path(of digit: Int, isPlain: Bool) -> Path {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = Path()
    switch digit {
    case 0:
      path = Path(
        roundedRect: Rect(x: 0, y: 0, width: 1, height: 1), radiusX: 0.5, radiusY: 0.36)
    case 1 where isPlain:
      path.move(to: point(0, -0.12))
      path.line(to: point(0, 1.12))
    case 1:
      path.move(to: point(-0.1, 0.26))
      path.line(to: point(1, 0.02))
      path.line(to: point(1, 1.12))
    case 2:
      path.move(to: point(0, 0.3))
      path.cubic(control1: point(0, -0.1), control2: point(1, -0.1), to: point(1, 0.3))
      path.cubic(control1: point(1, 0.55), control2: point(0.1, 0.72), to: point(0, 1))
      path.line(to: point(1.1, 1))
    case 3:
      path.move(to: point(0, 0.22))
      path.cubic(control1: point(0.1, -0.08), control2: point(0.96, -0.08), to: point(0.96, 0.24))
      path.cubic(control1: point(0.96, 0.42), control2: point(0.7, 0.47), to: point(0.36, 0.47))
      path.cubic(control1: point(0.7, 0.47), control2: point(1, 0.52), to: point(1, 0.74))
      path.cubic(control1: point(1, 1.08), control2: point(0.06, 1.08), to: point(0, 0.78))
    case 4:
      path.move(to: point(0.76, 1.12))
      path.line(to: point(0.76, 0.04))
      path.line(to: point(0, 0.74))
      path.line(to: point(1.1, 0.74))
    case 5:
      path.move(to: point(1, 0))
      path.line(to: point(0.14, 0))
      path.line(to: point(0.06, 0.46))
      path.cubic(control1: point(0.3, 0.34), control2: point(1, 0.32), to: point(1, 0.68))
      path.cubic(control1: point(1, 1.08), control2: point(0.14, 1.08), to: point(0, 0.82))
    case 6:
      path.move(to: point(0.92, 0.1))
      path.cubic(control1: point(0.62, -0.1), control2: point(0, 0), to: point(0, 0.56))
      path.line(to: point(0, 0.68))
      path.append(
        Path(
          roundedRect: Rect(x: 0, y: 0.4, width: 1, height: 0.6), radiusX: 0.5, radiusY: 0.3))
    case 7:
      path.move(to: point(-0.1, 0))
      path.line(to: point(1, 0))
      path.line(to: point(0.34, 1.12))
    case 8:
      path = Path(
        roundedRect: Rect(x: 0.06, y: 0, width: 0.88, height: 0.46), radiusX: 0.44, radiusY: 0.23)
      path.append(
        Path(
          roundedRect: Rect(x: 0, y: 0.46, width: 1, height: 0.54), radiusX: 0.5, radiusY: 0.27))
    default:
      path.move(to: point(0.08, 0.9))
      path.cubic(control1: point(0.38, 1.1), control2: point(1, 1), to: point(1, 0.44))
      path.line(to: point(1, 0.32))
      path.append(
        Path(
          roundedRect: Rect(x: 0, y: 0, width: 1, height: 0.6), radiusX: 0.5, radiusY: 0.3))
    }
    return path
  }
}
