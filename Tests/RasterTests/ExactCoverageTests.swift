import Paths
import Raster
import TestSupport
import Testing

/// Polygons of every kind that is hard for a rasterizer.
enum HardPolygon: String, CaseIterable, Sendable {
  case triangle, star, sliver, nearAxis, doubled, nested, onGrid, outside, spiky

  func contours(seed: UInt64, side: Double) -> [[Point]] {
    var random = SeededRandom(seed: seed &* 31 &+ UInt64(Self.allCases.firstIndex(of: self) ?? 0))
    func point(_ low: Double = 0, _ high: Double? = nil) -> Point {
      Point(x: random.double(low...(high ?? side)), y: random.double(low...(high ?? side)))
    }
    switch self {
    case .triangle: return [[point(), point(), point()]]
    case .star: return [(0..<random.int(5...11)).map { _ in point() }]
    case .sliver:
      let (a, b) = (point(), point())
      let shift = Vector(dx: random.double(-0.4...0.4), dy: random.double(-0.4...0.4))
      return [[a, b, b + shift, a + shift]]
    case .nearAxis:
      let (x, y) = (random.double(1...side / 3), random.double(1...side / 3))
      let (w, h) = (random.double(1...side / 2), random.double(1...side / 2))
      let tilt = random.double(-0.5...0.5)
      return [
        [
          Point(x: x, y: y), Point(x: x + w, y: y + tilt), Point(x: x + w - tilt, y: y + h),
          Point(x: x - tilt, y: y + h + tilt),
        ]
      ]
    case .doubled:
      let corners = (0..<random.int(3...6)).map { _ in point() }
      return [
        corners, random.int(0...1) == 0 ? corners : corners.reversed(),
        [point(), point(), point()],
      ]
    case .nested:
      return (0..<random.int(2...5)).map { _ in (0..<random.int(3...5)).map { _ in point() } }
    case .onGrid:
      return (0..<random.int(1...3)).map { _ in
        (0..<random.int(3...7)).map { _ in
          Point(
            x: Double(random.int(0...Int(side * 2))) / 2,
            y: Double(random.int(0...Int(side * 2))) / 2)
        }
      }
    case .outside: return [(0..<random.int(3...8)).map { _ in point(-3 * side, 4 * side) }]
    case .spiky:
      return [(0..<40).map { _ in point(side / 3, side / 2) }]
    }
  }
}

@Suite struct ExactCoverageTests {
  static let cases: [(HardPolygon, UInt64)] = HardPolygon.allCases.flatMap { kind in
    (0..<12).map { (kind, $0) }
  }

  @Test(arguments: cases)
  func `each pixel is its exact area, correctly rounded`(kind: HardPolygon, batch: UInt64) throws {
    var renderer = Renderer()
    let side = 16
    for seed in batch * 94..<(batch + 1) * 94 {
      let contours = kind.contours(seed: seed, side: Double(side))
      var path = Path()
      for contour in contours { path.append(Path(polygon: contour)) }
      for rule in FillRule.allCases {
        let mask = try renderer.mask(of: path, rule: rule, width: side, height: side)
        let exact = CoverageOracle(contours: contours)
          .coverage(width: side, height: side, rule: rule)
        let worst = zip(mask.coverage, exact).map { abs(Double($0) - $1 * 255) }.max() ?? 0
        #expect(worst <= 0.51, "\(kind) seed \(seed) \(rule): \(worst) levels")
      }
    }
  }
}
