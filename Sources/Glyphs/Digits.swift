import Paths

/// Digits drawn as lines, for numbers within glyphs.
struct Digits {
  /// The height of a digit, its line included.
  let height: Double

  private var stroke: Double { height * 0.17 }
  private var width: Double { height * 0.56 }
  private var gap: Double { height * 0.14 }

  /// A number of one or two digits, centered.
  func items(for number: Int, center: Point) -> [Drawing.Item] {
    let digits = String(number).compactMap(\.wholeNumberValue)
    let total = Double(digits.count) * width + Double(digits.count - 1) * gap
    let narrow = digits.count > 1 ? 0.72 : 1
    return digits.enumerated().map { place, digit in
      let left = (Double(place) * (width + gap) - total / 2) * narrow
      let frame = Transform(
        a: (width - stroke) * narrow, b: 0, c: 0, d: height - stroke,
        tx: center.x + left + stroke / 2 * narrow, ty: center.y - height / 2 + stroke / 2)
      let outline = try? Stroke(width: stroke, cap: .butt, join: .round)
      return .shape(
        Drawing.Shape(
          path: Self.path(of: digit).transformed(by: frame), stroke: outline,
          label: ArrowPen.Role.lit.rawValue))
    }
  }

  /// The center line of a digit in a unit square.
  private static func path(of digit: Int) -> Path {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = Path()
    switch digit {
    case 0: path = Path(ellipseAt: point(0.5, 0.5), radiusX: 0.5, radiusY: 0.5)
    case 1:
      path.move(to: point(0.12, 0.22))
      path.line(to: point(0.58, 0))
      path.line(to: point(0.58, 1))
    case 2:
      path.move(to: point(0.02, 0.24))
      path.cubic(control1: point(0.1, -0.08), control2: point(1, -0.1), to: point(0.98, 0.3))
      path.cubic(control1: point(0.96, 0.55), control2: point(0.3, 0.7), to: point(0.02, 1))
      path.line(to: point(1, 1))
    case 3:
      path.move(to: point(0.02, 0.16))
      path.cubic(control1: point(0.2, -0.06), control2: point(0.95, -0.08), to: point(0.95, 0.24))
      path.cubic(control1: point(0.95, 0.44), control2: point(0.65, 0.47), to: point(0.4, 0.47))
      path.cubic(control1: point(0.7, 0.47), control2: point(1, 0.52), to: point(1, 0.73))
      path.cubic(control1: point(1, 1.08), control2: point(0.2, 1.08), to: point(0, 0.84))
    case 4:
      path.move(to: point(0.74, 1))
      path.line(to: point(0.74, 0))
      path.line(to: point(0, 0.7))
      path.line(to: point(1, 0.7))
    case 5:
      path.move(to: point(0.92, 0))
      path.line(to: point(0.14, 0))
      path.line(to: point(0.06, 0.46))
      path.cubic(control1: point(0.3, 0.34), control2: point(1, 0.3), to: point(1, 0.68))
      path.cubic(control1: point(1, 1.08), control2: point(0.2, 1.08), to: point(0, 0.84))
    case 6:
      path.move(to: point(0.9, 0.08))
      path.cubic(control1: point(0.5, -0.1), control2: point(0.02, 0.1), to: point(0.02, 0.66))
      path.append(Path(ellipseAt: point(0.5, 0.68), radiusX: 0.5, radiusY: 0.32))
    case 7:
      path.move(to: point(0, 0))
      path.line(to: point(1, 0))
      path.line(to: point(0.36, 1))
    case 8:
      path = Path(ellipseAt: point(0.5, 0.25), radiusX: 0.42, radiusY: 0.25)
      path.append(Path(ellipseAt: point(0.5, 0.74), radiusX: 0.5, radiusY: 0.26))
    default:
      path.move(to: point(0.1, 0.92))
      path.cubic(control1: point(0.5, 1.1), control2: point(0.98, 0.9), to: point(0.98, 0.34))
      path.append(Path(ellipseAt: point(0.5, 0.32), radiusX: 0.5, radiusY: 0.32))
    }
    return path
  }
}
