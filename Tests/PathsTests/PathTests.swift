import TestSupport
import Testing

@testable import Paths

@Suite struct PathTests {
  /// The area that flattened contours enclose, by the shoelace formula.
  private func area(_ path: Path, tolerance: Double = 1e-4) throws -> Double {
    var lines = Polylines()
    try path.flatten(tolerance: FlatteningTolerance(distance: tolerance), into: &lines)
    return lines.signedArea
  }

  @Test func `a circle has the area of a circle`() throws {
    // Eight cubics keep within 4·10⁻⁶ of the radius.
    let circle = Path(circleAt: Point(x: 3, y: -2), radius: 10)
    #expect(abs(try area(circle) - .pi * 100) < 3e-3)
  }

  @Test func `flattening keeps the area of curves even at a coarse tolerance`() throws {
    let circle = Path(circleAt: Point(x: 0, y: 0), radius: 10)
    // Inscribed chords of this tolerance would lose 1.3.
    #expect(abs(try area(circle, tolerance: 0.03) - .pi * 100) < 0.03)
  }

  @Test func `a rounded rectangle lacks its corners`() throws {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 20, height: 10), radiusX: 3, radiusY: 2)
    #expect(abs(try area(path) - (200 - (4 - .pi) * 6)) < 1e-3)
  }

  @Test(arguments: [true, false], [true, false])
  func `an arc by end point lies on its ellipse and goes the right way round`(
    isLarge: Bool, isClockwise: Bool
  ) throws {
    let (start, end) = (Point(x: 1, y: 2), Point(x: 4, y: 3))
    var path = Path()
    path.move(to: start)
    path.ellipticalArc(
      to: end, radiusX: 3, radiusY: 2, rotation: Angle(degrees: 25), isLarge: isLarge,
      isClockwise: isClockwise)
    #expect(path.currentPoint == end)
    path.close()
    // The segment's area tells large from small, and its sign the way round.
    var other = Path()
    other.move(to: start)
    other.ellipticalArc(
      to: end, radiusX: 3, radiusY: 2, rotation: Angle(degrees: 25), isLarge: !isLarge,
      isClockwise: !isClockwise)
    other.close()
    let (first, second) = (try area(path), try area(other))
    #expect((first > 0) == isClockwise)
    #expect((first.magnitude > second.magnitude) == isLarge)
    // Together the two make up the ellipse.
    #expect(abs(first.magnitude + second.magnitude - .pi * 6) < 1e-3)
  }

  @Test func `radii too small are scaled up to reach the end`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.ellipticalArc(
      to: Point(x: 10, y: 0), radiusX: 1, radiusY: 1, rotation: Angle(degrees: 0),
      isLarge: false, isClockwise: true)
    let bounds = path.controlBounds
    #expect(abs((bounds?.height ?? 0) - 5) < 0.01)
  }

  @Test func `reversing once changes only the direction, and twice nothing`() throws {
    var path = Path(circleAt: Point(x: 5, y: 5), radius: 4)
    path.move(to: Point(x: 1, y: 1))
    path.line(to: Point(x: 2, y: 5))
    path.quad(control: Point(x: 8, y: 8), to: Point(x: 9, y: 1))
    #expect(path.reversed().reversed() == path)
    #expect(abs(try area(path) + area(path.reversed())) < 1e-9)
  }

  @Test(arguments: [(Double.nan, -0x1p200), (.infinity, 0x1p200), (-1e305, -0x1p200), (1e30, 1e30)])
  func `a path has only finite points, however they are added`(value: Double, held: Double) throws {
    let (given, expected) = (Point(x: value, y: 1), Point(x: held, y: 1))
    var path = Path()
    path.move(to: given)
    path.line(to: given)
    path.quad(control: given, to: given)
    path.cubic(control1: given, control2: given, to: given)
    path.ellipticalArc(
      to: Point(x: 1, y: value), radiusX: value, radiusY: 2, rotation: Angle(degrees: 0),
      isLarge: true, isClockwise: true)
    path.append(Path(circleAt: given, radius: value))
    path = path.transformed(by: .scale(x: 1, y: value)).transformed(by: .scale(x: 1, y: 0))
    #expect(path.elements.first == .move(to: Point(x: expected.x, y: 0)))
    path.append(path.reversed())
    path.replaceEnd(with: given)
    #expect(path.currentPoint == expected)
    let points = path.elements.flatMap(\.points)
    #expect(points.allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= 0x1p200 })
    var lines = Polylines()
    try path.flatten(
      transform: Transform.scale(x: value, y: 1e300),
      tolerance: FlatteningTolerance(distance: 0.01), visible: Rect(.zero, Point(x: 9, y: 9)),
      into: &lines)
    #expect(lines.points.allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= 0x1p200 })
  }

  @Test func `a huge curve costs little where it cannot be seen`() throws {
    var path = Path()
    path.move(to: Point(x: -1e9, y: 5))
    path.cubic(
      control1: Point(x: 1e9, y: -1e9), control2: Point(x: -1e9, y: 2e9),
      to: Point(x: 1e9, y: 5))
    var lines = Polylines()
    try path.flatten(
      tolerance: FlatteningTolerance(distance: 1.0 / 256),
      visible: Rect(x: 0, y: 0, width: 64, height: 64), into: &lines)
    #expect(lines.points.count < 100_000)
  }
}
