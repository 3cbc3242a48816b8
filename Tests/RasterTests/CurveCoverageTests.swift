import Paths
import Raster
import TestSupport
import Testing

/// Curves and strokes against samples that share no code with the product: no pixel is off by more
/// than 1.5 levels, and those that a shape covers in part by no more than 0.35 on average.
@Suite struct CurveCoverageTests {
  private static let side = 20
  private let reference = SampledCoverage(width: side, height: side)

  /// The errors of all shapes of a test, in levels.
  private struct Tally {
    var sum = 0.0
    var count = 0

    mutating func add(_ mask: Mask, _ expected: [Double], _ name: String) {
      for (pixel, (level, share)) in zip(mask.coverage, expected).enumerated() {
        let error = abs(Double(level) - share * 255)
        let (x, y) = (pixel % CurveCoverageTests.side, pixel / CurveCoverageTests.side)
        #expect(error <= 1.5, "\(name), pixel \(x), \(y)")
        guard level > 0, level < 255 else { continue }
        sum += error
        count += 1
      }
    }

    func check() {
      #expect(count > 300)
      #expect(sum / Double(count) <= 0.35)
    }
  }

  @Test func `a filled curve covers what samples say`() throws {
    var tally = Tally()
    var renderer = Renderer()
    for seed in UInt64(0)..<40 {
      var random = SeededRandom(seed: seed)
      func point() -> Point { Point(x: random.double(-3...23), y: random.double(-3...23)) }
      var path = Path()
      for _ in 0..<random.int(1...2) {
        path.move(to: point())
        for _ in 0..<random.int(1...3) {
          if random.int(0...1) == 0 {
            path.quad(control: point(), to: point())
          } else {
            path.cubic(control1: point(), control2: point(), to: point())
          }
        }
        path.close()
      }
      let contours = SampledCoverage.contours(of: path)
      for rule in FillRule.allCases {
        let mask = try renderer.mask(of: path, rule: rule, width: Self.side, height: Self.side)
        tally.add(mask, reference.fill(contours, rule: rule), "seed \(seed) \(rule)")
      }
    }
    tally.check()
  }

  @Test func `a circle covers what samples say`() throws {
    var tally = Tally()
    var renderer = Renderer()
    for radius in [0.6, 2, 3, 5, 6, 7, 8, 9, 40, 200, 1000] {
      for shift in [0.0, 0.37, 0.71] {
        // A large one shows its right side.
        let center = Point(x: 10 + shift - max(0, radius - 8), y: 10 - shift)
        let path = Path(circleAt: center, radius: radius)
        let mask = try renderer.mask(of: path, rule: .nonZero, width: Self.side, height: Self.side)
        let disc = SampledCoverage.Piece.disc(center: center, radius: radius)
        tally.add(mask, reference.union([disc]), "radius \(radius), shift \(shift)")
      }
    }
    tally.check()
  }

  @Test(arguments: Stroke.Join.allCases, Stroke.Cap.allCases)
  func `the stroke of a corner covers what samples say`(
    join: Stroke.Join, cap: Stroke.Cap
  ) throws {
    var tally = Tally()
    var renderer = Renderer()
    for seed in UInt64(0)..<8 {
      var random = SeededRandom(seed: seed &+ 77)
      let isClosed = random.int(0...2) == 0
      var points: [Point] = []
      while points.count < 4 {
        let next = Point(x: random.double(2...18), y: random.double(2...18))
        if points.allSatisfy({ abs($0.x - next.x) + abs($0.y - next.y) > 4 }) {
          points.append(next)
        }
      }
      let stroke = try Stroke(width: random.double(0.3...3.5), cap: cap, join: join)
      var path = Path()
      path.move(to: points[0])
      for point in points.dropFirst() { path.line(to: point) }
      if isClosed { path.close() }
      let mask = try renderer.mask(of: stroke, along: path, width: Self.side, height: Self.side)
      let pieces = SampledCoverage.pieces(
        of: [points], closed: isClosed, corners: [Set(0..<4)], stroke: stroke)
      tally.add(mask, reference.union(pieces), "seed \(seed)")
    }
    tally.check()
  }

  @Test(arguments: Stroke.Cap.allCases)
  func `the stroke of a curve covers what samples say`(cap: Stroke.Cap) throws {
    var tally = Tally()
    var renderer = Renderer()
    for seed in UInt64(0)..<12 {
      var random = SeededRandom(seed: seed &+ 500)
      func point() -> Point { Point(x: random.double(2...18), y: random.double(2...18)) }
      var path = Path()
      path.move(to: point())
      if seed % 2 == 0 {
        path.quad(control: point(), to: point())
      } else {
        path.cubic(control1: point(), control2: point(), to: point())
      }
      let stroke = try Stroke(width: random.double(0.3...6), cap: cap, join: .round)
      let mask = try renderer.mask(of: stroke, along: path, width: Self.side, height: Self.side)
      let pieces = SampledCoverage.pieces(
        of: SampledCoverage.contours(of: path), closed: false, corners: [[]], stroke: stroke)
      tally.add(mask, reference.union(pieces), "seed \(seed)")
    }
    tally.check()
  }
}
