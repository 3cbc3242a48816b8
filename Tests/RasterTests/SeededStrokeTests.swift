import Foundation
import Paths
import Raster
import TestSupport
import Testing

/// Strokes that are hard to draw, against samples that share no code with the product.
///
/// No pixel is off by more than 1.5 levels.
///
/// `FINGERPOST_STROKES` sets how many are drawn of each kind; 1,250 take two minutes when built for
/// release.
@Suite struct SeededStrokeTests {
  static let count =
    ProcessInfo.processInfo.environment["FINGERPOST_STROKES"].flatMap { UInt64($0) } ?? 3
  private static let side = 10

  @Test(arguments: SeededStroke.Kind.allCases)
  func `a hard stroke is drawn, and covers what samples say`(kind: SeededStroke.Kind) throws {
    var renderer = Renderer()
    var largest = (error: 0.0, seed: UInt64(0))
    for seed in 0..<Self.count {
      let error = try Self.error(of: kind, seed: seed, &renderer)
      if error > largest.error { largest = (error, seed) }
    }
    #expect(largest.error <= 1.5, "\(kind) seed \(largest.seed): \(largest.error) levels")
    if Self.count > 100 {
      print("\(kind): at most \(largest.error) levels off, in seed \(largest.seed)")
    }
  }

  /// Caps at bends smaller than the tolerance, and a cusp.
  static let found: [(SeededStroke.Kind, UInt64)] = [(.hook, 190), (.hook, 223), (.cusp, 274)]

  @Test(arguments: found)
  func `strokes that were once drawn wrong are right`(kind: SeededStroke.Kind, seed: UInt64) throws
  {
    var renderer = Renderer()
    #expect(try Self.error(of: kind, seed: seed, &renderer) <= 1.5)
  }

  /// The error of the worst pixel in levels.
  private static func error(
    of kind: SeededStroke.Kind, seed: UInt64, _ renderer: inout Renderer
  ) throws -> Double {
    let hard = try SeededStroke(kind, seed: seed, side: Double(side))
    let mask = try renderer.mask(of: hard.stroke, along: hard.path, width: side, height: side)
    func errors(lines: Int, in rows: Set<Int>) -> [(row: Int, error: Double)] {
      let samples = SampledCoverage(width: side, height: side, lines: lines)
      let shares = samples.union(hard.pieces, in: rows)
      return zip(mask.coverage, shares).enumerated().map { pixel, pair in
        (pixel / side, abs(Double(pair.0) - pair.1 * 255))
      }.filter { rows.contains($0.row) }
    }
    // Samples are wrong by up to a level themselves where edges are nearly level.
    let coarse = errors(lines: 128, in: Set(0..<side))
    let doubtful = Set(coarse.filter { $0.error > 1 }.map(\.row))
    let fine = doubtful.isEmpty ? [] : errors(lines: 1024, in: doubtful)
    return (coarse.filter { !doubtful.contains($0.row) } + fine).map(\.error).max() ?? 0
  }

  /// An open and a closed line that bend far within the width, and turn back.
  static let strokes: [(String, Double, [Point])] = [
    ("tight ends", 20, [(20, 160), (20.1, 160), (160, 20), (160.1, 20)]),
    ("a line back and forth", 40, [(20, 100), (180, 100), (20, 100), (180, 100)]),
    ("a cusp", 60, [(20, 20), (200, 200), (20, 200), (180, 20)]),
  ].map { ($0.0, $0.1, $0.2.map { Point(x: $0.0, y: $0.1) }) }

  @Test(arguments: strokes, [24, 200])
  func `a wide stroke along a tight bend takes few lines`(
    test: (name: String, width: Double, points: [Point]), size: Int
  ) throws {
    var path = Path()
    path.move(to: test.points[0])
    path.cubic(control1: test.points[1], control2: test.points[2], to: test.points[3])
    var renderer = Renderer()
    let mask = try renderer.mask(
      of: Stroke(width: test.width), along: path,
      transform: .scale(x: Double(size) / 200, y: Double(size) / 200), width: size, height: size)
    #expect(mask.coverage.contains(255))
    var outline = Polylines()
    try path.addOutline(of: Stroke(width: test.width), tolerance: 1.0 / 512, to: &outline)
    #expect(outline.points.count < 2000)
  }
}
