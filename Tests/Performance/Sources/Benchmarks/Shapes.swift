import Paths

/// The paths that are filled, in a square of 64 units; `peers.py` has the same.
enum Shapes {
  static let all = [("arrow", arrow), ("ring", ring), ("both", both)]

  private static var arrow: Path {
    var path = Path()
    path.move(to: Point(x: 28, y: 62))
    path.line(to: Point(x: 28, y: 40))
    path.cubic(
      control1: Point(x: 28, y: 20), control2: Point(x: 40, y: 20), to: Point(x: 48, y: 20))
    for (x, y) in [(48.0, 12.0), (62, 24), (48, 36), (48, 28)] { path.line(to: Point(x: x, y: y)) }
    path.cubic(
      control1: Point(x: 40, y: 28), control2: Point(x: 36, y: 28), to: Point(x: 36, y: 44))
    path.line(to: Point(x: 36, y: 62))
    path.close()
    return path
  }

  private static var ring: Path {
    var path = Path(circleAt: Point(x: 32, y: 30), radius: 16)
    path.append(Path(circleAt: Point(x: 32, y: 30), radius: 10).reversed())
    return path
  }

  private static var both: Path {
    var path = ring
    path.append(arrow)
    return path
  }
}
