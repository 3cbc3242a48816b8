import Paths
import Raster
import TestSupport
import Testing

/// Shapes with many edges in a row.
@Suite struct CrossingSweepTests {
  private func scribble(_ count: Int, seed: UInt64, side: Double, onGrid: Bool = false) -> [Point] {
    var random = SeededRandom(seed: seed)
    func coordinate() -> Double {
      let value = random.double(-side / 4...side * 5 / 4)
      return onGrid ? (value * 2).rounded() / 2 : value
    }
    return (0..<count).map { _ in Point(x: coordinate(), y: coordinate()) }
  }

  @Test(arguments: [false, true], FillRule.allCases)
  func `a scribble of many edges is exact`(onGrid: Bool, rule: FillRule) throws {
    var renderer = Renderer()
    let side = 4
    for seed in UInt64(0)..<3 {
      let points = scribble(70, seed: seed, side: Double(side), onGrid: onGrid)
      let mask = try renderer.mask(
        of: Path(polygon: points), rule: rule, width: side, height: side)
      let exact = CoverageOracle(contours: [points])
        .coverage(width: side, height: side, rule: rule)
      let worst = zip(mask.coverage, exact).map { abs(Double($0) - $1 * 255) }.max() ?? 0
      #expect(worst <= 0.51, "seed \(seed): \(worst) levels")
    }
  }

  @Test func `many edges that do not cross are exact`() throws {
    // A comb whose teeth are a fiftieth of a pixel wide, and a fan from one corner.
    let comb = (0..<200).map { index in
      Point(x: Double(index) / 50, y: index.isMultiple(of: 2) ? 0.5 : 2.75)
    }
    let fan = (0..<120).map { index in
      index.isMultiple(of: 3)
        ? Point(x: 1.3, y: 1.7) : Point(x: Double(index) / 30, y: 3.9 - Double(index % 7) / 10)
    }
    var renderer = Renderer()
    for contours in [[comb], [fan], [comb, fan]] {
      for rule in FillRule.allCases {
        var path = Path()
        for contour in contours { path.append(Path(polygon: contour)) }
        let mask = try renderer.mask(of: path, rule: rule, width: 4, height: 4)
        let exact = CoverageOracle(contours: contours).coverage(width: 4, height: 4, rule: rule)
        let worst = zip(mask.coverage, exact).map { abs(Double($0) - $1 * 255) }.max() ?? 0
        #expect(worst <= 0.51, "\(rule): \(worst) levels")
      }
    }
  }

  @Test(arguments: FillRule.allCases)
  func `a very long scribble is drawn, within a level`(rule: FillRule) throws {
    // About 70 crossings for each edge in a row: beyond what is followed.
    let points = scribble(900, seed: 1, side: 1)
    var renderer = Renderer()
    let mask = try renderer.mask(of: Path(polygon: points), rule: rule, width: 1, height: 1)
    let expected = SampledCoverage(width: 1, height: 1, lines: 4096).fill([points], rule: rule)
    #expect(abs(Double(mask.coverage[0]) - expected[0] * 255) <= 0.75)
  }

  @Test(arguments: FillRule.allCases)
  func `nearly level edges across a row are drawn, within a level`(rule: FillRule) throws {
    // Each edge crosses a third of the others.
    var random = SeededRandom(seed: 0)
    let points = (0..<500).map { index in
      Point(x: index.isMultiple(of: 2) ? -1.0 : 5, y: random.double(0.01...0.99))
    }
    var renderer = Renderer()
    let mask = try renderer.mask(of: Path(polygon: points), rule: rule, width: 4, height: 1)
    let expected = SampledCoverage(width: 4, height: 1, lines: 4096).fill([points], rule: rule)
    let worst = zip(mask.coverage, expected).map { abs(Double($0) - ($1 * 255).rounded()) }.max()
    #expect(try #require(worst) <= 1)
  }
}
